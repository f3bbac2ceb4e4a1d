"""Below the course: whose move it is, the six cards of that horse, and what is decided there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from game.i18n import mark
from game.rules.derby.course import TOWN, is_last, lane_of, pushes_of_nobody, rolls_to_town
from game.rules.derby.view import HorseView, MoveView
from game.ui.derby.cards.face import mark_picture
from game.ui.derby.cards.hand import draw_in_hand
from game.ui.derby.context import DerbyContext
from game.ui.derby.course.horse_pictures import draw_horse
from game.ui.derby.horses import NUMBERS
from game.ui.derby.pose import Pose
from game.ui.derby.ride.bets_row import draw_bets_row
from game.ui.derby.ride.cards import horse_on_move, played_places, ridden_cards
from game.ui.derby.ride.places import UNDO, RidePlaces
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import CREAM, GREEN, INK, LIGHT_GOLD, RED, SADDLE, Colour
from game.ui.table.message import draw_message
from game.ui.table.part import Part

HORSE = 124.0  # how wide
MOST_TOLD = 4  # a card, two pushes, and a roll that a die card cancelled
GOOD, BAD = mark("%(face)d: good, %(value)d or less"), mark("%(face)d: higher than %(value)d")
# What nobody's horse does with its card, by how often it rolls at most.
NOBODY_PUSHES = (mark("No push"), mark("One push"), mark("Two pushes"))


class Told(NamedTuple):
    """Something that happens in a turn, in a few words."""

    text: str
    colour: Colour


class RidePanel(Part[DerbyContext]):
    """Also shown while bots ride; where no horse moves, the bets are. Large planks that wind a
    replay leave room for a sentence alone."""

    @property
    def _ride(self) -> RidePlaces:
        return self.context.ride

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        context, ride, pose = self.context, self._ride, self.context.pose
        horse = horse_on_move(context)
        if not ride.has_room:
            draw_message(canvas, ride.whole, *context.message())
        elif horse is None:
            draw_bets_row(canvas, context)
        else:
            self._draw_move(canvas, ride.move, horse, pose)
            canvas.composed(("ridden",), ride.ridden, lambda: canvas.nine("ui/felt", ride.ridden))
            self._draw_cards(canvas, horse, pose)
            self._draw_line(canvas, pose)
            self._draw_decision(canvas, ride.decision, horse)

    # ------------------------------------------------------------------ whose move it is

    def _title(self, horse: HorseView, pose: Pose) -> str:
        context, say = self.context, self.context.ui.say
        if pose.headline:
            return pose.headline
        if horse.rider is None:
            return say("Riderless horse")
        if horse.rider == context.reader:
            return say("Your move")
        return context.names[horse.rider]

    def _draw_move(self, canvas: Canvas, box: Box, horse: HorseView, pose: Pose) -> None:
        title, words = self._title(horse, pose), self.context.words
        own = horse.rider is not None and horse.rider == self.context.front
        facts = (horse.horse, horse.row, horse.square, horse.track, words.code)
        key = ("derby-move", title, own, facts)
        around = box.inflate(36, 36)
        paint = partial(self._paint_move, canvas, box, title, horse, own=own)
        canvas.composed(key, around, paint, slot="derby-move")

    def _paint_move(
        self, canvas: Canvas, box: Box, title: str, horse: HorseView, *, own: bool
    ) -> None:
        share = self._ride.share
        canvas.drop_shadow(box)
        canvas.nine("ui/panel", box)
        if own:
            canvas.fill(box.inflate(-14, -14), LIGHT_GOLD, alpha=120, radius=10)
        room = UNDO * 1.3 * share
        head = (box.x + 18, box.y + 8, box.width - 36 - room, 34 * share)
        canvas.text(title, head, style="title", size=22, colour=RED, wrap=False)
        foot = (box.x + 70 * share, box.y + 128 * share)
        picture = f"derby/gallop-{horse.horse}-0"
        draw_horse(canvas, picture, NUMBERS[horse.horse], foot, HORSE * share)
        self._paint_facts(canvas, box, horse)

    def _paint_facts(self, canvas: Canvas, box: Box, horse: HorseView) -> None:
        words, share = self.context.words, self._ride.share
        left = box.x + 136 * share
        name = (left, box.y + 48 * share, box.right - 14 - left, 28 * share)
        canvas.text(words.horse(horse.horse), name, style="bold", size=22, colour=INK, wrap=False)
        odds = (left, box.y + 78 * share, box.right - 14 - left, 26 * share)
        canvas.text(words.odds(horse.row), odds, style="title", size=18, colour=SADDLE, wrap=False)
        if horse.track is None:
            return
        below = Box(box.x + 18, box.y + 130 * share, box.width - 36, 34 * share)
        said = (below.x, below.y, below.width - 82 * share, below.height)
        canvas.text(self.context.ui.say("Now on"), said, size=20, colour=INK, wrap=False)
        where = (below.right - 18 * share, below.centery)
        if horse.square >= TOWN:
            side = 30 * share
            canvas.centred("derby/sign-town", where, size=(side, side))
            return
        room = (38 * share, 18 * share)
        canvas.numeral(str(horse.square), where, size=20, colour=RED, within=room)
        colour = lane_of(self.context.seen.tracks[horse.track - 1])[horse.square]
        if colour:
            side = 24 * share
            at = (below.right - 54 * share, below.centery)
            canvas.centred(mark_picture(colour), at, size=(side, side))

    # ------------------------------------------------------------------ the six cards

    def _draw_cards(self, canvas: Canvas, horse: HorseView, pose: Pose) -> None:
        cards = ridden_cards(self.context, horse)
        played = played_places(horse, cards)
        move = self.context.progress.move
        shown = pose
        ridden = None if move is None else move.card
        if not pose.chosen and ridden is not None and ridden in cards:
            riding = max(n for n in played | {cards.index(ridden)} if cards[n] == ridden)
            shown = pose._replace(chosen=frozenset({riding}))
        shown = shown._replace(dim=shown.dim | (played - shown.chosen))
        order = sorted(range(len(cards)), key=lambda number: number in shown.chosen)
        for number in order:
            place = self._ride.card_place(number)
            draw_in_hand(canvas, cards[number], place, number, shown)

    def _draw_line(self, canvas: Canvas, pose: Pose) -> None:
        line, box = pose.line or self.context.message()[0], self._ride.line
        if self.context.peeked_at:
            box.width = self._ride.peek_place.x - 8 - box.x
        paint = partial(self._paint_line, canvas, line, box)
        canvas.composed(("derby-ride-line", line), box.inflate(6, 6), paint, slot="ride-line")

    def _paint_line(self, canvas: Canvas, line: str, box: Box) -> None:
        canvas.text(line, box, style="bold", size=19, colour=CREAM, align="centre", drop=INK)

    # ------------------------------------------------------------------ the die and the decision

    def _draw_decision(self, canvas: Canvas, box: Box, horse: HorseView) -> None:
        context, move = self.context, self.context.progress.move
        has_card = None
        if horse.rider is not None:
            has_card = context.seen.players[horse.rider].die_card
        told = () if move is None or context.docked else (self._intent(move), *self._rolls(move))
        lies = context.die.face is not None
        key = ("derby-decision", has_card, told, lies, context.words.code, context.docked)
        around = box.inflate(36, 36)
        paint = partial(self._paint_decision, canvas, box, has_card, told, lies=lies)
        canvas.composed(key, around, paint, slot="derby-decision")

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

    def _paint_decision(
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
        say = self.context.ui.say
        if lies:
            self._small(canvas, say("last roll"), self._ride.last_roll, "italic", SADDLE)
        if has_card is not None:
            picture = "derby/die-card" if has_card else "derby/die-card-used"
            canvas.picture(picture, self._ride.die_card)
            label = say("Die card") if has_card else say("Die card used")
            self._small(canvas, label, self._ride.die_card_words, "bold", SADDLE)
        answers = self._ride.answers
        step = answers.height / MOST_TOLD
        for number, (text, colour) in enumerate(told):
            row = Box(answers.x, answers.y + step * number, answers.width, step - 2)
            canvas.text(text, row, style="bold", size=20, colour=colour, align="centre")

    def _small(self, canvas: Canvas, text: str, box: Box, style: str, colour: Colour) -> None:
        canvas.text(text, box, style=style, size=18, colour=colour, align="centre")
