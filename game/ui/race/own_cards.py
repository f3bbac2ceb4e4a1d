"""The own cards at any calm moment: as pictures for whoever plays alone, and behind the door for
each of several who share the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.inputs import Input, KeyPressed
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD
from game.ui.kit.widget import Widget
from game.ui.race.card_face import ASPECT, draw_card_back
from game.ui.race.hand_sheet import GAP, draw_backs, draw_hand, fit_as_cards
from game.ui.race.prompts.doorway import draw_doorway
from game.ui.race.prompts.hand_over import draw_look_away
from game.ui.race.prompts.held_cards import ZOOM
from game.ui.race.prompts.held_door import HeldDoor, corner_box
from game.ui.race.prompts.keys import SEAT_KEYS, letters_of, pressed
from game.ui.race.prompts.parts import heading
from game.ui.race.prompts.peek import Peek

if TYPE_CHECKING:
    from game.ui.race.table import RaceTable
    from game.ui.race.view import TableView

FELT = Box(60, 92, 1160, 522)
BACKS = Box(90, 140, 1100, 460)
FACES = Box(86, 108, 1108, 490)
MIDDLE = (620.0, 664.0)  # of what stands below the felt
PEEK, DONE, ROOM_BELOW = (300.0, 44.0), (380.0, 66.0), 84.0


def build_own_cards(table: RaceTable) -> None:
    """In the rows of those who look at the screen."""
    for seat in table.desk.people:
        widget = LookButton(table, seat) if table.desk.is_shared else CardsFan(table.view, seat)
        table.group.add(widget)


def seat_of_look_key(table: RaceTable, given: Input) -> int | None:
    """Whose cards somebody wants to look at: by the key for calling a bluff, with Shift."""
    if not table.desk.is_shared or not isinstance(given, KeyPressed) or not given.shift:
        return None
    wanted = (seat for seat in table.desk.people if pressed(given, SEAT_KEYS[seat][0]))
    return next(wanted, None)


# --------------------------------------------------------------------------- alone


class CardsFan(Widget):
    """The cards in the row of the only person: large, and with words, for whoever points there."""

    def __init__(self, view: TableView, seat: int) -> None:
        super().__init__("race.own-cards", view.panel.face(seat))
        self._view = view
        self._seat = seat
        self._pinned = False

    @property
    def cards(self) -> list[str]:
        """As the table shows them just now."""
        return list(self._view.stage.riders[self._seat].hand or ())

    def contains(self, point: Point) -> bool:
        return bool(self.cards) and super().contains(point)

    def takes_focus(self) -> bool:
        return bool(self.cards)

    def activate(self, ui: Ui) -> None:
        self._pinned = not self._pinned

    def left(self, ui: Ui) -> None:
        self._pinned = False

    def is_open(self, ui: Ui) -> bool:
        lit = self.focused and ui.director.top.group.shows_focus
        return bool(self.cards) and (self.hovered or lit or self._pinned)

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        cards = self.cards
        high = self.box.height * 0.9
        width = high / ASPECT
        step = min(width * 0.62, (self.box.width - width) / max(len(cards) - 1, 1))
        left = self.box.centerx - (width + step * (len(cards) - 1)) / 2
        for number, card in enumerate(cards):
            place = Box(left + step * number, self.box.centery - high / 2, width, high)
            _draw_tiny(canvas, card, place)
        if cards and self.focused and ui.director.top.group.shows_focus:
            canvas.focus_ring(self.box)

    def draw_over(self, canvas: Canvas, ui: Ui) -> None:
        if not self.is_open(ui):
            return
        right = self._view.panel.box.x - 14
        area = Box(12, 12, right - 12, 696)
        if fit_as_cards(area, len(self.cards)):  # beside the row that they belong to
            wide = min(len(self.cards) * (ZOOM + GAP), area.width)
            area = Box(right - wide, 24, wide, ZOOM * ASPECT)
        canvas.layer += 60
        draw_hand(canvas, ui, self.cards, area)
        canvas.layer -= 60


def _draw_tiny(canvas: Canvas, card: str, box: Box) -> None:
    """Nothing but the middle of the picture, in a frame."""
    canvas.fill(box, INK, radius=4)
    canvas.fill(box.inflate(-2, -2), CREAM, radius=3)
    area = canvas.area(box.inflate(-6, -6))
    picture = canvas.assets.picture(f"cards/{card}", (area.height * 4 // 3, area.height))
    cut = (picture.get_width() - area.width) // 2
    canvas.stamp(picture.subsurface((cut, 0, *area.size)), area.topleft, 255)


# --------------------------------------------------------------------------- several people


class LookButton(Button):
    """In the row of a person who holds cards, as all can see."""

    in_a_list = True

    def __init__(self, table: RaceTable, seat: int) -> None:
        key = letters_of(SEAT_KEYS[seat][0])
        tip = table.ui.say("Look at your cards (Shift+%(key)s): the others look away.", key=key)
        box = table.view.panel.face(seat)
        super().__init__(f"race.look-{seat}", box, "", lambda: table.look_at_cards(seat), tip=tip)
        self._view = table.view
        self._seat = seat

    @property
    def _holds_cards(self) -> bool:
        """As the table shows it just now."""
        return self._view.stage.riders[self._seat].cards > 0

    def contains(self, point: Point) -> bool:
        return self._holds_cards and super().contains(point)

    def takes_focus(self) -> bool:
        return self._holds_cards

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        if self._holds_cards:
            super().draw(canvas, ui)

    def draw_label(self, canvas: Canvas) -> None:
        x, y, width, height = self.box
        card = height * 0.5
        draw_card_back(canvas, (x + width * 0.4, y + height * 0.47), card * 0.72)
        eye = height * 0.46
        canvas.centred("ui/icon-eye", (x + width * 0.64, y + height * 0.64), size=(eye, eye))


class LookAtCards(Scene):
    """One person looks at the own cards while the others look away and the race waits. Nothing is
    asked, and nothing but the table itself is there afterwards."""

    name = "own-cards"
    fills_window = True

    def __init__(self, ui: Ui, table: RaceTable, seat: int) -> None:
        super().__init__(ui)
        self._table = table
        self._seat = seat
        self._door = HeldDoor(ui)
        self._inside = False
        self._peek = Peek(self, always=False)
        ui.sounds.play("turn", 0.7)

    # ------------------------------------------------------------------ coming and going

    def enter(self) -> None:
        """Keys may have been let go of while another screen was on top."""
        self._door.let_go()
        self._peek.forget()

    def update(self, seconds: float) -> None:
        if not self._inside and self._door.advance(seconds):
            self._inside = True
            self._table.desk.enter(self._seat)
            self.rebuild()

    def leave(self) -> None:
        self._table.desk.leave()

    def focus_lost(self) -> None:
        """Whoever comes back to the screen finds the table."""
        self.ui.director.pop()
        self._table.focus_lost()

    # ------------------------------------------------------------------ widgets

    def build(self) -> None:
        if self._inside:
            self._build_hand()
        else:
            self._door.build(self.group, "look.open")
            back = Button("look.back", corner_box(self.ui), self.ui.say("Back"), self.escape)
            self.group.add(back)

    def _build_hand(self) -> None:
        zoom = self.ui.zoom
        wide, high = PEEK[0] * zoom, PEEK[1] * zoom
        peek = Box(MIDDLE[0] - 40 - wide, MIDDLE[1] - high / 2, wide, high)
        self._peek.build(self.group, "look.peek", peek)
        wide, high = DONE[0] * zoom, min(DONE[1] * zoom, ROOM_BELOW)
        place = Box(MIDDLE[0], MIDDLE[1] - high / 2, wide, high)
        done = Button("look.done", place, self.ui.say("Done"), self.escape, skin="green")
        done.sub = self.ui.say("all may look")
        self.group.add(done)

    def intercept(self, given: Input) -> bool:
        if self._inside:
            return self._peek.take(given)
        return self._door.take(given, self.group)

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        if self._inside:
            self._draw_hand(canvas)
        else:
            caption = self.ui.say("Hand over to")
            draw_doorway(canvas, self._table, self._seat, caption, self._door.open)
            draw_look_away(canvas, self._table, self._seat)

    def _draw_hand(self, canvas: Canvas) -> None:
        canvas.background("ui/table-wood")
        canvas.composed(("own-cards-felt",), FELT, lambda: canvas.nine("ui/felt", FELT))
        title = (150, 16, 980, 66)
        words = self.ui.say("Your cards")
        heading(canvas, words, title, size=32, colour=LIGHT_GOLD, align="centre", drop=INK)

        cards = self._table.match.view(self._seat)["riders"][self._seat]["cards"]
        if self._peek.open:
            draw_hand(canvas, self.ui, cards, BACKS if fit_as_cards(BACKS, len(cards)) else FACES)
            return
        draw_backs(canvas, len(cards), BACKS)
        hint = self.ui.say("Nobody else looks? Hold Space to see the cards.")
        place = (300, FELT.y + 10, 680, 32)
        canvas.text(hint, place, size=20, colour=CREAM, align="centre", drop=INK)
