"""A greenhorn's rules of thumb: high cards on the own horses, low ones on the others', and off."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.bots.choice import pick
from game.bots.derby.form import weights
from game.bots.derby.gait import after_sure
from game.bots.derby.situation import Situation
from game.engine.draws import Draws
from game.engine.requests import Decision
from game.rules.derby.cards import SPECIAL, VALUE
from game.rules.derby.course import DRAW_LEVEL, next_ahead
from game.rules.derby.paying import rider_of

MIDDLE = 5.0  # a card of this value helps as much as it hurts
USUAL_CARD = 1.6  # what a card adds to a horse's pace, on average
SURE_PUSH = {0: 7, 1: 8}  # pushes done: from this value on it goes on
GOOD_ODDS = 0.12  # what a row of longer odds adds to a bet, in cards' weights
LOYALTY = 0.5  # what a horse gains that it has bet on before
REINS = 1.0  # what a horse gains that the bet would let it ride, as things stand
CROWD = 0.08  # what a horse loses for each chip of another
HUNCH = 2.0  # bets are a matter of feeling, more than cards


def first_card(here: Situation, request: Decision[Any], draws: Draws) -> Any:
    """Nobody has a stake in anything yet: as it comes."""
    return draws.pick(request.options(here.me))


def bet(here: Situation, request: Decision[Any], draws: Draws) -> Any:
    """On a horse with better cards than others, and one with longer odds if that is equal."""
    options = []
    for horse in here.horses:
        felt = weights(horse.seen_cards, here.hard) - USUAL_CARD * len(horse.seen_cards)
        felt += (GOOD_ODDS + 0.1 * here.leaning.long_shot) * (horse.row or 0)
        mine = horse.bets[here.me]
        felt += LOYALTY * bool(mine) - CROWD * (sum(horse.bets) - mine)
        felt += REINS * _would_ride(here, horse.bets)
        options.append((horse.horse, felt))
    return pick(options, HUNCH * here.skill.noise, draws)


def _would_ride(here: Situation, bets: Sequence[int]) -> bool:
    """Whether my next stack gives me more chips on a horse than anybody else has."""
    stack = here.players[here.me].stacks[0]
    after = [chips + stack * (seat == here.me) for seat, chips in enumerate(bets)]
    return rider_of(after) == here.me


def play_card(here: Situation, request: Decision[Any], draws: Draws) -> Any:
    """What is high helps my horses most, what is low hurts the others'."""
    options = []
    for laying in request.options(here.me):
        bets = here.horse(laying.horse).bets
        mine = bets[here.me]
        interest = mine - (1.0 + here.leaning.spite) * (sum(bets) - mine) / (here.seats - 1)
        high = 2.0 if laying.card == SPECIAL else VALUE[laying.card] - MIDDLE
        options.append((laying, interest * high))
    return pick(options, 4.0 * here.skill.noise, draws)


def choose_track(here: Situation, request: Decision[Any], draws: Draws) -> Any:
    """The highest: it moves first."""
    return request.options(here.me)[0]


def ride(here: Situation, request: Decision[Any], draws: Draws) -> Any:
    """A card of the colour under the horse, else the highest; the special to draw level."""
    square = here.view.mounted.square
    lane = here.lane(here.view.mounted)
    options = []
    for answer in request.options(here.me):
        if answer == DRAW_LEVEL:
            felt = float((next_ahead(square, here.view.running) or square) - square)
        else:
            felt = after_sure(lane, square, answer) - square + VALUE[answer] / 10
        options.append((answer, felt))
    return pick(options, here.skill.noise, draws)


def push(here: Situation, request: Decision[Any], draws: Draws) -> bool:
    """With a card that is high enough; always in a hard ride, where that risks nothing."""
    if here.hard:
        return True
    move = here.view.ridden
    return move.value + 2 * here.leaning.push >= SURE_PUSH[min(move.pushes, 1)]


def die_card(here: Situation, request: Decision[Any], draws: Draws) -> bool:
    """At the first bad luck with a good card."""
    return here.view.ridden.value >= SURE_PUSH[0]


ANSWERS: dict[str, Callable[[Situation, Decision[Any], Draws], Any]] = {
    "first-card": first_card,
    "bet": bet,
    "play-card": play_card,
    "choose-track": choose_track,
    "ride": ride,
    "push": push,
    "die-card": die_card,
}
