"""What only the log tells of the turn in progress: no view has it, the next turn forgets it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from game.ui.pony_express.stage_parts import (
    ContestState,
    DuelCall,
    Facts,
    LiftedCup,
    RollState,
    ShotState,
)

FIGURES = 3

Claim = Literal["open", "believed", "accused"]


def _all_standing() -> list[bool]:
    return [True] * FIGURES


@dataclass(kw_only=True)
class Moment:
    """The passing things of a turn."""

    open_roll: RollState | None = None  # the last roll in the open, while it lies there
    contest: ContestState | None = None  # a poker game, or the rolls for who rides first
    claim: Claim | None = None  # what has become of the announcement
    accuser: int | None = None
    lifted: LiftedCup | None = None
    spies: list[int] = field(default_factory=list)  # who looked through a spyglass
    called: DuelCall | None = None  # a duel whose corners are not taken yet
    choosing: dict[int, int] = field(default_factory=dict)  # seat: cards drawn to choose from
    facing: int | None = None  # who stands before the three figures
    figures: list[bool] = field(default_factory=_all_standing)  # which of them stand
    last_shot: ShotState | None = None
    spare: bool = False  # the next shot is that of a spare cartridge
    reason: str = ""  # why the race was won

    def recall(self, kind: str, facts: Facts) -> None:
        """Take notice of an event, as far as it is a passing thing."""
        take = _RECALLED.get(kind)
        if take is not None:
            take(self, facts)

    # ------------------------------------------------------------------ turns and rolls

    def _turn_began(self, _facts: Facts) -> None:
        vars(self).update(vars(Moment()))

    def _open_roll(self, facts: Facts) -> None:
        roll = self.open_roll = RollState.of(facts)
        if roll.why == "first" and self.contest is None:
            self.contest = ContestState("first")
        if self.contest is not None and roll.why == self.contest.why:
            self.contest.add(roll)
        else:
            self.contest = None

    def _contest_won(self, facts: Facts) -> None:
        if self.contest is not None:
            self.contest.winner = facts["seat"]

    def _poker_began(self, facts: Facts) -> None:
        self._moved(facts)
        self.contest = ContestState("poker", tuple(facts["seats"]), facts["space"])

    def _cup_rolled(self, _facts: Facts) -> None:
        self.open_roll = None

    def _moved(self, _facts: Facts) -> None:
        """Whatever was going on before is over."""
        self.open_roll = self.contest = self.facing = self.last_shot = None
        self.figures = _all_standing()

    # ------------------------------------------------------------------ announcements

    def _announced(self, _facts: Facts) -> None:
        self.claim = "open"

    def _believed(self, _facts: Facts) -> None:
        self.claim = "believed"

    def _accused(self, facts: Facts) -> None:
        self.claim, self.accuser = "accused", facts["accuser"]

    def _cup_lifted(self, facts: Facts) -> None:
        self.lifted = LiftedCup(facts["hand"], facts["bluff"])

    # ------------------------------------------------------------------ cards

    def _cards_drawn(self, facts: Facts) -> None:
        self.contest = None
        self.choosing[facts["seat"]] = facts["count"]

    def _card_taken(self, facts: Facts) -> None:
        self.choosing.pop(facts["seat"], None)

    def _card_played(self, facts: Facts) -> None:
        card = facts["card"]
        if card == "spyglass":
            self.spies.append(facts["seat"])
        elif card == "spare-cartridge":
            self.spare = True
        elif card == "safe-conduct":
            self.facing = None

    # ------------------------------------------------------------------ shots

    def _duel_called(self, facts: Facts) -> None:
        first, second = facts["seats"]
        self._moved(facts)
        self.called = DuelCall(facts["space"], (first, second), facts["showdown"])

    def _duel_began(self, _facts: Facts) -> None:
        self.called = None

    def _figures_faced(self, facts: Facts) -> None:
        self._moved(facts)
        self.facing = facts["seat"]

    def _shot_taken(self, facts: Facts) -> None:
        """In a duel everything is put back at once; the figures lie until their shooter leaves."""
        shot = self.last_shot = ShotState.of(facts)
        self.spare = False
        if self.facing is not None:
            self.figures = [index not in shot.figures for index in range(FIGURES)]

    def _duel_ended(self, _facts: Facts) -> None:
        self.last_shot = None

    def _imprisoned(self, _facts: Facts) -> None:
        self.facing = self.last_shot = None
        self.figures = _all_standing()

    def _race_won(self, facts: Facts) -> None:
        self.reason = facts["reason"]


_RECALLED: dict[str, Callable[[Moment, Facts], None]] = {
    "turn-began": Moment._turn_began,
    "open-roll": Moment._open_roll,
    "first-player": Moment._contest_won,
    "poker-began": Moment._poker_began,
    "poker-won": Moment._contest_won,
    "cup-rolled": Moment._cup_rolled,
    "moved": Moment._moved,
    "announced": Moment._announced,
    "believed": Moment._believed,
    "accused": Moment._accused,
    "cup-lifted": Moment._cup_lifted,
    "cards-drawn": Moment._cards_drawn,
    "card-taken": Moment._card_taken,
    "card-played": Moment._card_played,
    "duel-called": Moment._duel_called,
    "duel-began": Moment._duel_began,
    "figures-faced": Moment._figures_faced,
    "shot-taken": Moment._shot_taken,
    "duel-ended": Moment._duel_ended,
    "imprisoned": Moment._imprisoned,
    "race-won": Moment._race_won,
}


def turn_so_far(log: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The entries of a log since the last turn began; of the set-up, while there was none."""
    begins = next((at for at in range(len(log) - 1, -1, -1) if log[at]["kind"] == "turn-began"), 0)
    yield from log[begins:]
