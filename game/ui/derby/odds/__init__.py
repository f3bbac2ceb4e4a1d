"""How the odds went, card by card."""
