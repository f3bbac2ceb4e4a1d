"""The own cards at any calm moment: as pictures for whoever plays alone, and behind the door for
each of several who share the screen."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.pony_express.view import PonyExpressView
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, INK
from game.ui.kit.widget import Widget
from game.ui.pony_express.cards.face import ASPECT, draw_card_back
from game.ui.pony_express.cards.held import ZOOM
from game.ui.pony_express.cards.sheet import GAP, draw_backs, draw_hand, fit_as_cards
from game.ui.pony_express.context import RaceContext
from game.ui.pony_express.prompt import PlayedRace
from game.ui.table.hands.own_cards import OwnCards
from game.ui.table.tips import look_tip

BACKS = Box(90, 140, 1100, 460)
FACES = Box(86, 108, 1108, 490)


def build_own_cards(table: PlayedRace) -> None:
    """In the rows of those who look at the screen."""
    for seat in table.desk.people:
        widget = LookButton(table, seat) if table.desk.is_shared else CardsFan(table.context, seat)
        table.group.add(widget)


# --------------------------------------------------------------------------- alone


class CardsFan(Widget):
    """The cards in the row of the only person: large, and with words, for whoever points there."""

    def __init__(self, context: RaceContext, seat: int) -> None:
        super().__init__("race.own-cards", context.riders.face(seat))
        self._context = context
        self._seat = seat
        self._pinned = False

    @property
    def cards(self) -> list[str]:
        """As the table shows them just now."""
        return list(self._context.seen.riders[self._seat].hand)

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
        right = self._context.riders.box.x - 14
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

    def __init__(self, table: PlayedRace, seat: int) -> None:
        tip, box = look_tip(table.ui, seat), table.context.riders.face(seat)
        super().__init__(f"race.look-{seat}", box, "", lambda: table.look_at_cards(seat), tip=tip)
        self._context = table.context
        self._seat = seat

    @property
    def _holds_cards(self) -> bool:
        return are_there(self._context, self._seat)

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


def own_hand(view: PonyExpressView, seat: int) -> Sequence[str]:
    return view.riders[seat].hand


def draw_on_felt(canvas: Canvas, context: RaceContext, cards: Sequence[str]) -> None:
    area = BACKS if fit_as_cards(BACKS, len(cards)) else FACES
    draw_hand(canvas, context.ui, cards, area)


def draw_backs_on_felt(canvas: Canvas, count: int) -> None:
    draw_backs(canvas, count, BACKS)


def are_there(context: RaceContext, seat: int) -> bool:
    """As the table shows it just now."""
    return context.seen.riders[seat].count > 0


OWN_CARDS = OwnCards(
    hand=own_hand, draw=draw_on_felt, draw_backs=draw_backs_on_felt, are_there=are_there
)
