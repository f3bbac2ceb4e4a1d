"""The felt with the deck, the discards, and the events with the last one's text."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import CREAM, INK, RED, SADDLE
from game.ui.mustang.card_face import CARD, draw_card, draw_card_back
from game.ui.mustang.plates import draw_count, draw_plate
from game.ui.mustang.ranch_view import WOOD

if TYPE_CHECKING:
    from game.ui.mustang.view import MustangView

DESIGNED = (266.0, 238.0)
SMALL_CARD = (62.0, 88.0)
SCENE = (240.0, 168.0)
LEAST_WORDS = 96.0  # high: else there is no picture above them


class TrayPlaces(NamedTuple):
    """`grown`: the cards compared to the design."""

    grown: float
    deck: Box
    discard: Box
    deck_word: Box
    discard_word: Box
    events: Box
    paper: Box


def tray_places(box: Box) -> TrayPlaces:
    grown = min(box.height / DESIGNED[1], box.width / DESIGNED[0] * 1.12)
    wide, high = SMALL_CARD[0] * grown, SMALL_CARD[1] * grown
    word = 24.0 * grown
    top = box.y + 10
    left, right = box.x + box.width * 0.25, box.x + box.width * 0.75
    below = top + high + 5
    lower = below + word + 7
    events = Box(box.x + 14, lower + 2, wide, high)
    paper = Box(
        events.right + 12, lower, box.right - 13 - events.right - 12, box.bottom - 12 - lower
    )
    return TrayPlaces(
        grown,
        Box(left - wide / 2, top, wide, high),
        Box(right - wide / 2, top, wide, high),
        Box(box.x + 8, below, box.width / 2 - 12, word),
        Box(box.centerx + 4, below, box.width / 2 - 12, word),
        events,
        paper,
    )


class Tray:
    def __init__(self, view: MustangView) -> None:
        self._view = view

    @property
    def places(self) -> TrayPlaces:
        return tray_places(self._view.layout.tray)

    def draw(self, canvas: Canvas) -> None:
        view, seen = self._view, self._view.seen
        top = seen.discards[-1] if seen.discards else None
        key = (
            seen.deck,
            top,
            len(seen.discards),
            seen.events_left,
            seen.event,
            view.ui.settings.bandits,
            view.ui.words.code,
        )
        box = view.layout.tray
        canvas.composed(
            ("mustang-tray", *key),
            box.inflate(8, 8),
            lambda: self._paint(canvas),
            backdrop=WOOD,
            slot="mustang-tray",
        )

    def _paint(self, canvas: Canvas) -> None:
        view, seen, places = self._view, self._view.seen, self.places
        canvas.nine("ui/felt", view.layout.tray)
        self._paint_deck(canvas, places.deck, seen.deck, "mustang/card-back")
        if seen.discards:
            self._paint_discards(canvas, places.discard, seen.discards[-1], len(seen.discards))
        else:
            canvas.frame(places.discard, (60, 92, 62), width=2, radius=8)
        self._paint_words(canvas, view.ui.say("Deck"), places.deck_word)
        self._paint_words(canvas, view.ui.say("Discard"), places.discard_word)
        self._paint_deck(canvas, places.events, seen.events_left, "mustang/event-back")
        self._paint_event(canvas, places.paper)

    def _paint_deck(self, canvas: Canvas, box: Box, count: int, back: str) -> None:
        for number in range(min(count, 3) - 1, -1, -1):
            canvas.picture(back, box.move(number * 1.5, number * 1.5))
        if not count:
            canvas.frame(box, (60, 92, 62), width=2, radius=8)
        self._paint_count(canvas, box, count)

    def _paint_discards(self, canvas: Canvas, box: Box, top: str, count: int) -> None:
        card = Box(box.x, box.y, box.width, box.width * CARD[1] / CARD[0])
        if count > 1:
            draw_card_back(canvas, card.move(2, 2))
        draw_card(canvas, self._view.ui, top, card)
        self._paint_count(canvas, box, count)

    def _paint_count(self, canvas: Canvas, box: Box, count: int) -> None:
        grown = self.places.grown
        draw_count(canvas, count, (box.centerx, box.bottom - 8 * grown), 0.95 * grown)

    def _paint_words(self, canvas: Canvas, word: str, box: Box) -> None:
        canvas.text(
            word, box, style="bold", size=18, colour=CREAM, align="centre", drop=INK, wrap=False
        )

    def _paint_event(self, canvas: Canvas, box: Box) -> None:
        """Its name and what it does; what it will be about, before there was one."""
        view = self._view
        draw_plate(canvas, box)
        inner = self._paint_scene(canvas, box.inflate(-18, -12))
        name, text = view.event_words(view.seen.event)
        high = min(
            canvas.text_height(name, inner.width, style="title", size=17), inner.height * 0.46
        )
        head = (inner.x, inner.y, inner.width, high)
        canvas.text(name, head, style="title", size=17, colour=RED, valign="top")
        rest = (inner.x, inner.y + high, inner.width, inner.height - high)
        colour = INK if view.seen.event else SADDLE
        canvas.text(text, rest, style="italic", size=18, colour=colour, valign="top")

    def _paint_scene(self, canvas: Canvas, inner: Box) -> Box:
        """The picture of the event, where there is room above its words; gives what is left."""
        event = self._view.seen.event
        high = inner.width * SCENE[1] / SCENE[0]
        if event is None or inner.height - high < LEAST_WORDS * self._view.ui.zoom:
            return inner
        frame = Box(inner.x, inner.y + 2, inner.width, high)
        canvas.fill(frame.inflate(4, 4), INK, radius=5)
        canvas.picture(self._view.event_picture(event), frame)
        return Box(inner.x, frame.bottom + 6, inner.width, inner.bottom - frame.bottom - 6)
