"""The first game as it is staged: cards and die come as the lessons need them, and three bettors
play their parts. Rules and table are the real ones."""

from __future__ import annotations

from typing import Any

from game.engine.match import Match
from game.engine.requests import Decision
from game.engine.session import Session
from game.engine.world import ScriptedWorld
from game.games.matches import new_match
from game.rules.derby.box import GAME
from game.rules.derby.cards import COLOUR, SPECIAL, VALUE
from game.rules.derby.course import DRAW_LEVEL, FACES, TOWN, lane_of, next_ahead
from game.rules.derby.questions import Laying
from game.ui.screens.cast import Actor

SEED = 1860
LEARNER, NEXT, OTHER, RIVAL = range(4)
SEATS = 4

# What everybody lays, and on which horse, round after round: so this is what they are dealt.
LAID = {
    LEARNER: "9-yellow red, 2-blue brown, 8-blue orange, 4-black brown, 5-blue orange, "
    "2-red brown, 3-black green, 5-red brown",
    NEXT: "8-yellow brown, 4-red beige, 4-blue green, 6-yellow red, 8-red red, special orange, "
    "3-blue green, 8-black blue",
    OTHER: "6-red yellow, 4-yellow green, 2-yellow blue, 9-black yellow, special green, "
    "6-black beige, 7-yellow beige, special red",
    RIVAL: "3-yellow blue, 2-black yellow, 5-black beige, 1-black yellow, 7-blue red, 7-red blue, "
    "7-black orange, 3-red blue",
}
LEFT_OVER = (SPECIAL, "6-blue", "5-yellow")
LAYINGS = {
    seat: tuple(Laying(*one.split()) for one in laid.split(", ")) for seat, laid in LAID.items()
}
BETS = {
    LEARNER: ("red", "red", "blue", "green", "brown"),
    NEXT: ("brown", "brown", "brown", "green", "blue"),
    OTHER: ("yellow", "blue", "yellow", "blue", "orange"),
    RIVAL: ("red", "orange", "orange", "red", "orange"),
}
OWN = "red"  # the learner's horse
SPOILT = "brown"  # and the favourite, on which it gets a low card


def worth_pushing(value: int, at_stake: int) -> bool:
    """What the coach advises: push if that brings more squares on average than stopping, where a
    failure loses all that were ridden in the turn."""
    return value * (at_stake + 1) > len(FACES) * at_stake


def _advised(card: str, sure: int) -> tuple[bool, bool]:
    """Whether to push after so many sure squares, and once more."""
    return worth_pushing(VALUE[card], sure), worth_pushing(VALUE[card], sure + 1)


# The learner's rides, round after round, and whether to push, and again: as the coach advises in
# the lessons; the rounds between them and the last one are not shown.
RIDES = ("6-yellow", "9-yellow", DRAW_LEVEL, "7-blue", "5-black", "8-red", "8-red")
SURE = (1, 2)  # squares of the first two: the second begins on the card's colour
PUSHES = (
    *(_advised(card, sure) for card, sure in zip(RIDES, SURE, strict=False)),
    *((), (True, True), (True, True), (True, False), ()),
)
LAST_ROUND = len(RIDES)  # in which the own horse arrives
THIRD, THIRDS_ROUND = "yellow", 9  # the last to arrive

BOOKMAKER = LEARNER
# Every push, in the order of the race.
PUSHED = (
    *(5, 2, 2, 1, 8, 4, 2, 7, 9, 2, 9, 5, 10, 3, 5, 3, 5, 6, 1, 8, 2, 10, 5, 1, 3, 8, 2, 4, 1, 4),
    *(8, 4, 1, 5, 3, 1, 8, 4, 10, 5, 3, 3, 5, 7, 2, 2, 3),
)
GOOD_VALUE, BETTER_VALUE = 6, 8  # of a card with which the others push, and push again
FAR = 3  # squares: worth a Star


def part(seat: int, view: dict[str, Any], request: Decision[Any]) -> Any:
    """What a seat answers."""
    if request.kind == "bet":
        return BETS[seat][view["round"] - 1]
    if request.kind == "play-card":
        return LAYINGS[seat][view["round"] - 1]
    if seat == LEARNER:
        return _own_ride(view, request)
    return _ride(view, request)


def _own_ride(view: dict[str, Any], request: Decision[Any]) -> Any:
    number = view["race-round"] - 1
    if request.kind == "ride":
        return RIDES[number]
    return request.kind == "die-card" or PUSHES[number][view["move"]["pushes"]]


def _ride(view: dict[str, Any], request: Decision[Any]) -> Any:
    """The card of the square's colour, else the highest; and the die card is never played."""
    if request.kind == "die-card":
        return False
    move = view["move"]
    if request.kind == "push":
        wanted: int = BETTER_VALUE if move["pushes"] else GOOD_VALUE
        return move["value"] >= wanted
    horse = next(one for one in view["horses"] if one["horse"] == view["on-move"])
    square, options = horse["square"], request.options()
    others = [one["square"] for one in view["horses"] if one is not horse]
    ahead = next_ahead(square, [other for other in others if other < TOWN])
    if DRAW_LEVEL in options and ahead is not None and ahead - square >= FAR:
        return DRAW_LEVEL
    colour = lane_of(view["tracks"][horse["track"] - 1])[square]
    cards = [card for card in options if card not in (DRAW_LEVEL, SPECIAL)] or [SPECIAL]
    return max(cards, key=lambda card: (bool(colour) and COLOUR[card] == colour, VALUE[card]))


class BettingActor(Actor):
    def __init__(self, seat: int) -> None:
        self._seat = seat

    def choose(self, view: dict[str, Any], request: Decision[Any]) -> Any:
        return part(self._seat, view, request)


def staged_match(names: tuple[str, ...]) -> Match:
    deal = [laying.card for seat in range(SEATS) for laying in LAYINGS[seat]]
    world = ScriptedWorld(
        rolls=tuple((str(face),) for face in (BOOKMAKER, *PUSHED)),
        shuffles=((*deal, *LEFT_OVER), LEFT_OVER),
        seed=SEED,
    )
    return new_match(GAME, names, options={}, world=world)


def staged_session(names: tuple[str, ...]) -> Session:
    """Never saved: it is a lesson, not a game."""
    bots = {seat: BettingActor(seat) for seat in range(SEATS) if seat != LEARNER}
    return Session(staged_match(names), bots)
