"""The coach: after a miss it shows, to whoever asks, where a better start or angle was."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from game.i18n import mark
from game.practice.coach.advice import Advice, advice_slices, hand_to_coach
from game.practice.measure import middle_of_goals
from game.ui.kit.background import Job
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.layout import columns, grid, inset, rows, share
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD, Colour
from game.ui.kit.tokens import Gap, Type
from game.ui.range.board.layer_pictures import Patch
from game.ui.range.coach.fan import draw_advice, most_gained, shade
from game.ui.range.commands import RangeKey
from game.ui.range.context import Follower, RangeContext
from game.ui.range.page import Page
from game.ui.range.shooting.shot import Shot
from game.ui.range.slices import Slices

LEGEND, SAMPLE = 46.0, 44.0  # how high the legend is, and how long a line in it
STRIPES = 24  # of the bar of colours
ALL = 3  # figures
PATIENCE = 0.1  # seconds, in which the map is drawn

NO_SHOT = mark("Take a shot first. Then the coach looks at it.")
NOT_YOURS = mark("The coach only looks at your own shots.")
WAS_HIT = mark("A hit! Nothing to add.")


class DrawnMap(NamedTuple):
    """A picture that is being made for so many pixels; whether it is there or not, it is shown
    from a certain time on."""

    size: tuple[int, int]
    job: Job[Patch | None]
    until: float


class Coach(Follower):
    """What it shows is gone with the next shot."""

    def __init__(self, context: RangeContext) -> None:
        self._context = context
        self._ui = context.ui
        context.followers.append(self)
        self._page = CoachPage(context.ui, self)
        self._thinking: Slices[Advice | None] | None = None
        self.found: Advice | None = None
        self._drawn: DrawnMap | None = None

    @property
    def shot(self) -> Shot | None:
        """The one it is asked about."""
        return self._context.shots.studied

    @property
    def is_asked(self) -> bool:
        return self.shot is not None

    @property
    def thinks(self) -> bool:
        return self._thinking is not None

    def pages(self) -> Sequence[Page]:
        """A page of its own while it is asked."""
        return (self._page,) if self.is_asked else ()

    def why_not(self) -> str:
        """Why there is nothing to ask; empty if there is."""
        shots = self._context.shots
        last = shots.last
        if last is None or shots.seen is None:
            return self._ui.say(NO_SHOT)
        if not shots.is_yours(last):
            return self._ui.say(NOT_YOURS)
        kept = last.kept
        perfect = kept.hit and (last.layout.scene != "figures" or kept.figures == ALL)
        return self._ui.say(WAS_HIT) if perfect else ""

    # ------------------------------------------------------------------ asking

    def ask(self) -> None:
        """Or send it away again."""
        last, reason = self._context.shots.last, self.why_not()
        if self.is_asked:
            self.forget()
        elif last is None or reason:
            self._ui.sounds.play("error")
        else:
            store = self._context.store
            spread, power = hand_to_coach(store.shots, store.layouts, last.kept.style)
            self._context.shots.studied = last
            self._thinking = Slices(advice_slices(last.layout, last.kept, spread, power))
            self._context.turn_to(self._page.id)
            self._ui.sounds.play("page")
        self._context.rebuild()

    def table_set(self) -> None:
        self.forget()

    def shot_shown(self) -> None:
        self.forget()

    def forget(self) -> None:
        self._context.shots.studied = None
        self.found = self._thinking = self._drawn = None

    def add_plank(self, group: Group, box: Box) -> None:
        """To ask it, for whoever lays out the planks."""
        say = self._ui.say
        plank = Button("range.coach", box, say("Coach"), self.ask, size=Type.NOTE)
        key = self._ui.keymap.label(RangeKey.COACH, self._ui.words)
        plank.tip = say("Ask the coach for a better start or angle: %(key)s", key=key)
        plank.skin = "green" if self.is_asked else "on"
        reason = self.why_not()
        if reason and not self.is_asked:
            plank.disable(reason)
        group.add(plank)

    def update(self) -> None:
        thinking = self._thinking
        if thinking is not None and thinking.work():
            self.found, self._thinking = thinking.last, None

    # ------------------------------------------------------------------ on the board

    def draw(self, canvas: Canvas) -> None:
        """Below the pieces."""
        view, patch = self._context.board.view, self._map(canvas)
        if patch is None:
            return
        top = self._context.board.sign.bottom + 4
        left, upper = canvas.area(view.box).topleft
        with canvas.clipped((view.box.x, top, view.box.width, view.box.bottom - top)):
            canvas.stamp(patch.picture, (left + patch.corner[0], upper + patch.corner[1]))

    def _map(self, canvas: Canvas) -> Patch | None:
        """It is drawn beside the frames, for as many pixels as the board has."""
        if self.found is None or self.shot is None:
            return None
        size = canvas.area(self._context.board.view.box).size
        if self._drawn is None or self._drawn.size != size:
            board, scene = self._context.board.view.board, self.shot.layout.to_scene()
            goal = middle_of_goals(scene)
            drawing = draw_advice(board, scene.line, self.found, self.shot.kept, goal)
            job = self._ui.background.soon(partial(drawing.patch, size))
            self._drawn = DrawnMap(size, job, self._ui.time + PATIENCE)
        is_there = self._drawn.job.is_done or self._ui.time >= self._drawn.until
        if not is_there:
            self._ui.stir(self._drawn.until - self._ui.time)
        return self._drawn.job.result() if is_there else None


class CoachPage(Page):
    """What to change, in words."""

    id = "coach"

    def __init__(self, ui: Ui, coach: Coach) -> None:
        super().__init__(ui)
        self._coach = coach

    def label(self) -> str:
        return self.ui.say("Coach")

    def key(self) -> tuple[object, ...]:
        found = self._coach.found
        return () if found is None else (found.start, found.angle, *map(str, found.sentences))

    def paint(self, canvas: Canvas, box: Box) -> None:
        found = self._coach.found
        page, legend = rows(box, share(), self.ui.units(LEGEND), gap=Gap.SMALL)
        words = inset(page, x=4)
        if found is None:
            text = self.ui.say("The coach is studying your shot...")
            canvas.text(text, words, size=Type.BODY, colour=self.ui.quiet_ink, align="centre")
            return
        text = " ".join(map(self.ui.words.message, found.sentences))
        canvas.text(text, words, style="bold", size=Type.LEAD, colour=INK)
        self._paint_legend(canvas, legend, found)

    def _paint_legend(self, canvas: Canvas, box: Box, found: Advice) -> None:
        """The lines and the colours of the board."""
        left, _, right = columns(box, share(), 12, share())
        samples = ((self.ui.say("a better shot"), LIGHT_GOLD), (self.ui.say("yours"), CREAM))
        lines = grid(inset(left, left=6), 1, len(samples))
        for line, (text, colour) in zip(lines, samples, strict=True):
            sample, words = columns(line, self.ui.units(SAMPLE), share(), gap=10)
            _draw_sample(canvas, sample, colour, dashed=colour == CREAM)
            self._text(canvas, text, words)
        bar, ends = grid(right, 1, 2)
        _draw_scale(canvas, inset(bar, y=3))
        low, high = self._ends(found)
        self._text(canvas, low, ends)
        self._text(canvas, high, ends, align="right")

    def _ends(self, found: Advice) -> tuple[str, str]:
        """What the darkest and the brightest colour stand for."""
        most = most_gained(found)
        assert self._coach.shot is not None
        if self._coach.shot.layout.scene == "figures":
            return "0", self.ui.say("%(count).1f fall", count=most)
        return "0 %", self.ui.say("%(percent)d %% hit rate", percent=round(100 * most))

    def _text(self, canvas: Canvas, text: str, box: Box, align: str = "left") -> None:
        ink = self.ui.quiet_ink
        canvas.text(text, box, size=Type.NOTE, colour=ink, align=align, wrap=False)


def _draw_sample(canvas: Canvas, box: Box, colour: Colour, *, dashed: bool) -> None:
    pieces, y = 3 if dashed else 1, box.centery
    step = box.width / pieces
    for width, ink in ((8.0, INK), (4.0, colour)):
        for number in range(pieces):
            begin = box.x + number * step
            end = begin + step * (0.6 if dashed else 1.0)
            canvas.line((begin, y), (end, y), ink, width=width)


def _draw_scale(canvas: Canvas, box: Box) -> None:
    canvas.fill(box.inflate(4, 4), INK, radius=3)
    wide = box.width / STRIPES
    for stripe in range(STRIPES):
        place = (box.x + stripe * wide, box.y, wide, box.height)
        canvas.fill(place, shade(stripe / (STRIPES - 1)))
