"""The window: everything that draws with pygame."""
