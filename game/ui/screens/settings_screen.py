"""The settings: every change counts at once, and can be seen or heard."""

from __future__ import annotations

from game.i18n import mark
from game.settings import Settings, save_settings
from game.ui.kit.buttons import Button, Check
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.scene import Ui
from game.ui.kit.theme import INK, RED
from game.ui.kit.values import Choice, Slider
from game.ui.kit.widget import Widget
from game.ui.screens.question import Answer, Question, tell
from game.ui.screens.riders import draw_rider
from game.ui.screens.settings_rows import PICTURE, ROWS, SOUND, TABLE, Level, Pick, Row, Switch
from game.ui.screens.sheet import FOOT, FOOT_HEIGHT, Menu, draw_sheet
from game.wording.vocabulary import capital

SHEETS: tuple[tuple[str, Box, tuple[Row, ...]], ...] = (
    (mark("Sound and language"), Box(24, 76, 610, 278), SOUND),
    (mark("Picture"), Box(24, 362, 610, 278), PICTURE),
    (mark("At the table"), Box(646, 76, 610, 410), TABLE),
)
SAMPLE = Box(646, 494, 610, 146)  # what the settings look like, and what the one at hand does
TOP, STEP, HEIGHT = 48.0, 44.0, 38.0
LABEL = 262.0
VALUE = 62.0  # what a number beside a slider takes up


class SettingsScreen(Menu):
    """Two columns of rows; the foot explains the one under the pointer or with the focus."""

    name = "settings"
    title = mark("Settings")

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self._places: dict[str, Box] = {}  # of each row

    # ------------------------------------------------------------------ widgets

    def build(self) -> None:
        for _, sheet, rows in SHEETS:
            for number, row in enumerate(rows):
                top = sheet.y + TOP + number * STEP
                place = Box(sheet.x + 26, top, sheet.width - 52, HEIGHT)
                self._places[row.name] = place
                self.group.add(self._widget(row, place))
        super().build()
        self.group.add(
            Button(
                "settings.reset",
                (956, FOOT, 300, FOOT_HEIGHT),
                self.ui.say("Usual settings"),
                self._ask_to_reset,
                size=20,
            )
        )
        self._look_after_countdown()

    def _widget(self, row: Row, place: Box) -> Widget:
        id, value = f"settings.{row.name}", getattr(self.ui.settings, row.name)
        if isinstance(row, Switch):
            return Check(id, place, self.ui.say(row.label), value, lambda: self._switch(row.name))
        control = Box(place.x + LABEL, place.y, place.width - LABEL, place.height)
        if isinstance(row, Pick):
            words = [capital(self.ui.say(word)) for word in row.words]
            index = row.values.index(value) if value in row.values else self._nearest(row, value)
            return Choice(id, control, words, index, lambda index: self._pick(row, index))
        control.width -= VALUE
        share = (value - row.low) / (row.high - row.low)
        return Slider(id, control, share, lambda share: self._slide(row, share), steps=row.steps)

    def _nearest(self, row: Pick, value: float) -> int:
        """Of a text size that was written into the file by hand."""
        numbers = [number for number in row.values if isinstance(number, float)]
        return min(range(len(numbers)), key=lambda index: abs(numbers[index] - value))

    def _look_after_countdown(self) -> None:
        if not self.ui.settings.accuse_countdown:
            reason = self.ui.say("Switch the countdown on first.")
            self.group["settings.countdown_seconds"].disable(reason)

    # ------------------------------------------------------------------ changes

    def _switch(self, name: str) -> None:
        self._apply(**{name: not getattr(self.ui.settings, name)})

    def _pick(self, row: Pick, index: int) -> None:
        self._apply(**{row.name: row.values[index]})

    def _apply(self, **values: object) -> None:
        self.ui.settings.change(**values)
        self.ui.director.apply_settings()

    def _slide(self, row: Level, share: float) -> None:
        """Without building the screen anew: the knob is still being held."""
        value = row.low + share * (row.high - row.low)
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
            Answer("reset", say("Yes, all of them"), self._reset, skin="red"),
            Answer("keep", say("No, leave them")),
        ]
        text = say("All settings on this screen become the usual ones again.")
        self.ui.director.push(Question(self.ui, say("Usual settings"), text, answers))

    def _reset(self) -> None:
        usual = Settings()
        self._apply(**{row.name: getattr(usual, row.name) for row in ROWS})

    def back(self) -> None:
        problem = save_settings(self.ui.settings)
        super().back()
        if problem:
            tell(self.ui, self.ui.say("The settings are not saved"), self.ui.words.problem(problem))

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        for title, sheet, _ in SHEETS:
            draw_sheet(canvas, self.ui, sheet)
            head = (sheet.x + 24, sheet.y + 8, sheet.width - 48, 38)
            canvas.text(self.ui.say(title), head, style="title", size=22, colour=RED, wrap=False)
        for row in ROWS:
            place = self._places[row.name]
            if not isinstance(row, Switch):
                label = (place.x, place.y, LABEL - 12, place.height)
                canvas.text(self.ui.say(row.label), label, colour=INK)
            if isinstance(row, Level):
                self._draw_value(canvas, row, place)
        self._draw_sample(canvas)

    def _draw_value(self, canvas: Canvas, row: Level, place: Box) -> None:
        value = getattr(self.ui.settings, row.name)
        text = f"{value}" if isinstance(value, int) else f"{round(value * 100)} %"
        box = (place.right - VALUE + 4, place.y, VALUE - 4, place.height)
        canvas.text(text, box, size=18, colour=INK, align="right", wrap=False)

    def _draw_sample(self, canvas: Canvas) -> None:
        draw_sheet(canvas, self.ui, SAMPLE)
        x, y, width, height = SAMPLE
        for seat, colour in enumerate(("red", "blue")):
            draw_rider(canvas, self.ui, colour, seat, Box(x + 22 + seat * 80, y + 22, 72, 72))
        figures = "bandits" if self.ui.settings.bandits else "indians"
        canvas.centred(f"board/token-{figures}", (x + 224, y + 60), size=(64, 64))
        canvas.text(
            capital(self.ui.words.figures_said),
            (x + 168, y + 98, 112, 34),
            style="italic",
            size=18,
            colour=INK,
            align="centre",
        )
        note = (x + 290, y + 14, width - 312, height - 28)
        canvas.text(self._note(), note, size=19, colour=INK)

    def _note(self) -> str:
        """What the row at hand does, or else what there is to know."""
        row = next((row for row in ROWS if self._is_at_hand(row)), None)
        if row is not None:
            return self.ui.say(row.help)
        if not self.ui.sounds.works:
            return self.ui.say("There is no sound device: the game plays on in silence.")
        return self.ui.say("Every change counts at once.")

    def _is_at_hand(self, row: Row) -> bool:
        widget = self.group[f"settings.{row.name}"]
        by_key = widget.focused and self.group.shows_focus
        return widget.hovered or by_key
