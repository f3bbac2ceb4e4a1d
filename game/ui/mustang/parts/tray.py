"""The felt with the deck, the discards, and the events with the last one's text."""

from __future__ import annotations

from collections.abc import Iterable

from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import TOP, below, fit, inset, placed, rows, share
from game.ui.kit.theme import CREAM, INK, RED, SADDLE
from game.ui.kit.tokens import Corner, Gap, Line, Type
from game.ui.mustang.context import MustangContext
from game.ui.mustang.pieces.card import CARD, draw_card, draw_card_back
from game.ui.mustang.pieces.event_card import SCENE, event_picture
from game.ui.mustang.pieces.plates import WOOD, draw_count, draw_plate
from game.ui.table.part import Part

EMPTY = (60, 92, 62)  # the frame where nothing lies
SEEN, STEP = 3, 1.5  # cards of a deck that are seen below each other
MOST_NAME = 0.46  # of the height of the paper, for the name of an event
LEAST_WORDS = 96.0  # high: else there is no picture above them


class Tray(Part[MustangContext]):
    def pictures(self) -> Iterable[str]:
        return ("mustang/card-back", "mustang/event-back")

    def draw(self, canvas: Canvas) -> None:
        context, seen = self.context, self.context.seen
        top = seen.discards[-1] if seen.discards else None
        key = (
            seen.deck,
            top,
            len(seen.discards),
            seen.events_left,
            seen.event,
            context.ui.settings.bandits,
            context.ui.words.code,
        )
        canvas.composed(
            ("mustang-tray", *key),
            context.places.tray.inflate(8, 8),
            lambda: self._paint(canvas),
            backdrop=WOOD,
            slot="mustang-tray",
        )

    def _paint(self, canvas: Canvas) -> None:
        seen, places, say = self.context.seen, self.context.tray, self.context.ui.say
        canvas.nine("ui/felt", self.context.places.tray)
        self._paint_deck(canvas, places.deck, seen.deck, "mustang/card-back")
        if seen.discards:
            self._paint_discards(canvas, places.discard, seen.discards[-1], len(seen.discards))
        else:
            canvas.frame(places.discard, EMPTY, width=Line.EDGE, radius=Corner.CHIP)
        self._paint_words(canvas, say("Deck"), places.deck_word)
        self._paint_words(canvas, say("Discard"), places.discard_word)
        self._paint_deck(canvas, places.events, seen.events_left, "mustang/event-back")
        self._paint_event(canvas, places.paper)

    def _paint_deck(self, canvas: Canvas, box: Box, count: int, back: str) -> None:
        for number in range(min(count, SEEN) - 1, -1, -1):
            canvas.picture(back, box.move(number * STEP, number * STEP))
        if not count:
            canvas.frame(box, EMPTY, width=Line.EDGE, radius=Corner.CHIP)
        self._paint_count(canvas, box, count)

    def _paint_discards(self, canvas: Canvas, box: Box, top: str, count: int) -> None:
        card = placed(box, high=box.width * CARD[1] / CARD[0], at=TOP)
        if count > 1:
            draw_card_back(canvas, card.move(2, 2))
        draw_card(canvas, self.context.ui, top, card)
        self._paint_count(canvas, box, count)

    def _paint_count(self, canvas: Canvas, box: Box, count: int) -> None:
        grown = self.context.tray.grown
        draw_count(canvas, count, (box.centerx, box.bottom - 8 * grown), 0.95 * grown)

    def _paint_words(self, canvas: Canvas, word: str, box: Box) -> None:
        canvas.text(
            word,
            box,
            style="bold",
            size=Type.NOTE,
            colour=CREAM,
            align="centre",
            drop=INK,
            wrap=False,
        )

    def _paint_event(self, canvas: Canvas, box: Box) -> None:
        """Its name and what it does; what it will be about, before there was one."""
        event = self.context.seen.event
        draw_plate(canvas, box)
        inner = self._paint_scene(canvas, inset(box, x=9, y=6))
        name, text = self._words(event)
        wanted = canvas.text_height(name, inner.width, style="title", size=Type.NOTE)
        head, rest = rows(inner, min(wanted, inner.height * MOST_NAME), share())
        canvas.text(name, head, style="title", size=Type.NOTE, colour=RED, valign="top")
        colour = INK if event else SADDLE
        canvas.text(text, rest, style="italic", size=Type.NOTE, colour=colour, valign="top")

    def _words(self, event: str | None) -> tuple[str, str]:
        if event is not None:
            return self.context.words.event_card(event)
        say = self.context.ui.say
        return say("Events"), say("An event happens when the deck runs out.")

    def _paint_scene(self, canvas: Canvas, inner: Box) -> Box:
        """The picture of the event, where there is room above its words; gives what is left."""
        context, event = self.context, self.context.seen.event
        frame = fit(inset(inner, top=2), SCENE, TOP)
        if event is None or inner.height - frame.height < context.ui.units(LEAST_WORDS):
            return inner
        canvas.fill(frame.inflate(4, 4), INK, radius=5)
        canvas.picture(event_picture(context.ui, event), frame)
        return below(inner, frame, Gap.SMALL)
