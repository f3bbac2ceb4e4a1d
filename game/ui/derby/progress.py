"""How far the derby has come as it is shown, where the view of the moment does not say it.

A view tells what is so; once a horse has arrived, or the hands are empty, the turn and the round
that led there are over for it. On the table they stay until the next ones begin.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.events import Event
from game.rules.derby.cards import HORSES, VALUE
from game.rules.derby.events import (
    BookmakerDrawn,
    CardRidden,
    DieRolled,
    HorseBegan,
    HorseMoved,
    HorseRefused,
    LeftOverTurned,
    RaceOver,
    RiderNamed,
    RoundBegan,
    TurnBegan,
)
from game.rules.derby.view import DerbyView, MoveView, RollView
from game.ui.table.happening import Said, Told


class Progress:
    """`first`: who has the marker of the first player, None in the race; `round`: of the betting;
    `bettor`: whose betting turn it is; `riders_named`: of how many horses it is known who rides
    them; `move`: the turn of a horse that goes on, or was the last."""

    def __init__(self) -> None:
        self._begin()

    def _begin(self) -> None:
        self.first: int | None = None
        self.round = 0
        self.bettor: int | None = None
        self.riders_named = 0
        self.move: MoveView | None = None
        self._turn: list[Event] = []  # of the horse that moves, or was the last to

    @property
    def on_course(self) -> bool:
        """Whether the course is shown, and not the slate any more: all riders are known."""
        return self.riders_named == len(HORSES)

    @property
    def on_move(self) -> str | None:
        """The horse whose turn it is, or was just now."""
        return None if self.move is None else self.move.horse

    def stand(self, entries: Sequence[Told], seen: DerbyView) -> None:
        """`entries` have led to what is seen."""
        self._begin()
        for event in entries:
            self._hear(event)
        if seen.order:  # also where the log begins later
            self.riders_named = len(HORSES)
        self.move = seen.move
        if seen.move is None and self._turn:
            self.move = ended_turn(self._turn, seen)

    def follow(self, event: Told, seen: DerbyView) -> None:
        """It has happened, and this is seen since."""
        self._hear(event)
        if seen.move is not None:
            self.move = seen.move

    def _hear(self, event: Told) -> None:
        if isinstance(event, Said):
            return
        self._turn.append(event)
        match event:
            case BookmakerDrawn():
                self.first = event.seat
            case RoundBegan():
                self.first, self.round = event.first, event.round
            case TurnBegan():
                self.bettor = event.seat
            case LeftOverTurned():
                self.bettor = None
            case RiderNamed():
                self.first = self.bettor = None
                self.riders_named += 1
            case HorseBegan():
                self._turn = [event]
            case RaceOver():
                self._turn, self.move = [], None
            case _:
                pass


def ended_turn(events: Sequence[Event], seen: DerbyView) -> MoveView | None:
    """The move of a turn that is over, from what was told since it began."""
    began, *others = events
    if not isinstance(began, HorseBegan):
        return None
    ridden = next(event for event in others if isinstance(event, CardRidden))
    moves = [event for event in others if isinstance(event, HorseMoved)]
    ways = [event.start for event in others if isinstance(event, (HorseMoved, HorseRefused))]
    rolls = [event for event in others if isinstance(event, DieRolled)]
    square = seen.horse(began.horse).square
    return MoveView(
        horse=began.horse,
        seat=began.seat,
        card=ridden.card,
        level=ridden.level,
        start=ways[0] if ways else square,
        square=square,
        value=VALUE[ridden.card],
        pushes=sum(move.why == "push" for move in moves),
        sure=sum(move.why in ("step", "colour") for move in moves),
        rolls=tuple(RollView(face=roll.face, success=roll.success) for roll in rolls),
        step="rolling",
    )
