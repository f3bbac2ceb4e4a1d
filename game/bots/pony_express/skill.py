"""What tells the levels apart, and what tempers make of them."""

from __future__ import annotations

from typing import NamedTuple


class Skill(NamedTuple):
    """What a level can do."""

    aim_error: float  # degrees, standard deviation
    hit: float  # its usual chance to hit in a duel, and what it expects of others
    figures: float  # how many of the three figures it usually fells
    far_sighted: bool  # weighs the whole race, not only the next space
    reads: bool  # judges an announcement by the dice shown and the manners of who makes it
    learns: bool  # also from what nobody looked at, and who accuses how readily
    noise: float  # how much worse, in chances to win, a choice may be that it still makes


SKILLS = {
    "greenhorn": Skill(3.5, 0.45, 1.0, False, False, False, 0.030),
    "ranger": Skill(2.5, 0.58, 1.4, True, True, False, 0.024),
    "gunslinger": Skill(1.5, 0.77, 1.75, True, True, True, 0.003),
}


class Leaning(NamedTuple):
    """What a temper adds to the chances to win, as it feels them."""

    bluff: float = 0.0  # to every lie
    accuse: float = 0.0  # to every accusation


# Weighed with the level: a gunslinger's temper hardly shows in what it does.
LEANINGS = {
    "bold": Leaning(bluff=0.008, accuse=0.010),
    "careful": Leaning(bluff=-0.008, accuse=-0.008),
    "honest": Leaning(bluff=-0.020),
    "sly": Leaning(bluff=0.012, accuse=-0.004),
}
TEMPER_SHOWS = {"greenhorn": 1.0, "ranger": 0.6, "gunslinger": 0.25}
