"""The round die."""
