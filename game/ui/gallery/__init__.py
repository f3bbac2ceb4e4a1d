"""`main.py gallery`: every widget, prompt and part of a table on its own, to be looked at.

For developers; the game itself never loads it. Its own words are English, what it shows speaks the
chosen language.
"""
