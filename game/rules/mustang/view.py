"""What a seat of Mustang may know."""

from __future__ import annotations

from typing import Any

from game.rules.mustang.scoring import score
from game.rules.mustang.table import Rancher, Table, Theft


def view(table: Table, seat: int | None) -> dict[str, Any]:
    """An allow-list: nothing gets in that is not named here."""
    return {
        "game": "mustang",
        "ranchers": [_rancher(table, rancher, seat) for rancher in table.ranchers],
        "piles": {kind: len(pile) for kind, pile in table.piles.items()},
        "open": {kind: list(mustangs) for kind, mustangs in table.open.items()},
        "specials": list(table.specials),
        "gone": list(table.gone),
        "deck": len(table.deck),
        "discards": list(table.discards),
        "events-left": len(table.events),
        "events-spent": list(table.spent),
        "event": table.spent[-1] if table.spent else None,
        "event-open": table.event,
        "turn": table.turn,
        "active": table.active,
        "exchanges": table.exchanges,
        "theft": None if table.theft is None else _theft(table.theft),
        "over": table.over if table.winners else None,
        "ended-by": table.ended_by if table.winners else None,
    }


def _rancher(table: Table, rancher: Rancher, seat: int | None) -> dict[str, Any]:
    """The own hand as a list, another's as a count."""
    ended = bool(table.winners) and table.ended_by == rancher.seat
    return {
        "name": rancher.name,
        "cards": list(rancher.cards) if rancher.seat == seat else len(rancher.cards),
        "stable": list(rancher.stable),
        "corral": list(rancher.corral),
        "score": score(rancher.stable, rancher.corral, ended, box=table.box),
    }


def _theft(theft: Theft) -> dict[str, Any]:
    return {
        "thief": theft.thief,
        "owner": theft.owner,
        "mustang": theft.mustang,
        "cards": list(theft.cards),
        "set": theft.set,
        "value": theft.value,
    }
