"""What everybody may look up at any time."""
