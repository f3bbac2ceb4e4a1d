"""The parts of the race's table, each of which knows its context alone."""
