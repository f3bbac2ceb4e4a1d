"""What tells the levels apart, and what tempers make of them."""

from __future__ import annotations

from typing import NamedTuple


class Skill(NamedTuple):
    """What a level can do."""

    weighs: bool  # by races run in its head; else by rules of thumb
    wins: bool  # for the chance to win; else for its own chips
    races: int  # how many it runs in its head
    rivalry: float  # how much of a chip the others' chips count against it on the slate, together
    apart: float  # what a chip loses where all others have bet as much: that brings nobody ahead
    noise: float  # how much worse a choice may be that it still makes: of its worth's spread


SKILLS = {
    "greenhorn": Skill(weighs=False, wins=False, races=0, rivalry=0.0, apart=0.0, noise=0.25),
    "ranger": Skill(weighs=True, wins=False, races=64, rivalry=0.5, apart=2.5, noise=0.08),
    "gunslinger": Skill(weighs=True, wins=True, races=256, rivalry=1.0, apart=0.0, noise=0.004),
}


class Leaning(NamedTuple):
    """What a temper adds to what something is worth, as it feels it: in chips."""

    long_shot: float = 0.0  # to a bet, for each row of its odds
    push: float = 0.0  # to a push
    spite: float = 0.0  # to a card on a rival's horse


# Weighed with the level: a gunslinger's temper hardly shows in what it does.
LEANINGS = {
    "bold": Leaning(long_shot=0.3, push=0.5),
    "careful": Leaning(long_shot=-0.3, push=-0.5),
    "honest": Leaning(spite=-0.5),
    "sly": Leaning(long_shot=0.1, spite=0.5),
}
TEMPER_SHOWS = {"greenhorn": 1.0, "ranger": 0.5, "gunslinger": 0.1}
