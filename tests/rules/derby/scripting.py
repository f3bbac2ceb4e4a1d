"""Arranged tables of the derby, so that a test reads like the clause it checks.

Ann sits at seat 0, Bob at 1, Cleo at 2, Dan at 3 and so on. Cards are given as ids in one text:
"9-black 2-red special".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game import new_match
from game.engine.errors import IllegalAnswer
from game.engine.journal import Checkpoint
from game.engine.match import Match
from game.engine.world import ScriptedWorld
from game.rules.derby.box import shipped_box
from game.rules.derby.cards import FULL, HORSES, in_hand_order
from game.rules.derby.options import OPTIONS
from game.rules.derby.rules import Derby
from game.rules.derby.table import Table
from tests.rules.answering import say
from tests.support import TEN_NAMES


def begin(
    seats: int = 4,
    *,
    hands: Mapping[int, str] | None = None,
    left: str = "",
    bookmaker: int = 0,
    rolls: str = "",
    shuffles: Sequence[Sequence[str]] | None = None,
    **options: Any,
) -> Match:
    """A new match. `hands` begin with these cards, `left` are the first of those left over;
    `options` are written with underscores; `rolls`: "3 10", later rolls of one die each."""
    options = {name.replace("_", "-"): value for name, value in options.items()}
    if shuffles is None:
        shuffles = [_shuffled(seats, hands or {}, left.split(), options.get("first-card", 0))]
    world = ScriptedWorld(
        rolls=[[str(bookmaker)], *([face] for face in rolls.split())], shuffles=list(shuffles)
    )
    return new_match("derby", TEN_NAMES[:seats], options=options, world=world)


def _shuffled(seats: int, hands: Mapping[int, str], left: list[str], first_card: int) -> list[str]:
    """The deal in which these hands and leftovers come about."""
    box = shipped_box()
    deal = box.deals[seats]
    number = deal.hand_of_all if first_card == 3 else deal.hand
    rest = list(box.cards)
    for card in (*left, *(card for hand in hands.values() for card in hand.split())):
        rest.remove(card)
    if first_card == 0:
        for card in box.first_cards:
            rest.remove(card)
    dealt = []
    for seat in range(seats):
        hand = hands.get(seat, "").split()
        while len(hand) < number:
            hand.append(rest.pop(0))
        dealt += hand
    return [*dealt, *left, *rest]


def lay(m: Match, card: str, horse: str) -> None:
    say(m, {"card": card, "horse": horse})


def can(m: Match, answer: Any) -> bool:
    """Whether it is legal; what is legal is offered, and nothing else is."""
    pending = m.pending
    assert pending is not None
    try:
        checked = pending.check(pending.seats[0], answer)
    except IllegalAnswer:
        return False
    assert checked in pending.options()
    return True


def bet_and_lay(m: Match, bet: str, card: str, horse: str) -> None:
    """A whole turn of the first five rounds."""
    say(m, bet)
    lay(m, card, horse)


def play_rest_of_betting(m: Match) -> None:
    """Everybody bets on the horse of the own number and lays the first card that goes."""
    while m.pending is not None and m.pending.kind in ("bet", "play-card"):
        kind, seat = m.pending.kind, m.pending.seats[0]
        say(m, HORSES[seat] if kind == "bet" else m.pending.options()[0])


def racing(
    seats: int = 2,
    *,
    riders: Mapping[str, int] | None = None,
    cards: Mapping[str, str] | None = None,
    played: Mapping[str, str] | None = None,
    squares: Mapping[str, int] | None = None,
    rows: Mapping[str, int] | None = None,
    bets: Mapping[str, Sequence[int]] | None = None,
    order: str = " ".join(HORSES),
    due: str = "brown green",
    arrived: str = "",
    no_die_card: Sequence[int] = (),
    rolls: str = "",
    shuffles: Sequence[str] = (),
    **options: Any,
) -> Match:
    """A match in the first round of the race, at the start of the turn of the first that is `due`.

    Unless told otherwise brown is Ann's, green is Bob's (each has the most chips, all 15, on it)
    and the rest nobody's. `cards` are the first of a horse's six; other ones fill them up.
    """
    rules = Derby(
        OPTIONS.checked({name.replace("_", "-"): value for name, value in options.items()}),
        shipped_box(),
    )
    table = rules.new_table(TEN_NAMES[:seats])
    _bet(table, riders or {"brown": 0, "green": 1}, bets)
    _give_cards(table, cards or {}, played or {})
    table.phase, table.bookmaker, table.first, table.round = "race", 0, 0, 9
    table.order, table.due, table.race_round = order.split(), due.split(), 1
    table.arrived = arrived.split()
    for place, horse in enumerate(table.horses):
        horse.row = (rows or {}).get(horse.horse, place)
        horse.track = table.order.index(horse.horse) + 1
        horse.square = (squares or {}).get(horse.horse, 0)
        if horse.horse in table.arrived:
            horse.place, horse.square = table.arrived.index(horse.horse) + 1, 19
    for seat in no_die_card:
        table.bettors[seat].die_card = False
    rules.check_table(table)
    rules.check_turn_start(table, TEN_NAMES[:seats])
    world = ScriptedWorld(
        rolls=[[face] for face in rolls.split()], shuffles=[cards.split() for cards in shuffles]
    )
    start = Checkpoint(0, 0, 0, rules.pack(table))
    return Match.resumed(rules, TEN_NAMES[:seats], 0, start, [], [], world)


def _bet(table: Table, riders: Mapping[str, int], bets: Mapping[str, Sequence[int]] | None) -> None:
    """One chip on each own horse, and the rest on the first of them."""
    for bettor in table.bettors:
        bettor.stacks = []
        own = [] if bets else [horse for horse, seat in riders.items() if seat == bettor.seat]
        for number, name in enumerate(own):
            table.horse(name).bets[bettor.seat] = 1 if number else 16 - len(own)
    for name, chips in (bets or {}).items():
        table.horse(name).bets = list(chips)
    for horse in table.horses:
        most = max(horse.bets)
        if most and horse.bets.count(most) == 1:
            horse.rider = horse.bets.index(most)


def _give_cards(table: Table, cards: Mapping[str, str], played: Mapping[str, str]) -> None:
    rest, table.deck = table.deck, []
    for horse in table.horses:
        horse.cards = cards.get(horse.horse, "").split()
        for card in horse.cards:
            rest.remove(card)
    for horse in table.horses:
        while len(horse.cards) < FULL:
            horse.cards.append(rest.pop(0))
        horse.played = played.get(horse.horse, "").split()
        if horse.rider is not None or horse.played:
            held = in_hand_order(horse.cards)
            for card in horse.played:
                held.remove(card)
            horse.held = held


def square(m: Match, horse: str) -> int:
    (found,) = (one["square"] for one in m.view(None)["horses"] if one["horse"] == horse)
    assert type(found) is int
    return found


def fact(m: Match, horse: str, key: str) -> Any:
    (found,) = (one[key] for one in m.view(None)["horses"] if one["horse"] == horse)
    return found


def moves(m: Match, horse: str) -> list[tuple[str, int, int]]:
    """How a horse moved forward so far: why, from where, to where."""
    return [
        (event.data["why"], event.data["start"], event.data["square"])
        for event in m.events
        if event.kind == "horse-moved" and event.data["horse"] == horse
    ]
