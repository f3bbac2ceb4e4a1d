"""Arranged tables of Western, so that a test reads like the clause it checks.

Ann sits at seat 0, Bob at 1, Cleo at 2, Dan at 3 and so on. Cards are given as kinds in one text:
"attack-2 horse dog". Money is in thousands.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.errors import IllegalAnswer
from game.engine.journal import Checkpoint
from game.engine.match import Match
from game.engine.world import ScriptedWorld
from game.rules.western.box import shipped_box
from game.rules.western.cards import in_hand_order
from game.rules.western.options import OPTIONS
from game.rules.western.rules import Western
from game.rules.western.table import Gambler, Table
from tests.rules.answering import say
from tests.support import TEN_NAMES

# What hands are filled up with: cards that do nothing but be there, at most as many as there are.
FILLERS = ("cake", "dancer", "dog", "levy", "hands-up", "give-to-all")


def arranged(
    seats: int = 4,
    *,
    hands: Mapping[int, str] | None = None,
    money: Mapping[int, int] | None = None,
    pot: int | None = None,
    sheriff: Sequence[int] = (),
    losses: Mapping[tuple[int, int], int] | None = None,
    top: str = "",
    deck: str | None = None,
    active: int = 0,
    direction: int = 1,
    rolls: str = "",
    shuffles: Sequence[Sequence[str]] = (),
    options: Mapping[str, Any] | None = None,
) -> Match:
    """A match at the start of a turn of `active`.

    A hand that is not named is "cake cake" or the like: two harmless cards. `money` is what
    somebody has; what is missing to the money of the game, or too much, is made up by the pot if
    that is not named, else by the last player that is not named. `losses[taker, loser]`: what was
    taken since the loser's last turn began. `top` are the first cards of the deck; with `deck`
    those are all of it, and the rest has been discarded. `rolls`: "6 3 55", dice of one roll
    written together.
    """
    rules = Western(OPTIONS.checked(options or {}), shipped_box())
    table = rules.new_table(TEN_NAMES[:seats])
    _give_money(table, money or {}, pot)
    _give_cards(table, hands or {}, sheriff, top.split(), deck)
    for (taker, loser), amount in (losses or {}).items():
        table.gamblers[loser].losses[taker] = amount
    table.turn, table.active, table.direction = 1, active, direction
    rules.check_table(table)
    rules.check_turn_start(table, TEN_NAMES[:seats])
    start = Checkpoint(0, 0, 0, rules.pack(table))
    world = ScriptedWorld(
        rolls=[list(roll) for roll in rolls.split()], shuffles=[list(cards) for cards in shuffles]
    )
    return Match.resumed(rules, TEN_NAMES[:seats], 0, start, [], [], world)


def _give_money(table: Table, money: Mapping[int, int], pot: int | None) -> None:
    for seat, amount in money.items():
        table.pot += table.gamblers[seat].money - amount
        table.gamblers[seat].money = amount
    if pot is not None:
        rest = next(one for one in reversed(table.gamblers) if one.seat not in money)
        rest.money += table.pot - pot
        table.pot = pot


def _give_cards(
    table: Table, hands: Mapping[int, str], sheriff: Sequence[int], top: list[str], deck: str | None
) -> None:
    rest = list(table.terms.cards)
    first = top if deck is None else deck.split()
    wanted = {seat: cards.split() for seat, cards in hands.items()}
    laid = ["sheriff"] * len(sheriff)
    for card in (*first, *laid, *(card for cards in wanted.values() for card in cards)):
        rest.remove(card)
    for gambler in table.gamblers:
        if gambler.seat not in wanted:
            filler = next(card for card in FILLERS if rest.count(card) > 1)
            wanted[gambler.seat] = [filler, filler]
            rest.remove(filler)
            rest.remove(filler)
        gambler.cards = in_hand_order(wanted[gambler.seat])
        gambler.sheriff = gambler.seat in sheriff
    table.deck = first + rest if deck is None else first
    table.discards = [] if deck is None else rest


# --------------------------------------------------------------------------- answering


def play(m: Match, cards: str, target: int | None = None) -> None:
    """The active player lays these."""
    say(m, form(cards, target))


def form(cards: str, target: int | None = None) -> dict[str, Any]:
    answer: dict[str, Any] = {"cards": cards.split()}
    return answer if target is None else {**answer, "target": target}


def lay(m: Match, cards: str) -> None:
    """A combination for the pot."""
    say(m, {"cards": cards.split()})


def can_play(m: Match, cards: str, target: int | None = None) -> bool:
    """Whether it is legal; what is legal is offered, and nothing else is."""
    pending = m.pending
    assert pending is not None and pending.kind == "play"
    try:
        move = pending.check(pending.seats[0], form(cards, target))
    except IllegalAnswer:
        offers = [(sorted(one.cards), one.target) for one in pending.options()]
        assert (sorted(cards.split()), target) not in offers
        return False
    assert move in pending.options()
    return True


def targets(m: Match, cards: str) -> list[int | None]:
    """On whom the active player may lay these."""
    return [one.target for one in m.pending.options() if list(one.cards) == cards.split()]


# --------------------------------------------------------------------------- facts


def gambler(m: Match, seat: int) -> Gambler:
    found: Gambler = m.table.gamblers[seat]
    return found


def fortunes(m: Match) -> list[int]:
    return [player["money"] for player in m.view(None)["players"]]


def pot(m: Match) -> int:
    amount: int = m.view(None)["pot"]
    return amount


def hand(m: Match, seat: int) -> list[str]:
    cards: list[str] = m.view(seat)["players"][seat]["cards"]
    return cards


def choices(m: Match) -> list[Any]:
    """What the first seat that is asked may answer."""
    assert m.pending is not None
    return list(m.pending.options())
