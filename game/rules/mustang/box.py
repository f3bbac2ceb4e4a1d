"""The box of Mustang, as the rules and the window read it: every constant of the game.

It is data (`boards/mustang.yaml`): see box_schema for the form of the file. Here everything is
looked up once, so that the rules only read.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from game.boardfile import Detail, found, wrong
from game.i18n import mark
from game.rules.mustang.box_schema import MOST_RANCHERS, BoxFile
from game.rules.shared.box import Boxes, GameBox

GAME = "mustang"
STALLION, MARE, FOAL = KINDS = ("stallion", "mare", "foal")
COWBOY = "cowboy"


@lru_cache(maxsize=128)
def kind_of(mustang: str) -> str:
    """Stallion, mare or foal; a special is none of them, and has no coat."""
    parts = mustang.split("-")
    return parts[1] if len(parts) == 3 else "special"


@lru_cache(maxsize=128)
def coat_of(mustang: str) -> str | None:
    coat, _, rest = mustang.partition("-")
    return coat if rest else None


class Box(GameBox):
    __slots__ = (
        "cards",
        "coats",
        "events",
        "exchange",
        "hand",
        "herd",
        "herd_size",
        "highest",
        "order",
        "piles",
        "points",
        "shelter",
        "specials",
        "stall",
    )

    def __init__(self, file: BoxFile) -> None:
        """`file` has passed the check."""
        self.data = msgspec.to_builtins(file)
        self.coats: tuple[str, ...] = tuple(file.coats)
        self.specials: tuple[str, ...] = tuple(file.specials)
        self.piles: dict[str, tuple[str, ...]] = {
            kind: _counters(self.coats, kind, number)
            for kind, number in self.data["counters"].items()
        }
        self.highest = file.deck.highest
        self.cards = _deck(self.coats, file.deck.highest, file.deck.cowboys)
        self.order = {card: place for place, card in enumerate(dict.fromkeys(self.cards))}
        self.hand, self.exchange = file.hand, file.exchange
        self.events: tuple[str, ...] = tuple(
            event for event, copies in self.data["events"].items() for _ in range(copies)
        )
        self.shelter, self.stall = file.shelter, file.stall
        self.herd: dict[str, int] = self.data["herd"]
        self.herd_size = sum(self.herd.values())
        self.points: dict[str, int] = self.data["points"]

    def in_hand_order(self, cards: Sequence[str]) -> list[str]:
        """By value, then coat, cowboys last."""
        return sorted(cards, key=self.order.__getitem__)

    def __hash__(self) -> int:
        return hash((self.cards, self.specials))


def _counters(coats: Sequence[str], kind: str, number: int) -> tuple[str, ...]:
    return tuple(f"{coat}-{kind}-{n}" for coat in coats for n in range(1, number + 1))


def _deck(coats: Sequence[str], highest: int, cowboys: int) -> tuple[str, ...]:
    values = range(1, highest + 1)
    return (*(f"{value}-{coat}" for value in values for coat in coats), *[COWBOY] * cowboys)


def _checked(file: BoxFile, source: Detail) -> Box:
    """What makes it playable, beyond the form of the file."""
    for place, names in (("coats", file.coats), ("specials", file.specials)):
        if len(set(names)) < len(names):
            raise wrong(source, found(mark("duplicate name")), place)
    box = Box(file)
    for kind, pile in box.piles.items():
        if len(pile) < 2:  # one is turned up, and an empty pile ends the game
            raise wrong(source, found(mark("a pile needs at least 2")), f"counters.{kind}")
    if len(box.cards) <= MOST_RANCHERS * box.hand:
        few = mark("%(cards)d cards aren't enough for %(players)d hands of %(hand)d")
        raise wrong(
            source,
            found(few, cards=len(box.cards), players=MOST_RANCHERS, hand=box.hand),
            "deck",
        )
    if not box.events:
        raise wrong(source, found(mark("there must be at least one event")), "events")
    return box


_BOXES = Boxes(GAME, BoxFile, _checked)
shipped_box = _BOXES.shipped
box_from_data = _BOXES.from_data
box_kept_in = _BOXES.kept_in
