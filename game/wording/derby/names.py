"""What the horses, the cards and the colours of the derby are called."""

from __future__ import annotations

from game.i18n import mark, mark_in_context

# Translators: the horses are called by their colours; each is a name, and never changes its form.
HORSES = {
    "brown": mark_in_context("name of a horse", "Brown"),
    "beige": mark_in_context("name of a horse", "Beige"),
    "yellow": mark_in_context("name of a horse", "Yellow"),
    "orange": mark_in_context("name of a horse", "Orange"),
    "red": mark_in_context("name of a horse", "Red"),
    "blue": mark_in_context("name of a horse", "Blue"),
    "green": mark_in_context("name of a horse", "Green"),
}
COLOURS = {
    "black": mark_in_context("colour of a card", "black"),
    "yellow": mark_in_context("colour of a card", "yellow"),
    "blue": mark_in_context("colour of a card", "blue"),
    "red": mark_in_context("colour of a card", "red"),
    "white": mark_in_context("colour of a card", "white"),
}
STAR = mark_in_context("a card of the derby", "Star")
STAR_IN_A_SENTENCE = mark_in_context("in a sentence", "a Star")
CARDS = {
    "black": mark("black %(value)d"),
    "yellow": mark("yellow %(value)d"),
    "blue": mark("blue %(value)d"),
    "red": mark("red %(value)d"),
}
CARDS_IN_A_SENTENCE = {
    "black": mark("a black %(value)d"),
    "yellow": mark("a yellow %(value)d"),
    "blue": mark("a blue %(value)d"),
    "red": mark("a red %(value)d"),
}
# Translators: the place of a horse in the race, as a short label.
PLACES = {
    1: mark_in_context("place in the race", "1st"),
    2: mark_in_context("place in the race", "2nd"),
    3: mark_in_context("place in the race", "3rd"),
}
# Translators: above or beside the cards that lie on the horses, next to "Odds" and "Bets".
CARDS_LAID = mark_in_context("on the slate", "Cards")
TOWN_NAME = "Sacramento"  # in every language
