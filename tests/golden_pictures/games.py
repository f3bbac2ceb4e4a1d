"""Whole games of the four kinds at the real table, with a fixed seed: somebody at the first seat
(with company, at a shared screen) among bots, and everybody answers anything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from docs.recorded import Recorded
from game.bots import make_bot
from game.engine.recording import Recording
from game.hotseat.asks import Ask
from game.ui.gallery.example_games import EXAMPLE_GAMES, AnyPerson, ExampleGame
from game.ui.games import entry_of
from game.ui.loop import FRAME
from game.ui.table.cues.show import RunningCue
from game.ui.table.look import usual_look
from game.ui.table.scene import TableScene
from tests.golden_pictures.studio import PATIENCE, Studio

QUICK = 0.1  # seconds a step where nothing is looked at
MOST_SKIPS = 20  # of one cue
# Events of one kind that look different: by the field that tells them apart.
VARIANTS = {"moved": "why"}
LASTS = " lasts"  # ends the name of a length


class Play:
    """One of these games in a studio. `moments` plays it and names what is worth a picture: each
    kind of question when it has come to rest, each kind of cue at its beginning, middle and end.

    How long a cue lasts is measured. Where its middle is follows from what is stored of that, and
    not from the cue: however cues are written, the same frame is looked at."""

    def __init__(self, studio: Studio, played: ExampleGame) -> None:
        self.studio = studio
        session = played.begin()
        self.match = session.match
        look = usual_look(played.seats)
        self.table: TableScene[Any] = entry_of(played.game).table(studio.ui, session, look)
        self._person = AnyPerson(make_bot(played.game, "random", played.seed))
        self._seen: set[str] = set()
        studio.open(self.table)

    @property
    def is_over(self) -> bool:
        return self.match.pending is None and self.studio.scene is not self.table

    def moments(self) -> Iterator[str]:
        for _ in range(PATIENCE):
            if self.is_over:
                return
            cue, prompt = self.table.view.cue, self.table.prompt
            if self.studio.scene is not self.table:
                yield from self._look_at_question()
            elif cue is not None:
                yield from self._watch(cue)
            elif prompt is not None and not self.table.view.busy:
                yield from self._look_at(prompt.ask)
                self._follow(prompt.ask)
            else:
                self.studio.step(QUICK)
        raise AssertionError("the game never ends")

    def go_on(self, seconds: float) -> None:
        """Time goes by, and whoever is asked answers."""
        prompt = self.table.prompt
        if self.studio.scene is not self.table:
            self._leave_question()
        elif prompt is not None and not self.table.view.busy:
            self._follow(prompt.ask)
        self.studio.step(seconds)

    # ------------------------------------------------------------------ what is looked at

    def _watch(self, cue: RunningCue) -> Iterator[str]:
        name = f"cue {name_of(cue)}"
        if name in self._seen:
            self._pass(cue)
            return
        self._seen.add(name)
        lasts = f"{name}{LASTS}"
        middle = int(self.studio.stored.get(lasts, "0")) // 2
        yield f"{name} 1 begin"
        frames = self._run(cue, middle)
        if self.table.view.cue is cue:
            yield f"{name} 2 middle"
        frames += self._run(cue)
        self.studio.measured[lasts] = f"{frames}"
        yield f"{name} 3 end"

    def _run(self, cue: RunningCue, most: int = PATIENCE) -> int:
        """For so many frames, or until it is over; gives how many it were."""
        for frames in range(most):
            if self.table.view.cue is not cue or self.studio.scene is not self.table:
                return frames
            self.studio.step(FRAME)
        return most

    def _pass(self, cue: RunningCue) -> None:
        """One like it has been seen."""
        for _ in range(MOST_SKIPS):
            if self.table.view.cue is not cue or self.studio.scene is not self.table:
                return
            self.table.view.skip()
        self._run(cue)

    def _look_at(self, ask: Ask) -> Iterator[str]:
        name = " ".join(["prompt", ask.kind, ask.mode, *filter(None, [ask.window])])
        if name not in self._seen:
            self._seen.add(name)
            self.studio.rest()
            if self.table.prompt is not None and self.table.prompt.ask == ask:
                yield name

    def _look_at_question(self) -> Iterator[str]:
        """A sheet lies over the table, and waits for a word."""
        name = f"over the table {self.studio.scene.name}"
        if name not in self._seen:
            self._seen.add(name)
            self.studio.rest()
            yield name
        self._leave_question()

    # ------------------------------------------------------------------ what is done

    def _leave_question(self) -> None:
        self.studio.loop.pop()

    def _follow(self, ask: Ask) -> None:
        """Do what is asked, as a person at the screen would."""
        table = self.table
        if table.prompt is None or table.prompt.ask != ask:
            return  # a bot was faster
        self._person.follow(table, ask, table.desk)


def name_of(cue: RunningCue) -> str:
    """Of the event that it shows."""
    happening = cue.happening
    field = VARIANTS.get(happening.event.kind)
    return (
        happening.event.kind
        if field is None
        else f"{happening.event.kind} {getattr(happening.event, field)}"
    )


def played(studio: Studio, name: str) -> Iterator[str]:
    """All moments of that game, and its end."""
    play = Play(studio, EXAMPLE_GAMES[name])
    yield from play.moments()
    yield "end 1 begin"
    studio.wait(2.0)
    yield "end 2 middle"
    studio.wait(15.0)
    yield "end 3 rest"


def replayed(studio: Studio, game: str) -> Iterator[str]:
    """The replay viewer: at its beginning, some turns on, with all hands open, and at its end."""
    seats, seed, options = (
        EXAMPLE_GAMES[game].seats,
        EXAMPLE_GAMES[game].seed,
        EXAMPLE_GAMES[game].options,
    )
    recorded = Recorded(game, seed, options, levels=("random",) * seats)
    replay = entry_of(game).replay(studio.ui, Recording(recorded.match), recorded.look)
    studio.open(replay)
    studio.wait(1.0)
    yield "replay begin"
    replay.wind_to_turn(6)
    studio.wait(0.5)
    yield "replay turn 6"
    replay.show_secrets(True)
    studio.wait(0.5)
    yield "replay open hands"
    replay.wind_to(len(replay.recording))
    studio.wait(2.0)
    yield "replay end"
