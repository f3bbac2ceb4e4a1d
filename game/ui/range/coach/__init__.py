"""The coach, who shows where a better shot was."""
