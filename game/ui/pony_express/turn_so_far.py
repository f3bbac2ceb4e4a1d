"""What only the events of the turn in progress tell: no view has it, the next turn forgets it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.engine.events import Event
from game.rules.pony_express import events
from game.rules.shared.deals import TurnBegan

FIGURES = 3


def _all_standing() -> list[bool]:
    return [True] * FIGURES


@dataclass
class Contest:
    """Everybody in it rolls once: a poker game, or who rides first (`why`). `rolls`, by seat, are
    those of the present round: where the best hands are equal, those players roll again."""

    why: str
    rolls: dict[int, events.OpenRoll] = field(default_factory=dict)

    def add(self, roll: events.OpenRoll) -> None:
        if roll.seat in self.rolls:
            self.rolls.clear()
        self.rolls[roll.seat] = roll


@dataclass(kw_only=True)
class TurnSoFar:
    """The passing things of a turn, as far as they are shown."""

    open_roll: events.OpenRoll | None = None  # the last roll in the open, while it lies there
    contest: Contest | None = None
    unseen: set[int] = field(default_factory=set)  # dice rolled, at which nobody has looked yet
    lifted: bool = False  # the cup of an accused rider
    called: events.DuelCalled | None = None  # a duel whose corners are not taken yet
    choosing: dict[int, int] = field(default_factory=dict)  # seat: cards drawn to choose from
    kept: events.CardKept | None = None  # its owner knows, and all are about to be told
    facing: int | None = None  # who stands before the three figures
    figures: list[bool] = field(default_factory=_all_standing)  # which of them stand
    fired: dict[int, int] = field(default_factory=dict)  # shots of each in this duel that count
    spare: bool = False  # the next shot is that of a spare cartridge, which does not count

    def begin(self, log: Sequence[object]) -> None:
        """All that the reader knows of has led there."""
        self._forget()
        turns = (at for at in range(len(log) - 1, -1, -1) if isinstance(log[at], TurnBegan))
        for told in log[next(turns, 0) :]:
            if isinstance(told, Event):
                self.take(told)

    def take(self, event: Event) -> None:
        """That has happened."""
        take = _TAKEN.get(type(event))
        if take is not None:
            take(self, event)

    # ------------------------------------------------------------------ turns and rolls

    def _forget(self) -> None:
        vars(self).update(vars(TurnSoFar()))

    def _turn_began(self, _event: TurnBegan) -> None:
        self._forget()

    def _open_roll(self, roll: events.OpenRoll) -> None:
        self.open_roll = roll
        if roll.why == "first" and self.contest is None:
            self.contest = Contest("first")
        if self.contest is not None and roll.why == self.contest.why:
            self.contest.add(roll)
        else:
            self.contest = None

    def _poker_began(self, event: events.PokerBegan) -> None:
        self._somewhere_else(event)
        self.contest = Contest("poker")

    def _cup_rolled(self, event: events.CupRolled) -> None:
        self.open_roll = None
        self.unseen.update(event.dice)

    def _cup_seen(self, _event: events.CupSeen) -> None:
        self.unseen.clear()

    def _cup_lifted(self, _event: events.CupLifted) -> None:
        self.lifted = True

    def _somewhere_else(self, _event: Event) -> None:
        """Whatever was going on before is over."""
        self.open_roll = self.contest = self.facing = None
        self.figures = _all_standing()

    # ------------------------------------------------------------------ cards

    def _cards_drawn(self, event: events.CardsDrawn) -> None:
        self.contest = None
        self.choosing[event.seat] = event.count

    def _card_kept(self, event: events.CardKept) -> None:
        self.kept = event

    def _card_taken(self, event: events.CardTaken) -> None:
        self.kept = None
        self.choosing.pop(event.seat, None)

    def _card_played(self, event: events.CardPlayed) -> None:
        if event.card == "spare-cartridge":
            self.spare = True
        elif event.card == "safe-conduct":
            self.facing = None

    # ------------------------------------------------------------------ shots

    def _duel_called(self, event: events.DuelCalled) -> None:
        self._somewhere_else(event)
        self.called = event

    def _duel_began(self, event: events.DuelBegan) -> None:
        self.called = None
        self.fired = dict.fromkeys(event.seats, 0)

    def _duel_ended(self, _event: events.DuelEnded) -> None:
        self.fired = {}

    def _figures_faced(self, event: events.FiguresFaced) -> None:
        self._somewhere_else(event)
        self.facing = event.seat

    def _shot_taken(self, shot: events.ShotTaken) -> None:
        """In a duel everything is put back at once; the figures lie until their shooter leaves."""
        if shot.seat in self.fired:
            self.fired[shot.seat] += not self.spare
        self.spare = False
        if self.facing is not None:
            self.figures = [index not in shot.figures for index in range(FIGURES)]

    def _imprisoned(self, _event: events.Imprisoned) -> None:
        self.facing = None
        self.figures = _all_standing()


_TAKEN: Mapping[type[Event], Callable[[TurnSoFar, Any], None]] = {
    TurnBegan: TurnSoFar._turn_began,
    events.OpenRoll: TurnSoFar._open_roll,
    events.PokerBegan: TurnSoFar._poker_began,
    events.CupRolled: TurnSoFar._cup_rolled,
    events.CupSeen: TurnSoFar._cup_seen,
    events.CupLifted: TurnSoFar._cup_lifted,
    events.Moved: TurnSoFar._somewhere_else,
    events.CardsDrawn: TurnSoFar._cards_drawn,
    events.CardKept: TurnSoFar._card_kept,
    events.CardTaken: TurnSoFar._card_taken,
    events.CardPlayed: TurnSoFar._card_played,
    events.DuelCalled: TurnSoFar._duel_called,
    events.DuelBegan: TurnSoFar._duel_began,
    events.DuelEnded: TurnSoFar._duel_ended,
    events.FiguresFaced: TurnSoFar._figures_faced,
    events.ShotTaken: TurnSoFar._shot_taken,
    events.Imprisoned: TurnSoFar._imprisoned,
}
