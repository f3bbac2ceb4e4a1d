"""The six combinations that can be laid for the gold train, and who has laid which."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.western.ladder import COMBINATIONS, cards_of
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import TOP_RIGHT, fan, inset, placed
from game.ui.kit.theme import INK, LIGHT_GOLD
from game.ui.kit.tokens import Gap
from game.ui.table.faces import draw_face
from game.ui.western.cards.face import SMALL
from game.ui.western.cards.lying import Lying, draw_lying
from game.ui.western.context import WesternContext

CARD = 54.0  # as wide as one lies there
FACE = 34.0
LEADS, WOOD = (104, 66, 24), (72, 48, 34)  # the ground of whoever leads, and of others
BEATEN = 120  # how dark
CORNER = 9.0


class Rung(NamedTuple):
    """A combination as it is shown: `seat`: who laid it; `hat`: with the hat."""

    combination: str
    seat: int | None
    leads: bool
    beaten: bool
    hat: bool


def draw_ladder(canvas: Canvas, context: WesternContext) -> None:
    """The weakest at the left; whoever leads is lit, what is beaten is dark."""
    for number, rung in enumerate(_rungs(context)):
        _draw_rung(canvas, context, number, rung)


def _rungs(context: WesternContext) -> list[Rung]:
    train, bids = context.seen.train, context.train.bids
    reached = max((COMBINATIONS.index(bid) for bid in bids), default=-1)
    rungs = []
    for number, combination in enumerate(COMBINATIONS):
        leads = (
            train is not None
            and train.combination == combination
            and combination in bids  # when the train comes, the first is still to be laid
        )
        hat = leads and train is not None and train.hat
        beaten = number <= reached and not leads
        rungs.append(Rung(combination, bids.get(combination), leads, beaten, hat))
    return rungs


def _draw_rung(canvas: Canvas, context: WesternContext, number: int, rung: Rung) -> None:
    box = context.train_places.slot(number)
    canvas.composed(
        ("western-slot", rung, context.look.colours),
        box.inflate(8, 8),
        lambda: _paint(canvas, context, box, rung),
        slot=f"western-slot-{number}",
    )


def _paint(canvas: Canvas, context: WesternContext, box: Box, rung: Rung) -> None:
    canvas.fill(box.inflate(4, 4), LIGHT_GOLD if rung.leads else INK, radius=CORNER + 2)
    canvas.fill(box, LEADS if rung.leads else WOOD, radius=CORNER)
    cards = [*cards_of(rung.combination), *(["hat"] if rung.hat else [])]
    high = min(CARD * SMALL[1] / SMALL[0], box.height - 12)
    wide = high * SMALL[0] / SMALL[1]
    places = fan(inset(box, x=8), len(cards), wide, gap=Gap.FINE)
    for card, place in zip(cards, places, strict=True):
        draw_lying(canvas, context.words, card, Lying(place.center, wide))
    if rung.beaten:
        canvas.fill(box, INK, alpha=BEATEN, radius=CORNER)
    if rung.seat is not None:
        seat, face = rung.seat, placed(inset(box, top=1, right=3), FACE, FACE, at=TOP_RIGHT)
        draw_face(canvas, context.portrait(seat), context.colour(seat), seat, face.center, FACE)
