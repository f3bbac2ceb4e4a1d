"""Event cards, and what they bring: a broken fence, a raid, a downpour, clear skies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.mustang import events
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.tween import between, clamp, mix, smooth
from game.ui.mustang.counters import draw_counter
from game.ui.mustang.cue import OneRuns, RanchCue
from game.ui.mustang.event_face import CARD, draw_event
from game.ui.mustang.moves import Gallop
from game.ui.table.cues_plain import Tick

if TYPE_CHECKING:
    from game.ui.mustang.view import Spot

SOUNDS = {
    "broken-fence": "fence-break",
    "indians": "hooves-run",
    "heavy-rain": "thunder",
    "birth": "bell-ranch",
    "sunny-day": "cheer",
}
FENCE = (120.0, 60.0)


class EventTurnedUp(RanchCue):
    """From the pile of events to the middle of the table, large, until it was read."""

    event: events.EventTurnedUp
    lasts = 3.4
    press_skips = True
    COMES, GOES = 0.16, 0.9

    def begin(self) -> None:
        self.play("event-turn")
        self._sounded = False

    def update(self, seconds: float) -> None:
        if self.share > self.COMES and not self._sounded:
            self._sounded = True
            self.settle()
            self.play(SOUNDS[self.event.event], 0.8)

    def draw(self, canvas: Canvas) -> None:
        view = self.view
        comes = smooth(self.share / self.COMES)
        goes = clamp((self.share - self.GOES) / (1.0 - self.GOES))
        if view.still:
            comes, goes = 1.0, 0.0
        pile = view.tray.places.events
        wide = CARD[0] * max(canvas.zoom, 1.0) ** 0.5
        whole = Box(
            640 - wide / 2, 360 - wide * CARD[1] / CARD[0] / 2, wide, wide * CARD[1] / CARD[0]
        )
        canvas.veil(round(120 * min(comes, 1.0 - goes)))
        canvas.layer += 70
        if comes < 1.0:
            self._draw_coming(canvas, pile, whole, comes)
        elif goes > 0.0:
            x, y = between(whole.center, view.tray.places.paper.center, smooth(goes))
            side = round(mix(whole.width, 60.0, smooth(goes)) / 4) * 4.0
            canvas.centred(view.event_picture(self.event.event), (x, y), size=(side, side * 0.7))
        else:
            draw_event(canvas, view, self.event.event, whole)
        canvas.layer -= 70

    def _draw_coming(self, canvas: Canvas, pile: Box, whole: Box, share: float) -> None:
        """Its back, and in the second half its scene, as if it were turned on the way."""
        x, y = between(pile.center, whole.center, share)
        wide = mix(pile.width, whole.width, share)
        turned = abs(1.0 - 2.0 * share)
        name = "mustang/event-back" if share < 0.5 else self.view.event_picture(self.event.event)
        tall = 88 / 62 if share < 0.5 else 0.7
        size = (max(round(wide * turned / 6) * 6.0, 6.0), round(wide * tall / 6) * 6.0)
        canvas.centred(name, (x, y), size=size)


class EventEnded(Tick):
    event: events.EventEnded
    lasts = 0.3


class LetGo(OneRuns):
    """Through the broken fence, back to the prairie."""

    event: events.MustangLetGo
    waits, rests = 0.25, 0.1

    def begin(self) -> None:
        super().begin()
        self.play("fence-break", 0.8)
        self.play("hooves-run", 0.7)

    def goal(self) -> Spot:
        return self.view.prairie.next_free(self.event.mustang)

    def draw(self, canvas: Canvas) -> None:
        places = self.view.ranches.places(self.seat)
        x, y = places.corral.centerx, places.ground.bottom - 18
        wide = FENCE[0] * 0.7
        picture = "fence-whole" if self.time < 0.12 and not self.view.still else "fence-broken"
        canvas.centred(f"mustang/{picture}", (x, y), size=(wide, wide * FENCE[1] / FENCE[0]))
        super().draw(canvas)


class HerdRaided(RanchCue):
    """All that stood in the open is driven off to the right."""

    event: events.HerdRaided
    lasts = 2.2
    LATE = 0.45

    def begin(self) -> None:
        view = self.view
        free = view.prairie.free()
        self._runs = [
            Gallop(view, mustang, free[mustang], ((1420.0, free[mustang][0][1]), 40.0))
            for mustang in self.event.mustangs
        ]
        view.away.update(self.event.mustangs)
        self.play("gallop" if view.still else "hooves-run")
        self.play("neigh-1", 0.8)
        if view.still:
            self.lasts = 0.9

    def _way(self, number: int) -> float:
        late = self.LATE * number / max(len(self._runs) - 1, 1)
        return clamp((self.share - late) / (1.0 - self.LATE))

    def update(self, seconds: float) -> None:
        for number, run in enumerate(self._runs):
            run.puff(self._way(number), seconds)

    def draw(self, canvas: Canvas) -> None:
        canvas.layer += 30
        for number, run in enumerate(self._runs):
            if self.view.still:
                alpha = round(255 * (1.0 - self.share))
                draw_counter(canvas, run.mustang, *run.begin, alpha=alpha)
            else:
                run.draw(canvas, min(self._way(number), 0.85))
        self.draw_caption(canvas)
        canvas.layer -= 30

    def finish(self) -> None:
        self.view.away.difference_update(self.event.mustangs)
