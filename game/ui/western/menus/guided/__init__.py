"""The guided first game of Western."""
