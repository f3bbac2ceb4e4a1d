"""The panel below the course with the die, and what is decided there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from game.i18n import mark
from game.rules.derby.course import is_last, lane_of, pushes_of_nobody, rolls_to_town
from game.rules.derby.view import HorseView, MoveView
from game.ui.derby.context import DerbyContext
from game.ui.derby.ride.cards import horse_that_is_shown
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import grid, inset
from game.ui.kit.theme import GREEN, RED, SADDLE, Colour
from game.ui.kit.tokens import Type
from game.ui.table.part import Part

MOST_TOLD = 4  # a card, two pushes, and a roll that a die card cancelled
GOOD, BAD = mark("%(face)d: good, %(value)d or less"), mark("%(face)d: higher than %(value)d")
# What nobody's horse does with its card, by how often it rolls at most.
NOBODY_PUSHES = (mark("No push"), mark("One push"), mark("Two pushes"))


class Told(NamedTuple):
    """Something that happens in a turn, in a few words."""

    text: str
    colour: Colour


class DecisionPanel(Part[DerbyContext]):
    """The die lies upon it. What has happened in the turn stands where planks are while somebody is
    asked."""

    def draw(self, canvas: Canvas) -> None:
        horse = horse_that_is_shown(self.context)
        if horse is not None:
            self._draw_panel(canvas, horse)

    def _draw_panel(self, canvas: Canvas, horse: HorseView) -> None:
        context, move = self.context, self.context.progress.move
        box, has_card = context.layout.decision, None
        if horse.rider is not None:
            has_card = context.seen.players[horse.rider].die_card
        told = () if move is None or context.docked else (self._intent(move), *self._rolls(move))
        lies = context.die.face is not None
        key = ("derby-decision", has_card, told, lies, context.words.code, context.docked)
        paint = partial(self._paint, canvas, box, has_card, told, lies=lies)
        canvas.composed(key, box.inflate(36, 36), paint, slot="derby-decision")

    def _intent(self, move: MoveView) -> Told:
        """What the rider does with the card; nobody's horse does what its card says."""
        say, words = self.context.ui.say, self.context.words
        if move.card is None:
            return Told("", SADDLE)
        if move.level:
            return Told(say("Draws level"), SADDLE)
        if move.seat is not None:
            return Told(say("Plays %(card)s", card=words.card_said(move.card)), SADDLE)
        return Told(say(NOBODY_PUSHES[self._pushes_of_nobody(move, move.card)]), SADDLE)

    def _pushes_of_nobody(self, move: MoveView, card: str) -> int:
        """Fewer than its card says where the town is near."""
        seen = self.context.seen
        track = seen.horse(move.horse).track
        assert track is not None, "it runs"
        others = (
            horse.square
            for horse in seen.horses
            if horse.place is None and horse.horse != move.horse
        )
        last, hard_ride = is_last(move.start, others), seen.options.hard_ride
        colour = lane_of(seen.tracks[track - 1])[move.start]
        return min(
            pushes_of_nobody(move.value, last=last, hard_ride=hard_ride),
            rolls_to_town(card, move.start, colour, hard_ride=hard_ride),
        )

    def _rolls(self, move: MoveView) -> list[Told]:
        """What the die has said in this turn."""
        say = self.context.ui.say
        return [
            Told(
                say(GOOD if roll.success else BAD, face=roll.face, value=move.value),
                GREEN if roll.success else RED,
            )
            for roll in move.rolls
        ]

    def _paint(
        self,
        canvas: Canvas,
        box: Box,
        has_card: bool | None,
        told: Sequence[Told],
        *,
        lies: bool,
    ) -> None:
        canvas.drop_shadow(box)
        canvas.nine("ui/panel", box)
        say, ride = self.context.ui.say, self.context.ride
        if lies:
            _small(canvas, say("last roll"), ride.last_roll, "italic")
        if has_card is not None:
            picture = "derby/die-card" if has_card else "derby/die-card-used"
            canvas.picture(picture, ride.die_card)
            label = say("Die card") if has_card else say("Die card used")
            _small(canvas, label, ride.die_card_words, "bold")
        places = grid(ride.answers, 1, MOST_TOLD)
        for (text, colour), row in zip(told, places, strict=False):
            canvas.text(text, inset(row, bottom=2), style="bold", colour=colour, align="centre")


def _small(canvas: Canvas, text: str, box: Box, style: str) -> None:
    canvas.text(text, box, style=style, size=Type.NOTE, colour=SADDLE, align="centre")
