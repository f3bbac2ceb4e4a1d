"""Arranged tables and scripted answers, so that a test reads like the clause it checks.

Ann sits at seat 0, Bob at 1, Cleo at 2, Dan at 3, Eve at 4. Nobody holds a card unless the test
says so, and then nobody is asked for one either.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from game.boardfile import board_path
from game.engine.journal import Checkpoint
from game.engine.match import Match
from game.engine.world import ScriptedWorld
from game.rules.pony_express.board import board_from_file
from game.rules.pony_express.cards import DECK
from game.rules.pony_express.rules import PonyExpress
from physics.model import Piece, Scene
from tests.rules.answering import asked, say, told
from tests.rules.answering import kinds as kinds  # for the tests that read like clauses
from tests.rules.answering import snapshot as snapshot
from tests.support import NAMES

SPACES = {
    "nothing": 0,
    "pair": 1,
    "two-pairs": 2,
    "three": 3,
    "straight": 4,
    "full-house": 5,
    "four": 6,
    "five": 7,
}
# A roll of each category.
ROLLS = {
    "nothing": "A K J 10 9",
    "pair": "9 9 A K J",
    "two-pairs": "9 9 10 10 A",
    "three": "9 9 9 A K",
    "straight": "9 10 J Q K",
    "full-house": "9 9 9 10 10",
    "four": "9 9 9 9 A",
    "five": "9 9 9 9 9",
}
MISS: dict[str, Any] = {}


def dice(roll: str) -> list[str]:
    """The faces of a roll, or of the roll that stands for a category."""
    return ROLLS.get(roll, roll).split()


def script(rolls: Iterable[str] = (), shots: Iterable[Mapping[str, Any]] = ()) -> ScriptedWorld:
    return ScriptedWorld(rolls=[dice(roll) for roll in rolls], shots=list(shots))


def board_with(kinds: Mapping[int, str]) -> dict[str, Any]:
    """The board in the box, as data, with some spaces of another kind."""
    data = copy.deepcopy(board_from_file(board_path("pony-express", "pony-express")).data)
    for space, kind in kinds.items():
        data["spaces"][space - 1]["kind"] = kind
    return data


def arranged(
    spaces: Sequence[int],
    *,
    gold: Sequence[int] = (),
    cards: Mapping[int, Sequence[str]] | None = None,
    prison: Sequence[int] = (),
    mailbox: tuple[int, int] | None = None,
    active: int = 0,
    top: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    rolls: Iterable[str] = (),
    shots: Iterable[Mapping[str, Any]] = (),
    options: Mapping[str, Any] | None = None,
    kinds: Mapping[int, str] | None = None,
) -> Match:
    """A match at the start of a turn of `active`, everybody where the test wants them.

    `mailbox` is a seat and its mailbox; `top` are the first cards of the deck; with `deck` those
    are all that is left of it, and what nobody holds has been played. The bank has the gold that
    makes 30.
    """
    materials = {"board": board_with(kinds)} if kinds else None
    rules = PonyExpress.with_options(options or {}, materials)
    names = NAMES[: len(spaces)]
    table = rules.new_table(names)
    for rider, space in zip(table.riders, spaces, strict=True):
        rider.space = space
        rider.prison = rider.seat in prison
        rider.cards = list((cards or {}).get(rider.seat, ()))
    for rider, nuggets in zip(table.riders, gold, strict=False):
        rider.gold = nuggets
    table.bank = 30 - sum(rider.gold for rider in table.riders)
    _stack(table, top, deck)
    if mailbox is not None:
        table.arrived_first, number = mailbox
        table.riders[table.arrived_first].mailbox = number
    table.turn, table.active = 1, active
    rules.check_table(table)
    start = Checkpoint(0, 0, 0, rules.pack(table))
    return Match.resumed(rules, names, 0, start, [], [], script(rolls, shots))


def _stack(table: Any, top: Sequence[str], deck: Sequence[str] | None) -> None:
    rest = list(DECK)
    for card in (card for rider in table.riders for card in rider.cards):
        rest.remove(card)
    for card in top if deck is None else deck:
        rest.remove(card)
    table.deck = [*top, *rest] if deck is None else list(deck)
    table.spent = [] if deck is None else rest


# --------------------------------------------------------------------------- answering


def decline(m: Match, until: str = "") -> None:
    """Play no card, in as many windows as are open one after the other; or until one window."""
    while (now := window(m)) is not None and now[0] != until:
        say(m, None)


def play(m: Match, **answers: Any) -> None:
    """Answer these questions, by their kinds, in this order: play(m, announce="pair").

    Cards that are asked for on the way are declined.
    """
    for kind, answer in answers.items():
        decline(m)
        assert asked(m)[0] == kind.replace("_", "-")
        say(m, answer)


def card(m: Match, name: str | None, **needs: Any) -> None:
    """Play a card in the window that is open, or decline to with None."""
    assert asked(m)[0] == "play-card"
    say(m, None if name is None else {"card": name, **needs})


def ride(m: Match, hand: str, accuser: int | None = None) -> None:
    """Stand, announce, and be accused by that seat, or by nobody. Cards are declined so far."""
    play(m, reroll="stand", announce=hand)
    while (now := window(m)) is not None and now[0] in ("announcing", "another-announced"):
        say(m, None)
    if accuser is not None:
        say(m, True, accuser)
    while accuser is None and m.pending is not None and m.pending.kind == "accuse":
        say(m, False)


def flick(m: Match, times: int = 1, **changes: Any) -> None:
    """Flick the die from a legal start, straight ahead and gently unless changed."""
    for _ in range(times):
        decline(m)
        assert asked(m)[0] == "flick"
        say(m, legal_flick(m, **changes))


def legal_flick(m: Match, **changes: Any) -> dict[str, Any]:
    start = scene(m).clear_start()
    assert start is not None
    return {"start": list(start), "angle": 330.0, "speed": 2.0, **changes}


def long_showdown(shots_each: int, more: int = 0, **table: Any) -> Match:
    """Ann, in the north-west, is to shoot at Bob after so many misses each; `more` shots miss."""
    match = arranged(
        (33, 31, 20),
        mailbox=(0, 1),
        active=1,
        rolls=["two-pairs"],
        shots=[MISS] * (2 * shots_each + more),
        **table,
    )
    ride(match, "two-pairs")
    play(match, corner="north-west")
    flick(match, 2 * shots_each)
    return match


def step(m: Match, answers: Mapping[str, Any] | None = None) -> None:
    """Answer the pending question by its kind; the usual answers change as little as can be."""
    usual = {"play-card": None, "reroll": "stand", "accuse": False, "corner": "north-west"}
    kind = asked(m)[0]
    if kind == "flick":
        flick(m)
    elif answers and kind in answers:
        say(m, answers[kind])
    else:
        say(m, usual[kind] if kind in usual else m.pending.options()[0])


def drive(m: Match, until: Callable[[Match], bool], answers: Mapping[str, Any]) -> None:
    """Answer by kind until something holds."""
    for _ in range(100):
        if until(m):
            return
        step(m, answers)
    raise AssertionError("It never came to that.")


# --------------------------------------------------------------------------- facts


def window(m: Match) -> tuple[str, int] | None:
    """The window of the pending question for a card, and who is asked."""
    if m.pending is None or m.pending.kind != "play-card":
        return None
    return m.pending.window, m.pending.seats[0]


def question(m: Match) -> tuple[str, int]:
    """What is asked, a window for a card by its own name, and who is asked first."""
    return window(m) or (asked(m)[0], asked(m)[1][0])


def spaces(m: Match) -> list[int]:
    return [rider["space"] for rider in m.view(None)["riders"]]


def gold(m: Match) -> list[int]:
    return [rider["gold"] for rider in m.view(None)["riders"]]


def prisoners(m: Match) -> list[int]:
    return [seat for seat, rider in enumerate(m.view(None)["riders"]) if rider["prison"]]


def hand(m: Match, seat: int) -> list[str]:
    return m.view(seat)["riders"][seat]["cards"]


def paid(m: Match) -> list[tuple[int | None, int | None, int, str]]:
    """Every payment so far: giver, taker, amount, why; None is the bank."""
    return [tuple(fact.values()) for fact in told(m, "gold-moved")]


def moves(m: Match) -> list[tuple[int, int, int, str]]:
    """Every move so far: seat, from, to, why."""
    return [tuple(fact.values()) for fact in told(m, "moved")]


def verdicts(m: Match) -> list[tuple[int, str]]:
    return [(fact["seat"], fact["verdict"]) for fact in told(m, "shot-taken")]


def scene(m: Match) -> Scene:
    """The table of the shot that is asked for."""
    assert asked(m)[0] == "flick"
    return m.pending.scene


def piece(m: Match, name: str) -> Piece:
    return next(piece for piece in scene(m).pieces if piece.id == name)
