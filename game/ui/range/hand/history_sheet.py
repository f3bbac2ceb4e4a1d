"""All shots that are kept: export them as a table, clear them, and bring them back."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import NamedTuple

from game.engine.errors import Message
from game.paths import user_dir
from game.practice.csv_export import export_csv
from game.practice.record import STYLES, KeptStyle
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.heading import heading
from game.ui.kit.layout import SCREEN, below, columns, grid, inset, placed, rows, share, shares
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.theme import INK
from game.ui.kit.tokens import Type
from game.ui.kit.values import Choice
from game.ui.kit.widget import Action
from game.ui.range.ledger import Ledger
from game.ui.range.race import style_name
from game.ui.screens.question import Answer, Question
from game.ui.screens.sheet import draw_sheet_above

WIDTH, HEIGHT = 720.0, 510.0
PLANK = 56.0
GAP = 14.0
MARGIN = 34.0
TITLE, TOTALS = 66.0, 84.0
STYLE = 44.0
LARGEST, LARGER = 1.35, 1.2  # of the zoom: the sheet with its planks, and what stands above them


class HistoryRows(NamedTuple):
    """`page`: all between the title and the planks."""

    totals: Box
    style: Box
    page: Box
    planks: list[Box]


class HistorySheet(Scene):
    """`look_at` is told of which style the shots are to count."""

    name = "history"
    overlay = True

    def __init__(self, ui: Ui, ledger: Ledger, look_at: Callable[[KeptStyle], None]) -> None:
        super().__init__(ui)
        self._ledger = ledger
        self._look_at_style = look_at
        self._said = ""  # what came of the last press

    @property
    def _box(self) -> Box:
        units = self.ui.units
        return placed(SCREEN, units(WIDTH, most=LARGEST), units(HEIGHT, most=LARGEST))

    @property
    def _rows(self) -> HistoryRows:
        units, inner = self.ui.units, inset(self._box, x=MARGIN, bottom=MARGIN)
        plank = units(PLANK, most=LARGEST)
        upper, *planks = rows(inner, share(), plank, plank, gap=GAP)
        title, totals, rest = rows(
            upper, units(TITLE, most=LARGER), units(TOTALS, most=LARGER), share()
        )
        style = rows(inset(rest, top=GAP), units(STYLE, most=LARGER))[0]
        cells = [cell for line in planks for cell in columns(line, share(), share(), gap=GAP)]
        return HistoryRows(totals, style, inset(upper, top=title.height), cells)

    # ------------------------------------------------------------------ widgets

    def build(self) -> None:
        say, store = self.ui.say, self._ledger.store
        self._add_style()
        export = self._plank(0, "export", say("Export as a table (CSV)"), self._export)
        clear = self._plank(1, "clear", say("Clear all shots"), self._ask, skin="red")
        restore = self._plank(2, "restore", say("Restore cleared shots"), self._restore)
        if not store.shots:
            for plank in (export, clear):
                plank.disable(say("No shots yet."))
        if not store.can_restore:
            restore.disable(say("Nothing has been cleared."))
        self._plank(3, "close", say("Back"), self.escape)
        self.group.rest_on("history.close", self.ui)

    def _add_style(self) -> None:
        """Whose shots count: of the style in use, unless another one is chosen."""
        styles = self._styles()
        if styles:
            names = [style_name(self.ui, style) for style in styles]
            _, choice = columns(self._rows.style, share(), share())
            index = styles.index(self._ledger.style)
            change = lambda index: self._look_at(styles[index])  # noqa: E731
            self.group.add(Choice("history.style", choice, names, index, change))

    def _styles(self) -> list[KeptStyle]:
        """Those that there are shots of, and the one that is looked at."""
        kept = {shot.style for shot in self._ledger.store.shots}
        return [style for style in STYLES if kept and style in {*kept, self._ledger.style}]

    def _look_at(self, style: KeptStyle) -> None:
        self._look_at_style(style)
        self.rebuild()

    def _plank(self, number: int, id: str, label: str, action: Action, skin: str = "on") -> Button:
        box = self._rows.planks[number]
        plank = Button(f"history.{id}", box, label, action, size=Type.ENTRY, skin=skin, tight=True)
        return self.group.add(plank)

    # ------------------------------------------------------------------ what they do

    def _export(self) -> None:
        store = self._ledger.store
        path = user_dir("practice") / f"shots-{datetime.now():%Y-%m-%d-%H%M%S}.csv"
        trouble = export_csv(path, store.shots, store.layouts)
        if trouble is None:
            self._said = self.ui.say("Saved to %(file)s.", file=path)
        else:
            self._say(trouble)

    def _ask(self) -> None:
        say = self.ui.say
        text = self.ui.words.ngettext(
            "This clears %(count)d shot. You can restore it until you clear again.",
            "This clears %(count)d shots. You can restore them until you clear again.",
            len(self._ledger.store.shots),
        )
        answers = [
            Answer("clear", say("Clear shots"), self._clear, skin="red"),
            Answer("keep", say("Keep shots")),
        ]
        self.ui.director.push(Question(self.ui, say("Clear all shots?"), text, answers))

    def _clear(self) -> None:
        self._after(self._ledger.store.clear(), self.ui.say("All shots cleared."))

    def _restore(self) -> None:
        self._after(self._ledger.store.restore(), self.ui.say("Your shots are back."))

    def _after(self, trouble: Message | None, done: str) -> None:
        if trouble is None:
            self._said = done
        else:
            self._say(trouble)
        self._ledger.reread()
        self.rebuild()

    def _say(self, trouble: Message) -> None:
        self.ui.sounds.play("error")
        self._said = self.ui.words.message(trouble)

    def escape(self) -> None:
        self.ui.sounds.play("back")
        self.ui.director.pop()

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        ui, places = self.ui, self._rows
        draw_sheet_above(canvas, ui, self._box, ui.say("Your shots"))
        page = places.page
        if self._ledger.store.shots:
            self._draw_totals(canvas, places.totals)
            label, _ = columns(places.style, share(), share())
            canvas.text(ui.say("Statistics for this style:"), label, size=Type.ENTRY, colour=INK)
            page = below(page, label, gap=10)
        canvas.text(
            self._words(),
            page,
            size=Type.ENTRY,
            colour=INK,
            align="centre",
        )

    def _words(self) -> str:
        if self._said and not self._ledger.store.shots:
            return self._said
        return f"{self._kept()}\n{self._said}".strip()

    def _draw_totals(self, canvas: Canvas, box: Box) -> None:
        """All that there is of the style, in three numbers."""
        say, style = self.ui.say, self._ledger.style
        shots = [shot for shot in self._ledger.store.shots if shot.style == style]
        hits = sum(shot.hit for shot in shots)
        totals = (
            (str(len(shots)), say("shots")),
            (str(hits), say("hits")),
            (f"{round(100 * hits / len(shots))} %" if shots else "–", say("hit rate")),
        )
        for (number, label), cell in zip(totals, grid(box, len(totals), 1, gap=GAP), strict=True):
            canvas.nine("ui/chip", cell)
            upper, lower = rows(inset(cell, x=6, y=5), *shares(1.3, 1.0))
            heading(canvas, number, upper, size=Type.TITLE, align="centre")
            ink = self.ui.quiet_ink
            canvas.text(label, lower, style="bold", size=Type.NOTE, colour=ink, align="centre")

    def _kept(self) -> str:
        store = self._ledger.store
        if not store.shots:
            return self.ui.say("No shots yet.")
        return self.ui.say(
            "Shots: %(count)d. Tables: %(tables)d. First day: %(day)s.\nThey are kept in %(file)s.",
            count=len(store.shots),
            tables=len({shot.layout for shot in store.shots}),
            day=store.shots[0].day,
            file=store.path,
        )
