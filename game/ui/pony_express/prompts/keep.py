"""The prompt to keep one of two cards: at the beginning, and at a relay station."""

from __future__ import annotations

from game.hotseat.asks import Ask
from game.ui.kit.buttons import Button, Hotspot
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.heading import heading
from game.ui.kit.inputs import Input
from game.ui.kit.layout import Units
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD
from game.ui.kit.tokens import Type
from game.ui.kit.tween import mix
from game.ui.pony_express.cards.face import ASPECT, draw_card, draw_card_back
from game.ui.pony_express.prompt import AskingRace, RacePrompt
from game.ui.table.commands import PromptKey
from game.ui.table.prompts.keys import digit_of
from game.ui.table.prompts.parts import draw_keycap
from game.ui.table.prompts.peek import Peek
from game.ui.table.tips import peek_hint

WIDTH, ZOOMED = 330.0, 348.0
MIDDLE = 384.0
PLANKS = 663.0  # the middle of those below the cards
PLANK, ROOM_BELOW = (256.0, 54.0), 74.0
PEEK, WITHOUT_WORDS = (188.0, 40.0), 1.1
CORNER = 44.0
KEY = 38.0
QUESTION = 32.0  # size of its type
STEPS = 4  # pictures of a card while it grows
GROW = 9.0  # shares in a second


class KeepPrompt(RacePrompt[str]):
    """Large cards on the felt. The one that the pointer rests on comes nearer."""

    whole_screen = True
    stirs = True

    def __init__(self, table: AskingRace, ask: Ask) -> None:
        super().__init__(table, ask)
        self.peek = Peek(table, always=ask.mode == "alone")
        self._spots: list[Hotspot] = []
        self._planks: list[Button] = []
        self._near: list[float] = []
        self._seen = False  # once the owner knows the cards, the key may be let go of

    @property
    def cards(self) -> list[str]:
        return list(self.secrets().offered)

    def _centre(self, number: int) -> tuple[float, float]:
        step = 470.0
        count = len(self.cards)
        return 640 + (number - (count - 1) / 2) * step, MIDDLE

    def _box(self, number: int) -> Box:
        x, y = self._centre(number)
        high = WIDTH * ASPECT
        return Box(x - WIDTH / 2, y - high / 2, WIDTH, high)

    def build(self, group: Group) -> None:
        say = self.ui.say
        self._spots, self._planks = [], []
        self._near = [0.0] * len(self.cards)
        for number in range(len(self.cards)):
            box = self._box(number)
            spot = Hotspot(
                f"keep.card-{number}",
                box,
                lambda number=number: self._keep(number),  # type: ignore[misc]
            )
            self._spots.append(group.add(spot))
            plank = Button(
                f"keep.plank-{number}",
                self._plank_box(box.centerx),
                say("Keep this card"),
                lambda number=number: self._keep(number),  # type: ignore[misc]
                size=Type.LEAD,
            )
            self._planks.append(group.add(plank))
        self.peek.build(group, "keep.peek", self._peek_box, small=self._is_large)
        group.add(self.undo_button("keep.undo", self._corner(1)))
        group.add(self.menu_button("keep.menu", self._corner(0)))
        self._sync()

    # ------------------------------------------------------------------ where things are

    def _plank_box(self, middle: float) -> Box:
        """Below a card; narrow where the key to look has to stand between two of them."""
        units = self.ui.units
        high = min(units(PLANK[1]), ROOM_BELOW)
        wide = units(PLANK[0]) if self.peek.always else units(PLANK[0], most=1.0)
        return Box(middle - wide / 2, PLANKS - high / 2, wide, high)

    @property
    def _is_large(self) -> bool:
        """Large planks leave no room for words beside the key."""
        return self.ui.zoom > 1.0

    @property
    def _peek_box(self) -> Box:
        wide, high = PEEK[0] * (WITHOUT_WORDS if self._is_large else 1.0), self.ui.units(PEEK[1])
        return Box(640 - wide / 2, PLANKS - high / 2, wide, high)

    def _corner(self, number: int) -> Box:
        """A small plank, from the right."""
        side = self.ui.units(CORNER)
        return Box(1260 - side - number * (side + 8), 20, side, side)

    def _sync(self) -> None:
        self._seen |= self.peek.open
        why = "" if self._seen else self.look_first
        for widget in (*self._spots, *self._planks):
            widget.why_not = why

    def _keep(self, number: int) -> None:
        self.ui.sounds.play("card-draw")
        self.answer(self.cards[number])

    # ------------------------------------------------------------------ inputs

    def intercept(self, given: Input) -> bool:
        if self.peek.take(given):
            self._sync()
            return True
        if self.ui.keymap.matches(given, PromptKey.UNDO):
            return self.press(self.table.group["keep.undo"])
        number = digit_of(given, self.ui.keymap)
        if number is None or number > len(self._planks):
            return False
        return self.press(self._planks[number - 1])

    def focus_lost(self) -> None:
        super().focus_lost()
        self.peek.forget()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._sync()
        for number, (spot, plank) in enumerate(zip(self._spots, self._planks, strict=True)):
            lit = self.peek.open and (spot.hovered or plank.hovered or spot.focused)
            goal = 1.0 if lit else 0.0
            step = GROW * seconds if self.ui.motion(1.0) else 1.0
            near = self._near[number]
            if near != goal:
                self.ui.stir()
            self._near[number] = min(near + step, goal) if goal > near else max(near - step, goal)

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        self._sync()
        canvas.background("ui/table-wood")
        canvas.composed(("keep-felt",), Box(60, 92, 1160, 616), lambda: self._paint(canvas))
        half = min(490.0, self._corner(1).x - 12 - 640)
        title = (640 - half, 16, 2 * half, 66)
        question = self.context.words.question(self.ask.kind)
        heading(canvas, question, title, size=QUESTION, colour=LIGHT_GOLD, align="centre", drop=INK)
        for number, card in enumerate(self.cards):
            self._draw_card(canvas, number, card)
        if not self.peek.open:
            hint = peek_hint(self.ui)
            canvas.text(
                hint, (300, 114, 680, 34), size=Type.BODY, colour=CREAM, align="centre", drop=INK
            )

    def _paint(self, canvas: Canvas) -> None:
        canvas.nine("ui/felt", (60, 92, 1160, 616))

    def _draw_card(self, canvas: Canvas, number: int, card: str) -> None:
        near = round(self._near[number] * STEPS) / STEPS if self.peek.open else 0.0
        width = mix(WIDTH, ZOOMED, near)
        centre = self._centre(number)
        high = width * ASPECT
        box = Box(centre[0] - width / 2, centre[1] - high / 2, width, high)
        canvas.drop_shadow(box, depth=8)
        if self.peek.open:
            draw_card(canvas, self.ui, card, centre, width)
        else:
            draw_card_back(canvas, centre, width)
        side = Units(canvas.zoom)(KEY)  # it grows away from the words on the card
        key = (box.x + 24 - side, box.bottom - 2 - side, side, side)
        draw_keycap(canvas, str(number + 1), key, size=Type.BODY)
