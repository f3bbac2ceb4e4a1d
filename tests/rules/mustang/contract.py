"""What the contract of all games has to know about Mustang."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from game.engine.match import Match
from game.games.registry import game_named
from game.rules.mustang.box import KINDS, shipped_box
from game.rules.mustang.questions import LetGo
from tests.contract.subject import OPEN, VISIT, Subject
from tests.rules.always import Answered, Redealing
from tests.support import random_answer
from tests.text.ranching import AnyRancher, line_of_rancher

BOX = shipped_box()
MUSTANGS = Counter([*BOX.specials, *(one for kind in KINDS for one in BOX.piles[kind])])

# A hand is seen as soon as the cards are dealt; what its owner sees of drawing and exchanging is
# another event's: these only count cards.
SILENT = ("event-ended", "scored", "hand-dealt", "own exchanged", "own cards-drawn")


def options(rng: random.Random, seats: int) -> dict[str, Any]:
    return {"first": rng.choice([None, *range(seats)])}


def conserved(match: Match) -> None:
    """47 mustangs, 49 cards, 6 events."""
    table = match.table
    mustangs = [*table.specials, *table.gone]
    cards = [*table.deck, *table.discards]
    for kind in KINDS:
        mustangs += [*table.piles[kind], *table.open[kind]]
    for rancher in table.ranchers:
        mustangs += [*rancher.stable, *rancher.corral]
        cards += rancher.cards
    assert len(mustangs) == 47 and Counter(mustangs) == MUSTANGS
    assert len(cards) == 49 and Counter(cards) == Counter(BOX.cards)
    assert Counter([*table.events, *table.spent]) == Counter(BOX.events)
    assert len(table.tucked) <= len(table.deck)
    assert match.pending is None or (table.deck and all(table.open.values()))


def answer_of_both(match: Match, seat: int | None, rng: random.Random) -> Answered:
    """An answer that can be given in a match and in its re-dealt twin: the twin's question was
    asked before the cards changed hands, so only what needs no secret card of another will do."""
    pending = match.pending
    assert pending is not None
    asked = pending.seats[0]
    if asked == seat or pending.kind in ("let-go", "shelter"):
        return random_answer(pending, asked, rng), asked
    if pending.kind == "defend":
        return None, asked
    stabling = [one for one in pending.options() if one.action == "stable"]
    return (rng.choice(stabling), asked) if stabling else None


def asked_to_let_go(match: Match, seat: int) -> LetGo | None:
    corral = match.table.ranchers[seat].corral
    return LetGo(seat, tuple(corral)) if corral else None


MUSTANG = game_named("mustang")
SUBJECT = Subject(
    MUSTANG,
    options,
    long=150,
    words=(
        *("exchange", "catch", "steal", "stable"),
        *("foal", "midnight", "7-bay", "cowboy", ""),
    ),
    keys=("action", "cards", "mustang"),
    redealing=Redealing(
        MUSTANG.redeal, answer_of_both, lambda _match, twin, _seat: conserved(twin)
    ),
    aside=asked_to_let_go,
    asked={"action": VISIT, "defend": VISIT, "let-go": OPEN, "shelter": OPEN},
    typist=AnyRancher,
    line=line_of_rancher,
    in_private=("Your cards:", "What do you do", "Answer the theft"),
    telling=(3, 35, 52),
    unseen=SILENT,
    unseen_without_ways=("cards-seen", "cards-tucked"),
    unheard=SILENT,
)
