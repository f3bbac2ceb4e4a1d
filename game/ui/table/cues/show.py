"""Cues: how an event is shown. A cue is a function that reads like a rule:

    def caught(event: MustangCaught, show: Show[MustangContext]) -> Iterator[float]:
        show.play("card-play")
        yield 1.15
        show.settle()

It yields seconds, at normal speed; between two of them the table is drawn. What it has to let go of
stands behind `finally` or in a `with`: a cue that is skipped is closed where it is.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Generic, Protocol, TypeVar

from game.ui.kit.canvas import Canvas
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.kit.tween import clamp
from game.ui.table.context import TableContext
from game.ui.table.happening import Happening

C_co = TypeVar("C_co", bound=TableContext[Any, Any], covariant=True)

Painter = Callable[[Canvas], object]
FRAME = 0.0  # to be yielded: go on with the next frame


class CueScreen(Protocol):
    """What takes the whole screen while a cue is shown, with widgets of its own."""

    def build(self, group: Group) -> None: ...

    def draw(self, canvas: Canvas) -> None: ...

    def handle(self, given: Input) -> bool:
        """An input that no widget wanted."""


class Show(Generic[C_co]):
    """What a cue works with: the context of its table, the time since it began, and what it draws.

    `settle` moves the table on, at the moment that is right for the eye; a cue that has not done so
    when it ends has it done then.
    """

    def __init__(
        self, context: C_co, happening: Happening, take: Callable[[Happening], None]
    ) -> None:
        self.context = context
        self.happening = happening
        self.time = 0.0  # seconds at normal speed
        self.step = 0.0  # how many of them went by with the present frame
        self.quiet = False  # no words about it before it has settled: it would spoil the tension
        self.press_skips = False  # any press that no widget wants skips it
        self.screen: CueScreen | None = None
        # What is read of it while it is shown, where that is not what the log says.
        self.told_as: Callable[[], str] | None = None
        # The player has seen enough: True: of all of it, False: something is left to be seen.
        self.on_skip: Callable[[], bool] = lambda: True
        self._take = take
        self._settled = False
        self._above: list[Painter] = []
        self._below: list[Painter] = []
        self._updates: list[Callable[[float], None]] = []

    @property
    def still(self) -> bool:
        """Pieces change their places without a way."""
        return self.context.still

    @property
    def settled(self) -> bool:
        return self._settled

    def settle(self) -> None:
        """What happened is so from now on."""
        if not self._settled:
            self._settled = True
            self._take(self.happening)

    def play(self, sound: str, volume: float = 1.0) -> None:
        self.context.ui.sounds.play(sound, volume)

    @property
    def sentence(self) -> str:
        """What the log says of it; empty where another event's line says it."""
        return self.context.log.sentence(self.happening.event) or ""

    def share(self, seconds: float) -> float:
        """How much of so many seconds since the cue began is over, from 0 to 1."""
        return min(self.time / seconds, 1.0) if seconds > 0.0 else 1.0

    def part(self, begin: float, end: float) -> float:
        """How much of the time between two moments is over, from 0 to 1."""
        return clamp((self.time - begin) / (end - begin))

    def until(self, moment: float) -> Iterator[float]:
        """`yield from`: wait until so many seconds since the cue began are over."""
        while self.time < moment:
            yield FRAME

    # ------------------------------------------------------------------ drawing

    def draw(self, painter: Painter) -> None:
        """Above everything on the table, until the cue ends."""
        self._above.append(painter)

    def draw_on_board(self, painter: Painter) -> None:
        """Above the ground and below what moves on it, until the cue ends."""
        self._below.append(painter)

    def each_frame(self, update: Callable[[float], None]) -> None:
        """To be called with the seconds that have gone by, until the cue ends."""
        self._updates.append(update)

    def update(self, seconds: float) -> None:
        for update in tuple(self._updates):
            update(seconds)

    def paint(self, canvas: Canvas) -> None:
        for painter in self._above:
            painter(canvas)

    def paint_on_board(self, canvas: Canvas) -> None:
        for painter in self._below:
            painter(canvas)

    @contextmanager
    def drawing(self, painter: Painter) -> Iterator[None]:
        """Above everything on the table, for as long as the block lasts."""
        self._above.append(painter)
        try:
            yield
        finally:
            self._above.remove(painter)

    def while_drawing(self, seconds: float, painter: Painter) -> Iterator[float]:
        """`yield from`: draw that for so long."""
        with self.drawing(painter):
            yield seconds


CueFunction = Callable[[Any, Show[Any]], Iterator[float] | None]


class RunningCue:
    """A cue that is being shown."""

    def __init__(
        self,
        cue: CueFunction,
        context: TableContext[Any, Any],
        happening: Happening,
        take: Callable[[Happening], None],
    ) -> None:
        self.show = Show(context, happening, take)
        self._cue = cue
        self._steps: Iterator[float] = iter(())
        self._due = 0.0  # the time at which the cue goes on
        self._over = False

    @property
    def inspector_name(self) -> str:
        """What the inspector says of it: its function."""
        cue = self._cue.func if isinstance(self._cue, partial) else self._cue
        return f"{cue.__module__}.{cue.__qualname__}"

    @property
    def happening(self) -> Happening:
        return self.show.happening

    @property
    def keeps_quiet(self) -> bool:
        """Whether nothing may be said about it yet."""
        return self.show.quiet and not self.show.settled

    @property
    def sentence(self) -> str:
        """What is read of it while it is shown."""
        told_as = self.show.told_as
        return self.show.sentence if told_as is None else told_as()

    @property
    def press_skips(self) -> bool:
        return self.show.press_skips

    @property
    def whole_screen(self) -> bool:
        return self.show.screen is not None

    # ------------------------------------------------------------------ time

    def begin(self) -> None:
        self._steps = self._cue(self.happening.event, self.show) or iter(())
        self._go_on()

    def advance(self, seconds: float) -> bool:
        """Time goes by; True when it is over."""
        self.show.time += seconds
        self.show.step = seconds
        self._go_on()
        if self._over:
            self.end()
        else:
            self.show.update(seconds)
        return self._over

    def _go_on(self) -> None:
        """Through all moments of the cue that have come."""
        while not self._over and self.show.time >= self._due:
            seconds = next(self._steps, None)
            if seconds is None:
                self._over = True
            elif seconds <= FRAME:
                self._due = self.show.time
                return
            else:
                self._due += seconds

    def end(self) -> None:
        """To its last moment, also when the player skips it."""
        self.show.settle()
        self.finish()

    def finish(self) -> None:
        """It lets go of what it took hold of; what it has not settled is not settled any more."""
        self._over = True
        if isinstance(self._steps, Generator):
            self._steps.close()

    def skip(self) -> bool:
        """The player has seen enough; True when it is over."""
        if not self.show.on_skip():
            return False
        self.end()
        return True

    # ------------------------------------------------------------------ the screen

    def handle(self, given: Input) -> bool:
        """An input that no widget wanted, while it takes the whole screen."""
        return self.show.screen is not None and self.show.screen.handle(given)

    def build(self, group: Group) -> None:
        if self.show.screen is not None:
            self.show.screen.build(group)

    def draw_on_board(self, canvas: Canvas) -> None:
        self.show.paint_on_board(canvas)

    def draw(self, canvas: Canvas) -> None:
        if self.show.screen is not None:
            self.show.screen.draw(canvas)
            return
        self.show.paint(canvas)
