"""A drill while it is shot: its goal, what every shot was worth, and which medals can be won."""

from __future__ import annotations

from game.practice.drills.library import LESS_IS_BETTER, MEDALS, Medal
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.heading import heading
from game.ui.kit.layout import LEFT, beside, columns, fit, grid, inset, rows, share, shares
from game.ui.kit.scene import Ui
from game.ui.kit.theme import FADED, GOLD, INK, LIGHT_GOLD, SADDLE, SAND
from game.ui.kit.tokens import Corner, Gap, Line, Type
from game.ui.range.drills.attempt import Attempt
from game.ui.range.drills.training import RUN, Training
from game.ui.range.drills.words import (
    in_language,
    medal_picture,
    score_words,
    status_words,
    step_words,
)
from game.ui.range.page import Page

# Name, goal, shots, medals, how it stands, some air, planks.
HEIGHTS = (28.0, 42.0, 28.0, 38.0, 24.0, 5.0, 35.0)
NAME = (0.7, 0.3)  # and the score beside it
PIP = 28.0  # how wide a shot is at most, with some air
MEDAL = (4.0, 5.0)  # the shape of its picture
GONE = 70  # how much is seen of a medal that cannot be won any more


class RunPage(Page):
    id = RUN

    def __init__(self, ui: Ui, training: Training) -> None:
        super().__init__(ui)
        self._training = training

    @property
    def _attempt(self) -> Attempt:
        assert self._training.attempt is not None
        return self._training.attempt

    def label(self) -> str:
        return self.ui.say("Drill")

    def key(self) -> tuple[object, ...]:
        attempt = self._attempt
        return (attempt.drill.id, *(shot.met for shot in attempt.seen.shots), attempt.seen.score)

    # ------------------------------------------------------------------ widgets

    def build(self, group: Group, box: Box) -> None:
        say, training = self.ui.say, self._training
        again, back = columns(rows(box, *shares(*HEIGHTS))[-1], share(), share(), gap=Gap.USUAL)
        anew = Button("range.drill-again", again, say("Restart"), training.start, size=Type.NOTE)
        if not self._attempt.run.shots:
            anew.disable(say("No shots yet."))
        group.add(anew)
        group.add(
            Button("range.drill-list", back, say("All drills"), training.stop, size=Type.NOTE)
        )

    # ------------------------------------------------------------------ drawing

    def paint(self, canvas: Canvas, box: Box) -> None:
        name, goal, shots, medals, status, *_ = rows(box, *shares(*HEIGHTS))
        self._paint_name(canvas, name)
        canvas.text(
            in_language(self.ui, self._attempt.drill.goal), goal, size=Type.ENTRY, colour=INK
        )
        self._paint_shots(canvas, shots)
        for medal, place in zip(MEDALS, grid(medals, len(MEDALS), 1, gap=Gap.USUAL), strict=True):
            self._paint_medal(canvas, place, medal)
        text = status_words(self.ui, self._attempt)
        canvas.text(text, status, style="bold", size=Type.NOTE, colour=self.ui.quiet_ink)

    def _paint_name(self, canvas: Canvas, box: Box) -> None:
        attempt, (name, score) = self._attempt, columns(box, *shares(*NAME))
        heading(canvas, in_language(self.ui, attempt.drill.name), name, size=Type.LABEL)
        canvas.text(
            score_words(self.ui, attempt.drill, attempt.seen.score),
            inset(score, right=4),
            style="title",
            size=Type.NAME,
            colour=INK,
            align="right",
            wrap=False,
        )

    def _paint_shots(self, canvas: Canvas, box: Box) -> None:
        """One disc for each: gold with a tick, dark with a cross, or still to come."""
        seen, count = self._attempt.seen, self._attempt.drill.shots
        step = min(self.ui.units(PIP), box.width / count)
        radius = min(step * 0.4, box.height * 0.42)
        for number in range(count):
            at = (box.x + step * (number + 0.5), box.centery)
            if number >= len(seen.shots):
                canvas.disc(at, radius, SAND)
                canvas.disc(at, radius, SADDLE, width=1.5)
                continue
            met = seen.shots[number].met
            canvas.disc(at, radius + 1.5, INK)
            canvas.disc(at, radius, LIGHT_GOLD if met else SADDLE)
            icon, side = "ui/icon-check" if met else "ui/icon-cross", radius * 1.4
            canvas.centred(icon, at, size=(side, side))

    def _paint_medal(self, canvas: Canvas, box: Box, medal: Medal) -> None:
        attempt = self._attempt
        won, possible = attempt.seen.medal, attempt.seen.possible
        is_won = won is not None and MEDALS.index(won) >= MEDALS.index(medal)
        can_be = possible is not None and MEDALS.index(possible) >= MEDALS.index(medal)
        if is_won:
            plate = inset(box, x=2, y=1)
            canvas.fill(plate, LIGHT_GOLD, radius=Corner.CHIP)
            canvas.frame(plate, GOLD, width=Line.EDGE, radius=Corner.CHIP)
        inner = inset(box, left=10, right=8)
        picture = fit(inset(inner, y=3), MEDAL, LEFT)
        alpha = 255 if is_won or can_be else GONE
        canvas.picture(medal_picture(medal), picture, alpha=alpha)
        canvas.text(
            self._wanted(medal),
            beside(inner, picture, gap=6),
            style="bold",
            size=Type.ENTRY,
            colour=INK if is_won or can_be else FADED,
        )

    def _wanted(self, medal: Medal) -> str:
        """From which score on there is one."""
        drill = self._attempt.drill
        words = step_words(self.ui, drill, getattr(drill.medals, medal))
        return f"≤ {words}" if drill.score in LESS_IS_BETTER else words
