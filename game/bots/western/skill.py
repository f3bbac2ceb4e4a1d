"""What tells the levels apart, and what tempers make of them."""

from __future__ import annotations

from typing import NamedTuple


class Skill(NamedTuple):
    """What a level can do."""

    weighs: bool  # by chances to win: who is near the goal, what may be countered
    remembers: bool  # what others were seen to hold, and what they let pass
    wary: bool  # of a full cash box, by how likely others hold what wins it
    noise: float  # how much worse a choice may be that it still makes: in thousands, or in chances


SKILLS = {
    "greenhorn": Skill(weighs=False, remembers=False, wary=False, noise=4.0),
    "ranger": Skill(weighs=True, remembers=False, wary=False, noise=0.012),
    "gunslinger": Skill(weighs=True, remembers=True, wary=True, noise=0.0005),
}


class Leaning(NamedTuple):
    """What a temper adds to the chances to win, as it feels them."""

    attack: float = 0.0  # to an attack
    gamble: float = 0.0  # to a Saloon or a Train
    shield: float = 0.0  # to a Sheriff
    grudge: float = 0.0  # to what hits the one who took most from it


# Weighed with the level: a gunslinger's temper hardly shows in what it does.
LEANINGS = {
    "bold": Leaning(attack=0.010, gamble=0.010, shield=-0.006),
    "careful": Leaning(attack=-0.008, gamble=-0.010, shield=0.010),
    "honest": Leaning(attack=0.004, gamble=-0.004, grudge=0.010),
    "sly": Leaning(attack=-0.004, gamble=0.006, grudge=0.004),
}
TEMPER_SHOWS = {"greenhorn": 1.0, "ranger": 0.5, "gunslinger": 0.1}
