"""Western's own menus: its booklet, its guided game and its end."""
