"""Free duels, also of a bot that shoots as the player does."""
