"""What tells the levels apart, and what tempers make of them."""

from __future__ import annotations

from typing import NamedTuple


class Skill(NamedTuple):
    """What a level can do."""

    weighs: bool  # by chances to win: what a hand may bring, what may be stolen, who is ahead
    reads: bool  # what others hold, from what they kept, drew, showed and left unanswered
    foresees: bool  # who may end the game before its next turn
    wary: float  # how often it reckons with thefts: the better the company, the oftener they are
    noise: float  # how much worse a choice may be that it still makes: in points, or in chances


SKILLS = {
    "greenhorn": Skill(weighs=False, reads=False, foresees=False, wary=0.0, noise=0.35),
    "ranger": Skill(weighs=True, reads=False, foresees=False, wary=1.0, noise=0.006),
    "gunslinger": Skill(weighs=True, reads=True, foresees=True, wary=4.0, noise=0.001),
}


class Leaning(NamedTuple):
    """What a temper adds to the chances to win, as it feels them."""

    steal: float = 0.0  # to every theft
    stable: float = 0.0  # to every mustang brought in
    pile: float = 0.0  # to every catch of a mustang that nobody has seen


# Weighed with the level: a gunslinger's temper hardly shows in what it does.
LEANINGS = {
    "bold": Leaning(steal=0.010, stable=-0.006, pile=0.004),
    "careful": Leaning(steal=-0.010, stable=0.008, pile=-0.004),
    "honest": Leaning(steal=-0.014),
    "sly": Leaning(steal=0.012, stable=0.003),
}
TEMPER_SHOWS = {"greenhorn": 1.0, "ranger": 0.5, "gunslinger": 0.1}
