"""How to come to every question of the race, with whatever somebody holds in hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from game.engine.match import Match
from tests.bots.racing import staged
from tests.rules.pony_express.scripting import MISS, drive, question


class Moment(NamedTuple):
    """A question or a window, whose it is, the table, and the answers on the way."""

    asked: str
    seat: int
    table: Mapping[str, Any]
    answers: Mapping[str, Any] = MappingProxyType({})


RIDE = {"announce": "pair"}
LIE = {"announce": "three", "accuse": True}
DUEL = {"spaces": (24, 25, 28), "rolls": ["pair"], "shots": [MISS] * 6}
SHOWDOWN = {
    "spaces": (33, 31, 20),
    "mailbox": (0, 1),
    "active": 1,
    "rolls": ["two-pairs"],
    "shots": [MISS] * 20,
}
ARRIVE = {"announce": "two-pairs"}


def onto(space: int) -> dict[str, Any]:
    """Ann rides a pair onto that space; the others are far behind."""
    return {"spaces": (space - 1, 1, 1), "rolls": ["pair"]}


WINDOWS = {
    "after-roll": Moment("after-roll", 0, onto(15)),
    "before-reroll": Moment("before-reroll", 0, onto(15)),
    "announcing": Moment("announcing", 0, onto(15), RIDE),
    "another-announced": Moment("another-announced", 1, onto(15), RIDE),
    "going-to-prison": Moment("going-to-prison", 1, onto(15), {**RIDE, "accuse": True}),
    "in-prison": Moment("in-prison", 0, {**onto(15), "prison": (0,)}),
    "station": Moment("station", 0, onto(8), RIDE),
    "saloon": Moment("saloon", 0, onto(10), RIDE),
    "mine": Moment("mine", 0, onto(7), RIDE),
    "indians": Moment("indians", 0, onto(9), RIDE),
    "relay": Moment("relay", 0, onto(11), RIDE),
    "own-shot at the figures": Moment("own-shot", 0, onto(9), RIDE),
    "own-shot in a duel": Moment("own-shot", 0, DUEL, RIDE),
    "missed in a duel": Moment("missed", 0, DUEL, RIDE),
    "others-shot in a duel": Moment("others-shot", 1, DUEL, RIDE),
    "own-shot in the showdown": Moment("own-shot", 0, SHOWDOWN, ARRIVE),
    "missed in the showdown": Moment("missed", 0, SHOWDOWN, ARRIVE),
    "others-shot in the showdown": Moment("others-shot", 1, SHOWDOWN, ARRIVE),
}
QUESTIONS = {
    "first roll": Moment("reroll", 0, onto(15)),
    "a reroll that cannot be paid": Moment("reroll", 0, {**onto(27), "gold": (1, 5, 5)}),
    "a reroll in the desert": Moment("reroll", 0, {**onto(27), "gold": (2, 5, 5)}),
    "a free reroll": Moment("reroll", 1, {"spaces": (9, 2, 4), "active": 1, "gold": (3, 0, 3)}),
    "nobody can accuse": Moment("announce", 0, {**onto(15), "prison": (1, 2)}),
    "to accuse": Moment("accuse", 1, onto(15), RIDE),
    "to accuse from a mailbox": Moment("accuse", 0, SHOWDOWN, ARRIVE),
    "to take a ride": Moment("take-move", 1, {**onto(15), "spaces": (14, 9, 2)}, LIE),
    "to arrive by another's ride": Moment("take-move", 1, {**onto(15), "spaces": (28, 31, 2)}, LIE),
    "to start the showdown by another's ride": Moment(
        "take-move", 2, {**SHOWDOWN, "spaces": (33, 28, 31)}, {"announce": "four", "accuse": True}
    ),
    "corner in a duel": Moment("corner", 0, DUEL, RIDE),
    "corner in a duel with a prisoner": Moment("corner", 0, {**DUEL, "prison": (1,)}, RIDE),
    "corner in the showdown": Moment("corner", 0, SHOWDOWN, ARRIVE),
    "corner in the showdown for a prisoner": Moment(
        "corner", 0, {**SHOWDOWN, "prison": (0,)}, ARRIVE
    ),
    "train": Moment("train", 0, onto(8), RIDE),
    "one of two cards drawn": Moment("keep-drawn", 0, {**onto(11), "gold": (0, 4, 4)}, RIDE),
    "one of two like cards drawn": Moment(
        "keep-drawn", 0, {**onto(11), "top": ("canteen", "canteen")}, RIDE
    ),
    "to pay in prison": Moment("pay-prison", 0, {**onto(15), "prison": (0,)}),
    "to pay in prison on a mailbox": Moment(
        "pay-prison", 0, {**SHOWDOWN, "active": 0, "prison": (0,)}
    ),
    "to pay in prison on the second mailbox": Moment(
        "pay-prison", 0, {**SHOWDOWN, "active": 0, "prison": (0,), "mailbox": (0, 2)}
    ),
    "a shot at the figures": Moment("flick", 0, onto(9), RIDE),
    "the first shot of a duel": Moment("flick", 0, DUEL, RIDE),
    "the second shot of a duel": Moment("flick", 1, DUEL, RIDE),
    "a shot in the showdown": Moment("flick", 1, SHOWDOWN, ARRIVE),
}
LACKS = {"bank empty": {"gold": (10, 10, 10)}, "no cards left": {"deck": ()}}
AFFECTED = ("mine", "saloon", "indians", "relay", "in-prison", "first roll", "nobody can accuse")
SCARCE = {
    f"{name}, {lack}": moment._replace(table={**moment.table, **change})
    for name, moment in {**WINDOWS, **QUESTIONS}.items()
    for lack, change in LACKS.items()
    if name in AFFECTED
}


def come_to(moment: Moment, held: Sequence[str] = ()) -> Match:
    """The match at that moment, with these cards in the hand of whose it is."""
    m = staged(**moment.table, cards={moment.seat: list(held)} if held else None)
    drive(m, lambda m: question(m) == (moment.asked, moment.seat), moment.answers)
    return m
