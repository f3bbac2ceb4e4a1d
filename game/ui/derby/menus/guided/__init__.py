"""The guided first game of the derby."""
