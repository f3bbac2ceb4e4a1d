"""Guided first games: the real table with a coach, whose card and arrow find their places."""
