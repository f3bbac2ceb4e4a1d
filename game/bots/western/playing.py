"""What to do with one's turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.bots.western import greenhorn
from game.bots.western.situation import Situation
from game.bots.western.weighing import laid, weigh, weigh_discard
from game.engine.draws import Draws
from game.engine.requests import Decision
from game.rules.western.cards import ATTACKS

SLICE = 24  # plays weighed in a few milliseconds
GAMBLES = ("saloon", "train")


def choose_play(here: Situation, request: Decision[Any], draws: Draws) -> Iterator[Any]:
    """The play with the best chance to win; nobody picks on one who has nothing. In slices: None
    while thinking. Who is tired of a game that does not end takes what comes, as a greenhorn."""
    if draws.unit() < here.tired:
        yield greenhorn.choose_play(here, request, draws)
        return
    options = []
    for number, option in enumerate(request.options(here.me), 1):
        if option.discard is not None:
            options.append((option, weigh_discard(here, option.discard)))
        elif option.target is None or here.money[option.target]:
            play = laid(here, option.cards, option.target)
            chance = here.felt(weigh(here, play), _leaning(here, play.card, play.target))
            options.append((option, chance))
        if number % SLICE == 0:
            yield None
    yield here.best(options, draws)


def _leaning(here: Situation, card: str, target: int) -> float:
    """What a temper adds."""
    lean = here.leaning
    if card in ATTACKS:
        grudge = lean.grudge if here.view.taken[target][here.me] else 0.0
        return lean.attack + grudge
    if card in GAMBLES:
        return lean.gamble
    return lean.shield if card == "sheriff" else 0.0
