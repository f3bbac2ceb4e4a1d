"""Results of the daily duel: yours to be sent, a friend's to be checked, and the days so far."""

from __future__ import annotations

from functools import partial

from game.i18n import mark
from game.practice.codes.packing import CodeError
from game.practice.daily.duel import DailyResult, read_result, result_code
from game.ui.kit.background import Job
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.heading import heading
from game.ui.kit.layout import below, columns, inset, rows, share, shares, stack
from game.ui.kit.scene import Ui
from game.ui.kit.scroll import Scroll
from game.ui.kit.theme import INK, RED, SAND
from game.ui.kit.tokens import Gap, Line, Type
from game.ui.range.codes.field import CodeField, pasted
from game.ui.range.daily.day import DailyDuel
from game.ui.screens.sheet import Menu, draw_sheet

MARGIN, MARGIN_Y, GAP = 22.0, 15.4, 16.0
CODE_Y = 4.0  # what is free above and below a code
SHARES = (1.15, 1.15, 0.8)
TITLE, SAID, PLANKS = 40.0, 78.0, 54.0  # heights as designed; what is said about a code
ROW, DAY = 34.0, (0.62, 0.38)  # a day in the list: how high, and the shares of date and points

SEND = mark("Your five shots as text. A friend's game can replay and verify them.")
CHECK = mark("Paste a friend's result. You can paste the whole message around it.")
NOT_YET = mark("Take all five shots first.")
TEXTS = {"hit": mark("hit"), "miss": mark("miss"), "arrest": mark("arrest")}


class DailySheet(Menu):
    name = "daily"
    stirs = True
    title = mark("Daily duel: friends and history")

    def __init__(self, ui: Ui, duel: DailyDuel) -> None:
        super().__init__(ui)
        self._duel = duel
        self._pasted = ""
        self._said = ""  # about the own result
        self._found, self._is_wrong = "", False  # about the other one
        self._job: Job[DailyResult | CodeError] | None = None
        self._days = duel.book.history()

    @property
    def is_checking(self) -> bool:
        return self._job is not None

    # ------------------------------------------------------------------ where things are

    @property
    def _sheets(self) -> list[Box]:
        """To send, to check, and the days."""
        return columns(self.body, *shares(*SHARES), gap=GAP)

    def _parts(self, sheet: Box) -> list[Box]:
        """Title, words, the code, what is said about it, planks."""
        units, inner = self.ui.units, inset(sheet, x=MARGIN, y=MARGIN_Y)
        words = self._words_height(inset(self._sheets[0], x=MARGIN).width)
        return rows(inner, units(TITLE), words, share(), units(SAID), units(PLANKS))

    def _words_height(self, wide: float) -> float:
        """The fields for both codes begin below the longer words."""
        canvas, texts = self.ui.canvas, (self._own_words(), self.ui.say(CHECK))
        return max(canvas.text_height(text, wide, size=Type.ENTRY) for text in texts) + 6

    # ------------------------------------------------------------------ widgets

    def build(self) -> None:
        send, check, days = self._sheets
        self._add_send(send)
        self._add_check(check)
        inner = below(inset(days, x=MARGIN, y=MARGIN_Y), self._parts(days)[0])
        self.group.add(Scroll("daily.days", inner, self._draw_days))
        super().build()
        self.group.rest_on("daily.copy" if self._duel.line else "daily.paste", self.ui)

    def _add_send(self, sheet: Box) -> None:
        _, _, field, _, plank = self._parts(sheet)
        run = self._duel.run
        copy = Button("daily.copy", plank, self.ui.say("Copy"), self._copy, skin="green")
        if run is not None and self._duel.line:
            self.group.add(CodeField("daily.code", inset(field, y=CODE_Y), result_code(run)))
        else:
            copy.disable(self.ui.say(NOT_YET))
        self.group.add(copy)

    def _add_check(self, sheet: Box) -> None:
        say = self.ui.say
        _, _, field, _, planks = self._parts(sheet)
        hint = say("The code begins with PXD.")
        place = inset(field, y=CODE_Y)
        self.group.add(
            CodeField("daily.field", place, self._pasted, self._change, hint=hint, done=self._check)
        )
        paste, check = columns(planks, share(), share(), gap=Gap.USUAL)
        self.group.add(Button("daily.paste", paste, say("Paste"), self._paste))
        plank = Button("daily.check", check, say("Check result"), self._check, skin="green")
        if not self._pasted.strip():
            plank.disable(say("Paste a code first."))
        self.group.add(plank)

    # ------------------------------------------------------------------ what they do

    def _copy(self) -> None:
        say = self.ui.say
        if self._duel.copy():
            self._said = say("Result copied.")
        else:
            self.ui.sounds.play("error")
            self._said = say("The clipboard isn't available. Copy the code by hand.")
        self.group.focus_on("daily.code", self.ui)
        field = self.group["daily.code"]
        assert isinstance(field, CodeField)
        field.select_all()

    def _change(self, text: str) -> None:
        had, self._pasted, self._found = bool(self._pasted.strip()), text, ""
        if had != bool(text.strip()):
            self.rebuild()

    def _paste(self) -> None:
        self._pasted, self._found, self._is_wrong = pasted(), "", False
        if not self._pasted.strip():
            self._refuse(self.ui.say("There's no text in the clipboard."))
        self.rebuild()
        if self._pasted.strip():
            self.group.focus_on("daily.check", self.ui)

    def _refuse(self, why: str) -> None:
        self.ui.sounds.play("error")
        self._found, self._is_wrong = why, True

    def _check(self) -> None:
        """Beside the frames: the table of another day is looked for first."""
        if self._pasted.strip():
            self._found, self._is_wrong = self.ui.say("Replaying the shots..."), False
            self._job = self.ui.background.soon(partial(_read, self._pasted))

    def update(self, seconds: float) -> None:
        if self._job is None or not self._job.is_done:
            return
        job, self._job = self._job, None
        if job.has_failed:
            self._refuse(self.ui.say("The result could not be checked."))
            return
        result = job.result()
        if isinstance(result, CodeError):
            self._refuse(self.ui.words.problem(result))
            return
        self._is_wrong = result.differs is not None
        self.ui.sounds.play("error" if self._is_wrong else "mail")
        self._found = self._told(result)

    def _told(self, result: DailyResult) -> str:
        say = self.ui.say
        shots = ", ".join(say(TEXTS[shot.verdict]) for shot in result.shots)
        points = self.ui.words.points(result.points)
        facts = {"day": result.day.isoformat(), "points": points, "shots": shots}
        lines = [say("%(day)s: %(points)s (%(shots)s).", **facts)]
        if result.differs is not None:
            lines.append(self.ui.words.message(result.differs))
        own = dict(self._days).get(result.day)
        if own is not None:
            lines.append(say("You have %(points)d.", points=own))
        return "\n".join(lines)

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        say, (send, check, days) = self.ui.say, self._sheets
        self._draw_half(canvas, send, say("Your result"), self._own_words(), self._said)
        self._draw_half(
            canvas, check, say("A friend's result"), say(CHECK), self._found, wrong=self._is_wrong
        )
        if not self._duel.line:
            place, ink = self._parts(send)[2], self.ui.quiet_ink
            canvas.text(say(NOT_YET), place, size=Type.BODY, colour=ink, align="centre")
        draw_sheet(canvas, self.ui, days)
        self._draw_title(canvas, days, say("Your history"))

    def _own_words(self) -> str:
        """The line without its code, which stands below."""
        line = self._duel.line
        return line.rsplit(" ", 1)[0] if line else self.ui.say(SEND)

    def _draw_title(self, canvas: Canvas, sheet: Box, title: str) -> None:
        place = self._parts(sheet)[0]
        heading(canvas, title, place)

    def _draw_half(
        self, canvas: Canvas, sheet: Box, title: str, words: str, said: str, *, wrong: bool = False
    ) -> None:
        draw_sheet(canvas, self.ui, sheet)
        self._draw_title(canvas, sheet, title)
        _, above, _, below, _ = self._parts(sheet)
        canvas.text(words, above, size=Type.ENTRY, colour=self.ui.quiet_ink, valign="top")
        if said:
            canvas.text(said, below, style="bold", size=Type.ENTRY, colour=RED if wrong else INK)

    def _draw_days(self, canvas: Canvas, area: Box) -> float:
        high = self.ui.units(ROW)
        if not self._days:
            text = self.ui.say("No daily duels played yet.")
            (place,) = stack(area, 3 * high)
            canvas.text(text, place, size=Type.ENTRY, colour=self.ui.quiet_ink, valign="top")
        lines = stack(area, *[high] * len(self._days))
        for line, (day, points) in zip(lines, self._days, strict=True):
            date, total = columns(line, *shares(*DAY))
            canvas.text(day.isoformat(), date, size=Type.ENTRY, colour=INK, wrap=False)
            canvas.text(
                str(points),
                total,
                style="title",
                size=Type.BODY,
                colour=INK,
                align="right",
                wrap=False,
            )
            canvas.line(line.bottomleft, line.bottomright, SAND, width=Line.HAIR)
        return len(self._days) * high


def _read(text: str) -> DailyResult | CodeError:
    try:
        return read_result(text)
    except CodeError as error:
        return error
