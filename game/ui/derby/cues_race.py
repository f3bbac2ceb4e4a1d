"""What is seen of the race: whose turn it is, the card that is ridden, and every step."""

from __future__ import annotations

from game.rules.derby.course import has_colour, lane_of
from game.ui.derby import cues_finish, cues_push
from game.ui.derby.course_tags import draw_shown_card
from game.ui.derby.race_cue import FLAT_OUT, RaceCue
from game.ui.kit.canvas import Canvas
from game.ui.kit.tween import mix, smooth
from game.ui.table.cue import Cue

STRIDES = 3  # sounds of a stride, each as long as a horse takes to the next square


class RaceRoundBegan(RaceCue):
    """With the first one the bell opens the houses."""

    lasts = 0.3

    def begin(self) -> None:
        self.settle()
        if self.data["round"] == 1:
            self.lasts = 0.8
            self.play("bell-start")
        else:
            self.play("tick", 0.6)


class HorseBegan(RaceCue):
    """Its square is lit; whoever rides it is called."""

    lasts = 0.16

    def begin(self) -> None:
        self.settle()
        if self.is_own:
            self.lasts = 0.3
            self.play("turn", 0.8)


class CardsTakenBack(RaceCue):
    lasts = 0.3

    def begin(self) -> None:
        self.settle()
        self.play("cards-fan", 0.6)


class CardRidden(RaceCue):
    """Shown above the horse. Where the horse stands on the colour of its card, the square lights
    up."""

    lasts = 0.6
    shows_card = True

    def begin(self) -> None:
        self.settle()
        self.play("card-play", 0.8)
        self._light_up()

    def _light_up(self) -> None:
        stage, track = self.view.stage, self.runner.track
        square = stage.horses[self.horse].square
        colour = lane_of(stage.charts.tracks[track - 1])[square]
        if has_colour(self.data["card"], colour) and not self.data["level"]:
            self.field.flare(track, square, colour)

    def draw(self, canvas: Canvas) -> None:
        draw_shown_card(canvas, self.view, self.runner, self.data["card"])


class HorseMoved(RaceCue):
    """It gallops on, and its dust hangs behind it."""

    lasts = 0.42
    EACH = 0.2  # seconds for each further square
    ARRIVES = 0.8  # of the way: then the panels know

    def begin(self) -> None:
        data = self.data
        self._start, self._end = float(data["start"]), float(data["square"])
        squares = data["square"] - data["start"]
        self.lasts = self.lasts + self.EACH * max(squares - 1, 0)
        if self.view.still:
            self._put()
            self.lasts = 0.25
        if squares > 1 and not self.view.still:
            self.play_there("whinny", 0.7)
            self.view.ui.sounds.loop(FLAT_OUT)
        else:
            self.play_there(f"hooves-{data['square'] % STRIDES + 1}", 0.8)

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


RACE_CUES: dict[str, type[Cue]] = {
    "race-round-began": RaceRoundBegan,
    "horse-began": HorseBegan,
    "cards-taken-back": CardsTakenBack,
    "card-ridden": CardRidden,
    "horse-moved": HorseMoved,
    "die-rolled": cues_push.DieRolled,
    "die-card-played": cues_push.DieCardPlayed,
    "horse-refused": cues_push.HorseRefused,
    "horse-tired": cues_push.HorseTired,
    "horse-arrived": cues_finish.HorseArrived,
    "race-over": cues_finish.RaceOver,
    "prize-paid": cues_finish.PrizePaid,
    "bet-paid": cues_finish.BetPaid,
    "game-won": cues_finish.GameWon,
}
