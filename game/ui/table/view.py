"""A table as it is drawn: what happens on it, one thing after the other, and the words about it.

What lies on the table, and where, is each game's own: it fills in the hooks.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from game.engine.events import Event
from game.engine.feed import Asked, MatchFeed
from game.engine.match import Match
from game.engine.players import HUMAN
from game.engine.requests import Decision
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.scene import Ui
from game.ui.kit.theme import DESIGN_SIZE
from game.ui.table.bubbles import Bubbles, Tip
from game.ui.table.cue import Cue
from game.ui.table.dock import Dock
from game.ui.table.effects import Effects
from game.ui.table.happening import Happening, Told
from game.ui.table.log_view import LogPanel, LogView
from game.ui.table.look import Look
from game.ui.table.notice import Notice
from game.wording import GameWords, words_for

SPEEDS = {"slow": 0.6, "normal": 1.0, "fast": 2.2, "instant": 1.0}


class TableView:
    """`reader`: whose secrets may be on the screen; None: only what everybody may know. `begin`:
    how many events of the match are past, and not shown any more."""

    seen: Any  # what its reader may know, as it is shown now
    words: GameWords
    clear: Box = Box(0, 0, *DESIGN_SIZE)  # where a sign may hang
    stirs = False  # its parts say themselves, by `ui.stir`, when they look different

    def __init__(
        self,
        ui: Ui,
        match: Match,
        look: Look,
        reader: int | None,
        begin: int,  # frames that are past
        players: Sequence[str] = (),
    ) -> None:
        self.ui = ui
        self.match = match
        self.look = look
        self.reader = reader
        self.names: tuple[str, ...] = tuple(match.names)
        self.players = tuple(players) or (HUMAN,) * len(self.names)
        self.asked: Asked | None = None
        self.at_the_screen: tuple[int, ...] = ()  # people who look at it
        self.thinking: int | None = None  # a bot of which that may be seen
        self.docked = False  # a question takes up a part of the table
        self.covered = False  # a question takes up the whole screen
        self.on_menu: Callable[[], None] = lambda: None
        self.on_rules: Callable[[], None] = lambda: None
        self.on_rebuild: Callable[[], None] = lambda: None  # the screen's widgets have changed
        self.effects = Effects(ui)
        self._spoken = self._wished()
        self.words = self.make_words()
        self.log = LogView(ui, self.names, self.words)
        self.log_panel = LogPanel(self.log)
        self.bubbles = Bubbles(self.speaks_from)
        self._queue: deque[Happening] = deque()
        self.cue: Cue | None = None
        self.haste = 1.0  # how many times as fast as usual that cue is shown
        self._notice = Notice()
        # What a notice must not hide: each gives its boxes as they are at the moment.
        self.clear_of_notices: list[Callable[[], Sequence[Box]]] = []
        self.make_parts()
        self.lay_out()
        self.begin(MatchFeed(match, reader), begin)
        ui.canvas.assets.expect(self.pictures())
        ui.sounds.expect_all()

    def name(self, seat: int) -> str:
        return self.names[seat]

    def colour(self, seat: int) -> str:
        return self.look.colours[seat]

    # ------------------------------------------------------------------ what a game fills in

    def make_parts(self) -> None:
        """All that it is drawn with. Nothing is shown yet."""

    def make_words(self) -> GameWords:
        """Those in which this table speaks."""
        code, bandits = self.ui.words.code, self.ui.settings.bandits
        return words_for(self.match.game, code, bandits=bandits, view=self.match.seen(None))

    def pictures(self) -> Iterable[str]:
        """That it needs at any time, to be read beside the frames."""
        return ()

    def pictures_for(self, happening: Happening) -> Iterable[str]:
        """That this will need."""
        return ()

    def cue_for(self, happening: Happening) -> Cue:
        raise NotImplementedError

    def lay_out(self) -> None:
        """As large as the player wants the controls now."""

    def stand(self, entries: Sequence[Told]) -> None:
        """Everything is at once where the view has it; `entries` have led there."""

    def rest(self) -> None:
        """Whatever was moving is dropped."""

    def settled(self, happening: Happening) -> None:
        """It has happened: `seen` is as it was right afterwards."""

    def advance_parts(self, seconds: float) -> None:
        """What moves on the table, at the pace that the player wants."""

    def advance_always(self, seconds: float) -> None:
        """What moves by itself, at the same pace always."""

    def haste_for(self, happening: Happening) -> float:
        """How many times as fast as usual it is shown."""
        return 1.0

    def must_be_seen(self, happening: Happening) -> bool:
        """However fast the rest is shown."""
        return False

    def say_in_passing(self, happening: Happening) -> None:
        """It was not shown: what is left to be read of it."""

    def speaks_from(self, seat: int) -> Tip:
        """Where somebody is heard."""
        raise NotImplementedError

    def hides(self, seat: int) -> bool:
        """Whether it cannot be seen now who speaks from there."""
        return False

    def offer_words(self, window: str, *, to_all: bool) -> str:
        """The question whether somebody wants to play a card in that moment."""
        raise NotImplementedError

    def waits_for(self, pending: Decision[Any]) -> str:
        """Who is asked what, in a sentence, as far as all may know; empty: that is not told."""
        return ""

    def dock(self) -> Dock:
        """Where short questions are asked."""
        raise NotImplementedError

    @property
    def strip(self) -> Box:
        """Where the pace, the log and the ways out are; in a replay, what winds it."""
        raise NotImplementedError

    def build_strip(self, group: Group) -> None:
        """Its planks."""

    def paint_strip(self, canvas: Canvas) -> None:
        """The parts of it that do not move."""

    def draw_strip(self, canvas: Canvas) -> None:
        """The others."""

    def build_table(self, group: Group) -> None:
        """What can be pressed on the table itself."""

    def draw_table(self, canvas: Canvas) -> None:
        """All of it, with the cue that is being shown."""

    # ------------------------------------------------------------------ from where it is shown

    @property
    def still_to_come(self) -> int:
        """How many events wait to be shown."""
        return sum(isinstance(happening.event, Event) for happening in self._queue)

    @property
    def context(self) -> Any:
        return self

    def wait_for(self, asked: Asked | None) -> None:
        self.asked = asked

    def begin(self, feed: MatchFeed[Any], shown: int) -> None:
        """As it stood after so many frames; whatever was being shown is dropped."""
        self.reader = feed.seat
        self.drop_everything()
        self.put_on(feed.view_after(shown), feed.log(shown))

    def start_from(self, match: Match, told: int) -> None:
        """As it stood after so many events; whatever was being shown is dropped."""
        self.match = match
        feed: MatchFeed[Any] = MatchFeed(match, self.reader)
        self.begin(feed, feed.frames_before(told))

    def read_by(self, reader: int | None, match: Match, told: int) -> None:
        """Others look at the screen now."""
        self.reader = reader
        self.start_from(match, told)

    def put_on(self, seen: Any, entries: Sequence[Told]) -> None:
        """Another moment of the game; `entries` are all that its reader knows of."""
        self.seen = seen
        self.log.begin(entries, self.reader)
        self.stand(entries)

    def drop_everything(self) -> None:
        if self.cue is not None:
            self.cue.finish()
        self.cue, self.haste = None, 1.0
        self._queue.clear()
        self.effects.clear()
        self.bubbles.hush()
        self.rest()
        self.ui.sounds.stop_loops()

    def refresh_words(self) -> None:
        """Perhaps another language."""
        self._spoken = self._wished()
        self.words = self.make_words()
        self.log.reword(self.words)

    def _wished(self) -> tuple[str, bool]:
        """In what the player wants to be spoken to."""
        return self.ui.words.code, self.ui.settings.bandits

    # ------------------------------------------------------------------ what happens

    @property
    def busy(self) -> bool:
        return self.cue is not None or bool(self._queue)

    def show_thinking(self, seat: int | None) -> None:
        """A bot thinks, or no longer does."""
        if seat != self.thinking:
            self.thinking = seat
            self.ui.stir()

    def show(self, happening: Happening) -> None:
        self._queue.append(happening)
        self.ui.canvas.assets.expect(self.pictures_for(happening))

    def take(self, happening: Happening) -> None:
        """It is so from now on."""
        if happening.view is not None:
            self.seen = happening.view
        self.settled(happening)
        self.log.add(happening.event)

    @property
    def still(self) -> bool:
        """Pieces change their places without a way."""
        return self.ui.settings.reduced_motion or self.instant

    @property
    def instant(self) -> bool:
        return self.ui.settings.animation_speed == "instant"

    def skip(self) -> None:
        """The cue that is shown now goes to its end."""
        if self.cue is not None and self.cue.skip():
            self._end_cue()

    def _end_cue(self) -> None:
        over, self.cue = self.cue, None
        self.haste = 1.0
        if over is not None and over.whole_screen:
            self.rebuild_scene()

    def _begin_cue(self) -> None:
        happening = self._queue.popleft()
        self.haste = self.haste_for(happening)
        self.cue = self.cue_for(happening)
        self.cue.begin()
        if self.cue.whole_screen:
            self.rebuild_scene()

    def rebuild_scene(self) -> None:
        """For a cue whose widgets have changed."""
        self.on_rebuild()

    def set_speed(self, speed: str) -> None:
        self.ui.settings.change(animation_speed=speed)
        self.ui.director.apply_settings()

    def advance(self, seconds: float) -> None:
        pace = SPEEDS[self.ui.settings.animation_speed]
        if self.busy or not self.stirs:
            self.ui.stir()
        if self._notice.advance(seconds):
            self.ui.stir()
        if self.covered:
            self._take_all()
        elif self.instant:
            self._take_all_but_what_must_be_seen(seconds)
        else:
            self._play(seconds * pace)
        self.effects.advance(seconds * pace)
        self.advance_parts(seconds * pace)
        if self.bubbles.advance(seconds):
            self.ui.stir()
        self.advance_always(seconds)

    def _play(self, seconds: float) -> None:
        """One cue after the other. Those that take no time do not cost a frame."""
        while True:
            if self.cue is None:
                if not self._queue:
                    return
                self._begin_cue()
            if self.cue is None or not self.cue.advance(seconds * self.haste):
                return
            self._end_cue()
            seconds = 0.0

    def _take_all_but_what_must_be_seen(self, seconds: float) -> None:
        if self.cue is not None and self.must_be_seen(self.cue.happening):
            if not self.cue.advance(seconds):
                return
            self._end_cue()
        self._take_all(until=self.must_be_seen)
        if self._queue:
            self._begin_cue()

    def _take_all(self, until: Callable[[Happening], bool] = lambda happening: False) -> None:
        """Everything at once; only what is said can still be read."""
        if self.cue is not None:
            self.cue.end()
            self._end_cue()
        while self._queue and not until(self._queue[0]):
            happening = self._queue.popleft()
            self.take(happening)
            self.say_in_passing(happening)

    # ------------------------------------------------------------------ the screen

    def open_menu(self) -> None:
        self.on_menu()

    def open_rules(self) -> None:
        self.on_rules()

    def build(self, group: Group) -> None:
        self.lay_out()
        if self.cue is not None and self.cue.whole_screen:
            self.cue.build(group)
            return
        self.build_table(group)
        self.build_strip(group)

    def draw(self, canvas: Canvas) -> None:
        if self._spoken != self._wished():  # also below a menu: pictures with words in it are kept
            self.refresh_words()
        if self.cue is not None and self.cue.whole_screen:
            self.cue.draw(canvas)
        else:
            self.draw_table(canvas)

    # ------------------------------------------------------------------ notices

    def notice(self, text: str) -> None:
        """A sentence to whoever sits there."""
        self._notice.say(text)
        self.ui.stir()

    def draw_above(self, canvas: Canvas) -> None:
        """Above the widgets."""
        self._notice.draw(canvas, [box for boxes in self.clear_of_notices for box in boxes()])
