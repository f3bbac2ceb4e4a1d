"""Small helps for words on the screen."""

from __future__ import annotations


def capital(text: str) -> str:
    """A label that begins a line."""
    return text[:1].upper() + text[1:]
