"""What may be chosen before a derby, as it reads wherever it is chosen or looked up."""

from __future__ import annotations

from typing import NamedTuple

from game.i18n import mark

FIRST_CARD, HARD_RIDE, CHOOSE_TRACKS = "first-card", "hard-ride", "choose-tracks"


class Variant(NamedTuple):
    name: str
    text: str


# How a horse gets its first card, which sets its odds: by the option's value.
FIRST_CARDS = (
    Variant(
        mark("In order"),
        mark("Black 9 to 3, from Brown to Green: Brown begins as the favourite."),
    ),
    Variant(
        mark("Turned up"),
        mark("The cards are shuffled, and one is turned up for each horse."),
    ),
    Variant(
        mark("Chosen"),
        mark("In turn everybody gives a horse its first card, the bookmaker first."),
    ),
    Variant(
        mark("Played"),
        mark("All cards are dealt: the first one played on a horse sets its odds."),
    ),
)
SWITCHES = {
    HARD_RIDE: Variant(
        mark("Hard ride"),
        mark("Every square must be rolled for; starting on the card's colour doubles the move."),
    ),
    CHOOSE_TRACKS: Variant(
        mark("Choose the tracks"),
        mark("Riders choose their tracks, the favourite's rider first."),
    ),
}
