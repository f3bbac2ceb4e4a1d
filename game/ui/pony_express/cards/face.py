"""A card of the race: picture, name and what it does; or its back.

The words come first: where they are long, less of the picture is shown above them.
"""

from __future__ import annotations

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.scene import Ui
from game.ui.kit.theme import INK, RED, SADDLE
from game.ui.pony_express.words import race_words

CARD = (220.0, 308.0)
ASPECT = CARD[1] / CARD[0]
# From here on in units of the card.
NAME = (18.0, 15.0, 184.0, 40.0)
PICTURE = (20.0, 58.0, 180.0, 132.0)
LEAST_PICTURE = 76.0  # high, where the words need the room
STEP = 7.0  # by which it is cut
RULE = (176.0, 16.0)
BELOW_PICTURE = 17.0  # to the words, with the rule between
WORDS_END = 294.0
MARGIN = 20.0
EDGE = 2.0  # of the picture's frame
TYPE = 15.5
COMFORTABLE = 18.0  # design units: a picture is not cut for larger type than that
MOMENT_TYPE = 12.0
MOMENT_AT_MOST = 0.36  # of the room for words when the picture is at its smallest


def draw_card(
    canvas: Canvas,
    ui: Ui,
    card: str,
    centre: Point,
    width: float = CARD[0],
    *,
    moment: bool = True,
) -> None:
    """A card with its picture, its name and what it does; `moment`: and when it is played."""
    share = width / CARD[0]
    box = Box(centre[0] - width / 2, centre[1] - CARD[1] * share / 2, width, CARD[1] * share)
    key = ("card", card, round(width), moment, ui.words.code, ui.settings.bandits)
    canvas.composed(key, box, lambda: _Face(canvas, ui, card, box, share).paint(moment))


def draw_window(
    canvas: Canvas, card: str, box: Box, share: float, high: float, alpha: int = 255
) -> None:
    """The framed picture of a card that lies in the box, and the rule below; `high`: how much of
    it is seen, from its middle."""
    x, y, wide, whole = (part * share for part in PICTURE)
    frame = Box(box.x + x, box.y + y, wide, high * share)
    canvas.fill(frame.inflate(2 * EDGE * share, 2 * EDGE * share), INK, alpha=alpha)
    area = canvas.area(frame)
    tall = max(canvas.px(whole), area.height)
    picture = canvas.assets.picture(f"cards/{card}", (area.width, tall))
    cut = (tall - area.height) // 2
    canvas.stamp(picture.subsurface((0, cut, *area.size)), area.topleft, alpha)
    below = (box.centerx, frame.bottom + 9 * share)
    canvas.centred("cards/card-rule", below, size=(RULE[0] * share, RULE[1] * share), alpha=alpha)


class _Face:
    """One card being painted; `share`: design units to the card's."""

    def __init__(self, canvas: Canvas, ui: Ui, card: str, box: Box, share: float) -> None:
        self._canvas = canvas
        self._card = card
        self._text = race_words(ui).card(card)
        self._box = box
        self._share = share

    def paint(self, moment: bool) -> None:
        canvas, box, share = self._canvas, self._box, self._share
        canvas.picture("cards/card-front", box)
        x, y, width, height = (part * share for part in NAME)
        name = (box.x + x, box.y + y, width, height)
        canvas.text(
            self._text.name, name, style="title", size=22 * share, colour=RED, align="centre"
        )
        high = self._picture_height(moment)
        draw_window(canvas, self._card, box, share, high)
        words = self._words_below(high)
        self._paint_effect(self._paint_moment(words) if moment else words)

    def _words_below(self, high: float) -> Box:
        """What is left below a picture of that height."""
        top = (PICTURE[1] + high + BELOW_PICTURE) * self._share
        return Box(
            self._box.x + MARGIN * self._share,
            self._box.y + top,
            self._box.width - 2 * MARGIN * self._share,
            WORDS_END * self._share - top,
        )

    def _picture_height(self, moment: bool) -> float:
        """As much of the picture as leaves room for words of a comfortable size."""
        size = min(COMFORTABLE, TYPE * self._share)
        high = PICTURE[3]
        while high > LEAST_PICTURE:
            words = self._words_below(high)
            room = words.height - (self._moment_height() if moment else 0.0)
            if self._canvas.text_height(self._text.effect, words.width, size=size) <= room:
                break
            high -= STEP
        return high

    def _moment_height(self) -> float:
        words = self._words_below(LEAST_PICTURE)
        size = MOMENT_TYPE * self._share
        needed = self._canvas.text_height(self._text.when, words.width, style="italic", size=size)
        return min(needed, words.height * MOMENT_AT_MOST) + 2 * self._share

    def _paint_moment(self, words: Box) -> Box:
        """Gives what is left."""
        high = self._moment_height()
        self._canvas.text(
            self._text.when,
            (words.x, words.y, words.width, high - 2 * self._share),
            style="italic",
            size=MOMENT_TYPE * self._share,
            colour=SADDLE,
            align="centre",
            valign="top",
        )
        return Box(words.x, words.y + high, words.width, words.height - high)

    def _paint_effect(self, words: Box) -> None:
        self._canvas.text(
            self._text.effect, words, size=TYPE * self._share, colour=INK, align="centre"
        )


def draw_card_back(canvas: Canvas, centre: Point, width: float) -> None:
    canvas.centred("cards/card-back", centre, size=(width, width * ASPECT))
