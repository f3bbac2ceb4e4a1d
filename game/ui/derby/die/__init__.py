"""The ten-sided die."""
