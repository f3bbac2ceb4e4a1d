"""Western's table as it is drawn: the felt with its plates and money, and what happens there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.engine.players import HUMAN
from game.engine.requests import Decision
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.theme import RED
from game.ui.table.bubbles import Tip
from game.ui.table.corner import CornerPlanks
from game.ui.table.cue import Cue, Happening
from game.ui.table.look import portrait
from game.ui.table.view import TableView
from game.ui.western.cues import cue_for
from game.ui.western.felt import Felt
from game.ui.western.hand_view import HandView
from game.ui.western.message import draw_message
from game.ui.western.middle import Middle
from game.ui.western.places import Places, table_places
from game.ui.western.plates import Plates
from game.ui.western.pose import PLAIN, Pose
from game.ui.western.purses import Purses
from game.ui.western.stage import Stage
from game.ui.western.waits import waits_for
from game.wording.western import WesternWords


class WesternView(TableView):
    """Whoever sits in front does so below the middle: the only person there, or who is asked."""

    stage: Stage
    stage_type = Stage
    words: WesternWords
    strip_height = 0.0  # of the room below the hand

    def make_parts(self) -> None:
        self._front = self.players.index(HUMAN) if HUMAN in self.players else 0
        self.posing: Callable[[], Pose] = lambda: PLAIN
        self.looking: Callable[[], Sequence[str] | None] = lambda: None
        self.peeked_at = False  # the cards in front show only while a key is held
        self.felt = Felt(self)
        self.plates = Plates(self)
        self.purses = Purses(self)
        self.middle = Middle(self)
        self.hand = HandView(self)
        self.unpinned: set[int] = set()  # seats whose star is on its way
        self._corner = CornerPlanks(self, lambda number, _count: self.layout.icon(number))

    def cue_for(self, happening: Happening) -> Cue:
        return cue_for(self, happening)

    # ------------------------------------------------------------------ who sits where

    @property
    def front(self) -> int:
        return self._front if self.reader is None else self.reader

    def turn_to(self, seat: int) -> None:
        """Somebody else is asked at the same screen."""
        self._front = seat

    def portrait(self, seat: int) -> str:
        return portrait(self.names[seat], self.players[seat])

    @property
    def layout(self) -> Places:
        return table_places(self.ui.zoom, len(self.names), self.front, self.strip_height)

    @property
    def strip(self) -> Box:
        return self.layout.strip

    def hand_box(self, seat: int) -> Box:
        """Where cards of a seat come from and go to, as large as one is there."""
        if seat == self.front:
            return self.layout.card(4, 9)
        x, y = self.plates.cards_at(seat)
        return Box(x - 14, y - 20, 28, 40)

    def speaks_from(self, seat: int) -> Tip:
        plate = self.layout.plate(seat)
        return Tip((plate.centerx, plate.bottom), "up")

    @property
    def pose(self) -> Pose:
        return self.posing()

    def waits_for(self, pending: Decision[Any]) -> str:
        return waits_for(self, pending)

    def money_words(self, amount: int) -> str:
        return self.words.money(amount)

    # ------------------------------------------------------------------ time

    def rest(self) -> None:
        self.purses.counting.clear()
        self.unpinned.clear()
        self.hand.coming = set()
        self.middle.on_the_way = 0

    def stand(self, entries: Sequence[dict[str, Any]]) -> None:
        self.felt.stand()
        self.middle.stand(entries)

    def advance_parts(self, seconds: float) -> None:
        self.felt.advance(seconds)

    # ------------------------------------------------------------------ the screen

    def build_strip(self, group: Group) -> None:
        self._corner.build(group)

    def draw_table(self, canvas: Canvas) -> None:
        pose = self.pose
        self.felt.draw(canvas)
        self.middle.draw(canvas)
        self.purses.draw(canvas)
        self.plates.draw(canvas)
        self.draw_goal(canvas)
        self.effects.draw_low(canvas)
        if self.cue is not None:
            self.cue.draw_on_board(canvas)
        self.hand.draw(canvas, pose)
        draw_message(canvas, self, *self.message())
        self.draw_strip(canvas)
        self.bubbles.draw(canvas)
        if self.cue is not None:
            self.cue.draw(canvas)
        self.effects.draw(canvas)

    def message(self) -> tuple[str, str]:
        """What the question says; else what is shown, or who is asked."""
        pose = self.pose
        if pose.headline or pose.line:
            return pose.headline, pose.line
        return "", self.sentence()

    def sentence(self) -> str:
        pending, cue = self.match.pending, self.cue
        if cue is not None and not cue.keeps_quiet:
            return self.log.sentence(cue.happening.entry) or self.log.last
        if self.busy or pending is None:
            return self.log.last
        return self.waits_for(pending) or self.log.last

    def draw_goal(self, canvas: Canvas) -> None:
        box, words = self.layout.goal, self.ui.say("Goal %(money)s", money=self.goal_words())
        key = ("western-goal", words)
        canvas.composed(key, box.inflate(8, 8), lambda: _paint_goal(canvas, box, words))

    def goal_words(self) -> str:
        return self.money_words(self.stage.goal)


def _paint_goal(canvas: Canvas, box: Box, words: str) -> None:
    canvas.nine("ui/panel", box)
    side = min(30.0, box.height - 12)
    canvas.centred("western/goal-coin", (box.x + 8 + side / 2, box.centery), size=(side, side))
    inner = Box(box.x + side + 18, box.y + 4, box.width - side - 28, box.height - 8)
    canvas.text(words, inner, style="title", size=20, colour=RED, wrap=False)
