"""How the events of the race are shown at its table: one function each."""
