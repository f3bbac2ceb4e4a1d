"""Stopping a card: the target's counter, and the attacker's answer to it.

Who holds a single card can lay nothing, as everybody sees, and is not asked. What is asked next is
the step of a play from the event before the question on.
"""

from __future__ import annotations

from game.rules.western.cards import COUNTERS
from game.rules.western.events import Countered, OverCountered
from game.rules.western.hands import lay
from game.rules.western.questions import Counter, OverCounter
from game.rules.western.table import Gambler, Play, Step, Table

FEWEST = 2  # cards in hand to lay one: the last one is kept


def first_step(card: str, target: Gambler | None) -> Step:
    """What is asked first when that card has been laid."""
    if card == "sheriff":
        return "stop-sheriff"
    can_counter = target is not None and len(target.cards) >= FEWEST and COUNTERS[card]
    return "counter" if can_counter else "resolving"


async def counter_of(table: Table, play: Play, target: Gambler) -> str | None:
    """What the target lays against the play, if anything."""
    if len(target.cards) < FEWEST:
        return None
    counter = await Counter(target.seat, COUNTERS[play.card], target.cards)
    play.step = "resolving"
    if counter is not None:
        lay(table, target, (counter,))
        play.counter = counter
        if not COUNTERS[counter]:
            table.play = None  # it has the last word
        elif len(table.gamblers[play.seat].cards) >= FEWEST:
            play.step = "over-counter"
        table.tell(Countered(seat=target.seat, by=counter, against=play.seat, card=play.card))
    return counter


async def is_over_countered(table: Table, play: Play, attacker: Gambler, counter: str) -> bool:
    """Whether the attacker goes on in spite of a dog or a dancer."""
    if len(attacker.cards) < FEWEST:
        return False
    answer = await OverCounter(attacker.seat, COUNTERS[counter], attacker.cards)
    play.step = "resolving"
    if answer is None:
        return False
    play.counter = None
    lay(table, attacker, (answer,))
    assert play.target is not None, "an attack has one"
    table.tell(OverCountered(seat=attacker.seat, target=play.target, counter=counter))
    return True
