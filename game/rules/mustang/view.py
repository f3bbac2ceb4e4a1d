"""What a seat of Mustang may know."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from game.engine.views import View
from game.rules.mustang.box import GAME
from game.rules.mustang.scoring import score
from game.rules.mustang.table import Rancher, Table, Theft


class RancherView(msgspec.Struct, frozen=True, kw_only=True):
    """A rancher. `cards`: the hand where it may be seen, else how many they are."""

    name: str
    cards: tuple[str, ...] | int
    stable: tuple[str, ...]
    corral: tuple[str, ...]
    score: int

    @property
    def hand(self) -> tuple[str, ...] | None:
        """The cards, where they may be seen."""
        return None if isinstance(self.cards, int) else self.cards

    @property
    def count(self) -> int:
        """How many cards there are."""
        return self.cards if isinstance(self.cards, int) else len(self.cards)


class TheftView(msgspec.Struct, frozen=True, kw_only=True):
    """A theft that its victim has not answered yet."""

    thief: int
    owner: int
    mustang: str
    cards: tuple[str, ...]
    set: str
    value: int


class MustangView(View, frozen=True, kw_only=True, tag=GAME):
    """`open`: face up in the prairie by kind, oldest first; `piles`: how many lie face down."""

    ranchers: tuple[RancherView, ...]
    piles: Mapping[str, int]
    open: Mapping[str, tuple[str, ...]]
    specials: tuple[str, ...]
    gone: tuple[str, ...]
    deck: int
    discards: tuple[str, ...]
    events_left: int
    events_spent: tuple[str, ...]
    event: str | None
    event_open: str | None
    turn: int
    exchanges: int
    theft: TheftView | None
    over: str | None
    ended_by: int | None

    def standings(self) -> list[int]:
        """The seats, the best first."""
        return sorted(
            range(len(self.ranchers)), key=lambda seat: (-self.ranchers[seat].score, seat)
        )

    def clockwise(self, front: int) -> list[int]:
        """The other seats in the order in which they play, from the one after this."""
        count = len(self.ranchers)
        return [(front + step) % count for step in range(1, count)]

    def own_hand(self, seat: int) -> tuple[str, ...]:
        """The cards of a seat that may be seen; none where they may not."""
        return self.ranchers[seat].hand or ()


def view(table: Table, seat: int | None) -> MustangView:
    """What the seat may know; None: a spectator."""
    return _view(table, seat, {seat})


def open_view(table: Table) -> MustangView:
    """All hands open."""
    return _view(table, None, {rancher.seat for rancher in table.ranchers})


def _view(table: Table, seat: int | None, sees: set[int | None] | set[int]) -> MustangView:
    """An allow-list: nothing gets in that is not named here. `sees`: whose hands."""
    ended = bool(table.winners)
    return MustangView(
        you=seat,
        active=table.active,
        ranchers=tuple(_rancher(table, one, one.seat in sees) for one in table.ranchers),
        piles={kind: len(pile) for kind, pile in table.piles.items()},
        open={kind: tuple(mustangs) for kind, mustangs in table.open.items()},
        specials=tuple(table.specials),
        gone=tuple(table.gone),
        deck=len(table.deck),
        discards=tuple(table.discards),
        events_left=len(table.events),
        events_spent=tuple(table.spent),
        event=table.spent[-1] if table.spent else None,
        event_open=table.event,
        turn=table.turn,
        exchanges=table.exchanges,
        theft=None if table.theft is None else _theft(table.theft),
        over=table.over if ended else None,
        ended_by=table.ended_by if ended else None,
    )


def _rancher(table: Table, rancher: Rancher, sees_hand: bool) -> RancherView:
    ended = bool(table.winners) and table.ended_by == rancher.seat
    return RancherView(
        name=rancher.name,
        cards=tuple(rancher.cards) if sees_hand else len(rancher.cards),
        stable=tuple(rancher.stable),
        corral=tuple(rancher.corral),
        score=score(rancher.stable, rancher.corral, ended, box=table.box),
    )


def _theft(theft: Theft) -> TheftView:
    return TheftView(
        thief=theft.thief,
        owner=theft.owner,
        mustang=theft.mustang,
        cards=tuple(theft.cards),
        set=theft.set,
        value=theft.value,
    )
