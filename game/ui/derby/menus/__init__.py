"""The derby's own menus: its options, its booklet, its guided game and its end."""
