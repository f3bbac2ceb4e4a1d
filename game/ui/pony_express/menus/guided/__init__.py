"""The guided first race."""
