"""Shots that are shared as codes."""
