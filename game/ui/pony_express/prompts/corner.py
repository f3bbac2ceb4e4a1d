"""The prompt before a duel: in which corner the own rider stands."""

from __future__ import annotations

from game.rules.pony_express.meeting import SHOTS_EACH, half_of
from game.rules.pony_express.questions import CORNERS
from game.rules.pony_express.view import PonyExpressView
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.inputs import LEFT, Input, PointerMoved, PointerPressed
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD, LIVERIES
from game.ui.kit.tokens import Type
from game.ui.kit.tween import pulse
from game.ui.pony_express.context import RaceContext
from game.ui.pony_express.words import race_words
from game.ui.table.prompts.docked import Answer, Docked
from game.wording.vocabulary import capital

REACH = 44.0  # design units around a corner's place
GLOW = 8.0  # how far its ring leaves that


class CornerPrompt(Docked[RaceContext, PonyExpressView, str]):
    """Two planks, and the two corners of the board itself."""

    _pointed = ""

    def question(self) -> str:
        say = self.ui.say
        opponent = self._opponent()
        if self.public().riders[self.seat].mailbox:
            return say("The final showdown with %(name)s!", name=opponent) + " " + self._asked()
        return say("A duel with %(name)s!", name=opponent) + " " + self._asked()

    def _asked(self) -> str:
        return self.context.words.question("corner")

    def _opponent(self) -> str:
        riders = self.public().riders
        here = riders[self.seat].space
        others = [
            rider.name
            for seat, rider in enumerate(riders)
            if seat != self.seat and rider.space == here
        ]
        return str(others[0])

    def facts(self) -> str:
        if self.public().riders[self.seat].mailbox:
            return self.ui.say("You shoot first. The rider who is hit loses the race.")
        return self._stakes()

    def _stakes(self) -> str:
        say, gold = self.ui.say, self.public().riders[self.seat].gold
        if not gold:
            return say(
                "Up to %(shots)d shots each, and you shoot first. If you are hit, you go to "
                "prison.",
                shots=SHOTS_EACH,
            )
        return say(
            "Up to %(shots)d shots each, and you shoot first. If you are hit, you lose %(gold)s.",
            shots=SHOTS_EACH,
            gold=race_words(self.ui).gold(half_of(gold)),
        )

    def answers(self) -> list[Answer[str]]:
        words = self.context.words
        return [Answer(corner, capital(words.corner(corner)), "", corner) for corner in CORNERS]

    # ------------------------------------------------------------------ the board itself

    def _place(self, corner: str) -> Box:
        context = self.context
        x, y = context.board_view.to_screen(context.board.corners[corner].at)
        return Box(x - REACH, y - REACH, 2 * REACH, 2 * REACH)

    def intercept(self, given: Input) -> bool:
        if isinstance(given, PointerMoved):
            self._pointed = self._under(given.at)
            return False
        if isinstance(given, PointerPressed) and given.button == LEFT:
            corner = self._under(given.at)
            if corner:
                return self.press(self.table.group[f"corner.{corner}"])
        return False

    def _under(self, at: tuple[float, float]) -> str:
        return next((c for c in CORNERS if self._place(c).collidepoint(at)), "")

    def draw(self, canvas: Canvas) -> None:
        for number, corner in enumerate(CORNERS, start=1):
            self._draw_corner(canvas, corner, number)
        super().draw(canvas)

    def _draw_corner(self, canvas: Canvas, corner: str, number: int) -> None:
        centre = self._place(corner).center
        beat = pulse(self.ui.idle_motion(self._place(corner).inflate(GLOW, GLOW)))
        focus = self.table.group.focus
        lit = self._pointed == corner or (focus is not None and focus.id == f"corner.{corner}")
        canvas.disc(centre, 40 + 5 * beat, INK, width=7)
        canvas.disc(centre, 38 + 5 * beat, LIGHT_GOLD, width=4 if not lit else 9)
        if lit:
            heading = 315 if corner == CORNERS[0] else 135
            at = self.context.board.corners[corner].at
            self.context.board_view.draw_rider(canvas, self.seat, at, heading, alpha=200)
        badge = (centre[0] + 30, centre[1] - 34)
        canvas.disc(badge, 16, INK)
        canvas.disc(badge, 14, LIVERIES[self.context.colour(self.seat)].dark)
        canvas.numeral(str(number), badge, size=Type.NOTE, colour=CREAM)
