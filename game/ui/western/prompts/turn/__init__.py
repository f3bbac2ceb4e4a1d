"""The question of the own turn."""
