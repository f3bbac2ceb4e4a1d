"""The guided first game of Mustang."""
