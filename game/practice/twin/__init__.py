"""A bot that shoots as the player does, and free duels against other bots."""
