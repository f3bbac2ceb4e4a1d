"""The settings: every change counts at once, and can be seen or heard."""

from __future__ import annotations

from game.i18n import mark
from game.settings import Settings, save_settings
from game.ui.key_names import key_names
from game.ui.kit.buttons import Button, Check
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.heading import heading
from game.ui.kit.layout import LEFT, beside, columns, fit, inset, placed, rows, share
from game.ui.kit.scene import Ui
from game.ui.kit.scroll_panel import ScrollPanel
from game.ui.kit.theme import INK
from game.ui.kit.tokens import Gap, Type
from game.ui.kit.values import Choice, Slider
from game.ui.kit.widget import Widget
from game.ui.screens.question import Answer, Question, tell
from game.ui.screens.riders import draw_rider
from game.ui.screens.settings_layout import SECTIONS, Layout, RowPlace, settings_layout
from game.ui.screens.settings_rows import ROWS, Level, Pick, Row, Switch
from game.ui.screens.sheet import BACK, Menu, draw_sheet
from game.wording.figures import figures_said
from game.wording.vocabulary import capital

PICTURES = (268.0, 110.0)  # the sample of riders and figures
SAMPLE_ASIDE = 22.0  # between its edge and what stands on it
RESET, CALIBRATE = 300.0, 380.0  # how wide the buttons at the foot are
TALL = 200.0  # a sample higher than this has its words below the pictures


class SettingsScreen(Menu):
    """Rows, and a sample that explains the one under the pointer or with the focus."""

    name = "settings"
    title = mark("Settings")

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self._layout: Layout = settings_layout(ui.zoom, self.body)
        self._scroll_panel = ScrollPanel("settings.page", self._draw_rows)

    # ------------------------------------------------------------------ widgets

    def build(self) -> None:
        self._key_names = key_names(self.ui.words, self.ui.keymap)
        layout = self._layout = settings_layout(self.ui.zoom, self.body)
        if layout.page is not None:
            self._scroll_panel.lay_out(layout.page, layout.height)
            self.group.add(self._scroll_panel)
        for row in ROWS:
            widget = self.group.add(self._widget(row, layout.rows[row.name]))
            if layout.page is not None:
                self._scroll_panel.put(widget)
        super().build()
        self.group.add(
            Button(
                "settings.reset",
                self.foot_right(RESET),
                self.ui.say("Reset to defaults"),
                self._ask_to_reset,
                size=Type.BODY,
            )
        )
        self.group.add(
            Button(
                "settings.calibrate",
                self._calibrate_box,
                self.ui.say("Calibrate the flick"),
                self._calibrate,
                size=Type.BODY,
            )
        )
        self._look_after_countdown()

    @property
    def _calibrate_box(self) -> Box:
        """In the foot, between the two others."""
        units = self.ui.units
        _, middle, _ = columns(self.foot, units(BACK), share(), units(RESET), gap=Gap.WIDE)
        return columns(middle, units(CALIBRATE), at=0.5)[0]

    def _calibrate(self) -> None:
        from game.ui.range.calibration import Calibration

        self.ui.director.push(Calibration(self.ui))

    def _widget(self, row: Row, place: RowPlace) -> Widget:
        id, value = f"settings.{row.name}", getattr(self.ui.settings, row.name)
        if isinstance(row, Switch):
            label = self.ui.say(row.label)
            return Check(id, place.whole, label, value, lambda: self._switch(row.name))
        if isinstance(row, Pick):
            words = [capital(self.ui.say(word)) for word in row.words]
            index = row.values.index(value) if value in row.values else self._nearest(row, value)
            return Choice(id, place.control, words, index, lambda index: self._pick(row, index))
        part = (value - row.low) / (row.high - row.low)
        return Slider(id, place.slider, part, lambda part: self._slide(row, part), steps=row.steps)

    def _nearest(self, row: Pick, value: float) -> int:
        """Of a text size that was written into the file by hand."""
        numbers = [number for number in row.values if isinstance(number, float)]
        return min(range(len(numbers)), key=lambda index: abs(numbers[index] - value))

    def _look_after_countdown(self) -> None:
        if not self.ui.settings.accuse_countdown:
            reason = self.ui.say("Turn the countdown on first.")
            self.group["settings.countdown_seconds"].disable(reason)

    # ------------------------------------------------------------------ changes

    def _switch(self, name: str) -> None:
        self._apply(**{name: not getattr(self.ui.settings, name)})

    def _pick(self, row: Pick, index: int) -> None:
        self._apply(**{row.name: row.values[index]})

    def _apply(self, **values: object) -> None:
        self.ui.settings.change(**values)
        self.ui.director.apply_settings()

    def _slide(self, row: Level, part: float) -> None:
        """Without building the screen anew: the knob is still being held."""
        value = row.low + part * (row.high - row.low)
        whole = isinstance(getattr(self.ui.settings, row.name), int)
        self.ui.settings.change(**{row.name: round(value) if whole else round(value, 3)})
        settings = self.ui.settings
        self.ui.sounds.set_volumes(
            settings.effects_volume,
            settings.music_volume,
            settings.ambience_volume,
            settings.muted,
        )
        if row.sound:
            self.ui.sounds.play(row.sound)

    def _ask_to_reset(self) -> None:
        say = self.ui.say
        answers = [
            Answer("reset", say("Reset all"), self._reset, skin="red"),
            Answer("keep", say("Keep mine")),
        ]
        text = say("All settings on this screen go back to their defaults.")
        self.ui.director.push(Question(self.ui, say("Reset to defaults"), text, answers))

    def _reset(self) -> None:
        usual = Settings()
        self._apply(**{row.name: getattr(usual, row.name) for row in ROWS})

    def back(self) -> None:
        problem = save_settings(self.ui.settings)
        super().back()
        if problem:
            tell(self.ui, self.ui.say("Settings weren't saved"), self.ui.words.problem(problem))

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        for sheet in self._layout.sheets:
            draw_sheet(canvas, self.ui, sheet)
        if self._layout.page is None:
            self._draw_rows(canvas, 0.0)
        self._draw_sample(canvas)

    def _draw_rows(self, canvas: Canvas, below: float) -> None:
        """All that is not a widget, so far below its place."""
        for (title, _), head in zip(SECTIONS, self._layout.heads, strict=True):
            box = head.move(0, below)
            heading(canvas, self.ui.say(title), box, size=Type.LABEL)
        for row in ROWS:
            place = self._layout.rows[row.name]
            if not isinstance(row, Switch):
                canvas.text(self.ui.say(row.label), place.label.move(0, below), colour=INK)
            if isinstance(row, Level):
                self._draw_value(canvas, row, place.value.move(0, below))

    def _draw_value(self, canvas: Canvas, row: Level, box: Box) -> None:
        value = getattr(self.ui.settings, row.name)
        text = f"{value}" if isinstance(value, int) else f"{round(value * 100)} %"
        canvas.text(text, box, size=Type.NOTE, colour=INK, align="right", wrap=False)

    def _draw_sample(self, canvas: Canvas) -> None:
        """What the settings look like, and what the one at hand does."""
        sample = self._layout.sample
        draw_sheet(canvas, self.ui, sample)
        if sample.height > TALL:
            inner = inset(sample, x=SAMPLE_ASIDE, top=SAMPLE_ASIDE, bottom=20)
            upper, note = rows(inner, PICTURES[1], share(), gap=Gap.LARGE)
            self._draw_pictures(canvas, placed(upper, *PICTURES))
            canvas.text(self._note(), note, size=Type.ENTRY, colour=INK, valign="top")
        else:
            inner = inset(sample, x=SAMPLE_ASIDE, y=12)
            pictures = fit(inset(inner, bottom=-2), PICTURES, LEFT)
            self._draw_pictures(canvas, pictures)
            note = beside(inner, pictures, gap=18)
            canvas.text(self._note(), note, size=Type.ENTRY, colour=INK)

    def _draw_pictures(self, canvas: Canvas, place: Box) -> None:
        (x, y), scale = place.topleft, place.width / PICTURES[0]
        for seat, colour in enumerate(("red", "blue")):
            box = Box(x + seat * 80 * scale, y, 72 * scale, 72 * scale)
            draw_rider(canvas, self.ui, colour, seat, box)
        figures = "bandits" if self.ui.settings.bandits else "indians"
        side = 64 * scale
        at = (x + 202 * scale, y + 38 * scale)
        canvas.centred(f"board/token-{figures}", at, size=(side, side))
        canvas.text(
            capital(figures_said(self.ui.words, bandits=self.ui.settings.bandits)),
            (x + 146 * scale, y + 76 * scale, 112 * scale, 34 * scale),
            style="italic",
            size=Type.NOTE,
            colour=INK,
            align="centre",
        )

    def _note(self) -> str:
        """What the row at hand does, or else what there is to know."""
        row = next((row for row in ROWS if self._is_at_hand(row)), None)
        if row is not None:
            return self.ui.say(row.help, **self._key_names)
        if not self.ui.sounds.works:
            return self.ui.say("No sound device found. The game plays without sound.")
        return self.ui.say("Changes apply immediately.")

    def _is_at_hand(self, row: Row) -> bool:
        widget = self.group[f"settings.{row.name}"]
        by_key = widget.focused and self.group.shows_focus
        return widget.hovered or by_key
