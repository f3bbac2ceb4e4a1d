"""Mustang's table as it is drawn: ranches, prairie, hand and panels, and what happens there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from game.engine.requests import Decision
from game.i18n import mark
from game.rules.mustang.box import KINDS, shipped_box
from game.rules.mustang.events import EventTurnedUp, GameEnded, MustangStolen
from game.rules.mustang.view import MustangView as Seen
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.group import Group
from game.ui.mustang.card_face import draw_card_back
from game.ui.mustang.commands import MustangKey
from game.ui.mustang.cues import cue_for
from game.ui.mustang.hand_view import HandView
from game.ui.mustang.lasso import draw_theft
from game.ui.mustang.moves import draw_flying_card
from game.ui.mustang.panels import ScorePanel, SetsPanel
from game.ui.mustang.places import GAP, Places, table_places
from game.ui.mustang.pose import PLAIN, Pose
from game.ui.mustang.prairie_view import PrairieView
from game.ui.mustang.ranch_view import WOOD, RanchView
from game.ui.mustang.tray import Tray
from game.ui.mustang.weather import Weather
from game.ui.table.bubbles import Tip
from game.ui.table.corner import CornerPlanks, Plank
from game.ui.table.cue import Cue
from game.ui.table.front_view import FrontView, Held
from game.ui.table.happening import Happening, Told
from game.wording.mustang import MustangWords

Spot = tuple[Point, float]  # the middle of a counter, and how large it is drawn

WAITS = {
    "action": mark("%(name)s is choosing an action."),
    "defend": mark("%(name)s may answer the theft."),
    "let-go": mark("%(name)s is letting a mustang go."),
    "shelter": mark("%(name)s is bringing mustangs in from the rain."),
}
ALWAYS = (
    "mustang/prairie",
    "mustang/ranch-own",
    "mustang/card-back",
    "mustang/event-back",
    *(f"mustang/back-{kind}" for kind in KINDS),
    *(f"mustang/set-{kind}" for kind in ("pair", "three", "four", "run")),
    "mustang/hand-cards",
    "mustang/star",
    *(f"mustang/card-{suit}" for suit in (*shipped_box().coats, "cowboy")),
    *(f"mustang/brand-{suit}" for suit in (*shipped_box().coats, "cowboy")),
    "mustang/lasso",
    "mustang/rope",
    "mustang/dust-puff",
)


SPEAKS = 90.0  # so far beside the portrait a bubble begins: below the own ranch


class MustangView(FrontView):
    """One ranch lies in front."""

    seen: Seen
    is_over = False  # as it has been told; the points may not be counted yet
    stirs = True
    hand: HandView
    posing: Callable[[], Pose]
    words: MustangWords

    def make_parts(self) -> None:
        super().make_parts()
        self.away: set[str] = set()  # mustangs that are on their way, and not at their places
        self.posing = lambda: PLAIN
        self.ranches = RanchView(self)
        self.prairie = PrairieView(self)
        self.hand = HandView(self)
        self.tray = Tray(self)
        self.weather = Weather(self)
        self._sets = SetsPanel(self)
        self._scores = ScorePanel(self)
        self._corner = CornerPlanks(self, self._corner_plank, self._own_planks)

    def make_words(self) -> MustangWords:
        return MustangWords(self.ui.words.code, bandits=self.ui.settings.bandits)

    def pictures(self) -> Iterable[str]:
        return ALWAYS

    def pictures_for(self, happening: Happening) -> Iterable[str]:
        if isinstance(happening.event, EventTurnedUp):
            yield self.event_picture(happening.event.event)

    def cue_for(self, happening: Happening) -> Cue:
        return cue_for(self, happening)

    def holder(self, seat: int) -> Held:
        rancher = self.seen.ranchers[seat]
        return Held(rancher.count, rancher.hand)

    # ------------------------------------------------------------------ the score, and the corner

    @property
    def shows_scores(self) -> bool:
        return self.ui.settings.running_score

    def toggle_scores(self) -> None:
        self.ui.settings.change(running_score=not self.shows_scores)
        self.ui.director.apply_settings()

    def _own_planks(self) -> list[Plank]:
        key = self.ui.keymap.label(MustangKey.SCORE, self.ui.words)
        tip = self.ui.say("Show or hide the score (%(key)s)", key=key)
        return [Plank("scores", "ui/icon-star", tip, self.toggle_scores)]

    def _corner_plank(self, number: int, count: int) -> Box:
        return self.layout.corner_plank(number, count)

    # ------------------------------------------------------------------ where things are

    @property
    def layout(self) -> Places:
        return table_places(self.ui.zoom, len(self.names) - 1, self.strip_height)

    @property
    def strip(self) -> Box:
        return self.layout.strip

    @property
    def clear(self) -> Box:  # type: ignore[override]
        """Over the prairie."""
        return self.layout.prairie

    def spot(self, mustang: str) -> Spot | None:
        """Where a mustang stands that can be seen."""
        free = self.prairie.free()
        if mustang in free:
            return free[mustang]
        herds = (self.ranches.herds(seat) for seat in range(len(self.names)))
        return next((herd[mustang] for herd in herds if mustang in herd), None)

    def hand_box(self, seat: int) -> Box:
        if seat == self.front:
            return self.layout.card(2, 6).move(self.layout.card(1, 6).width / 2, 0)
        x, y = self.ranches.header(seat).cards
        return Box(x - 10, y - 14, 20, 28)

    @property
    def deck_box(self) -> Box:
        return self.tray.places.deck

    @property
    def discards_box(self) -> Box:
        return self.tray.places.discard

    def draw_back(self, canvas: Canvas, box: Box) -> None:
        draw_card_back(canvas, box)

    def draw_flying(
        self, canvas: Canvas, card: str | None, begin: Box, end: Box, share: float
    ) -> None:
        draw_flying_card(canvas, self.ui, card, begin, end, share)

    def speaks_from(self, seat: int) -> Tip:
        header, plank = self.ranches.header(seat), self.ranches.places(seat).plank
        return Tip((header.face[0] + SPEAKS, plank.bottom), "up")

    @property
    def log_box(self) -> Box | None:
        """Beside the prairie: all that score and questions leave free."""
        places = self.layout
        if self.docked:
            return places.log if self.shows_scores else self._joined(places.score, places.log)
        top = places.score.bottom + GAP if self.shows_scores else places.score.y
        column = places.actions
        return Box(column.x, top, column.width, column.bottom - 8 - top)

    def _joined(self, upper: Box, lower: Box | None) -> Box:
        return upper if lower is None else upper.union(lower)

    # ------------------------------------------------------------------ words

    @property
    def pose(self) -> Pose:
        return self.posing()

    def event_words(self, event: str | None) -> tuple[str, str]:
        """The name of an event and what it does; what events are, before there was one."""
        if event is not None:
            return self.words.event_card(event)
        say = self.ui.say
        return say("Events"), say("An event happens when the deck runs out.")

    def event_picture(self, event: str) -> str:
        bandits = event == "indians" and self.ui.settings.bandits
        return f"mustang/event-{'bandits' if bandits else event}"

    def waits_for(self, pending: Decision[Any]) -> str:
        return self.ui.say(WAITS[pending.kind], name=self.names[pending.seats[0]])

    # ------------------------------------------------------------------ time

    def rest(self) -> None:
        self.away.clear()
        self.weather.stop()

    def stand(self, entries: Sequence[Told]) -> None:
        self.is_over = any(isinstance(event, GameEnded) for event in entries)
        self.weather.follow(self.seen)

    def settled(self, happening: Happening) -> None:
        self.is_over = self.is_over or isinstance(happening.event, GameEnded)
        self.weather.follow(self.seen)

    def say_in_passing(self, happening: Happening) -> None:
        """An event card, and a theft of one's own mustang, are told however fast it goes."""
        event = happening.event
        own = isinstance(event, MustangStolen) and event.owner == self.reader
        if (own or isinstance(event, EventTurnedUp)) and not self.covered:
            self.notice(self.log.sentence(event) or "")

    def advance_parts(self, seconds: float) -> None:
        self.weather.advance(seconds)

    # ------------------------------------------------------------------ the screen

    def build_table(self, group: Group) -> None:
        if self.log_box is not None:
            self.log_panel.build(group, self.log_box)

    def build_strip(self, group: Group) -> None:
        self._corner.build(group)

    def draw_table(self, canvas: Canvas) -> None:
        canvas.background(WOOD)
        self._draw_ground(canvas)
        pose = self.pose
        self.prairie.draw_lit(canvas, pose.targets)
        for seat in range(len(self.names)):
            self.ranches.draw_lit(canvas, seat, pose.targets)
        draw_theft(canvas, self)
        self.hand.draw(canvas, pose)
        self.draw_strip(canvas)
        self.effects.draw_low(canvas)
        if self.cue is not None:
            self.cue.draw_on_board(canvas)
        self.weather.draw(canvas)
        self.bubbles.draw(canvas)
        if self.cue is not None:
            self.cue.draw(canvas)
        self.effects.draw(canvas)

    def _draw_ground(self, canvas: Canvas) -> None:
        """Whose turn it is comes first: the glow lies below what is beside it."""
        for seat in sorted(range(len(self.names)), key=self.ranches.is_active, reverse=True):
            self.ranches.draw(canvas, seat)
        self.prairie.draw(canvas)
        self._sets.draw(canvas)
        self.tray.draw(canvas)
        self.draw_scores(canvas)
        if self.log_box is not None:
            self.log_panel.paint(canvas)
        self.paint_strip(canvas)

    def draw_scores(self, canvas: Canvas) -> None:
        if self.shows_scores:
            self._scores.draw(canvas)
