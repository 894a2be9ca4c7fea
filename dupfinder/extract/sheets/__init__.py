"""Workbooks: the cells of their sheets as lines of text."""
