"""What can be rolled again, and for how much."""

from __future__ import annotations

from collections.abc import Callable

from game.i18n import mark
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Boxlike, Canvas
from game.ui.kit.group import Group
from game.ui.kit.heading import heading
from game.ui.kit.inputs import Input
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, INK, SADDLE
from game.ui.kit.tokens import Type
from game.ui.kit.widget import Action
from game.ui.pony_express.commands import CupKey
from game.ui.pony_express.prompts.cup.plan import Way
from game.ui.pony_express.prompts.cup.screen import CupScreen
from game.ui.pony_express.words import race_words
from game.ui.table.prompts.parts import draw_keycap, resized

PANEL = Box(428, 540, 360, 170)
ROWS = {"hidden": 586.0, "shown": 647.0}
HIGHEST = 57.0  # of the planks: the panel is full as designed
TITLE, LETTERS = 23.0, 17.0  # sizes of type: of the heading, and on keys
COMMANDS: dict[Way, CupKey] = {
    "hidden": CupKey.REROLL_HIDDEN,
    "shown": CupKey.REROLL_SHOWN,
}
WORDS = {"hidden": mark("Hidden dice: %(count)d"), "shown": mark("Shown dice: %(count)d")}

TIPS = {
    "hidden": mark("Rerolls everything under the cup. Only you see it."),
    "shown": mark("Rerolls the marked dice for everyone to see."),
}


class RerollButton(Button):
    """A plank with its key at the left and its price at the right."""

    price = ""
    key = ""

    def __init__(self, id: str, box: Boxlike, action: Action) -> None:
        super().__init__(id, box, "", action, size=Type.BODY)

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        super().draw(canvas, ui)
        x, y, width, height = self.box
        draw_keycap(canvas, self.key, (x + 14, y + 10, self._cap, height - 20), size=LETTERS)
        tag = Box(x + width - 88, y + 8, 68, height - 16)
        canvas.fill(tag, INK, radius=8)
        canvas.fill(tag.inflate(-4, -4), CREAM, radius=7)
        if self.price.isdigit():
            canvas.centred("pieces/nugget", (tag.x + 20, tag.centery), size=(24, 22))
            canvas.numeral(self.price, (tag.x + 48, tag.centery), size=Type.BODY)
        else:
            canvas.text(
                self.price,
                tag.inflate(-10, -6),
                style="bold",
                size=Type.NOTE,
                align="centre",
                wrap=False,
            )

    @property
    def _cap(self) -> float:
        """How wide the picture of the key is."""
        return max(28.0, self.box.height - 22)

    def draw_label(self, canvas: Canvas) -> None:
        x, y, width, height = self.box
        left = 22 + self._cap
        canvas.text(
            self.label,
            (x + left, y + 4, width - left - 94, height - 8),
            style="title",
            size=self.size,
            colour=self._colour(CREAM),
            drop=self._drop(),
            wrap=False,
        )


class RerollPanel:
    def __init__(self, screen: CupScreen, roll: Callable[[Way], None]) -> None:
        self._screen = screen
        self._roll = roll
        self._buttons: dict[Way, RerollButton] = {}
        self._last: Way = "hidden"

    def button(self, way: Way) -> RerollButton:
        return self._buttons[way]

    def way_of(self, given: Input) -> Way | None:
        """The reroll whose key that is."""
        keymap = self._screen.ui.keymap
        ways = (way for way, command in COMMANDS.items() if keymap.matches(given, command))
        return next(ways, None)

    @property
    def way(self) -> Way | None:
        """The one under the pointer or with the focus; else the last one, if it is possible."""
        plan = self._screen.plan
        for way, button in self._buttons.items():
            if button.hovered:
                self._last = way
                return way
        for way, button in self._buttons.items():
            if button.focused and self._screen.table.group.shows_focus:
                self._last = way
        ways: tuple[Way, ...] = ("hidden", "shown")
        for way in (self._last, *ways):
            if not plan.why_not(way):
                return way
        marks_wanted = not plan.now.settled and plan.now.can_roll and bool(plan.outside)
        return "shown" if marks_wanted else None

    def build(self, group: Group) -> None:
        ui = self._screen.ui
        ways: tuple[Way, ...] = ("hidden", "shown")
        for way in ways:
            button = RerollButton(
                f"cup.reroll-{way}",
                resized(Box(444, ROWS[way], 328, 50), ui.units, HIGHEST),
                lambda way=way: self._roll(way),  # type: ignore[misc]
            )
            button.key = ui.keymap.cap(COMMANDS[way], ui.words)
            button.tip = ui.say(TIPS[way])
            self._buttons[way] = group.add(button)

    def sync(self) -> None:
        plan, ui = self._screen.plan, self._screen.ui
        price = str(plan.now.price) if plan.now.price else ui.say("free")
        for way, button in self._buttons.items():
            button.label = ui.say(WORDS[way], count=len(plan.rolling(way)))
            button.price = price
            why = plan.why_not(way)
            button.why_not = ui.say(why, gold=race_words(ui).gold(plan.now.gold)) if why else ""

    def draw(self, canvas: Canvas) -> None:
        aside = self._aside()
        key = ("reroll-panel", self._screen.ui.words.code, aside)
        canvas.composed(key, PANEL, lambda: self._paint(canvas, aside), backdrop="ui/table-wood")

    def _aside(self) -> str:
        """What has to be done, or why it cannot."""
        plan, say = self._screen.plan, self._screen.ui.say
        if plan.now.settled:
            return ""
        if not plan.now.can_roll:
            return say("not enough gold")
        return say("keep at least one") if plan.outside else say("first show a die to keep")

    def _paint(self, canvas: Canvas, aside: str) -> None:
        say = self._screen.ui.say
        canvas.nine("ui/panel", PANEL)
        heading(canvas, say("Reroll"), (446, 546, 112, 34), size=TITLE)
        canvas.text(
            aside,
            (562, 546, 210, 34),
            style="italic",
            size=Type.NOTE,
            colour=SADDLE,
            align="right",
            wrap=False,
        )
