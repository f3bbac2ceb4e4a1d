"""What is seen of the race: whose turn it is, the card that is ridden, and every step."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.derby import events
from game.rules.derby.course import has_colour, lane_of
from game.ui.derby import cues_finish, cues_push
from game.ui.derby.course.tags import draw_shown_card
from game.ui.derby.race_cue import FLAT_OUT, RaceCue
from game.ui.kit.canvas import Canvas
from game.ui.kit.tween import mix, smooth
from game.ui.table.cue import Cue
from game.ui.table.happening import Told

STRIDES = 3  # sounds of a stride, each as long as a horse takes to the next square


class RaceRoundBegan(RaceCue):
    """With the first one the bell opens the houses."""

    event: events.RaceRoundBegan
    lasts = 0.3

    def begin(self) -> None:
        self.settle()
        if self.event.round == 1:
            self.lasts = 0.8
            self.play("bell-start")
        else:
            self.play("tick", 0.6)


class HorseBegan(RaceCue):
    """Its square is lit; whoever rides it is called."""

    event: events.HorseBegan
    lasts = 0.16

    def begin(self) -> None:
        self.settle()
        if self.is_own:
            self.lasts = 0.3
            self.play("turn", 0.8)


class CardsTakenBack(RaceCue):
    event: events.CardsTakenBack
    lasts = 0.3

    def begin(self) -> None:
        self.settle()
        self.play("cards-fan", 0.6)


class CardRidden(RaceCue):
    """Shown above the horse. Where the horse stands on the colour of its card, the square lights
    up."""

    event: events.CardRidden
    lasts = 0.6
    shows_card = True

    def begin(self) -> None:
        self.settle()
        self.play("card-play", 0.8)
        self._light_up()

    def _light_up(self) -> None:
        seen, track = self.view.seen, self.runner.track
        square = seen.horse(self.horse).square
        colour = lane_of(seen.tracks[track - 1])[square]
        if has_colour(self.event.card, colour) and not self.event.level:
            self.field.flare(track, square, colour)

    def draw(self, canvas: Canvas) -> None:
        draw_shown_card(canvas, self.view, self.runner, self.event.card)


class HorseMoved(RaceCue):
    """It gallops on, and its dust hangs behind it."""

    event: events.HorseMoved
    lasts = 0.42
    EACH = 0.2  # seconds for each further square
    ARRIVES = 0.8  # of the way: then the panels know

    def begin(self) -> None:
        start, square = self.event.start, self.event.square
        self._start, self._end = float(start), float(square)
        squares = square - start
        self.lasts = self.lasts + self.EACH * max(squares - 1, 0)
        if self.view.still:
            self._put()
            self.lasts = 0.25
        if squares > 1 and not self.view.still:
            self.play_there("whinny", 0.7)
            self.view.ui.sounds.loop(FLAT_OUT)
        else:
            self.play_there(f"hooves-{square % STRIDES + 1}", 0.8)

    def _put(self) -> None:
        self.settle()
        self.runner.put(self._end)

    def update(self, seconds: float) -> None:
        if self.view.still:
            return
        self.runner.at = mix(self._start, self._end, smooth(self.share))
        if self.share >= self.ARRIVES:
            self.settle()

    def finish(self) -> None:
        self.view.ui.sounds.stop(FLAT_OUT)
        self.runner.at = self._end


RACE_CUES: Mapping[type[Told], type[Cue]] = {
    events.RaceRoundBegan: RaceRoundBegan,
    events.HorseBegan: HorseBegan,
    events.CardsTakenBack: CardsTakenBack,
    events.CardRidden: CardRidden,
    events.HorseMoved: HorseMoved,
    events.DieRolled: cues_push.DieRolled,
    events.DieCardPlayed: cues_push.DieCardPlayed,
    events.HorseRefused: cues_push.HorseRefused,
    events.HorseTired: cues_push.HorseTired,
    events.HorseArrived: cues_finish.HorseArrived,
    events.RaceOver: cues_finish.RaceOver,
    events.PrizePaid: cues_finish.PrizePaid,
    events.BetPaid: cues_finish.BetPaid,
    events.GameWon: cues_finish.GameWon,
}
