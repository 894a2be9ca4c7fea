"""Widgets, models, colours and words that know no subject of the window."""
