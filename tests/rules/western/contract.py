"""What the contract of all games has to know about Western."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from game.engine.events import Event
from game.engine.match import Match
from game.games.registry import game_named
from game.rules.western.cards import KINDS
from game.rules.western.questions import ChooseDraw
from tests.contract.subject import OFFER, OPEN, VISIT, Subject
from tests.rules.always import Answered, Redealing, asked_seats
from tests.support import random_answer
from tests.text.gambling import AnyGambler, line_of_gambler

TOTALS = {3: 580, 4: 610, 5: 750, 6: 890, 7: 850, 8: 960, 9: 1090, 10: 1200}


def options(rng: random.Random, seats: int) -> dict[str, Any]:
    return {"open-train": rng.random() < 0.3, "triple-guns": seats > 8 and rng.random() < 0.5}


def conserved(match: Match) -> None:
    """All the money and all the cards, and nobody has less or more than may be."""
    table = match.table
    seats = len(table.gamblers)
    view = match.view(None)
    fortunes = [gambler.money for gambler in table.gamblers]
    assert table.pot + sum(fortunes) == TOTALS[seats]
    assert min(table.pot, *fortunes) >= 0
    cards = Counter([*table.deck, *table.discards])
    for gambler in table.gamblers:
        assert 1 <= len(gambler.cards) <= view["hand-limit"]
        cards.update([*gambler.cards, *["sheriff"] * gambler.sheriff])
    in_play = match.pending is not None and match.pending.kind == "stop-sheriff"
    cards.update(["sheriff"] * in_play)
    assert cards.total() == 102 - sum(view["out"].values())
    assert cards == Counter(table.terms.cards)


def answer_of_both(match: Match, seat: int | None, rng: random.Random) -> Answered:
    """An answer that can be given in a match and in its re-dealt twin: the twin's question was
    asked before the cards changed hands, so only what needs no secret card of another will do."""
    pending = match.pending
    assert pending is not None
    asked = rng.choice(pending.seats)
    if asked == seat or pending.kind == "draw":
        return random_answer(pending, asked, rng), asked
    return None if pending.kind == "play" else (None, asked)


def same_are_asked(same: Match, twin: Match, _seat: int | None, news: list[Event]) -> None:
    """Also where somebody was shown a card: only whole hands on the table change that."""
    shown = any(event.kind == "hand-shown" for event in news)
    if not shown and twin.pending is not None and same.pending is not None:
        assert asked_seats(twin) == asked_seats(same), "who is asked tells nothing either"
        assert twin.pending.kind == same.pending.kind


WESTERN = game_named("western")
SUBJECT = Subject(
    WESTERN,
    options,
    variants=({"open-train": True},),
    long=150,
    most=10_000,
    words=(*KINDS, ""),
    keys=("cards", "target", "discard"),
    lingers=("first-rolled", "hand-shown", "train-laid", "train-won"),
    redealing=Redealing(
        WESTERN.redeal,
        answer_of_both,
        lambda _match, twin, _seat: conserved(twin),
        afterwards=same_are_asked,
    ),
    aside=lambda match, seat: ChooseDraw(seat, 0, 2),
    asked={
        "play": VISIT,
        "draw": OPEN,
        **dict.fromkeys(("counter", "over-counter", "stop-sheriff", "ladder"), OFFER),
    },
    brief={"goal": 300},
    typist=AnyGambler,
    line=line_of_gambler,
    in_private=("Your cards:", "You draw", "What will you play?"),
    telling=(46, 144),
    unseen=("own cards-drawn",),  # it only counts cards
    unheard=("own cards-drawn",),
)
