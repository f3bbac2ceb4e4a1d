"""Bots for the derby."""
