"""The gold train: a strip of desert at night with the locomotive."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.rules.western import events
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import TOP, inset, placed
from game.ui.kit.theme import INK, LIGHT_GOLD
from game.ui.kit.tokens import Type
from game.ui.table.happening import Happening, Told
from game.ui.table.part import Part
from game.ui.western.context import WesternContext
from game.ui.western.train.ladder import draw_ladder
from game.ui.western.train.places import LOCOMOTIVE, WAGON

GROUND, CORNER = (40, 28, 22), 13.0
RAILS, NIGHT = (64.0, 20.0), (960.0, 300.0)  # their pictures
GOLD, GOLD_DOWN = (80.0, 28.0), 44.0  # the plate on the wagon, and where it begins
COUPLED = 6.0  # the wagon reaches below the locomotive
SHAKES, SMOKE = 14, 40.0  # of the wagon in a second; how large a cloud is
LAYER = 30
# Where the wheels stand on these pictures, and the rail above the foot of the strip.
ENGINE_FOOT, WAGON_FOOT, RAIL_TOP, RAIL = 115.0, 96.0, 4.0, 22.0
PUFF_EVERY, SIGH_EVERY = 0.22, 0.9  # seconds, while it drives and stands
SUNK = 0.13  # of the night's height: how far its ground goes below, so that the moon is seen
COMING = (events.TrainCame, events.TrainLaid)
PICTURES = ("western/desert-night", "western/rails", "western/locomotive", "western/wagon")


class TrainScene(Part[WesternContext]):
    def __init__(self, context: WesternContext) -> None:
        super().__init__(context)
        self._puffed = 0.0  # seconds since the last smoke

    def pictures(self) -> Iterable[str]:
        return PICTURES

    # ------------------------------------------------------------------ what happens to it

    def stand(self, entries: Sequence[Told]) -> None:
        """As it is after those events, with nothing left to move."""
        run, train = self.context.train, self.context.seen.train
        run.vanish()
        if train is not None:
            run.come(at_once=True)
            if not _has_just_come(entries):
                run.bids[train.combination] = train.leader

    def settled(self, happening: Happening) -> None:
        """Where no cue shows it, it is not to be seen how it comes and goes."""
        run, event = self.context.train, happening.event
        at_once = self.context.cue is None
        if isinstance(event, events.TrainCame):
            run.come(at_once=at_once)
        elif isinstance(event, events.TrainLaid):
            run.bids[event.combination] = event.seat
        elif isinstance(event, events.Paid) and event.why == "train":
            if at_once:
                run.vanish()
            else:
                run.leave()

    def advance(self, seconds: float) -> None:
        context, run = self.context, self.context.train
        if not run.visible:
            return
        if run.moves or run.leaves is not None:
            context.ui.stir()
        if not run.advance(seconds):
            return
        self._puffed += seconds
        if self._puffed >= (PUFF_EVERY if run.moves else SIGH_EVERY):
            self._puffed = 0.0
            places = context.train_places
            chimney = places.chimney(context.train_front)
            if inset(places.box, x=30).collidepoint(chimney):
                context.effects.smoke(chimney, SMOKE)

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        context = self.context
        if not context.train.visible:
            return
        canvas.layer += LAYER
        places = context.train_places
        box = places.box
        key = ("western-train", round(box.width), round(box.height))
        canvas.composed(
            key,
            box.inflate(12, 12),
            lambda: _paint_ground(canvas, box, places.strip),
            slot="western-train",
        )
        with canvas.clipped(inset(places.strip, 3)):
            self._draw_train(canvas, places.strip)
        draw_ladder(canvas, context)
        canvas.layer -= LAYER

    def _draw_train(self, canvas: Canvas, strip: Box) -> None:
        context, run = self.context, self.context.train
        front, rail = context.train_front, strip.bottom - RAIL
        shake = 1.0 if run.moves and int(run.time * SHAKES) % 2 else 0.0
        wagon = Box(front - LOCOMOTIVE[0] - WAGON[0] + COUPLED, rail - WAGON_FOOT - shake, *WAGON)
        canvas.picture("western/wagon", wagon)
        engine = Box(front - LOCOMOTIVE[0], rail - ENGINE_FOOT, *LOCOMOTIVE)
        canvas.picture("western/locomotive", engine)
        words = context.words.money(context.money(None))
        plate = placed(inset(wagon, top=GOLD_DOWN), *GOLD, at=TOP)
        canvas.composed(("western-gold", words), plate, lambda: _paint_gold(canvas, words, plate))


def _has_just_come(entries: Sequence[Told]) -> bool:
    """Whether nothing has been laid for it yet, as far as was shown."""
    marks = (event for event in reversed(entries) if isinstance(event, COMING))
    return isinstance(next(marks, None), events.TrainCame)


def _paint_ground(canvas: Canvas, box: Box, strip: Box) -> None:
    canvas.fill(box.inflate(8, 8), INK, radius=CORNER + 3)
    canvas.fill(box, GROUND, radius=CORNER)
    high = strip.width * NIGHT[1] / NIGHT[0]
    sunk = min(high * SUNK, max(high - strip.height, 0.0))
    night = Box(strip.x, strip.bottom - high + sunk, strip.width, high)
    with canvas.clipped(inset(strip, 3)):
        canvas.picture("western/desert-night", night)
        x = strip.x
        while x < strip.right:
            canvas.picture("western/rails", Box(x, strip.bottom - RAIL - RAIL_TOP, *RAILS))
            x += RAILS[0]


def _paint_gold(canvas: Canvas, words: str, plate: Box) -> None:
    """How much the wagon holds, on a plank of it."""
    canvas.fill(plate, INK, radius=7)
    canvas.fill(plate.inflate(-4, -4), LIGHT_GOLD, radius=5)
    inner = inset(plate, x=4, y=2)
    canvas.text(
        words, inner, style="title", size=Type.LABEL, colour=INK, align="centre", wrap=False
    )
