"""The magnifier: a card on which the pointer or the focus rests is shown large."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.ui.kit.boxes import around
from game.ui.kit.canvas import Box, Boxlike, Canvas
from game.ui.kit.group import TIP_DELAY, Group
from game.ui.kit.layout import (
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    SCREEN,
    TOP_LEFT,
    TOP_RIGHT,
    inset,
    placed,
)
from game.ui.kit.widget import Widget
from game.ui.table.part import Part
from game.ui.table.prompts.card_spot import CardSpot
from game.ui.western.cards.face import SMALL
from game.ui.western.cards.lying import Lying
from game.ui.western.cards.zoomed import draw_zoomed
from game.ui.western.context import WesternContext

LARGEST = (250.0, 352.0)
BESIDE = 5.0  # between it and the plates
HALF = SCREEN.centerx
ABOVE_ROW = 14.0  # free between it and the message
ABOVE = 60.0  # plates that begin so high are above the table
MOST = 20  # cards in a hand
NOWHERE = Box(0, 0, 0, 0)


class ReadSpot(Widget):
    """A card that can only be read. `shown`: what lies there now, if it may be seen."""

    focusable = False

    def __init__(self, id: str, box: Boxlike, shown: Callable[[], str | None]) -> None:
        super().__init__(id, box)
        self._shown = shown

    @property
    def kind(self) -> str | None:
        return self._shown()


class Magnifier(Part[WesternContext]):
    def __init__(self, context: WesternContext) -> None:
        super().__init__(context)
        self._group: Group | None = None
        self._seen: Widget | None = None
        self._rested = 0.0
        self._hand: list[ReadSpot] = []
        self._laid: list[ReadSpot] = []

    # ------------------------------------------------------------------ what can be read

    def build(self, group: Group) -> None:
        """After the question, whose own cards can be read as well."""
        context = self.context
        self._group, self._seen, self._hand, self._laid = group, None, [], []
        if not context.train.visible:  # else it stands before the middle of the table
            group.add(ReadSpot("read.last", context.places.last_card, self._last_card))
        for number, name in enumerate(("read.played", "read.answer")):
            shown = partial(self._on_arrow, number)
            self._laid.append(group.add(ReadSpot(name, NOWHERE, shown)))
        if "card.1" in group or context.pose.bare:
            return
        for number in range(MOST):
            shown = partial(self._in_hand, number)
            self._hand.append(group.add(ReadSpot(f"read.{number + 1}", NOWHERE, shown)))
        self._follow()

    def _follow(self) -> None:
        """Cards come and go while nobody is asked."""
        laid = self.context.cards_on_arrow()
        for number, spot in enumerate(self._laid):
            spot.visible = number < len(laid)
            if spot.visible:
                spot.box = _around(laid[number][1])
        count = len(self.context.hand_in_front())
        for number, spot in enumerate(self._hand):
            spot.visible = number < count
            if spot.visible:
                spot.box = self.context.places.card(number, count)

    def _last_card(self) -> str | None:
        discards = self.context.seen.discards
        return discards[-1] if discards else None

    def _on_arrow(self, number: int) -> str | None:
        laid = self.context.cards_on_arrow()
        return laid[number][0] if number < len(laid) else None

    def _in_hand(self, number: int) -> str | None:
        cards = self.context.hand_in_front()
        return cards[number] if number < len(cards) else None

    # ------------------------------------------------------------------ time

    def look(self, seconds: float) -> None:
        self._follow()
        looked = self._looked_at()
        if looked is not self._seen:
            self._seen, self._rested = looked, 0.0
            self.context.ui.stir()
        before = self._rested
        self._rested += seconds
        if looked is not None and before < TIP_DELAY <= self._rested:
            self.context.ui.stir()

    def _looked_at(self) -> Widget | None:
        """The pointer goes before the keyboard."""
        if self._group is None or self.context.covered:
            return None
        readable = [w for w in self._group if isinstance(w, CardSpot | ReadSpot) and w.visible]
        under = next((widget for widget in readable if widget.held or widget.hovered), None)
        if under is not None or not self._group.shows_focus or not self.context.reads_focused:
            return under
        return next((widget for widget in readable if widget.focused), None)

    # ------------------------------------------------------------------ drawing

    def draw_above(self, canvas: Canvas) -> None:
        seen = self._seen
        if seen is None or self._rested < TIP_DELAY or self.context.covered:
            return
        kind = seen.kind if isinstance(seen, CardSpot | ReadSpot) else None
        if kind is not None:
            draw_zoomed(canvas, self.context.words, kind, reading_place(self.context, seen.box))


def reading_place(context: WesternContext, near: Box) -> Box:
    """On the felt, between the plates: on the side of the card, unless what is meant, or the card
    itself, is there."""
    if context.train.visible:
        return _outside(context, near)
    targets = [seat for seat, meant in context.pose.targets.items() if meant]
    left = near.centerx < HALF
    if near.y < context.places.row.y:  # it lies on the table itself
        left = not left
    for seat in targets:
        left = context.places.plate(seat).centerx > HALF
    return _slot(context, left=left)


def _outside(context: WesternContext, near: Box) -> Box:
    """At the edge of the screen: while the train stands there, nobody's plate is pressed."""
    places = context.places
    room = inset(SCREEN, x=BESIDE, bottom=SCREEN.bottom - places.row.y + ABOVE_ROW)
    wide = min(LARGEST[0], places.clearing.left - 2 * BESIDE)
    return placed(room, wide, LARGEST[1], at=BOTTOM_LEFT if near.centerx < HALF else BOTTOM_RIGHT)


def _slot(context: WesternContext, *, left: bool) -> Box:
    places = context.places
    plates = [place.plate for place in places.seats]
    own = places.plate(context.front)
    top = max((p.bottom for p in plates if p.y < ABOVE), default=ABOVE)
    if left:
        begin, end = max((p.right for p in plates if p.centerx < HALF / 2), default=0.0), own.left
    else:
        edges = (p.left for p in plates if p.centerx > 1.5 * HALF)
        begin, end = own.right, min(edges, default=SCREEN.right)
    between = Box(begin, top, end - begin, places.row.y - ABOVE_ROW - top)
    room = inset(between, x=BESIDE, top=BESIDE)
    wide, high = min(LARGEST[0], room.width), min(LARGEST[1], room.height)
    return placed(room, wide, high, at=TOP_RIGHT if left else TOP_LEFT)


def _around(lying: Lying) -> Box:
    return around(lying.at, (lying.wide, lying.wide * SMALL[1] / SMALL[0]))
