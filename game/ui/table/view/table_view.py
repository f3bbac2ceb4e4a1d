"""A table as it is drawn: what its definition declares, and what happens there, one thing after
the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from game.engine.feed import Asked, Feed
from game.engine.players import HUMAN
from game.engine.views import View
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.kit.scene import Ui
from game.ui.table.context import TableContext
from game.ui.table.cues.playback import SPEEDS, Playback
from game.ui.table.cues.show import RunningCue
from game.ui.table.cues.signs import remark
from game.ui.table.definition import TableDef
from game.ui.table.happening import Happening, Said, Told
from game.ui.table.log.view import LogScreen
from game.ui.table.look import Look
from game.ui.table.part import Part
from game.ui.table.strip.strip import Strip
from game.ui.table.view.notice import Notice

C = TypeVar("C", bound=TableContext[Any, Any])


class TableView(Generic[C]):
    """It keeps the context up to date, calls its parts in their order, and looks the cues up by the
    class of the event. `feed`: of whom may see what is shown. `shown`: how many of its frames are
    past, and not shown any more."""

    def __init__(
        self,
        definition: TableDef[C],
        ui: Ui,
        feed: Feed[View],
        look: Look,
        shown: int,
        players: Sequence[str] = (),
    ) -> None:
        self.ui = ui
        self.definition = definition
        self.feed = feed
        names = feed.names
        self._spoken = self._wished()
        self._playback = Playback(self)
        self._notice = Notice()
        context = self.context = definition.context(
            ui, names, tuple(players) or (HUMAN,) * len(names), look, feed.seat, self._view(shown)
        )
        context.notice = self.notice
        context.coming_after = self.coming_after
        context.newest = lambda: self._view(len(self.feed))
        self._prepare()
        actions = context.actions
        actions.open_log, actions.skip = self._open_log, self.skip
        actions.set_speed = self.set_speed
        context.strip = self._make_strip()
        self._parts: list[Part[Any]] = [part(context) for part in definition.parts]
        self.lay_out()
        self.begin(feed, shown)
        ui.canvas.assets.expect(name for part in self._parts for name in part.pictures())
        ui.sounds.expect_all()

    def _prepare(self) -> None:
        """Before there are any parts."""

    def _make_strip(self) -> Strip:
        return self.definition.strip(self.context)

    def _view(self, shown: int) -> View:
        return self.feed.view_after(shown)

    def _open_log(self) -> None:
        self.ui.director.push(LogScreen(self.ui, self.context.log))

    # ------------------------------------------------------------------ from where it is shown

    def begin(self, feed: Feed[View], shown: int) -> None:
        """As it stood after so many frames of that feed; whatever was being shown is dropped."""
        self.feed, self.context.reader = feed, feed.seat
        self.drop_everything()
        self.put_on(self._view(shown), feed.log(shown))

    def put_on(self, seen: View, entries: Sequence[Told]) -> None:
        """Another moment of the game; `entries` are all that its reader knows of."""
        context = self.context
        context.seen = seen
        context.log.begin(entries, context.reader)
        self._keep_context()
        context.stand(entries)
        for part in self._parts:
            part.stand(entries)

    def drop_everything(self) -> None:
        self._playback.drop()
        context = self.context
        context.effects.clear()
        context.bubbles.hush()
        self._keep_context()
        context.rest()
        for part in self._parts:
            part.rest()
        self.ui.sounds.stop_loops()

    def _keep_context(self) -> None:
        """What may have changed since."""
        context = self.context
        context.instant, context.cue, context.busy = self.instant, self._playback.cue, self.busy
        context.haste = self._playback.haste

    # ------------------------------------------------------------------ words

    def refresh_words(self) -> None:
        """Perhaps another language."""
        self._spoken = self._wished()
        self.context.words = self.context.make_words()
        self.context.log.reword(self.context.words)

    def _wished(self) -> tuple[str, bool]:
        """In what the player wants to be spoken to."""
        return self.ui.words.code, self.ui.settings.bandits

    # ------------------------------------------------------------------ what happens

    @property
    def cue(self) -> RunningCue | None:
        return self._playback.cue

    @property
    def busy(self) -> bool:
        return self._playback.busy

    def coming_after(self, shown: Happening) -> Sequence[Told]:
        """What will be shown next."""
        return [happening.event for happening in self._playback.coming]

    @property
    def still_to_come(self) -> int:
        """How many events wait to be shown."""
        return self._playback.events_to_come

    @property
    def instant(self) -> bool:
        return self.ui.settings.animation_speed == "instant"

    def show_thinking(self, seat: int | None) -> None:
        """A bot thinks, or no longer does."""
        if seat != self.context.thinking:
            self.context.thinking = seat
            self.ui.stir()

    def wait_for(self, asked: Asked | None) -> None:
        """Whom one waits for once everything is shown."""
        self.context.asked = asked

    def show(self, happening: Happening) -> None:
        self._playback.add(happening)
        self.ui.canvas.assets.expect(self.definition.pictures_for(happening, self.context))
        for part in self._parts:
            part.expect(happening)

    def cue_for(self, happening: Happening) -> RunningCue:
        event = happening.event
        cue = remark if isinstance(event, Said) else self.definition.cues[type(event)]
        return RunningCue(cue, self.context, happening, self.take)

    def take(self, happening: Happening) -> None:
        """It is so from now on."""
        context = self.context
        if happening.view is not None:
            context.seen = happening.view
        self._keep_context()
        context.settled(happening)
        for part in self._parts:
            part.settled(happening)
        context.log.add(happening.event)

    def skip(self) -> None:
        """The cue that is shown now goes to its end."""
        self._playback.skip()

    def rebuild_scene(self) -> None:
        """For a cue or a part whose widgets have changed."""
        self.context.actions.rebuild()

    def set_speed(self, speed: str) -> None:
        self.ui.settings.change(animation_speed=speed)
        self.ui.director.apply_settings()

    def haste_for(self, happening: Happening) -> float:
        return self.definition.haste(happening, self.context)

    def must_be_seen(self, happening: Happening) -> bool:
        return self.definition.must_be_seen(happening, self.context)

    def say_in_passing(self, happening: Happening) -> None:
        self.context.passed(happening)
        sentence = self.definition.said_in_passing(happening, self.context)
        if sentence:
            self.notice(sentence)

    # ------------------------------------------------------------------ time

    def advance(self, seconds: float) -> None:
        context, pace = self.context, SPEEDS[self.ui.settings.animation_speed]
        if self.busy:
            self.ui.stir()
        if self._notice.advance(seconds):
            self.ui.stir()
        self._keep_context()
        if context.covered:
            self._playback.take_all()
        elif self.instant:
            self._playback.take_all_but_what_must_be_seen(seconds)
        else:
            self._playback.play(seconds * pace)
        self._keep_context()
        context.effects.advance(seconds * pace)
        self.advance_parts(seconds * pace)
        if context.bubbles.advance(seconds):
            self.ui.stir()
        for part in self._parts:
            part.live(seconds)
        self.look(seconds)

    def look(self, seconds: float) -> None:
        """Somebody looks on, also while nothing moves."""
        for part in self._parts:
            part.look(seconds)

    def advance_parts(self, seconds: float) -> None:
        """What moves on the table, at the pace that the player wants."""
        for part in self._parts:
            part.advance(seconds)

    # ------------------------------------------------------------------ the screen

    def lay_out(self) -> None:
        self._keep_context()
        for part in self._parts:
            part.lay_out()

    def build(self, group: Group) -> None:
        self.lay_out()
        cue = self._playback.cue
        if cue is not None and cue.whole_screen:
            cue.build(group)
            return
        for part in self._parts:
            part.build(group)
        self.context.strip.build(group)

    def handle(self, given: Input) -> bool:
        """An input that neither a widget nor a prompt nor the present cue wanted."""
        return any(part.handle(given) for part in self._parts)

    def draw(self, canvas: Canvas) -> None:
        if self._spoken != self._wished():  # also below a menu: pictures with words in it are kept
            self.refresh_words()
        self._keep_context()
        cue = self._playback.cue
        if cue is not None and cue.whole_screen:
            cue.draw(canvas)
            return
        for part in self._parts:
            part.draw(canvas)

    def draw_above(self, canvas: Canvas) -> None:
        """Above the widgets."""
        for part in self._parts:
            part.draw_above(canvas)
        self._notice.draw(canvas, self._boxes_without_notices())

    def _boxes_without_notices(self) -> list[Box]:
        return [box for boxes in self.context.clear_of_notices for box in boxes()]

    def notice(self, text: str) -> None:
        """A sentence to whoever sits there."""
        self._notice.say(text)
        self.ui.stir()
