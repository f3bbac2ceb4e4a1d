"""The games there are: each declared once, in a package of its own."""
