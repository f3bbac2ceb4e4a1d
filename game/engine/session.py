"""A match with somebody on every seat, saved as it goes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from game.engine.autosave import Autosave
from game.engine.draws import Draws, mixed
from game.engine.errors import GameError, Message, SaveError, SaveTaken
from game.engine.events import Event
from game.engine.feed import Feed, MatchFeed
from game.engine.journal import Entry
from game.engine.match import Match
from game.engine.players import HUMAN, Player
from game.engine.recording import Recording
from game.engine.save_lines import Seating
from game.engine.saves import LARGEST, read_save
from game.engine.scribe import Scribe
from game.i18n import mark

_TIMING = 0x71AE  # tells this use of the seed from all others
_SEATS = 16  # more than there are at any table
GROWS_TO = LARGEST // 4  # bytes: with so many answers taken back, the save is written anew


class Session:
    """Bots sit on some seats, people on the others. Give it a path and the game is saved there.

    Whoever shows the game reads what is said here and each seat's feed, and never the match: that
    is the host's.

    `left` are seats of bots on which a person sat before. `sitting` is written into the save: it
    tells which game was played last. `rescued`: what is in the file is damaged; it is kept beside
    it, and this game takes its place. `notice`: what the players should know about the save they
    go on with.
    """

    def __init__(
        self,
        match: Match,
        bots: Mapping[int, Player],
        save_to: Path | None = None,
        left: Iterable[int] = (),
        *,
        sitting: int = 0,
        rescued: bool = False,
        notice: Message | None = None,
    ) -> None:
        self.match = match
        self._bots = dict(bots)
        self._left = {seat for seat in left if seat in self._bots}
        self._closed = False
        self._scribe = Scribe(match, sitting)
        self._autosave = None if save_to is None else self._open(save_to, rescued)
        self._rewrite_at = GROWS_TO
        self._notice = notice

    # ------------------------------------------------------------------ the game, for everybody

    @property
    def game(self) -> str:
        return self.match.game

    @property
    def names(self) -> tuple[str, ...]:
        return self.match.names

    @property
    def options(self) -> dict[str, Any]:
        return self.match.options

    @property
    def result(self) -> dict[str, Any] | None:
        """None while it goes on."""
        return self.match.result

    @property
    def is_over(self) -> bool:
        return self.match.pending is None

    @property
    def happened(self) -> int:
        """How many events there were, whoever knows of them."""
        return len(self.match.events)

    @property
    def answered(self) -> int:
        """How many answers were given, by seats or by chance."""
        return len(self.match.journal)

    @property
    def turns_begun(self) -> int:
        return len(self.match.turn_starts)

    def feed(self, seat: int | None) -> Feed[Any]:
        """What that seat lives through; None: what everybody does."""
        return MatchFeed(self.match, seat)

    def log(self, seat: int | None) -> list[Event]:
        """All events so far that the seat may know of."""
        return self.match.events_seen(seat)

    def recording(self) -> Recording:
        """The game with all its secrets, to be watched again; GameError while it goes on."""
        if not self.is_over:
            raise GameError("The game goes on: nobody may see all of it.")
        return Recording(self.match, self.players)

    def seen(self, seat: int | None) -> Any:
        """What that seat may know now, with its log."""
        return self.match.seen(seat)

    def public_draws(self, use: int) -> Draws:
        """Chance that no rule asks for, from the seed and what all have seen: it tells nothing of
        what only some have. `use` tells it from all other uses of the seed."""
        return Draws(mixed(self.match.seed, use), self._seen_by_all)

    def moment_to_speak(self, seat: int) -> float:
        """A share of the time to speak up, for a bot, found in the same way."""
        return Draws(self.match.seed ^ _TIMING, self._seen_by_all * _SEATS + seat).unit()

    @property
    def _seen_by_all(self) -> int:
        return sum(event.audience is None for event in self.match.events)

    # ------------------------------------------------------------------ who sits there

    @property
    def _seating(self) -> Seating:
        return Seating(list(self.players), list(self.left))

    def _open(self, path: Path, rescued: bool) -> Autosave:
        whole = self._scribe.whole(self._seating)
        if rescued:
            return Autosave(path, whole, sets_aside=True)
        return Autosave(path, whole, lambda there: _refuse_to_lose(there, self.match))

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

    def bot(self, seat: int) -> Player | None:
        """The bot on that seat; None where a person sits."""
        return self._bots.get(seat)

    def seat_bot(self, seat: int, bot: Player) -> None:
        """A bot takes over the seat."""
        if seat not in self._bots:
            self._left.add(seat)
        self._bots[seat] = bot
        self._keep()

    def seat_human(self, seat: int) -> None:
        """A person takes the seat back."""
        self._bots.pop(seat, None)
        self._left.discard(seat)
        self._keep()

    # ------------------------------------------------------------------ answers

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
        view = self.match.seen(seat)
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
        said = [
            (seat, bot.remark(self.match.seen(seat), event)) for seat, bot in self._bots.items()
        ]
        return [(seat, remark) for seat, remark in said if remark is not None]

    def undo(self, seat: int | None = None, shown: int | None = None) -> None:
        self.match.undo(seat, shown)
        self._keep()

    # ------------------------------------------------------------------ the save

    @property
    def save_problem(self) -> SaveError | None:
        return None if self._autosave is None else self._autosave.problem

    def take_save_notice(self) -> Message | None:
        """What has happened to the save that the players should know; told once."""
        notice, self._notice = self._notice, None
        if notice is None and self._autosave is not None:
            notice = self._autosave.take_notice()
        return notice

    def flush(self) -> None:
        """Wait until the save holds everything; SaveError if it cannot."""
        if self._autosave is not None and not self._closed:
            self._autosave.flush()

    def close(self) -> None:
        if self._autosave is not None and not self._closed:
            self._keep(with_table=True)
            self._autosave.close()
        self._closed = True

    def _keep(self, *, with_table: bool = False) -> None:
        if self._autosave is None or self._closed:
            return
        news = self._scribe.news(self._seating, with_table=with_table)
        if self._autosave.size + len(news) > self._rewrite_at:
            whole = self._scribe.whole(self._seating)
            self._rewrite_at = GROWS_TO + len(whole)
            self._autosave.rewrite(whole)
        elif news:
            self._autosave.append(news)


def _refuse_to_lose(path: Path, match: Match) -> None:
    """A file that is there already must be this game, and not be further on: another copy may
    have played it since it was read."""
    if not path.exists() or path.stat().st_size == 0:
        return
    there = read_save(path)
    ours = msgspec.convert(msgspec.json.decode(msgspec.json.encode(match.journal)), list[Entry])
    same_game = (there.game, there.seats) == (match.game, list(match.names))
    if not same_game or there.entries != ours[: len(there.entries)]:
        raise SaveTaken(
            mark("%(file)s holds another game, or a later point of this one."), file=path
        )
