"""The 21 kinds of card: what they are called, and what stands on a small card."""

from __future__ import annotations

from typing import Literal

from game.i18n import mark
from game.rules.western.cards import Reach

Frame = Literal["red", "green", "brown", "blue"]

# Translators: names of cards, of at most 11 letters. They are put into sentences as they are,
# without an article ("Ann plays Ambush 2 against Bob."), so a name may bring one of its own.
NAMES = {
    "attack-1": mark("Ambush 1"),
    "attack-2": mark("Ambush 2"),
    "attack-3": mark("Ambush 3"),
    "indians": mark("Raid"),
    "saloon": mark("All In"),
    "pay-me": mark("The Debt"),
    "cowboy": mark("Outlaw"),
    "everybody-gives": mark("Whip-Round"),
    "give-to-all": mark("Largesse"),
    "give-it-back": mark("Refund"),
    "levy": mark("Tithe"),
    "hands-up": mark("Shakedown"),
    "whisky": mark("Moonshine"),
    "horse": mark("Bronco"),
    "train": mark("Gold Train"),
    "sheriff": mark("Marshal"),
    "dog": mark("Guard Dog"),
    "dancer": mark("Can-Can"),
    "cake": mark("Sweet Treat"),
    "joker": mark("Jester"),
    "hat": mark("Ten-Gallon"),
}

# The effect on a small card: two lines of at most 12 letters each, in every language.
EFFECTS = {
    # Translators: two lines of at most 12 letters each; %(money)s is 10k to 30k.
    "attack-1": mark("1 gun:\ndie × %(money)s"),
    # Translators: two lines of at most 12 letters each; %(money)s is 10k to 30k.
    "attack-2": mark("2 guns:\ndie × %(money)s"),
    # Translators: two lines of at most 12 letters each; %(money)s is 10k to 30k.
    "attack-3": mark("3 guns:\ndie × %(money)s"),
    # Translators: two lines of at most 12 letters each; the box is the cash box.
    "indians": mark("all money\nto the box"),
    # Translators: two lines of at most 12 letters each; who shows the most kinds of card.
    "saloon": mark("most kinds\nwin it all"),
    # Translators: two lines of at most 12 letters each; from the next player.
    "pay-me": mark("+%(pay_me)s from\nthe next"),
    # Translators: two lines of at most 12 letters each; for one, two and three of them.
    "cowboy": mark("%(one)s, %(two)s\nor %(three)s"),
    # Translators: two lines of at most 12 letters each; from each other player.
    "everybody-gives": mark("+%(everybody_gives)s from\neach"),
    # Translators: two lines of at most 12 letters each; one player pays each other one.
    "give-to-all": mark("one pays\neach %(give_to_all)s"),
    # Translators: two lines of at most 12 letters each.
    "give-it-back": mark("get back\nyour money"),
    # Translators: two lines of at most 12 letters each; the box is the cash box.
    "levy": mark("+%(levy)s from\nthe box"),
    # Translators: two lines of at most 12 letters each; who has no such card pays.
    "hands-up": mark("no Bronco,\nno hat: pay"),
    # Translators: two lines of at most 12 letters each; the direction of play turns.
    "whisky": mark("turns play,\n+1 card"),
    # Translators: two lines of at most 12 letters each; the next player misses a turn.
    "horse": mark("next player\nsits out"),
    # Translators: two lines of at most 12 letters each; the box is the cash box.
    "train": mark("play for\nthe box"),
    # Translators: two lines of at most 12 letters each.
    "sheriff": mark("safe for\none round"),
    # Translators: two lines of at most 12 letters each.
    "dog": mark("no ambush,\n+%(dog)s"),
    # Translators: two lines of at most 12 letters each; the box is the cash box.
    "dancer": mark("no ambush,\nbox +%(dancer)s"),
    # Translators: two lines of at most 12 letters each; it stops a Guard Dog and a Can-Can.
    "cake": mark("no Dog,\nno Can-Can"),
    # Translators: two lines of at most 12 letters each.
    "joker": mark("stops\none card"),
    # Translators: two lines of at most 12 letters each.
    "hat": mark("stops and\ntakes a card"),
}
# Translators: two lines of at most 12 letters each; the direction of play turns.
WHISKY_ALONE = mark("the other\nway round")

FRAMES: dict[str, Frame] = {
    **dict.fromkeys(("attack-1", "attack-2", "attack-3", "indians", "saloon"), "red"),
    **dict.fromkeys(("pay-me", "cowboy", "everybody-gives", "give-to-all"), "green"),
    **dict.fromkeys(("give-it-back", "levy", "hands-up"), "green"),
    **dict.fromkeys(("whisky", "horse", "train"), "brown"),
    **dict.fromkeys(("sheriff", "dog", "dancer", "cake", "joker", "hat"), "blue"),
}
GROUPS: dict[Frame, str] = {
    "red": mark("Attacks"),
    "green": mark("Money"),
    "brown": mark("Surprises"),
    "blue": mark("Protection"),
}

# Whom cards go to, by their reach.
AIMED_AT: dict[Reach, str] = {
    "chosen": mark("a player of your choice"),
    "next": mark("the next player"),
    "all": mark("all the others"),
    "nobody": mark("nobody"),
}
