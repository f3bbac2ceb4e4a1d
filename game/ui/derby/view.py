"""The derby's table as it is drawn: the slate, then the course, and what happens there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from game.engine.requests import Decision
from game.i18n import mark
from game.rules.derby.events import BetLaid, CardLaid
from game.rules.derby.view import DerbyView as Seen
from game.ui.derby.cards.face import draw_card_back
from game.ui.derby.cards.flight import draw_card_on_its_way
from game.ui.derby.cards.hand import HandView
from game.ui.derby.commands import DerbyKey
from game.ui.derby.course_scene import CourseScene
from game.ui.derby.cues import cue_for
from game.ui.derby.die.ten_sided_die import DieView
from game.ui.derby.haste import race_haste
from game.ui.derby.odds.screen import OddsScreen
from game.ui.derby.places import Places, table_places
from game.ui.derby.pose import PLAIN, Pose
from game.ui.derby.progress import Progress
from game.ui.derby.ride.panel import RidePanel
from game.ui.derby.scene_part import ScenePart
from game.ui.derby.slate.board import WOOD, SlateScene
from game.ui.derby.slate.slip import draw_preview
from game.ui.derby.tables.sheet import TablesSheet
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.kit.memory import tidy_memory
from game.ui.table.bubbles import Tip
from game.ui.table.corner import CornerPlanks, Plank
from game.ui.table.cue import Cue
from game.ui.table.front_view import FrontView, Held
from game.ui.table.happening import Happening, Told
from game.ui.table.message import draw_message
from game.ui.table.recent_events import draw_recent_events
from game.ui.table.waiting import Waiting

if TYPE_CHECKING:
    from game.wording.derby import DerbyWords

WAITS = {
    "first-card": mark("%(name)s is choosing a first card."),
    "bet": mark("%(name)s is choosing a bet."),
    "play-card": mark("%(name)s is choosing a card."),
    "choose-track": mark("%(name)s is choosing a track."),
    "ride": mark("%(name)s is choosing a card."),
    "push": mark("%(name)s may push."),
    "die-card": mark("%(name)s may play the die card."),
}
LOWEST_HAND, LOWEST_PAST, LOWEST_RIDE = 60.0, 50.0, 90.0  # what is lower is not drawn
# Up to so many bettors every bet has its time; of more, those of others go faster.
FEW, BETTING_HASTE = 4, 1.3
WAY = 1290.0  # from the slate to the course


class DerbyView(FrontView):
    """Two scenes of one table. Whoever sits in front sees the own hand below the slate."""

    seen: Seen
    stirs = True
    hand: HandView
    posing: Callable[[], Pose]
    words: DerbyWords

    def make_parts(self) -> None:
        super().make_parts()
        self.posing = lambda: PLAIN
        self.progress = Progress()
        self.die = DieView(self.ui)
        self.slate = SlateScene(self)
        self.course = CourseScene(self)
        self.hand = HandView(self)
        self.ride = RidePanel(self)
        self.tables_looked_at = 0  # so many times
        self.pan: float | None = None  # how far the view has gone from the slate to the course
        self._built_for: ScenePart | None = None  # the scene whose planks there are
        self._waiting = Waiting(self)
        self._corner = CornerPlanks(self, self._icon, self._own_planks)

    @property
    def scenes(self) -> tuple[ScenePart, ScenePart]:
        return self.slate, self.course

    @property
    def scene(self) -> ScenePart:
        """The one that is shown."""
        return self.course if self.progress.on_course else self.slate

    @property
    def music(self) -> str:
        return "music-course" if self.progress.on_course else "music-derby"

    def lay_out(self) -> None:
        for scene in self.scenes:
            scene.lay_out()

    def pictures(self) -> Iterable[str]:
        return tuple(name for scene in self.scenes for name in scene.pictures())

    def cue_for(self, happening: Happening) -> Cue:
        return cue_for(self, happening)

    def show(self, happening: Happening) -> None:
        super().show(happening)
        for scene in self.scenes:
            scene.expect(happening)

    def haste_for(self, happening: Happening) -> float:
        """Whoever waits for a turn among many bettors does not wait long. Where nothing moves
        there is nothing to hasten, only something to read."""
        if self.still:
            return 1.0
        people, event = self.at_the_screen, happening.event
        if isinstance(event, (BetLaid, CardLaid)):
            others = bool(people) and event.seat not in people
            return BETTING_HASTE if others and len(self.names) > FEW else 1.0
        return race_haste(event, people, self.seen)

    # ------------------------------------------------------------------ who sits where

    def holder(self, seat: int) -> Held:
        player = self.seen.players[seat]
        return Held(player.hand_size, player.hand)

    @property
    def layout(self) -> Places:
        return table_places(self.ui.zoom, self.strip_height)

    @property
    def strip(self) -> Box:
        return self.layout.strip

    def _icon(self, number: int, _count: int) -> Box:
        return self.layout.icon(number, racing=self.progress.on_course)

    def _own_planks(self) -> Sequence[Plank]:
        key = self.ui.keymap.label(DerbyKey.TABLES, self.ui.words)
        tip = self.ui.say("Cards, odds and payouts (%(key)s)", key=key)
        return (Plank("tables", "ui/icon-info", tip, self.open_tables),)

    def open_tables(self) -> None:
        self.tables_looked_at += 1
        self.ui.director.push(TablesSheet(self.ui, self))

    def handle_key(self, given: Input) -> bool:
        """For the tables, and for the chart of the odds, whatever is asked."""
        command = self.ui.keymap.command_of(given, DerbyKey)
        if command is DerbyKey.TABLES:
            self.open_tables()
        elif command is DerbyKey.ODDS:
            self.open_odds()
        return command is not None

    def open_odds(self) -> None:
        self.ui.director.push(OddsScreen(self.ui, self))

    def hand_box(self, seat: int) -> Box:
        return self.scene.hand_box(seat)

    @property
    def deck_box(self) -> Box:
        return self.slate.deck_box

    @property
    def discards_box(self) -> Box:
        return self.deck_box

    def draw_back(self, canvas: Canvas, box: Box) -> None:
        draw_card_back(canvas, box)

    def draw_flying(
        self, canvas: Canvas, card: str | None, begin: Box, end: Box, share: float
    ) -> None:
        draw_card_on_its_way(canvas, card, begin, end, share)

    def speaks_from(self, seat: int) -> Tip:
        return self.scene.speaks_from(seat)

    @property
    def pose(self) -> Pose:
        return self.posing()

    @property
    def clear(self) -> Box:  # type: ignore[override]
        return self.scene.clear

    def waits_for(self, pending: Decision[Any]) -> str:
        return self.ui.say(WAITS[pending.kind], name=self.names[pending.seats[0]])

    # ------------------------------------------------------------------ time

    def rest(self) -> None:
        self.pan = None
        self.hand.coming = set()
        for scene in self.scenes:
            scene.rest()

    def stand(self, entries: Sequence[Told]) -> None:
        self.progress.stand(entries, self.seen)
        for scene in self.scenes:
            scene.stand(entries)

    def settled(self, happening: Happening) -> None:
        self.progress.follow(happening.event, self.seen)
        for scene in self.scenes:
            scene.settled(happening)

    def advance_parts(self, seconds: float) -> None:
        self.scene.advance(seconds)

    # ------------------------------------------------------------------ the screen

    def follow_scene(self) -> None:
        """In every frame: music and planks are those of the scene that is shown, however it came
        to be shown."""
        self.ui.sounds.music(self.music)
        changed = self._built_for is not None and self._built_for is not self.scene
        if changed and self.pan is None:
            self.rebuild_scene()

    def build_table(self, group: Group) -> None:
        self._built_for = self.scene
        self.scene.build(group)

    def build_strip(self, group: Group) -> None:
        self._corner.build(group)

    def draw_table(self, canvas: Canvas) -> None:
        canvas.background(WOOD)
        if self.pan is None:
            self._draw_scene(canvas, self.scene)
        else:
            with canvas.shifted((-WAY * self.pan, 0)):
                self._draw_scene(canvas, self.slate)
            with canvas.shifted((WAY * (1.0 - self.pan), 0)):
                self._draw_scene(canvas, self.course)
        self.paint_strip(canvas)
        self.draw_strip(canvas)
        self.bubbles.draw(canvas)
        if self.cue is not None:
            self.cue.draw(canvas)
        self.effects.draw(canvas)

    def prepare_course(self, canvas: Canvas) -> None:
        """Drawn where nobody sees it, so that its pictures are there when it comes into sight.
        Nothing moves meanwhile: what the betting left behind is swept up, too."""
        written, canvas.written = canvas.written, None
        with canvas.clipped((0, 0, 0, 0)):
            self._draw_scene(canvas, self.course)
        canvas.written = written
        tidy_memory()

    def _draw_scene(self, canvas: Canvas, scene: ScenePart) -> None:
        pose = self.pose
        scene.draw(canvas, pose)
        scene.draw_panels(canvas)
        if scene is self.scene:
            self.effects.draw_low(canvas)
            if self.cue is not None:
                self.cue.draw_on_board(canvas)
        self._draw_below(canvas, scene, pose)
        scene.draw_above(canvas)

    def _draw_below(self, canvas: Canvas, scene: ScenePart, pose: Pose) -> None:
        """The hand and the message; in the race, the move."""
        if scene is self.course:
            self._draw_ride(canvas, pose)
            return
        if self.shows_hand:
            self.hand.draw(canvas, pose)
        draw_preview(canvas, self, pose)
        if not self.docked and self.layout.past.height >= LOWEST_PAST:
            draw_recent_events(canvas, self.log.lines, self.layout.past)

    def _draw_ride(self, canvas: Canvas, pose: Pose) -> None:
        """Large planks that wind a replay leave room for a sentence alone."""
        move, decision = self.layout.move, self.layout.decision
        if self.shows_ride:
            self.ride.draw(canvas, pose)
        else:
            row = Box(move.x, move.y, decision.right - move.x, move.height)
            draw_message(canvas, row, *self.message())

    @property
    def shows_ride(self) -> bool:
        """Whether there is room for the move, its cards and the die."""
        return self.layout.move.height >= LOWEST_RIDE

    @property
    def shows_hand(self) -> bool:
        """Whether there is room for it: large planks that wind a replay take it all."""
        return self.layout.tray.height >= LOWEST_HAND

    def _comes_later(self, pending: Decision[Any]) -> bool:
        """While a coach speaks the set-up may not have been shown yet."""
        return self.seen.phase == "set-up" and pending.kind != "first-card"

    def message(self) -> tuple[str, str]:
        """What the question says; else what is shown, or who is asked."""
        pose = self.pose
        if pose.headline or pose.line:
            return pose.headline, pose.line
        pending = self.match.pending
        if self.cue is None and pending is not None and self._comes_later(pending):
            return self.log.last, ""
        return self._waiting.message(self.words)
