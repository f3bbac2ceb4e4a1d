"""What the menus show of Mustang alone."""
