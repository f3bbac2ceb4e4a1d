"""The ride: gallops and trains, prison and freedom, the mail at the end of the trail."""

from __future__ import annotations

import math

from game.i18n import mark
from game.rules.pony_express import events
from game.rules.shared import deals
from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.theme import CORAL
from game.ui.kit.tween import clamp, hop, smooth
from game.ui.pony_express.cue import RaceCue, RaceSign, RaceTick
from game.ui.pony_express.pieces_view import Pose
from game.ui.pony_express.trail import Polyline, trail_path
from game.ui.table.cues_plain import hang_sign

GALLOP = 15.0  # cm a second
SHORTEST, LONGEST = 0.75, 2.4  # seconds
STRIDE = 2.3  # cm
BOUND = 0.34  # cm high
BEHIND = 0.9  # cm: the hooves that throw it up
TRAINS = ("train", "rail-pass")
TRAIN = (120.0, 44.0)
DECLINED_STAYS = 3.0  # seconds


class Ride(RaceCue):
    """Along the trail, with the horse's head where it goes."""

    event: events.Moved

    def begin(self) -> None:
        view, seat = self.view, self.event.seat
        self._pose: Pose = view.pieces.hold(seat)
        self._pose.tilt = 0.0
        way = trail_path(view.board, self.event.origin, self.event.to, self._pose.at, self._stand())
        self._way = Polyline(way)
        length = self._way.length
        self.lasts = clamp(0.35 + length / GALLOP, SHORTEST, LONGEST) if length else 0.2
        if view.still:
            self.lasts = 0.35
        self._gone = self._since_puff = 0.0
        view.tray.away = True
        view.tray.say("")
        view.bubbles.hush_loud()
        self._start_sounds()

    def _start_sounds(self) -> None:
        sounds = self.view.ui.sounds
        sounds.play("whip", 0.7)
        sounds.loop("gallop")

    def _stand(self) -> Point:
        """Where it will stand among those who are there already."""
        seat, to = self.event.seat, self.event.to
        there = [
            other
            for other, rider in enumerate(self.view.seen.riders)
            if other != seat and rider.space == to and not rider.mailbox
        ]
        column = sorted([*there, seat])
        return self.view.board.stand(to, len(column), column.index(seat))

    def update(self, seconds: float) -> None:
        if self.view.still:
            return
        self._gone = smooth(self.share) * self._way.length
        self._pose.at = self._way.at(self._gone)
        self._pose.heading = self._way.heading(self._gone)
        self._move()
        self._since_puff += seconds
        if self._since_puff >= self.puff_every and 0.05 < self.share < 0.95:
            self._since_puff = 0.0
            self._puff()

    def _move(self) -> None:
        """By leaps and bounds."""
        stride = abs(math.sin(math.pi * self._gone / STRIDE))
        self._pose.lift = BOUND * stride * hop(self.share) ** 0.3

    puff_every = 0.045  # seconds

    def _puff(self) -> None:
        x, y = self.view.board_view.to_screen(self._way.at(self._gone - BEHIND))
        self.view.effects.dust((x, y + 6))

    def finish(self) -> None:
        self._pose.lift = 0.0
        self.view.pieces.let_go(self.event.seat)
        self.view.ui.sounds.stop("gallop")
        self.view.ui.sounds.play("hoof-stop", 0.7)


class TrainRide(Ride):
    """The rider is aboard; the train runs where the trail goes."""

    def _start_sounds(self) -> None:
        self.lasts = 0.35 if self.view.still else clamp(self.lasts * 1.25, 1.5, LONGEST)
        self.view.ui.sounds.play("train")

    def _move(self) -> None:
        self._pose.alpha = 0 if 0.04 < self.share < 0.96 else 255

    puff_every = 0.08

    def _puff(self) -> None:
        x, y = self.view.board_view.to_screen(self._pose.at)
        ahead = -1.0 if self._goes_west() else 1.0
        self.view.effects.smoke((x + 34 * ahead, y - 38))

    def _goes_west(self) -> bool:
        return math.cos(math.radians(self._pose.heading)) < 0

    def draw_on_board(self, canvas: Canvas) -> None:
        if self.view.still or not 0.04 < self.share < 0.96:
            return
        x, y = self.view.board_view.to_screen(self._pose.at)
        canvas.centred("board/train", (x, y - 12), size=TRAIN, mirrored=self._goes_west())

    def finish(self) -> None:
        self._pose.alpha = 255
        self.view.pieces.let_go(self.event.seat)


class TurnBegan(RaceCue):
    """Whose turn it is: a sign, a moment only."""

    event: deals.TurnBegan
    lasts = 0.95

    def begin(self) -> None:
        self.settle()
        view, seat = self.view, self.event.seat
        view.bubbles.hush()
        view.tray.say("")
        mine = seat == view.reader
        view.ui.sounds.play("turn" if mine else "tick", 0.8)
        you = view.ui.say("Your turn")
        self._title = you if mine else view.name(seat)
        number = view.ui.say("turn %(number)d", number=self.event.turn)
        self._sub = number

    def draw(self, canvas: Canvas) -> None:
        icon = f"pieces/side-{self.view.look.colours[self.event.seat]}"
        hang_sign(self, canvas, self._title, self._sub, icon)


class MoveDeclined(RaceTick):
    """Whoever may ride does not, and says so."""

    event: events.MoveDeclined
    lasts = 0.8
    sound = "hoof-stop"

    def begin(self) -> None:
        super().begin()
        seat, said = self.event.seat, self.view.log.sentence(self.event) or ""
        self.view.bubbles.say(seat, said, seconds=DECLINED_STAYS)


ARREST_SOUNDS = {"sheriff": "sheriff"}


class Imprisoned(RaceSign):
    """The rider falls, the door shuts."""

    event: events.Imprisoned
    lasts = 1.7
    colour = CORAL
    icon = "board/token-prison"
    FALLS = 0.25

    def begin(self) -> None:
        self._fell = False
        sound = ARREST_SOUNDS.get(self.event.why, "")
        if sound:
            self.view.ui.sounds.play(sound)
        else:
            self.view.ui.sounds.play("groan", 0.6)

    def update(self, seconds: float) -> None:
        if self.share >= self.FALLS and not self._fell:
            self._fall()

    def _fall(self) -> None:
        self._fell = True
        self.settle()
        sounds = self.view.ui.sounds
        sounds.play("rider-fall", 0.8)
        sounds.play("prison-door")

    def finish(self) -> None:
        if not self._fell:
            self._fell = True
            self.view.ui.sounds.play("prison-door")

    def title(self) -> str:
        return self.view.ui.say("To prison!")


class Freed(RaceSign):
    event: events.Freed
    lasts = 1.2
    icon = "ui/icon-lock"
    sound = "key-turn"

    def title(self) -> str:
        served = self.event.how == "served"
        return self.view.ui.say(mark("Time served") if served else mark("Free!"))


class DrinksServed(RaceSign):
    """A glass for everybody at the table; then a person is sent to serve real ones, and the table
    waits. That is no decision: the match knows nothing of it."""

    event: events.DrinksServed
    lasts = 1.7
    icon = "pieces/glass"
    sound = "saloon"

    def begin(self) -> None:
        super().begin()
        view = self.view
        begin = view.pieces.screen_of(self.event.seat)
        for seat in range(len(view.names)):
            end = (view.panel.row(seat).x + 40, view.panel.middle(seat))
            view.effects.fly("pieces/glass", begin, end, 1, size=(30, 36), sound="drink", lasts=0.8)

    def finish(self) -> None:
        view = self.view
        if view.must_be_seen(self.happening):
            view.on_errand(view.words.serving(self.event.seat, view.names, view.reader))

    def title(self) -> str:
        return self.view.ui.say("Drinks for everyone!")


class FiguresFaced(RaceSign):
    event: events.FiguresFaced
    lasts = 1.4

    @property
    def icon(self) -> str:  # type: ignore[override]
        return self.view.board_view.token("indians")

    def begin(self) -> None:
        super().begin()
        self.view.ui.sounds.play("gong", 0.7)
        self.view.arena.foresee(self.event.seat)

    def title(self) -> str:
        figures = self.view.words.figures
        return figures[:1].upper() + figures[1:]


class Arrived(RaceSign):
    lasts = 1.7
    icon = "ui/icon-flag"
    sound = "cheer"

    def title(self) -> str:
        place = self.view.words.space_name(self.view.board.labels[-1])
        return self.view.ui.say("%(place)s!", place=place)


class MailDelivered(RaceCue):
    """The bag goes into the box."""

    event: events.MailDelivered
    lasts = 1.1

    def begin(self) -> None:
        view, seat = self.view, self.event.seat
        begin = view.pieces.screen_of(seat)
        self.settle()
        box = view.board.mailboxes[self.event.mailbox - 1]
        end = view.board_view.to_screen(box)
        view.effects.fly("pieces/mail-bag", begin, end, 1, size=(44, 44), sound="mail", lasts=0.7)


class RaceWon(RaceSign):
    event: events.RaceWon
    lasts = 3.2
    icon = "pieces/badge"
    sound = "win-fanfare"

    def begin(self) -> None:
        super().begin()
        begin = self.view.panel.purse(None)
        end = self.view.pieces.screen_of(self.event.seat)
        self.throw_nuggets(begin, end, 10)

    def title(self) -> str:
        return self.view.name(self.event.seat)
