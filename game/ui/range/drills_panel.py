"""The list of drills: a set at a time, with the medals that were won and why a set is closed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.practice.drills import Drill
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.scene import Ui
from game.ui.kit.scroll_panel import ScrollPanel
from game.ui.kit.theme import GOLD, INK, LIGHT_GOLD, RED, SADDLE, SAND
from game.ui.kit.tokens import Type
from game.ui.kit.widget import Action, Widget
from game.ui.range.drill_words import in_language, medal_picture, score_words
from game.ui.range.modes import Page
from game.ui.screens.question import Answer, Question

if TYPE_CHECKING:
    from game.ui.range.drills_mode import DrillsMode
    from game.ui.range.screen import Range

HEADING = 36.0
ARROW = 44.0
ROW = 44.0
REASON = 46.0
SCORE = 0.28  # of a row's width
MEDAL = (0.8, 40.0)  # its width to its height, and the height in a row as designed


class DrillsPage(Page):
    id = "drills"

    def __init__(self, range_: Range, mode: DrillsMode) -> None:
        super().__init__(range_)
        self._mode = mode
        self._scroll_panel = ScrollPanel("range.drills", self._draw_reason)
        self._revealed = ""  # the drill that came into view when it was chosen

    def label(self) -> str:
        return self.ui.say("Drills")

    def key(self) -> tuple[object, ...]:
        mode = self._mode
        return (mode.shown_set.id, mode.progress.medals_in(mode.shown_set))

    # ------------------------------------------------------------------ where things are

    def _heading(self, box: Box) -> Box:
        return Box(box.x, box.y, box.width, HEADING * self.ui.zoom)

    @property
    def _arrow(self) -> float:
        return ARROW * self.ui.zoom

    @property
    def _reason(self) -> str:
        """Why the set is closed."""
        reason = self._mode.locked(self._mode.shown_set)
        return self.ui.words.message(reason) if reason else ""

    # ------------------------------------------------------------------ widgets

    def build(self, group: Group, box: Box) -> None:
        self._add_arrows(group, self._heading(box))
        self._add_rows(group, box)

    def _add_arrows(self, group: Group, head: Box) -> None:
        say, wide = self.ui.say, self._arrow
        for id, x, by, icon, tip in (
            ("back", head.x, -1, "ui/arrow-left", say("Previous series")),
            ("next", head.right - wide, 1, "ui/arrow-right", say("Next series")),
        ):
            place = (x, head.y, wide, head.height)
            turn = partial(self._turn, by)
            group.add(Button(f"range.set-{id}", place, "", turn, icon=icon, tip=tip))
        if self._mode.troubles():
            place = (head.right - 2 * wide - 6, head.y, wide, head.height)
            tip = say("Some files couldn't be used")
            group.add(
                Button(
                    "range.troubles",
                    place,
                    "",
                    self._tell,
                    icon="ui/icon-info",
                    skin="red",
                    tip=tip,
                )
            )

    def _turn(self, by: int) -> None:
        self.ui.sounds.play("page")
        self._scroll_panel.scroll_to(0.0)
        self._mode.turn(by)

    def _tell(self) -> None:
        say = self.ui.say
        text = "\n".join(map(self.ui.words.message, self._mode.troubles()))
        title = say("Some files couldn't be used")
        self.ui.director.push(Question(self.ui, title, text, [Answer("close", say("Close"))]))

    def _add_rows(self, group: Group, box: Box) -> None:
        top, zoom = self._heading(box).bottom + 4, self.ui.zoom
        drills, reason = self._mode.shown_set.drills, self._reason
        first = REASON * zoom if reason else 0.0
        place = Box(box.x, top, box.width, box.bottom - top)
        self._scroll_panel.lay_out(place, first + len(drills) * ROW * zoom + 2)
        group.add(self._scroll_panel)
        for number, drill in enumerate(drills):
            spot = Box(
                box.x,
                top + first + number * ROW * zoom,
                self._scroll_panel.room(self.ui.canvas),
                ROW * zoom,
            )
            row = DrillRow(self.ui, self._mode, drill, spot, partial(self._press, drill))
            row.is_first = number == 0
            if reason:
                row.disable(reason)
            group.add(self._scroll_panel.put(row))
            if drill is self._mode.chosen and drill.id != self._revealed:
                self._revealed = drill.id
                self._scroll_panel.reveal(row)

    def _press(self, drill: Drill) -> None:
        """Choose it; once more starts it."""
        if drill is self._mode.chosen:
            self._mode.start()
        else:
            self._mode.choose(drill)

    # ------------------------------------------------------------------ drawing

    def paint(self, canvas: Canvas, box: Box) -> None:
        ui, shown, head = self.ui, self._mode.shown_set, self._heading(box)
        aside = self._arrow + 10
        right = 2 * aside if self._mode.troubles() else aside
        inner = Box(head.x + aside, head.y, head.width - aside - right, head.height)
        won = ui.say(
            "%(won)d of %(all)d",
            won=self._mode.progress.medals_in(shown),
            all=len(shown.drills),
        )
        wide = canvas.text_width(won, style="bold", size=Type.NOTE) + 8
        canvas.text(
            in_language(ui, shown.name),
            (inner.x, inner.y, inner.width - wide, inner.height),
            style="title",
            size=Type.LABEL,
            colour=RED,
            wrap=False,
        )
        canvas.text(
            won,
            (inner.right - wide, inner.y, wide, inner.height),
            style="bold",
            size=Type.NOTE,
            colour=ui.quiet_ink,
            align="right",
            wrap=False,
        )

    def _draw_reason(self, canvas: Canvas, below: float) -> None:
        reason = self._reason
        if not reason:
            return
        box, side = self._scroll_panel.box, 32 * self.ui.zoom
        high = REASON * self.ui.zoom
        y = box.y + below
        canvas.picture("ui/icon-lock", (box.x + 6, y + (high - side) / 2, side, side))
        room = self._scroll_panel.room(canvas) - side - 20
        place = (box.x + side + 16, y, room, high - 4)
        canvas.text(reason, place, style="bold", size=Type.NOTE, colour=INK)


class DrillRow(Widget):
    """A drill in the list."""

    in_a_list = True

    def __init__(self, ui: Ui, mode: DrillsMode, drill: Drill, box: Box, action: Action) -> None:
        super().__init__(f"range.drill-{drill.id}", box)
        self.is_first = False
        self.tip = in_language(ui, drill.goal)
        self._name = in_language(ui, drill.name)
        standing = mode.progress.standing(drill)
        self._medal = standing.medal
        self._score = score_words(ui, drill, standing.score)
        self._chosen = drill is mode.chosen
        self._action = action

    def activate(self, ui: Ui) -> None:
        ui.sounds.play("click")
        self._action()

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        box, z = self.box, canvas.zoom
        focused = self.focused and ui.director.top.group.shows_focus
        plate = Box(box.x + 2, box.y + 1, box.width - 4, box.height - 2)
        if self._chosen or focused or (self.hovered and self.enabled):
            if self._chosen:
                canvas.fill(plate, LIGHT_GOLD, radius=10 * z)
            edge = INK if focused else GOLD
            canvas.frame(plate, edge, width=3 if self._chosen or focused else 2, radius=10 * z)
        elif not self.is_first:
            canvas.line((box.x + 12, box.y), (box.right - 12, box.y), SAND, width=1)
        self._draw_medal(canvas, plate)
        self._draw_words(canvas, plate)

    def _draw_medal(self, canvas: Canvas, plate: Box) -> None:
        high = min(MEDAL[1] * canvas.zoom, plate.height - 4)
        at = (plate.x + 28 * canvas.zoom, plate.centery)
        if self.enabled:
            canvas.centred(medal_picture(self._medal), at, size=(high * MEDAL[0], high))
        else:
            canvas.centred("ui/icon-lock", at, size=(high * 0.7, high * 0.7), alpha=170)

    def _draw_words(self, canvas: Canvas, plate: Box) -> None:
        colour = INK if self.enabled else SADDLE
        left, score = plate.x + 56 * canvas.zoom, plate.width * SCORE
        canvas.text(
            self._name,
            (left, plate.y, plate.right - score - left - 6, plate.height),
            style="bold" if self._chosen else "body",
            size=Type.LEAD,
            colour=colour,
        )
        canvas.text(
            self._score,
            (plate.right - score, plate.y, score - 12, plate.height),
            style="title",
            size=Type.BODY,
            colour=colour,
            align="right",
            wrap=False,
        )
