"""The games there are: each declared once, in one folder with what belongs to it alone."""
