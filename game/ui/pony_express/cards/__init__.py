"""The cards of the race, one and many."""
