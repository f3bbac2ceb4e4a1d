"""Stopping a card: the target's counter, and the attacker's answer to it.

Who holds a single card can lay nothing, as everybody sees, and is not asked.
"""

from __future__ import annotations

from game.rules.western.cards import COUNTERS
from game.rules.western.events import Countered, OverCountered
from game.rules.western.hands import lay
from game.rules.western.questions import Counter, OverCounter
from game.rules.western.table import Gambler, Play, Table


async def counter_of(table: Table, play: Play, target: Gambler) -> str | None:
    """What the target lays against the play, if anything."""
    if len(target.cards) < 2:
        return None
    play.step = "counter"
    counter = await Counter(target.seat, COUNTERS[play.card], target.cards)
    play.step = "resolving"
    if counter is not None:
        play.counter = counter
        lay(table, target, (counter,))
        table.tell(Countered(seat=target.seat, by=counter, against=play.seat, card=play.card))
    return counter


async def is_over_countered(table: Table, play: Play, attacker: Gambler, counter: str) -> bool:
    """Whether the attacker goes on in spite of a dog or a dancer."""
    if len(attacker.cards) < 2:
        return False
    play.step = "over-counter"
    answer = await OverCounter(attacker.seat, COUNTERS[counter], attacker.cards)
    play.step = "resolving"
    if answer is None:
        return False
    play.counter = None
    lay(table, attacker, (answer,))
    assert play.target is not None, "an attack has one"
    table.tell(OverCountered(seat=attacker.seat, target=play.target, counter=counter))
    return True
