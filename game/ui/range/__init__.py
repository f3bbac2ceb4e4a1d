"""The practice range in the window: shoot as often as you like, and see what your hand does."""
