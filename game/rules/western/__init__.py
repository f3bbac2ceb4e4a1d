"""Western: get the money."""
