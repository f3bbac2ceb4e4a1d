"""The duel of the day beside the board: its five shots and their points."""

from __future__ import annotations

from game.practice.daily.duel import SHOTS, DailyShot, Verdict
from game.practice.daily.table import title_of
from game.practice.layout import Layout
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.heading import heading
from game.ui.kit.layout import columns, grid, inset, placed, rows, share, shares
from game.ui.kit.theme import GOLD, INK, LIGHT_GOLD, PARCHMENT, SADDLE, SAND
from game.ui.kit.tokens import Corner, Gap, Line, Type
from game.ui.range.context import RangeContext
from game.ui.range.daily.day import DailyDuel
from game.ui.range.page import Page

# Title, what it is, shots, how it stands, some air, planks.
HEIGHTS = (30.0, 44.0, 70.0, 28.0, 6.0, 38.0)
DATE = 0.3  # of the width
ICON = 0.44  # of the height of a shot
ICONS: dict[Verdict, str] = {
    "hit": "ui/icon-star",
    "miss": "ui/icon-cross",
    "arrest": "ui/icon-lock",
}


class DailyPage(Page):
    id = "daily"

    def __init__(self, context: RangeContext, duel: DailyDuel) -> None:
        super().__init__(context.ui)
        self._context = context
        self._duel = duel
        self._said = ""  # what came of copying

    def label(self) -> str:
        return self.ui.say("Today")

    def key(self) -> tuple[object, ...]:
        duel = self._duel
        return (duel.day, duel.run is None, self._said, *(shot.points for shot in duel.shots))

    # ------------------------------------------------------------------ widgets

    def build(self, group: Group, box: Box) -> None:
        say, duel = self.ui.say, self._duel
        left, right = columns(rows(box, *shares(*HEIGHTS))[-1], share(), share(), gap=Gap.USUAL)
        copy = Button("range.daily-copy", left, say("Copy result"), self._copy, size=Type.NOTE)
        copy.tip = say("Copies your result as text. Your friends' game can verify it.")
        if duel.is_over:
            copy.skin = "green"
        else:
            self._said = ""
            copy.disable(say("Take all five shots first."))
        group.add(copy)
        days = Button(
            "range.daily-sheet", right, say("Friends and history"), self._open_sheet, size=Type.NOTE
        )
        days.tip = say("Check a friend's result and see your history")
        group.add(days)

    def _copy(self) -> None:
        if self._duel.copy():
            self._said = self.ui.say("Result copied.")
        else:
            self._open_sheet()
        self._context.rebuild()

    def _open_sheet(self) -> None:
        from game.ui.range.daily.sheet import DailySheet

        self._context.open_sheet(DailySheet(self.ui, self._duel))

    # ------------------------------------------------------------------ drawing

    def paint(self, canvas: Canvas, box: Box) -> None:
        title, words, shots, status, *_ = rows(box, *shares(*HEIGHTS))
        self._paint_title(canvas, title)
        canvas.text(self._about(), words, size=Type.NOTE, colour=self.ui.quiet_ink)
        for number, place in enumerate(grid(inset(shots, y=3), SHOTS, 1, gap=6)):
            taken = self._duel.shots[number] if number < len(self._duel.shots) else None
            self._paint_shot(canvas, place, taken, number)
        canvas.text(self._status(), status, style="bold", size=Type.ENTRY, colour=INK)

    def _about(self) -> str:
        """What is to be done, and what the table does not show by itself."""
        say, layout = self.ui.say, self._context.mode.layout
        lines = [say("The same table for everyone. Your best of five shots counts.")]
        if layout.must_fall:
            lines.append(say("The opponent must fall."))
        if layout.decoy is not None:
            on_left = real_is_left(layout)
            lines.append(
                say("The real one is on the left.")
                if on_left
                else say("The real one is on the right.")
            )
        return "\n".join(lines)

    def _paint_title(self, canvas: Canvas, box: Box) -> None:
        title, date = columns(box, share(), box.width * DATE, gap=6)
        heading(canvas, self.ui.say(title_of(self._duel.day)), title, size=Type.LABEL)
        canvas.text(
            self._duel.day.isoformat(),
            inset(date, right=4),
            style="bold",
            size=Type.ENTRY,
            colour=self.ui.quiet_ink,
            align="right",
            wrap=False,
        )

    def _paint_shot(self, canvas: Canvas, box: Box, shot: DailyShot | None, number: int) -> None:
        best = shot is not None and shot.points and shot.points == self._duel.points
        canvas.fill(box, LIGHT_GOLD if best else PARCHMENT if shot else SAND, radius=Corner.CHIP)
        edge, width = (GOLD, Line.FRAME) if best else (SADDLE, Line.RULE)
        canvas.frame(box, edge, width=width, radius=Corner.CHIP)
        if shot is None:
            canvas.text(
                str(number + 1), box, style="title", size=Type.LABEL, colour=SADDLE, align="centre"
            )
            return
        icon, points = rows(inset(box, x=4, top=4, bottom=2), box.height * ICON, share())
        canvas.picture(ICONS[shot.verdict], placed(icon, icon.height))
        canvas.text(
            str(shot.points),
            points,
            style="title",
            size=Type.BODY,
            colour=INK,
            align="centre",
            wrap=False,
        )

    def _status(self) -> str:
        say, duel = self.ui.say, self._duel
        if duel.is_over:
            points = self.ui.words.points(duel.points)
            return self._said or say("Your result: %(points)s.", points=points)
        left = say("Shots left: %(count)d.", count=SHOTS - len(duel.shots))
        if not duel.shots:
            return left
        best = say("Best so far: %(points)d.", points=duel.points)
        return f"{left} {best}"


def real_is_left(layout: Layout) -> bool:
    """Of its twin, as the shooter sees them."""
    scene = layout.to_scene()
    aside = {piece.id: scene.line.offsets(piece.at)[1] for piece in scene.pieces}
    assert layout.dummy is not None, "there is no twin"
    return aside[layout.real_target] > aside[layout.dummy]
