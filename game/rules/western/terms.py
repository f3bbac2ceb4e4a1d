"""What holds at one table: the box for that many players, under the options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from game.engine.errors import SetupError, shown
from game.i18n import mark
from game.rules.shared.options import checked
from game.rules.western.box import Box
from game.rules.western.box_schema import MOST_MONEY
from game.rules.western.cards import ATTACKS

# The options: amounts are null for what the number of players says.
AMOUNTS = ("goal", "money", "pot")
SWITCHES = ("triple-guns", "open-train")
OPTIONS: dict[str, Any] = {**dict.fromkeys(AMOUNTS), **dict.fromkeys(SWITCHES, False)}


def checked_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value; SetupError, one sentence, for what is none."""
    return checked("Western", OPTIONS, options, _check_amount)


def _check_amount(name: str, value: Any) -> None:
    if value is None:
        return
    least = 10 if name == "goal" else 0
    if type(value) is not int or not least <= value <= MOST_MONEY or value % 10:
        raise SetupError(
            f"The option {name!r} is a multiple of 10 from {least} to {MOST_MONEY} (thousands), "
            f"not {shown(value)}."
        )


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
        self.open_train: bool = options["open-train"]
        self.money: int = file.money if options["money"] is None else options["money"]
        self.pot: int = file.pot if options["pot"] is None else options["pot"]
        self.goal: int = file.goal if options["goal"] is None else options["goal"]
        self.triples: bool = options["triple-guns"]
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
