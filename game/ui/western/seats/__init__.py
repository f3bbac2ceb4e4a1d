"""Where everybody sits."""
