"""Western in the terminal."""
