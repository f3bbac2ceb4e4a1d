"""A match with somebody on every seat, saved as it goes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from game.engine.autosave import Autosave
from game.engine.errors import GameError, SaveError
from game.engine.events import Event, logged
from game.engine.match import Match
from game.engine.players import HUMAN, Player
from game.engine.saves import Snapshot

REWRITE_AFTER = 200  # appended entries


class Session:
    """Bots sit on some seats, people on the others. Give it a path and the game is saved there."""

    def __init__(
        self,
        match: Match,
        bots: Mapping[int, Player],
        save_to: Path | None = None,
        left: Iterable[int] = (),
    ) -> None:
        """`left`: seats of bots on which a person sat before."""
        self.match = match
        self._bots = dict(bots)
        self._left = {seat for seat in left if seat in self._bots}
        self._saved = len(match.journal)
        self._appended = 0
        self._closed = False
        self._autosave = None if save_to is None else Autosave(save_to, self._snapshot())

    @property
    def players(self) -> tuple[str, ...]:
        """For each seat, "human" or the bot's level."""
        return tuple(
            self._bots[seat].level if seat in self._bots else HUMAN
            for seat in range(len(self.match.names))
        )

    @property
    def humans(self) -> tuple[int, ...]:
        return tuple(seat for seat, player in enumerate(self.players) if player == HUMAN)

    @property
    def left(self) -> tuple[int, ...]:
        """Seats that people have left to bots, and may take back."""
        return tuple(sorted(self._left))

    @property
    def save_problem(self) -> SaveError | None:
        return None if self._autosave is None else self._autosave.problem

    def bot(self, seat: int) -> Player | None:
        """The bot on that seat; None where a person sits."""
        return self._bots.get(seat)

    def seat_bot(self, seat: int, bot: Player) -> None:
        """A bot takes over the seat."""
        if seat not in self._bots:
            self._left.add(seat)
        self._bots[seat] = bot
        self._rewrite()

    def seat_human(self, seat: int) -> None:
        """A person takes the seat back."""
        self._bots.pop(seat, None)
        self._left.discard(seat)
        self._rewrite()

    def next_bot(self) -> int | None:
        """The seat of the bot that is asked now; None while only people are."""
        pending = self.match.pending
        if pending is None:
            return None
        return next((seat for seat in pending.seats if seat in self._bots), None)

    def play_bot(self) -> bool:
        """Let one bot answer; False when it is not a bot's turn."""
        seat = self.next_bot()
        pending = self.match.pending
        if seat is None or pending is None:
            return False
        view = self.match.view(seat)
        self.answer(self._bots[seat].choose(view, pending.for_seat(seat)), seat)
        return True

    def answer(self, answer: Any, seat: int | None = None) -> None:
        if self._closed:
            raise GameError("This session is closed: the game goes on in another.")
        self.match.answer(answer, seat)
        self._keep()

    def remarks(self, event: Event) -> list[tuple[int, Any]]:
        """What the bots say about something that has just happened, each with its seat. About
        what not everybody has seen, nobody says anything."""
        if event.audience is not None:
            return []
        entry = logged(event)
        said = [
            (seat, bot.remark(self.match.view(seat), entry)) for seat, bot in self._bots.items()
        ]
        return [(seat, remark) for seat, remark in said if remark is not None]

    def undo(self, seat: int | None = None) -> None:
        self.match.undo(seat)
        self._rewrite()

    def flush(self) -> None:
        """Wait until the save holds everything; SaveError if it cannot."""
        if self._autosave is not None and not self._closed:
            self._autosave.flush()

    def close(self) -> None:
        if self._autosave is not None and not self._closed:
            self._rewrite()
            self._autosave.close()
        self._closed = True

    def _keep(self) -> None:
        if self._autosave is None:
            return
        new = list(self.match.journal[self._saved :])
        self._saved += len(new)
        self._appended += len(new)
        self._autosave.append(new)
        due = self._appended >= REWRITE_AFTER or self._autosave.problem is not None
        if due or self.match.pending is None:
            self._rewrite()

    def _rewrite(self) -> None:
        if self._autosave is not None and not self._closed:
            self._saved = len(self.match.journal)
            self._appended = 0
            self._autosave.rewrite(self._snapshot())

    def _snapshot(self) -> Snapshot:
        return Snapshot.of(self.match, self.players, self.left)
