"""The sheriff: safe from attacks, Indians and saloons until one's next turn."""

from __future__ import annotations

from game.rules.western.cards import COUNTERS
from game.rules.western.countering import FEWEST
from game.rules.western.events import Countered, SheriffEnded, SheriffLaid
from game.rules.western.hands import lay
from game.rules.western.questions import StopSheriff
from game.rules.western.table import Gambler, Play, Table


async def lay_sheriff(table: Table, play: Play, player: Gambler) -> None:
    """The others are asked in playing order whether they stop it with a joker."""
    for other in table.after(player.seat):
        if len(other.cards) < FEWEST:
            continue
        answer = await StopSheriff(other.seat, COUNTERS[play.card], other.cards)
        if answer is not None:
            table.play = None
            table.discards.append(play.card)
            lay(table, other, (answer,))
            told = Countered(seat=other.seat, by=answer, against=player.seat, card=play.card)
            table.tell(told)
            return
    table.play = None
    player.sheriff = True
    table.tell(SheriffLaid(seat=player.seat))


def end_sheriff(table: Table, gambler: Gambler, why: str, by: int | None = None) -> None:
    """It goes from before the player onto the discards."""
    if gambler.sheriff:
        gambler.sheriff = False
        table.discards.append("sheriff")
        table.tell(SheriffEnded(seat=gambler.seat, why=why, by=by))
