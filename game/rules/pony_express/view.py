"""What a seat of the race may know, and other tables that it could not tell apart."""

from __future__ import annotations

import msgspec

from game.engine.draws import Draws
from game.engine.views import View
from game.rules.pony_express.bluff import may_accuse, reroll_price
from game.rules.pony_express.board import Board
from game.rules.pony_express.board_schema import Point
from game.rules.pony_express.cards import SIDES
from game.rules.pony_express.hand_cards import differ
from game.rules.pony_express.pieces import duel_place
from game.rules.pony_express.table import Cup, Duel, Rider, Table
from game.rules.shared.hands import FACES


class RiderView(msgspec.Struct, frozen=True, kw_only=True, rename="kebab"):
    """A rider; `cards` is the own hand, and of another's the count."""

    name: str
    space: int
    mailbox: int  # 0: still on the trail
    gold: int
    prison: bool
    cards: tuple[str, ...] | int

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards that the seat of the view can see."""
        return () if isinstance(self.cards, int) else self.cards

    @property
    def count(self) -> int:
        return self.cards if isinstance(self.cards, int) else len(self.cards)


class DieView(msgspec.Struct, frozen=True, kw_only=True, rename="kebab"):
    """One of the five; `face` is None where the seat may not know it."""

    face: str | None
    shown: bool


class DecoyView(msgspec.Struct, frozen=True, kw_only=True, rename="kebab"):
    """`side`: where the real rider stands; None while that is its owner's secret."""

    owner: int
    standing: bool
    side: str | None


class DuelView(msgspec.Struct, frozen=True, kw_only=True, rename="kebab"):
    """A duel or the showdown; all that is told of both begins with who shoots first."""

    space: int
    seats: tuple[int, int]
    corners: tuple[str, str]
    showdown: bool
    shots: tuple[int, int]
    bystanders: bool
    paces: int
    places: tuple[Point, Point]
    barrel: tuple[int, int] | None
    decoy: DecoyView | None
    wind_from: str | None
    steady: bool
    lying_die: Point | None
    lying_turned: float | None

    def opponent(self, seat: int) -> int:
        first, second = self.seats
        return second if seat == first else first

    def corner_of(self, seat: int) -> str:
        return self.corners[self.seats.index(seat)]


class PonyExpressView(View, frozen=True, kw_only=True, tag="pony-express"):
    """What one seat may know of the race."""

    active: int
    board: Board
    must_fall: bool
    liars_go_to_jail: bool
    riders: tuple[RiderView, ...]
    bank: int
    deck: int  # cards left in it
    spent: tuple[str, ...]
    turn: int
    dice: tuple[DieView, ...]
    reroll_price: int | None
    accusers: tuple[int, ...] | None
    announced: str | None
    offered: tuple[str, ...]
    duel: DuelView | None
    steady: bool
    winner: int | None

    @property
    def cup_stands(self) -> bool:
        """Whether the dice of this turn have been rolled."""
        return self.reroll_price is not None


_COVERED_DIE = DieView(face=None, shown=False)


def view(table: Table, seat: int | None) -> PonyExpressView:
    return _view(table, seat, sees_all=False)


def open_view(table: Table) -> PonyExpressView:
    """A spectator's, with all secrets: for games that are over."""
    return _view(table, None, sees_all=True)


def _view(table: Table, seat: int | None, *, sees_all: bool) -> PonyExpressView:
    """An allow-list: nothing gets in that is not named here."""
    return PonyExpressView(
        you=seat,
        active=table.active,
        board=table.board,
        must_fall=table.must_fall,
        liars_go_to_jail=table.liars_go_to_jail,
        riders=tuple([_rider(rider, sees_all or rider.seat == seat) for rider in table.riders]),
        bank=table.bank,
        deck=len(table.deck),
        spent=tuple(table.spent),
        turn=table.turn,
        dice=_dice(table, seat, sees_all),
        reroll_price=None if table.cup is None else reroll_price(table, _active(table)),
        accusers=None if table.cup is None else _accusers(table),
        announced=table.announced,
        offered=tuple(table.offered.get(seat, ())) if seat is not None else (),
        duel=None if table.duel is None else _duel(table.board, table.duel, seat, sees_all),
        steady=table.steady,
        winner=table.winner,
    )


def _active(table: Table) -> Rider:
    return table.riders[table.active]


def _accusers(table: Table) -> tuple[int, ...]:
    """Who may call this turn's announcement a bluff without having spied."""
    active = _active(table)
    return tuple([other.seat for other in may_accuse(table.others(active), active)])


def _rider(rider: Rider, is_open: bool) -> RiderView:
    return RiderView(
        name=rider.name,
        space=rider.space,
        mailbox=rider.mailbox,
        gold=rider.gold,
        prison=rider.prison,
        cards=tuple(rider.cards) if is_open else len(rider.cards),
    )


def _dice(table: Table, seat: int | None, sees_all: bool) -> tuple[DieView, ...]:
    """The active player sees all five, the others those outside the cup, and a spy the one it
    has looked at. (Not those that all once saw and that went back: one may have been marked.)"""
    cup = table.cup
    if cup is None:
        return (_COVERED_DIE,) * 5
    own = sees_all or table.active == seat
    bit = 0 if seat is None else 1 << seat
    return tuple(
        [
            DieView(face=face if own or shown or spied & bit else None, shown=shown)
            for face, shown, spied in zip(cup.faces, cup.shown, cup.spied, strict=True)
        ]
    )


def _duel(board: Board, duel: Duel, seat: int | None, sees_all: bool) -> DuelView:
    first, second = [duel_place(board, duel, duellist).at for duellist in duel.seats]
    first_shots, second_shots = duel.shots
    return DuelView(
        space=duel.space,
        seats=duel.seats,
        corners=duel.corners,
        showdown=duel.showdown,
        shots=(first_shots, second_shots),
        bystanders=duel.bystanders,
        paces=duel.paces,
        places=(first, second),
        barrel=duel.barrel,
        decoy=_decoy(duel, sees_all or duel.decoy_of == seat),
        wind_from=duel.wind_from,
        steady=duel.steady,
        lying_die=duel.lying_die,
        lying_turned=None if duel.lying_die is None else duel.lying_turned,
    )


def _decoy(duel: Duel, is_open: bool) -> DecoyView | None:
    """Where the real rider stands is its owner's secret while the twin stands."""
    if duel.decoy_of is None:
        return None
    known = is_open or not duel.decoy_stands
    return DecoyView(
        owner=duel.decoy_of,
        standing=duel.decoy_stands,
        side=duel.decoy_side if known else None,
    )


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
