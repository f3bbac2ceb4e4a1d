"""What the contract of all games has to know about the derby."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from game.engine.match import Match
from game.games.registry import game_named
from game.rules.derby.cards import HORSES, KINDS
from game.rules.derby.options import SWITCHES
from tests.contract.subject import Subject
from tests.rules.always import Answered, Redealing
from tests.support import random_answer


def options(rng: random.Random, seats: int) -> dict[str, Any]:
    switches = {name: rng.random() < 0.3 for name in SWITCHES}
    return {"first-card": rng.randrange(4), **switches}


def conserved(match: Match) -> None:
    """All 42 cards and everybody's 15 chips."""
    table = match.table
    cards = Counter([*table.deck, *table.left_over])
    for bettor in table.bettors:
        cards.update(bettor.cards)
        on_horses = sum(horse.bets[bettor.seat] for horse in table.horses)
        assert on_horses + sum(bettor.stacks) == 15
    for horse in table.horses:
        cards.update(horse.cards)
        if table.phase == "race":
            assert len(horse.cards) == 6
    assert cards.total() == 42 and cards == Counter(table.house.box.cards)


def answer_of_both(match: Match, seat: int | None, rng: random.Random) -> Answered:
    """An answer that can be given in a match and in its re-dealt twin: not a secret card."""
    pending = match.pending
    assert pending is not None
    (asked,) = pending.seats
    if pending.kind == "play-card" and asked != seat:
        return None
    return random_answer(pending, asked, rng), asked


DERBY = game_named("derby")
SUBJECT = Subject(
    DERBY,
    options,
    variants=(
        {"first-card": 1},
        {"first-card": 2, "choose-tracks": True},
        {"first-card": 3, "choose-tracks": True, "hard-ride": True, "hidden-hands": True},
    ),
    long=150,
    words=(*KINDS, *HORSES, "draw-level", ""),
    keys=("card", "horse", "seat"),
    lingers=("die-card-played",),
    redealing=Redealing(DERBY.redeal, answer_of_both, lambda _match, twin, _seat: conserved(twin)),
)
