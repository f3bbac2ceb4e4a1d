"""What a command ends with, besides 0."""

BAD_INPUT = 2
