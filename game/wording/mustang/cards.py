"""The cards of the deck, and the sets that are played from them."""

from __future__ import annotations

from game.i18n import mark

COWBOY = "cowboy"

# The suits of the cards are the coats of the mustangs.
CARDS = {
    "bay": mark("%(value)d of bays"),
    "chestnut": mark("%(value)d of chestnuts"),
    "palomino": mark("%(value)d of palominos"),
    "grey": mark("%(value)d of greys"),
    "pinto": mark("%(value)d of pintos"),
}
CARDS_IN_A_SENTENCE = {
    "bay": mark("the %(value)d of bays"),
    "chestnut": mark("the %(value)d of chestnuts"),
    "palomino": mark("the %(value)d of palominos"),
    "grey": mark("the %(value)d of greys"),
    "pinto": mark("the %(value)d of pintos"),
}
SETS = {
    "pair": mark("Pair"),
    "three": mark("Three"),
    "four": mark("Four"),
    "run": mark("Royal run"),
}
# What each of them is made of, as a part of a sentence.
SETS_EXPLAINED = {
    "pair": mark("two cards of the same value"),
    "three": mark("three cards of the same value"),
    "four": mark("four cards of the same value"),
    "run": mark("five values in a row in one coat"),
}
SETS_IN_A_SENTENCE = {
    "pair": mark("a pair of %(value)ds"),
    "three": mark("three %(value)ds"),
    "four": mark("four %(value)ds"),
    # Translators: the value of its highest card, from 5 to 8.
    "run": mark("a royal run up to %(value)d"),
}
