"""The list of drills: a set at a time, with the medals that were won and why a set is closed."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from game.practice.drills.library import Drill
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.heading import heading
from game.ui.kit.layout import below, columns, extent, inset, placed, rows, share, stack
from game.ui.kit.scene import Ui
from game.ui.kit.scroll_panel import ScrollPanel
from game.ui.kit.theme import GOLD, INK, LIGHT_GOLD, SADDLE, SAND
from game.ui.kit.tokens import Corner, Gap, Line, Type
from game.ui.kit.widget import Action, Widget
from game.ui.range.drills.training import LIST, Training
from game.ui.range.drills.words import in_language, medal_picture, score_words
from game.ui.range.page import Page
from game.ui.screens.question import Answer, Question

HEADING = 36.0
ARROW = 44.0
ROW = 44.0
REASON, LOCK = 46.0, 32.0  # why a set is closed, and the sign beside it
SCORE = 0.28  # of a row's width
MEDAL = (0.8, 40.0)  # its width to its height, and the height in a row as designed
MEDAL_ROOM = 56.0


class HeadingParts(NamedTuple):
    back: Box
    title: Box
    troubles: list[Box]
    next: Box


class DrillsPage(Page):
    id = LIST

    def __init__(self, ui: Ui, training: Training) -> None:
        super().__init__(ui)
        self._training = training
        self._scroll_panel = ScrollPanel("range.drills", self._draw_reason)
        self._revealed = ""  # the drill that came into view when it was chosen

    def label(self) -> str:
        return self.ui.say("Drills")

    def key(self) -> tuple[object, ...]:
        training = self._training
        return (training.shown_set.id, training.progress.medals_in(training.shown_set))

    # ------------------------------------------------------------------ where things are

    def _heading(self, box: Box) -> Box:
        return rows(box, self.ui.units(HEADING))[0]

    def _heading_parts(self, box: Box) -> HeadingParts:
        """The plank that tells of troubles is there if there are any."""
        arrow = self.ui.units(ARROW)
        troubles = [arrow] * bool(self._training.troubles())
        back, title, *others, after = columns(
            self._heading(box), arrow, share(), *troubles, arrow, gap=Gap.SMALL
        )
        return HeadingParts(back, inset(title, x=Gap.FINE), others, after)

    @property
    def _reason(self) -> str:
        """Why the set is closed."""
        reason = self._training.locked(self._training.shown_set)
        return self.ui.words.message(reason) if reason else ""

    # ------------------------------------------------------------------ widgets

    def build(self, group: Group, box: Box) -> None:
        self._add_arrows(group, self._heading_parts(box))
        self._add_rows(group, box)

    def _add_arrows(self, group: Group, head: HeadingParts) -> None:
        say = self.ui.say
        for id, place, by, icon, tip in (
            ("back", head.back, -1, "ui/arrow-left", say("Previous series")),
            ("next", head.next, 1, "ui/arrow-right", say("Next series")),
        ):
            turn = partial(self._turn, by)
            group.add(Button(f"range.set-{id}", place, "", turn, icon=icon, tip=tip))
        for place in head.troubles:
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
        self._training.turn(by)

    def _tell(self) -> None:
        say = self.ui.say
        text = "\n".join(map(self.ui.words.message, self._training.troubles()))
        title = say("Some files couldn't be used")
        self.ui.director.push(Question(self.ui, title, text, [Answer("close", say("Close"))]))

    def _add_rows(self, group: Group, box: Box) -> None:
        units, drills, reason = self.ui.units, self._training.shown_set.drills, self._reason
        page = below(box, self._heading(box), gap=Gap.FINE)
        heights = (units(REASON) if reason else 0.0, *[units(ROW)] * len(drills))
        self._scroll_panel.lay_out(page, extent(*heights) + 2)
        group.add(self._scroll_panel)
        (room,) = columns(page, self._scroll_panel.room(self.ui.canvas))
        _, *spots = stack(room, *heights)
        for number, (drill, spot) in enumerate(zip(drills, spots, strict=True)):
            row = DrillRow(self.ui, self._training, drill, spot, partial(self._press, drill))
            row.is_first = number == 0
            if reason:
                row.disable(reason)
            group.add(self._scroll_panel.put(row))
            if drill is self._training.chosen and drill.id != self._revealed:
                self._revealed = drill.id
                self._scroll_panel.reveal(row)

    def _press(self, drill: Drill) -> None:
        """Choose it; once more starts it."""
        if drill is self._training.chosen:
            self._training.start()
        else:
            self._training.choose(drill)

    # ------------------------------------------------------------------ drawing

    def paint(self, canvas: Canvas, box: Box) -> None:
        ui, shown = self.ui, self._training.shown_set
        won = ui.say(
            "%(won)d of %(all)d",
            won=self._training.progress.medals_in(shown),
            all=len(shown.drills),
        )
        wide = canvas.text_width(won, style="bold", size=Type.NOTE) + 8
        name, count = columns(self._heading_parts(box).title, share(), wide)
        heading(canvas, in_language(ui, shown.name), name, size=Type.LABEL)
        canvas.text(
            won,
            count,
            style="bold",
            size=Type.NOTE,
            colour=ui.quiet_ink,
            align="right",
            wrap=False,
        )

    def _draw_reason(self, canvas: Canvas, scrolled: float) -> None:
        reason = self._reason
        if not reason:
            return
        units, panel = self.ui.units, self._scroll_panel
        page = panel.box.move(0, scrolled)
        (line,) = columns(stack(page, units(REASON))[0], panel.room(canvas))
        lock, words = columns(inset(line, left=6, right=4), units(LOCK), share(), gap=10)
        canvas.picture("ui/icon-lock", placed(lock, lock.width, lock.width))
        canvas.text(reason, inset(words, bottom=4), style="bold", size=Type.NOTE, colour=INK)


class DrillRow(Widget):
    """A drill in the list."""

    in_a_list = True

    def __init__(self, ui: Ui, training: Training, drill: Drill, box: Box, action: Action) -> None:
        super().__init__(f"range.drill-{drill.id}", box)
        self.is_first = False
        self.tip = in_language(ui, drill.goal)
        self._name = in_language(ui, drill.name)
        standing = training.progress.standing(drill)
        self._medal = standing.medal
        self._score = score_words(ui, drill, standing.score)
        self._chosen = drill is training.chosen
        self._action = action

    def activate(self, ui: Ui) -> None:
        ui.sounds.play("click")
        self._action()

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        box, radius = self.box, ui.units(Corner.ROW)
        focused = self.focused and ui.director.top.group.shows_focus
        plate = inset(box, x=2, y=1)
        if self._chosen or focused or (self.hovered and self.enabled):
            if self._chosen:
                canvas.fill(plate, LIGHT_GOLD, radius=radius)
            edge = INK if focused else GOLD
            width = Line.FRAME if self._chosen or focused else Line.EDGE
            canvas.frame(plate, edge, width=width, radius=radius)
        elif not self.is_first:
            canvas.line((box.x + 12, box.y), (box.right - 12, box.y), SAND, width=Line.HAIR)
        medal, words, score = columns(plate, ui.units(MEDAL_ROOM), share(), plate.width * SCORE)
        self._draw_medal(canvas, ui, medal)
        self._draw_words(canvas, inset(words, right=6), inset(score, right=12))

    def _draw_medal(self, canvas: Canvas, ui: Ui, box: Box) -> None:
        high, at = min(ui.units(MEDAL[1]), box.height - 4), box.center
        if self.enabled:
            canvas.centred(medal_picture(self._medal), at, size=(high * MEDAL[0], high))
        else:
            canvas.centred("ui/icon-lock", at, size=(high * 0.7, high * 0.7), alpha=170)

    def _draw_words(self, canvas: Canvas, name: Box, score: Box) -> None:
        colour = INK if self.enabled else SADDLE
        canvas.text(
            self._name,
            name,
            style="bold" if self._chosen else "body",
            size=Type.LEAD,
            colour=colour,
        )
        canvas.text(
            self._score,
            score,
            style="title",
            size=Type.BODY,
            colour=colour,
            align="right",
            wrap=False,
        )
