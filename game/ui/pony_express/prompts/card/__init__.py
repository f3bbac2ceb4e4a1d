"""To play a card, and what it needs to know."""
