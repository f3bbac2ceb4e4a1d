"""What a seat of the derby may know."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from game.engine.views import View
from game.rules.derby.box import GAME
from game.rules.derby.cards import PLACE, Cards
from game.rules.derby.house import House
from game.rules.derby.table import Bettor, Horse, Move, Phase, Step, Table


class Part(msgspec.Struct, frozen=True, kw_only=True, rename="kebab"):
    """Something that a view holds."""


class OptionsView(Part, frozen=True, kw_only=True):
    """The options of the game, as it was set up."""

    first_card: int
    hard_ride: bool
    choose_tracks: bool
    hidden_hands: bool


class BettorView(Part, frozen=True, kw_only=True):
    """A player. `cards`: the own hand, of another's how many there are."""

    name: str
    cards: Cards | int
    stacks: tuple[int, ...]
    die_card: bool
    prizes: int
    chips: int | None

    @property
    def hand(self) -> Cards | None:
        """The cards, where the seat sees them."""
        return None if isinstance(self.cards, int) else self.cards

    @property
    def hand_size(self) -> int:
        return self.cards if isinstance(self.cards, int) else len(self.cards)


class HorseView(Part, frozen=True, kw_only=True):
    """A horse. `cards`: in the order laid, of a hidden hand how many are still held. The order in
    which nobody's horse will turn them is not told."""

    horse: str
    row: int | None
    cards: Cards | int
    played: Cards
    bets: tuple[int, ...]
    rider: int | None
    track: int | None
    square: int
    place: int | None

    @property
    def is_hidden(self) -> bool:
        """Whether the seat does not see what its rider holds."""
        return isinstance(self.cards, int)

    @property
    def seen_cards(self) -> Cards:
        """All its cards; of a hidden hand those played since the last were taken back."""
        return self.played if isinstance(self.cards, int) else self.cards


class RollView(Part, frozen=True, kw_only=True):
    face: int
    success: bool


class MoveView(Part, frozen=True, kw_only=True):
    """The turn of a horse, while it is ridden; its fields are those of the table's `Move`."""

    horse: str
    seat: int | None
    card: str | None
    level: bool
    start: int
    square: int
    value: int
    pushes: int
    sure: int
    rolls: tuple[RollView, ...]
    step: Step


class DerbyView(View, frozen=True, kw_only=True, tag=GAME):
    """The slate, the course and the bettors; last the constants of the box."""

    phase: Phase
    options: OptionsView
    players: tuple[BettorView, ...]
    horses: tuple[HorseView, ...]
    bookmaker: int | None
    first: int | None
    round: int
    stack: int
    left_over: int
    race_round: int
    on_move: str | None
    order: tuple[str, ...]
    arrived: tuple[str, ...]
    move: MoveView | None
    winners: tuple[int, ...] | None
    deck: Mapping[str, int]
    rows: tuple[str, ...]
    first_rows: tuple[int, ...]
    shifts: tuple[int, ...]
    pays: tuple[tuple[int | None, ...], ...]
    prizes: tuple[int, ...]
    tracks: tuple[str, ...]
    stacks: tuple[int, ...]

    def horse(self, name: str) -> HorseView:
        return self.horses[PLACE[name]]

    @property
    def own_hand(self) -> Cards:
        """The cards of the seat whose view it is; a spectator has none."""
        return () if self.you is None else self.players[self.you].hand or ()

    @property
    def is_racing(self) -> bool:
        """From the start to the end of the race."""
        return self.phase == "race" and bool(self.order)

    @property
    def asked(self) -> int:
        """Whose turn it is, while somebody is asked."""
        assert self.active is not None, "it is nobody's turn"
        return self.active

    @property
    def running(self) -> list[int]:
        """The squares of the horses that have not arrived yet."""
        return [horse.square for horse in self.horses if horse.place is None]

    @property
    def mounted(self) -> HorseView:
        """The horse that is asked about: for which a track or a card is chosen."""
        assert self.on_move is not None, "no horse is on the move"
        return self.horse(self.on_move)

    @property
    def ridden(self) -> MoveView:
        """The turn in which a push is asked about."""
        assert self.move is not None, "no horse is ridden"
        return self.move


def view(table: Table, seat: int | None) -> DerbyView:
    """What the seat may know, a spectator for None."""
    return _view(table, seat, sees_all=False)


def open_view(table: Table) -> DerbyView:
    """With everybody's cards."""
    return _view(table, None, sees_all=True)


def _view(table: Table, seat: int | None, *, sees_all: bool) -> DerbyView:
    """An allow-list: nothing gets in that is not named here."""
    house, move = table.house, table.move
    box = house.box
    return DerbyView(
        you=seat,
        phase=table.phase,
        options=_options(house),
        players=tuple(
            _player(one, sees_hand=sees_all or one.seat == seat) for one in table.bettors
        ),
        horses=tuple(
            _horse(horse, sees_cards=sees_all or _sees_cards(table, horse, seat))
            for horse in table.horses
        ),
        bookmaker=table.bookmaker,
        first=table.first,
        round=table.round,
        stack=house.stack(table.round),
        left_over=len(table.left_over),
        active=table.active,
        race_round=table.race_round,
        on_move=table.choosing if move is None else move.horse,
        order=tuple(table.order),
        arrived=tuple(table.arrived),
        move=None if move is None else _move(move),
        winners=tuple(table.winners) if table.phase == "over" else None,
        deck=box.deck,
        rows=box.rows,
        first_rows=box.first_rows,
        shifts=box.shifts,
        pays=box.pays,
        prizes=box.prizes,
        tracks=box.tracks,
        stacks=box.stacks,
    )


def _options(house: House) -> OptionsView:
    return OptionsView(
        first_card=house.first_card,
        hard_ride=house.hard_ride,
        choose_tracks=house.choose_tracks,
        hidden_hands=house.hidden_hands,
    )


def _player(bettor: Bettor, *, sees_hand: bool) -> BettorView:
    """The own hand as cards, another's as a count."""
    return BettorView(
        name=bettor.name,
        cards=tuple(bettor.cards) if sees_hand else len(bettor.cards),
        stacks=tuple(bettor.stacks),
        die_card=bettor.die_card,
        prizes=bettor.prizes,
        chips=bettor.chips,
    )


def _sees_cards(table: Table, horse: Horse, seat: int | None) -> bool:
    """With hidden hands a rider's cards are seen by that rider alone, once the race runs."""
    hidden = table.house.hidden_hands and bool(table.order)
    return not hidden or horse.rider is None or horse.rider == seat


def _horse(horse: Horse, *, sees_cards: bool) -> HorseView:
    """All its cards, or how many it still holds."""
    return HorseView(
        horse=horse.horse,
        row=horse.row,
        cards=tuple(horse.cards) if sees_cards else len(horse.cards) - len(horse.played),
        played=tuple(horse.played),
        bets=tuple(horse.bets),
        rider=horse.rider,
        track=horse.track,
        square=horse.square,
        place=horse.place,
    )


def _move(move: Move) -> MoveView:
    return MoveView(
        horse=move.horse,
        seat=move.seat,
        card=move.card,
        level=move.level,
        start=move.start,
        square=move.square,
        value=move.value,
        pushes=move.pushes,
        sure=move.sure,
        rolls=tuple(RollView(face=face, success=success) for face, success in move.rolls),
        step=move.step,
    )
