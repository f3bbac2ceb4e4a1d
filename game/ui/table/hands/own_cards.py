"""The screen on which one of several who share it looks at the own cards, without being asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from game.ui.kit.buttons import Button, Hotspot
from game.ui.kit.canvas import Box, Boxlike, Canvas
from game.ui.kit.heading import heading
from game.ui.kit.inputs import Input
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD
from game.ui.kit.tokens import Type
from game.ui.table.commands import LOOK
from game.ui.table.context import TableContext
from game.ui.table.played import PlayedTable
from game.ui.table.prompts.doorway import draw_doorway
from game.ui.table.prompts.hand_over import draw_look_away
from game.ui.table.prompts.held_door import HeldDoor, corner_box
from game.ui.table.prompts.peek import Peek
from game.ui.table.tips import look_tip, peek_hint

FELT = Box(60, 92, 1160, 522)
MIDDLE = (620.0, 664.0)  # of what stands below the felt
PEEK, DONE, ROOM_BELOW = (300.0, 44.0), (380.0, 66.0), 84.0
APART = 40.0  # how far these two are
TITLE = 32.0  # size of type: it has a band of the wall to itself

C = TypeVar("C", bound=TableContext[Any, Any])


def seat_of_look_key(table: PlayedTable[Any], given: Input) -> int | None:
    """Whose cards somebody wants to look at."""
    if not table.desk.is_shared:
        return None
    keymap = table.ui.keymap
    wanted = (seat for seat in table.desk.people if keymap.matches(given, LOOK[seat]))
    return next(wanted, None)


def build_looks(table: PlayedTable[Any], place: Callable[[int], Boxlike]) -> None:
    """Each of several can look at the own cards: at the place where those of the seat are counted
    for all."""
    if not table.desk.is_shared:
        return
    for seat in table.desk.people:
        tip = look_tip(table.ui, seat)
        look = Hotspot(
            f"look.{seat}",
            place(seat),
            lambda seat=seat: table.look_at_cards(seat),  # type: ignore[misc]
            tip=tip,
        )
        table.group.add(look)


@dataclass(frozen=True, kw_only=True)
class OwnCards(Generic[C]):
    """How a game shows the cards of whoever looks. `hand`: of a seat, in the view of that seat.
    `draw`: on the felt; `draw_backs`: so many of them, seen from behind. `are_there`: whether there
    is anything to look at."""

    hand: Callable[[Any, int], Sequence[str]]
    draw: Callable[[Canvas, C, Sequence[str]], None]
    draw_backs: Callable[[Canvas, int], None]
    are_there: Callable[[C, int], bool] = lambda context, seat: True


class LookAtCards(Scene, Generic[C]):
    """One person looks at the own cards while the others look away and the game waits. Nothing is
    asked, and nothing but the table itself is there afterwards."""

    name = "own-cards"
    fills_window = True
    stirs = True

    def __init__(self, ui: Ui, table: PlayedTable[C], seat: int, cards: OwnCards[C]) -> None:
        super().__init__(ui)
        self._table = table
        self._seat = seat
        self._cards = cards
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
        units = self.ui.units
        wide, high = units.size(PEEK)
        peek = Box(MIDDLE[0] - APART - wide, MIDDLE[1] - high / 2, wide, high)
        self._peek.build(self.group, "look.peek", peek)
        wide, high = units(DONE[0]), min(units(DONE[1]), ROOM_BELOW)
        place = Box(MIDDLE[0], MIDDLE[1] - high / 2, wide, high)
        done = Button("look.done", place, self.ui.say("Done"), self.escape, skin="green")
        done.sub = self.ui.say("everyone may look")
        self.group.add(done)

    def intercept(self, given: Input) -> bool:
        if self._inside:
            return self._peek.take(given)
        return self._door.take(given, self.group)

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        if self._inside:
            self._draw_inside(canvas)
        else:
            caption = self.ui.say("Pass the screen to")
            draw_doorway(canvas, self._table.context, self._seat, caption, self._door.open)
            draw_look_away(canvas, self._table, self._seat)

    def _draw_inside(self, canvas: Canvas) -> None:
        canvas.background("ui/table-wood")
        canvas.composed(("own-cards-felt",), FELT, lambda: canvas.nine("ui/felt", FELT))
        title = (150, 16, 980, 66)
        words = self.ui.say("Your cards")
        heading(canvas, words, title, size=TITLE, colour=LIGHT_GOLD, align="centre", drop=INK)
        hand = self._cards.hand(self._table.session.seen(self._seat), self._seat)
        if self._peek.open:
            self._cards.draw(canvas, self._table.context, hand)
            return
        self._cards.draw_backs(canvas, len(hand))
        hint = peek_hint(self.ui)
        place = (300, FELT.y + 10, 680, 32)
        canvas.text(hint, place, size=Type.BODY, colour=CREAM, align="centre", drop=INK)
