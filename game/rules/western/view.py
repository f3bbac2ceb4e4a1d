"""What a seat of Western may know."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from game.engine.views import View
from game.rules.western.box_schema import PaysFile
from game.rules.western.ladder import HAT, combination_of
from game.rules.western.table import Gambler, Play, Step, Table, Train


class GamblerSeen(msgspec.Struct, frozen=True, kw_only=True, rename="kebab", gc=False):
    """A player. `cards`: those in hand for whose they are, for the others how many."""

    name: str
    money: int
    cards: tuple[str, ...] | int
    sheriff: bool
    loses_turn: bool

    @property
    def hand(self) -> tuple[str, ...] | None:
        """The cards, where they may be known."""
        return None if isinstance(self.cards, int) else self.cards

    @property
    def count(self) -> int:
        """How many cards there are."""
        return self.cards if isinstance(self.cards, int) else len(self.cards)


class PlaySeen(msgspec.Struct, frozen=True, kw_only=True, rename="kebab", gc=False):
    """Cards that were laid, while they are resolved. `card`: the one that acts."""

    seat: int
    cards: tuple[str, ...]
    card: str
    target: int | None
    counter: str | None
    step: Step

    @property
    def aimed_at(self) -> int:
        """The seat that a card which can be countered goes to."""
        assert self.target is not None, "it goes to somebody"
        return self.target


class TrainSeen(msgspec.Struct, frozen=True, kw_only=True, rename="kebab", gc=False):
    """The pot is played for. `seat`: who brought the train; `passed`: in a row."""

    seat: int
    leader: int
    cards: tuple[str, ...]
    combination: str
    hat: bool
    passed: tuple[int, ...]


class WesternView(View, frozen=True, kw_only=True, tag="western"):
    """The table from one seat. `taken[taker][payer]`: what can be asked back, now or at the
    payer's next turn. `pays`: what the cards ask for, by the box of this game."""

    active: int
    players: tuple[GamblerSeen, ...]
    pot: int
    deck: int  # cards in it
    discards: tuple[str, ...]  # oldest first
    direction: int
    turn: int
    goal: int
    hand_limit: int
    draw_limit: int
    times: Mapping[str, int]
    pays: PaysFile
    joins_whisky: bool
    open_train: bool
    taken: tuple[tuple[int, ...], ...]
    out: Mapping[str, int]
    play: PlaySeen | None
    train: TrainSeen | None
    winner: int | None

    @property
    def laid(self) -> PlaySeen:
        """The play, where one is asked about."""
        assert self.play is not None, "cards were laid"
        return self.play

    @property
    def race(self) -> TrainSeen:
        """The train, where one is asked about."""
        assert self.train is not None, "the pot is played for"
        return self.train

    def own_hand(self, seat: int) -> tuple[str, ...]:
        """The cards of that seat, whose view it must be."""
        hand = self.players[seat].hand
        assert hand is not None, "nobody else's cards are known"
        return hand


def view(table: Table, seat: int | None) -> WesternView:
    return _view(table, seat, sees_all=False)


def open_view(table: Table) -> WesternView:
    """With everybody's cards, for whoever watches a game that is over."""
    return _view(table, None, sees_all=True)


def _view(table: Table, seat: int | None, *, sees_all: bool) -> WesternView:
    """An allow-list: nothing gets in that is not named here."""
    terms = table.terms
    return WesternView(
        you=seat,
        active=table.active,
        players=tuple([_player(one, knows=sees_all or one.seat == seat) for one in table.gamblers]),
        pot=table.pot,
        deck=len(table.deck),
        discards=tuple(table.discards),
        direction=table.direction,
        turn=table.turn,
        goal=terms.goal,
        hand_limit=terms.hand_limit,
        draw_limit=terms.draw_limit,
        times=terms.times,
        pays=terms.pays,
        joins_whisky=terms.joins_whisky,
        open_train=terms.open_train,
        taken=_taken(table),
        out=terms.out,
        play=None if table.play is None else _play(table.play),
        train=None if table.train is None else _train(table.train),
        winner=table.winner,
    )


def _player(gambler: Gambler, *, knows: bool) -> GamblerSeen:
    """A hand that may be known as it is, another as a count."""
    return GamblerSeen(
        name=gambler.name,
        money=gambler.money,
        cards=tuple(gambler.cards) if knows else len(gambler.cards),
        sheriff=gambler.sheriff,
        loses_turn=gambler.loses_turn,
    )


def _taken(table: Table) -> tuple[tuple[int, ...], ...]:
    """What each took from each that can be asked back, now or at the next turn."""
    losses = [list(gambler.losses) for gambler in table.gamblers]
    for taker, amount in enumerate(table.due):
        losses[table.active][taker] += amount
    return tuple(zip(*losses, strict=True))


def _play(play: Play) -> PlaySeen:
    return PlaySeen(
        seat=play.seat,
        cards=play.cards,
        card=play.card,
        target=play.target,
        counter=play.counter,
        step=play.step,
    )


def _train(train: Train) -> TrainSeen:
    combination = combination_of(train.cards)
    assert combination is not None, "nothing else can be laid"
    return TrainSeen(
        seat=train.seat,
        leader=train.leader,
        cards=train.cards,
        combination=combination,
        hat=HAT in train.cards,
        passed=tuple(train.passed),
    )
