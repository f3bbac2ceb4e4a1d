"""Arranged tables of Mustang, so that a test reads like the clause it checks.

Ann sits at seat 0, Bob at 1, Cleo at 2, Dan at 3, Eve at 4. Cards and mustangs are given as ids
in one text: "7-bay 7-grey cowboy".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.engine.journal import Checkpoint
from game.engine.match import Match
from game.engine.world import ScriptedWorld
from game.rules.mustang.box import KINDS, kind_of, shipped_box
from game.rules.mustang.rules import Mustang
from game.rules.mustang.table import Rancher, Table
from tests.rules.answering import say
from tests.support import NAMES

HERD = "bay-stallion-1 bay-mare-1 grey-mare-1 bay-foal-1 grey-foal-1 pinto-foal-1"
# No two of one value, and no cowboys: nothing can be played with them.
PLAIN = "1-bay 2-chestnut 3-palomino 4-grey 5-pinto 6-bay"


def arranged(
    seats: int = 3,
    *,
    hands: Mapping[int, str] | None = None,
    corral: Mapping[int, str] | None = None,
    stable: Mapping[int, str] | None = None,
    face_up: str = "",
    piles: Mapping[str, str] | None = None,
    specials: str | None = None,
    top: str = "",
    deck: str | None = None,
    events: str = "",
    spent: bool = False,
    active: int = 0,
    exchanges: int = 0,
    shuffles: Iterable[Sequence[str]] = (),
) -> Match:
    """A match at the start of a turn of `active`.

    Hands are filled up to six cards. `face_up` lies in the prairie, with one more of a kind that
    it leaves out; `piles` are all that is left of one; the rest of its kind is out of the game,
    and so is a special that `specials` leaves out.
    `top` are the first cards of the deck; with `deck` those are all of it, and what nobody holds
    has been discarded. `events` are the first to come; with `spent` the rest has been.
    """
    rules = Mustang(shipped_box())
    table = rules.new_table(NAMES[:seats])
    for rancher in table.ranchers:
        rancher.corral = (corral or {}).get(rancher.seat, "").split()
        rancher.stable = (stable or {}).get(rancher.seat, "").split()
    _lay_prairie(table, face_up.split(), piles or {}, specials)
    _stack(table, hands or {}, top.split(), deck)
    first = events.split()
    rest = list(rules.box.events)
    for event in first:
        rest.remove(event)
    table.events, table.spent = (first, rest) if spent else ([*first, *rest], [])
    table.turn, table.active, table.exchanges = 1, active, exchanges
    rules.check_table(table)
    rules.check_turn_start(table, NAMES[:seats])
    start = Checkpoint(0, 0, 0, rules.pack(table))
    world = ScriptedWorld(shuffles=[list(shuffle) for shuffle in shuffles])
    return Match.resumed(rules, NAMES[:seats], 0, start, [], [], world)


def _lay_prairie(
    table: Table, face_up: list[str], piles: Mapping[str, str], specials: str | None
) -> None:
    ranched = list(face_up)
    for rancher in table.ranchers:
        ranched += [*rancher.stable, *rancher.corral]
    at_large = [one for one in table.box.specials if one not in ranched]
    table.specials = at_large if specials is None else specials.split()
    table.gone = [one for one in at_large if one not in table.specials]
    for kind in KINDS:
        named = piles.get(kind, "").split()
        rest = [one for one in table.box.piles[kind] if one not in (*ranched, *named)]
        table.open[kind] = [one for one in face_up if kind_of(one) == kind] or [rest.pop()]
        table.piles[kind] = named or rest
        table.gone += rest if named else []


def _stack(table: Table, hands: Mapping[int, str], top: list[str], deck: str | None) -> None:
    rest = list(table.box.cards)
    wanted = {rancher.seat: hands.get(rancher.seat, "").split() for rancher in table.ranchers}
    first = top if deck is None else deck.split()
    for card in (*first, *(card for cards in wanted.values() for card in cards)):
        rest.remove(card)
    for rancher in table.ranchers:
        cards = wanted[rancher.seat]
        while len(cards) < table.box.hand:
            cards.append(rest.pop(0))
        rancher.cards = table.box.in_hand_order(cards)
    table.deck = first + rest if deck is None else first
    table.discards = [] if deck is None else rest


# --------------------------------------------------------------------------- answering


def exchange(m: Match, cards: str) -> None:
    say(m, {"action": "exchange", "cards": cards.split()})


def catch(m: Match, mustang: str, cards: str) -> None:
    say(m, {"action": "catch", "mustang": mustang, "cards": cards.split()})


def steal(m: Match, mustang: str, cards: str) -> None:
    say(m, {"action": "steal", "mustang": mustang, "cards": cards.split()})


def stable(m: Match, mustang: str) -> None:
    say(m, {"action": "stable", "mustang": mustang})


def defend(m: Match, cards: str) -> None:
    assert m.pending is not None and m.pending.kind == "defend"
    say(m, {"cards": cards.split()})


def run_out(seats: int = 3, **table: Any) -> Match:
    """Ann catches a foal from the pile with a pair of ones; the deck has just the two cards that
    she draws then, so the first event happens in her turn."""
    hands = {0: "1-bay 1-grey", **table.pop("hands", {})}
    m = arranged(seats, hands=hands, deck=table.pop("deck", "8-bay 8-grey"), **table)
    catch(m, "foal", "1-bay 1-grey")
    return m


# --------------------------------------------------------------------------- facts


def rancher(m: Match, seat: int) -> Rancher:
    found: Rancher = m.table.ranchers[seat]
    return found


def hand(m: Match, seat: int) -> list[str]:
    cards: list[str] = m.view(seat)["ranchers"][seat]["cards"]
    return cards


def ranch(m: Match, seat: int) -> tuple[list[str], list[str]]:
    """Stable and corral."""
    seen = m.view(None)["ranchers"][seat]
    return seen["stable"], seen["corral"]


def numbers(m: Match) -> list[int]:
    """How many cards everybody holds."""
    return [rancher["cards"] for rancher in m.view(None)["ranchers"]]
