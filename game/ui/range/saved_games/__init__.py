"""Shots of games that were saved, to be taken again."""
