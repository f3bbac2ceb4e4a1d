"""The step that asks what the card Marked Die does: which die under the cup, and to which face it
is turned."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.pony_express.cards import Play
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.heading import heading
from game.ui.kit.inputs import Input
from game.ui.kit.keymap.everywhere import NavigationKey
from game.ui.kit.theme import INK
from game.ui.kit.tokens import Type
from game.ui.pony_express.prompts.card.details import Details, Value
from game.ui.pony_express.prompts.card.tiles import DieTile, build_tiles
from game.ui.pony_express.prompts.cup.screen import CupScreen
from game.ui.pony_express.words import race_words
from game.ui.table.prompts.keys import digit_of

PANEL = Box(12, 540, 776, 170)


class Marking:
    """Takes the place of cards and rerolls while the card is being played."""

    def __init__(self, screen: CupScreen, plays: Sequence[Play]) -> None:
        self._screen = screen
        self._details = Details("marked-die", plays)
        self._tiles: list[DieTile] = []

    def build(self, group: Group) -> None:
        screen = self._screen
        area = Box(PANEL.x + 30, PANEL.y + 62, 586, 92)
        before = set(group)
        build_tiles(
            group, screen.table, self._details, area, self._chosen, self._screen.plan.now.faces
        )
        self._tiles = [w for w in group if w not in before and isinstance(w, DieTile)]
        back = (PANEL.right - 156, PANEL.y + 94, 136, 52)
        group.add(
            Button("cup.marking-back", back, screen.ui.say("Back"), self._back, size=Type.BODY)
        )
        self._hide()

    def _chosen(self) -> None:
        if self._details.field is None:
            self._screen.play_marked_die(self._details.play)
        else:
            self._screen.table.rebuild()

    def _back(self) -> None:
        if self._details.back():
            self._screen.table.rebuild()
        else:
            self._screen.play_marked_die(None)

    def _hide(self) -> None:
        for tile in self._tiles:
            tile.visible = self._screen.looks

    def take(self, given: Input) -> bool:
        if self._screen.ui.keymap.matches(given, NavigationKey.BACK):
            self._back()
            return True
        number = digit_of(given, self._screen.ui.keymap)
        if number is None:
            return False
        field = self._details.field
        value = self._value(number)
        if not self._screen.looks:
            self._screen.refuse(self._screen.look_first)
        elif field is not None and value is not None:
            self._details.choose(value)
            self._chosen()
        return True

    def _value(self, number: int) -> Value | None:
        values = self._details.values
        if self._details.field == "die":
            return number - 1 if number - 1 in values else None
        return values[number - 1] if number <= len(values) else None

    def draw(self, canvas: Canvas) -> None:
        """Which card it is, and how far its player has come, is seen while they look."""
        self._hide()
        ui = self._screen.ui
        canvas.nine("ui/panel", PANEL)
        if not self._screen.looks:
            place = (PANEL.x + 30, PANEL.y + 62, 586, 92)
            canvas.text(self._screen.look_first, place, size=Type.BODY, colour=INK, align="centre")
            return
        name = race_words(ui).card("marked-die").name
        heading(canvas, name, (PANEL.x + 20, PANEL.y + 8, 240, 36), size=Type.NAME)
        question = (PANEL.x + 270, PANEL.y + 10, PANEL.width - 290, 34)
        canvas.text(
            ui.say(self._details.question), question, style="bold", size=Type.BODY, colour=INK
        )
