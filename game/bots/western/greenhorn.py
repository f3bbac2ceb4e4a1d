"""A greenhorn's rules of thumb: take what brings most money now, and counter what can be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.bots.choice import pick
from game.bots.western import effects
from game.bots.western.gunfight import mean_gain
from game.bots.western.situation import POT, Situation
from game.bots.western.weighing import Laid, laid
from game.engine.draws import Draws
from game.engine.requests import Decision
from game.rules.western.cards import ATTACKS
from game.rules.western.ladder import rank

FEELING = 1000  # thousands that a whole chance to win feels like, for what a temper leans to
SPITE = 0.1  # thousands of joy for each thousand that somebody else loses
OF_THE_POT = (
    0.15,
    0.3,
    0.45,
    0.65,
    0.75,
    0.85,
)  # what a combination seems to bring, the weakest first
SOMETHING = 8  # thousands that anything with an effect seems worth
BETTER_KEPT = {"joker": 9.0, "dog": 8.0, "dancer": 8.0, "hat": 4.0, "train": 6.0, "cake": 2.0}


def choose_play(here: Situation, request: Decision[Any], draws: Draws) -> Any:
    options = []
    for option in request.options(here.me):
        if option.discard is not None:
            felt = -10.0 - BETTER_KEPT.get(option.discard, 5.0)
        else:
            play = laid(here, option.cards, option.target)
            felt = FELT[play.card](here, play) - 2.0 * len(play.cards)
        options.append((option, felt))
    return pick(options, here.skill.noise, draws)


def _attack(here: Situation, play: Laid) -> float:
    mine, theirs = here.money[here.me], here.money[play.target]
    gain = mean_gain(here.view.times[play.card], mine, theirs)
    return 1.5 * gain + FEELING * here.leaning.attack


def _owed(here: Situation, play: Laid) -> float:
    return float(min(effects.owed(play.cards), here.money[play.target]))


def _give_it_back(here: Situation, play: Laid) -> float:
    return float(here.view.taken[play.target][here.me])


def _everybody_gives(here: Situation, play: Laid) -> float:
    return float(effects.given_by_all(here, here.me)[here.me] - here.money[here.me])


def _give_to_all(here: Situation, play: Laid) -> float:
    purses = effects.given_to_all(here, here.me, play.target)
    lost = here.money[play.target] - purses[play.target]
    return purses[here.me] - here.money[here.me] + SPITE * lost


def _indians(here: Situation, play: Laid) -> float:
    return SPITE * here.money[play.target]


def _saloon(here: Situation, play: Laid) -> float:
    """More kinds than cards can be doubles: it looks at its own hand alone."""
    kinds = len(set(play.kept)) / max(len(play.kept), 1)
    won, lost = here.money[play.target], here.money[here.me]
    return kinds * won - (1.0 - kinds) * lost - 0.4 * lost + FEELING * here.leaning.gamble


def _levy(here: Situation, play: Laid) -> float:
    return float(effects.levied(here)[here.me] - here.money[here.me])


def _hands_up(here: Situation, play: Laid) -> float:
    purses = effects.searched(here)
    return SPITE * (purses[POT] - here.pot)


def _something(here: Situation, play: Laid) -> float:
    return float(SOMETHING)


def _sheriff(here: Situation, play: Laid) -> float:
    return SOMETHING * here.money[here.me] / here.goal * 3 + FEELING * here.leaning.shield


def _train(here: Situation, play: Laid) -> float:
    place = rank(play.cards[1:]) or 0
    return OF_THE_POT[place] * here.pot + FEELING * here.leaning.gamble


FELT: dict[str, Callable[[Situation, Laid], float]] = {
    **dict.fromkeys(ATTACKS, _attack),
    "indians": _indians,
    "saloon": _saloon,
    "pay-me": _owed,
    "cowboy": _owed,
    "everybody-gives": _everybody_gives,
    "give-to-all": _give_to_all,
    "give-it-back": _give_it_back,
    "levy": _levy,
    "hands-up": _hands_up,
    "whisky": _something,
    "horse": _something,
    "train": _train,
    "sheriff": _sheriff,
}


def counter(here: Situation, request: Decision[Any], draws: Draws) -> Any:
    """With whatever helps."""
    return _first(here, request)


def stop_sheriff(here: Situation, request: Decision[Any], draws: Draws) -> None:
    """What another does to be safe is no concern."""


def ladder(here: Situation, request: Decision[Any], draws: Draws) -> Any:
    """The lowest that beats what lies there."""
    return _first(here, request)


def _first(here: Situation, request: Decision[Any]) -> Any:
    return next((option for option in request.options(here.me) if option is not None), None)
