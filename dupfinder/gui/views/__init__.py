"""The widgets that the window is composed of."""
