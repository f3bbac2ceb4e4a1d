"""What holds at one table: the box for that many players, under the options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from game.engine.errors import SetupError
from game.i18n import mark
from game.rules.western.box import Box
from game.rules.western.cards import ATTACKS
from game.rules.western.options import GOAL, MONEY, OPEN_TRAIN, POT, TRIPLE_GUNS


class Terms:
    """Never changed. `orders[direction][seat]`: the others, in playing order."""

    __slots__ = (
        "box",
        "cards",
        "draw_limit",
        "goal",
        "hand_limit",
        "joins_whisky",
        "money",
        "open_train",
        "orders",
        "out",
        "pays",
        "players",
        "pot",
        "times",
        "triples",
    )

    def __init__(self, box: Box, players: int, options: Mapping[str, Any]) -> None:
        file = box.tables[players]
        self.box, self.pays, self.players = box, box.pays, players
        self.out, self.cards = box.out(players), box.cards(players)
        self.hand_limit, self.draw_limit = file.hand_limit, file.draw_limit
        self.joins_whisky: bool = file.joins_whisky
        self.open_train: bool = options[OPEN_TRAIN]
        self.money: int = file.money if options[MONEY] is None else options[MONEY]
        self.pot: int = file.pot if options[POT] is None else options[POT]
        self.goal: int = file.goal if options[GOAL] is None else options[GOAL]
        self.triples: bool = options[TRIPLE_GUNS]
        one, two, three = file.times.attack_1, file.times.attack_2, file.times.attack_3
        if self.triples and file.triple_guns is not None:
            three = file.triple_guns
        self.times: dict[str, int] = dict(zip(ATTACKS, (one, two, three), strict=True))
        self.orders = {way: _orders(players, way) for way in (1, -1)}

    def check(self) -> None:
        """SetupError, one sentence, where no game can be played like this."""
        if self.triples and self.box.tables[self.players].triple_guns is None:
            raise SetupError(mark("With so few players, three guns can't triple."))
        if self.money >= self.goal:
            raise SetupError(
                mark("Starting money must be below the goal: %(money)dk is not below %(goal)dk."),
                money=self.money,
                goal=self.goal,
            )
        total = self.players * self.money + self.pot
        if total < self.goal:
            raise SetupError(
                mark("Nobody could win: the table holds %(total)dk, and the goal is %(goal)dk."),
                total=total,
                goal=self.goal,
            )


@cache
def _orders(players: int, way: int) -> Sequence[tuple[int, ...]]:
    return [
        tuple((seat + way * step) % players for step in range(1, players))
        for seat in range(players)
    ]


class House:
    """One box under one set of options, for any number of players. Never changed."""

    __slots__ = ("box", "options", "terms")

    def __init__(self, box: Box, options: Mapping[str, Any]) -> None:
        self.box, self.options = box, dict(options)
        self.terms = {players: Terms(box, players, options) for players in box.tables}

    def __deepcopy__(self, memo: dict[int, Any]) -> House:
        return self  # Never changed, so a copied game can keep it.
