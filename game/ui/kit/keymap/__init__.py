"""What every key does: commands by name, the keys that give them, and how those keys are called."""
