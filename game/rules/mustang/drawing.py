"""Drawing cards, and what happens when the deck runs out, or when nothing happens at all."""

from __future__ import annotations

from game.engine.requests import Shuffle
from game.rules.mustang.ending import end_if_over
from game.rules.mustang.event_cards import turn_up_event
from game.rules.mustang.events import DeckRenewed
from game.rules.mustang.hands import take
from game.rules.mustang.table import Rancher, Table


async def draw(table: Table, rancher: Rancher, number: int) -> None:
    """The moment the last card is drawn, also in the middle of it, the deck is renewed and an
    event happens; then go on drawing."""
    while number:
        number -= take(table, rancher, number)
        if not table.deck:
            await _renew(table, stalled=False)
            await turn_up_event(table)
            end_if_over(table)


async def mind_the_stall(table: Table) -> None:
    """After so many full rounds of nothing but exchanges the discards come back, without an
    event."""
    if table.exchanges == table.box.stall * len(table.ranchers):
        table.exchanges = 0
        await _renew(table, stalled=True)


async def _renew(table: Table, *, stalled: bool) -> None:
    """Shuffle the discards, and whatever is left of the deck, into a new one."""
    table.deck = list(await Shuffle((*table.deck, *table.discards)))
    table.tucked, table.discards = [], []
    table.tell(DeckRenewed(number=len(table.deck), stalled=stalled))
