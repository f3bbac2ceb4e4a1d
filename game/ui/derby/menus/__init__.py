"""The derby's own menus."""
