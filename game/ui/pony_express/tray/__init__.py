"""The felt on which the dice lie."""
