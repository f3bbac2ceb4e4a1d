"""What a seat of the race may know, and other tables that it could not tell apart."""

from __future__ import annotations

from typing import Any

from game.engine.draws import Draws
from game.rules.pony_express.bluff import may_accuse, reroll_price
from game.rules.pony_express.board import Board
from game.rules.pony_express.cards import SIDES
from game.rules.pony_express.hand_cards import differ
from game.rules.pony_express.pieces import duel_place
from game.rules.pony_express.table import Cup, Duel, Rider, Table
from game.rules.shared.hands import FACES

_COVERED_DIE = {"face": None, "shown": False}


def view(table: Table, seat: int | None) -> dict[str, Any]:
    """An allow-list: nothing gets in that is not named here."""
    return {
        "game": "pony-express",
        "board": table.board.fresh_data(),
        "must-fall": table.must_fall,
        "liars-go-to-jail": table.liars_go_to_jail,
        "riders": [_rider(rider, seat) for rider in table.riders],
        "bank": table.bank,
        "deck": len(table.deck),
        "spent": list(table.spent),
        "turn": table.turn,
        "active": table.active,
        "dice": _dice(table, seat),
        "reroll-price": None if table.cup is None else reroll_price(table, _active(table)),
        "accusers": None if table.cup is None else _accusers(table),
        "announced": table.announced,
        "offered": list(table.offered.get(seat, ())) if seat is not None else [],
        "duel": None if table.duel is None else _duel(table.board, table.duel, seat),
        "steady": table.steady,
        "winner": table.winner,
    }


def _active(table: Table) -> Rider:
    return table.riders[table.active]


def _accusers(table: Table) -> list[int]:
    """Who may call this turn's announcement a bluff without having spied."""
    active = _active(table)
    return [other.seat for other in may_accuse(table.others(active), active)]


def _rider(rider: Rider, seat: int | None) -> dict[str, Any]:
    """The own hand as a list, another's as a count."""
    return {
        "name": rider.name,
        "space": rider.space,
        "mailbox": rider.mailbox,
        "gold": rider.gold,
        "prison": rider.prison,
        "cards": list(rider.cards) if rider.seat == seat else len(rider.cards),
    }


def _dice(table: Table, seat: int | None) -> list[dict[str, Any]]:
    """The active player sees all five, the others those outside the cup, and a spy the one it
    has looked at. (Not those that all once saw and that went back: one may have been marked.)"""
    cup = table.cup
    if cup is None:
        return [dict(_COVERED_DIE) for _ in range(5)]
    own = table.active == seat
    bit = 0 if seat is None else 1 << seat
    return [
        {"face": face if own or shown or spied & bit else None, "shown": shown}
        for face, shown, spied in zip(cup.faces, cup.shown, cup.spied, strict=True)
    ]


def _duel(board: Board, duel: Duel, seat: int | None) -> dict[str, Any]:
    return {
        "space": duel.space,
        "seats": list(duel.seats),
        "corners": list(duel.corners),
        "showdown": duel.showdown,
        "shots": list(duel.shots),
        "bystanders": duel.bystanders,
        "paces": duel.paces,
        "places": [list(duel_place(board, duel, duellist).at) for duellist in duel.seats],
        "barrel": None if duel.barrel is None else list(duel.barrel),
        "decoy": _decoy(duel, seat),
        "wind-from": duel.wind_from,
        "steady": duel.steady,
        "lying-die": None if duel.lying_die is None else list(duel.lying_die),
        "lying-turned": None if duel.lying_die is None else duel.lying_turned,
    }


def _decoy(duel: Duel, seat: int | None) -> dict[str, Any] | None:
    """Where the real rider stands is its owner's secret while the twin stands."""
    if duel.decoy_of is None:
        return None
    known = duel.decoy_of == seat or not duel.decoy_stands
    return {
        "owner": duel.decoy_of,
        "standing": duel.decoy_stands,
        "side": duel.decoy_side if known else None,
    }


def redeal(table: Table, seat: int | None, draws: Draws) -> None:
    """Change everything that the seat cannot know, so that it cannot tell: in place.

    Cards it has ever looked at stay where they are (where the player could follow them); all
    other unseen cards change places, without making equal ones of two that another chooses from,
    which the rules never offer. Hidden dice it does not know get new faces, and a twin it
    cannot see through may stand on the other side.
    """
    _redeal_cards(table, seat, draws)
    if table.cup is not None and table.active != seat:
        _redeal_dice(table.cup, seat, draws)
    duel = table.duel
    if duel is not None and duel.decoy_stands and duel.decoy_of != seat:
        duel.decoy_side = draws.pick(SIDES)


def _redeal_cards(table: Table, seat: int | None, draws: Draws) -> None:
    followed = list(table.riders[seat].seen) if seat is not None else []
    piles = [table.deck, *(rider.cards for rider in table.riders if rider.seat != seat)]
    piles += [cards for owner, cards in table.offered.items() if owner != seat]
    places = []
    for pile in piles:
        for index, card in enumerate(pile):
            if card in followed:
                followed.remove(card)
            else:
                places.append((pile, index))
    hidden_pairs = [
        cards for owner, cards in table.offered.items() if owner != seat and differ(cards)
    ]
    while True:
        shuffled = draws.shuffled([pile[index] for pile, index in places])
        for (pile, index), card in zip(places, shuffled, strict=True):
            pile[index] = card
        if all(differ(cards) for cards in hidden_pairs):
            return


def _redeal_dice(cup: Cup, seat: int | None, draws: Draws) -> None:
    bit = 0 if seat is None else 1 << seat
    for die in range(5):
        if not cup.shown[die] and not cup.known[die] & bit:
            cup.faces[die] = draws.pick(FACES)
