"""Below the course: whose move it is, the six cards of that horse, and what is decided there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from game.i18n import mark
from game.rules.derby.cards import FULL, in_hand_order
from game.rules.derby.course import TOWN, is_last, lane_of, pushes_of_nobody, rolls_to_town
from game.rules.derby.view import HorseView, MoveView
from game.ui.derby.cards.face import RIDDEN, mark_picture
from game.ui.derby.cards.hand import draw_in_hand
from game.ui.derby.course.horse_pictures import draw_horse
from game.ui.derby.horses import NUMBERS
from game.ui.derby.pose import PLAIN, Pose
from game.ui.derby.ride.bets_row import draw_bets_row
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.theme import CREAM, GREEN, INK, LIGHT_GOLD, RED, SADDLE, Colour

if TYPE_CHECKING:
    from game.ui.derby.view import DerbyView

HIGH = 174.0  # as designed; a replay leaves less
PITCH = 76.0  # from card to card
CARDS = (16.0, 16.0)  # where the first one lies in its tray
DIE, DIE_SIZE = (66.0, 60.0), 104.0
LAST_ROLL = Box(10, 124, 116, 40)
PLANKS = (Box(134, 12, 218, 72), Box(134, 92, 218, 70))
DIE_CARD = Box(380, 14, 84, 116)
DIE_CARD_WORDS = Box(362, 132, 124, 36)
HORSE = 124.0  # how wide
UNDO = 40.0
PEEK = (146.0, 40.0)
MOST_TOLD = 4  # a card, two pushes, and a roll that a die card cancelled
GOOD, BAD = mark("%(face)d: good, %(value)d or less"), mark("%(face)d: higher than %(value)d")
# What nobody's horse does with its card, by how often it rolls at most.
NOBODY_PUSHES = (mark("No push"), mark("One push"), mark("Two pushes"))


class Told(NamedTuple):
    """Something that happens in a turn, in a few words."""

    text: str
    colour: Colour


class RidePanel:
    """Also shown while bots ride; where no horse moves, the bets are."""

    def __init__(self, view: DerbyView) -> None:
        self._view = view

    # ------------------------------------------------------------------ where things are

    @property
    def share(self) -> float:
        """How large everything is, of what was designed."""
        return min(self._view.layout.decision.height / HIGH, 1.0)

    def _inside(self, panel: Box, box: Box) -> Box:
        """Lower where there is less room, and as wide as ever."""
        share = self.share
        return Box(panel.x + box.x, panel.y + box.y * share, box.width, box.height * share)

    def card_place(self, number: int) -> Box:
        """One of the six."""
        tray, share = self._view.layout.ridden, self.share
        wide, high = RIDDEN[0] * share, RIDDEN[1] * share
        middle = tray.x + CARDS[0] + PITCH * number + RIDDEN[0] / 2
        return Box(middle - wide / 2, tray.y + CARDS[1] * share, wide, high)

    def plank(self, number: int) -> Box:
        """Where an answer stands beside the die: the upper or the lower one."""
        return self._inside(self._view.layout.decision, PLANKS[number])

    @property
    def answers(self) -> Box:
        """Both together."""
        return self.plank(0).union(self.plank(1))

    @property
    def die_place(self) -> Point:
        """The middle of a die that lies still."""
        panel, share = self._view.layout.decision, self.share
        return panel.x + DIE[0], panel.y + DIE[1] * share

    @property
    def die_size(self) -> float:
        return DIE_SIZE * self.share

    @property
    def die_card(self) -> Box:
        place = self._inside(self._view.layout.decision, DIE_CARD)
        wide = place.width * self.share
        return Box(place.centerx - wide / 2, place.y, wide, place.height)

    @property
    def undo_place(self) -> Box:
        move = self._view.layout.move
        side = UNDO * self.share * min(self._view.ui.zoom, 1.2)
        return Box(move.right - side - 12, move.y + 10, side, side)

    @property
    def peek_place(self) -> Box:
        """The button to hold for hidden cards: below them, beside what is said of them."""
        tray, zoom = self._view.layout.ridden, min(self._view.ui.zoom, 1.2)
        wide, high = PEEK[0] * zoom, PEEK[1] * zoom
        return Box(tray.right - 12 - wide, tray.bottom - 8 - high, wide, high)

    # ------------------------------------------------------------------ what is shown

    def horse(self, pose: Pose = PLAIN) -> HorseView | None:
        """Whose move it is, or was just now; before the first, the one that is asked about."""
        name = pose.horse or self._view.progress.on_move
        return None if name is None else self._view.seen.horse(name)

    def cards(self, horse: HorseView) -> list[str | None]:
        """Its six, in the order of a hand. None is a card whose face is not to be seen: hidden,
        and not played yet, while its rider does not look."""
        if not horse.is_hidden:
            return list(in_hand_order(horse.seen_cards))
        looked_at = self._view.looking()
        if looked_at is not None and horse.rider == self._view.front:
            return list(looked_at)
        played = in_hand_order(horse.played)
        return [*played, *[None] * (FULL - len(played))]

    @staticmethod
    def played(horse: HorseView, cards: Sequence[str | None]) -> frozenset[int]:
        """The places of those that are played; of two equal ones the first."""
        left = list(horse.played)
        found = set()
        for place, card in enumerate(cards):
            if card in left:
                left.remove(card)
                found.add(place)
        return frozenset(found)

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas, pose: Pose) -> None:
        layout, horse = self._view.layout, self.horse(pose)
        if horse is None:
            draw_bets_row(canvas, self._view)
            return
        self._draw_move(canvas, layout.move, horse, pose)
        canvas.composed(("ridden",), layout.ridden, lambda: canvas.nine("ui/felt", layout.ridden))
        self._draw_cards(canvas, horse, pose)
        self._draw_line(canvas, layout.ridden, pose)
        self._draw_decision(canvas, layout.decision, horse)

    # ------------------------------------------------------------------ whose move it is

    def _title(self, horse: HorseView, pose: Pose) -> str:
        view, say = self._view, self._view.ui.say
        if pose.headline:
            return pose.headline
        if horse.rider is None:
            return say("Riderless horse")
        if horse.rider == view.reader:
            return say("Your move")
        return view.names[horse.rider]

    def _draw_move(self, canvas: Canvas, box: Box, horse: HorseView, pose: Pose) -> None:
        title, words = self._title(horse, pose), self._view.words
        own = horse.rider is not None and horse.rider == self._view.front
        facts = (horse.horse, horse.row, horse.square, horse.track, words.code)
        key = ("derby-move", title, own, facts)
        around = box.inflate(36, 36)
        paint = partial(self._paint_move, canvas, box, title, horse, own=own)
        canvas.composed(key, around, paint, slot="derby-move")

    def _paint_move(
        self, canvas: Canvas, box: Box, title: str, horse: HorseView, *, own: bool
    ) -> None:
        share = self.share
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
        words, share = self._view.words, self.share
        left = box.x + 136 * share
        name = (left, box.y + 48 * share, box.right - 14 - left, 28 * share)
        canvas.text(words.horse(horse.horse), name, style="bold", size=22, colour=INK, wrap=False)
        odds = (left, box.y + 78 * share, box.right - 14 - left, 26 * share)
        canvas.text(words.odds(horse.row), odds, style="title", size=18, colour=SADDLE, wrap=False)
        if horse.track is None:
            return
        below = Box(box.x + 18, box.y + 130 * share, box.width - 36, 34 * share)
        said = (below.x, below.y, below.width - 82 * share, below.height)
        canvas.text(self._view.ui.say("Now on"), said, size=20, colour=INK, wrap=False)
        where = (below.right - 18 * share, below.centery)
        if horse.square >= TOWN:
            side = 30 * share
            canvas.centred("derby/sign-town", where, size=(side, side))
            return
        room = (38 * share, 18 * share)
        canvas.numeral(str(horse.square), where, size=20, colour=RED, within=room)
        colour = lane_of(self._view.seen.tracks[horse.track - 1])[horse.square]
        if colour:
            side = 24 * share
            at = (below.right - 54 * share, below.centery)
            canvas.centred(mark_picture(colour), at, size=(side, side))

    # ------------------------------------------------------------------ the six cards

    def _draw_cards(self, canvas: Canvas, horse: HorseView, pose: Pose) -> None:
        cards = self.cards(horse)
        played = self.played(horse, cards)
        move = self._view.progress.move
        shown = pose
        ridden = None if move is None else move.card
        if not pose.chosen and ridden is not None and ridden in cards:
            riding = max(n for n in played | {cards.index(ridden)} if cards[n] == ridden)
            shown = pose._replace(chosen=frozenset({riding}))
        shown = shown._replace(dim=shown.dim | (played - shown.chosen))
        order = sorted(range(len(cards)), key=lambda number: number in shown.chosen)
        for number in order:
            draw_in_hand(canvas, cards[number], self.card_place(number), number, shown)

    def _draw_line(self, canvas: Canvas, tray: Box, pose: Pose) -> None:
        line = pose.line or self._view.message()[0]
        top = tray.y + (CARDS[1] + RIDDEN[1] + 6) * self.share
        right = self.peek_place.x - 8 if self._view.peeked_at else tray.right - 16
        box = Box(tray.x + 16, top, right - tray.x - 16, tray.bottom - 8 - top)
        paint = partial(self._paint_line, canvas, line, box)
        canvas.composed(("derby-ride-line", line), box.inflate(6, 6), paint, slot="ride-line")

    def _paint_line(self, canvas: Canvas, line: str, box: Box) -> None:
        canvas.text(line, box, style="bold", size=19, colour=CREAM, align="centre", drop=INK)

    # ------------------------------------------------------------------ the die and the decision

    def _draw_decision(self, canvas: Canvas, box: Box, horse: HorseView) -> None:
        view, move = self._view, self._view.progress.move
        has_card = None
        if horse.rider is not None:
            has_card = view.seen.players[horse.rider].die_card
        told = () if move is None or view.docked else (self._intent(move), *self._rolls(move))
        lies = view.die.face is not None
        key = ("derby-decision", has_card, told, lies, view.words.code, view.docked)
        around = box.inflate(36, 36)
        paint = partial(self._paint_decision, canvas, box, has_card, told, lies=lies)
        canvas.composed(key, around, paint, slot="derby-decision")

    def _intent(self, move: MoveView) -> Told:
        """What the rider does with the card; nobody's horse does what its card says."""
        say, words = self._view.ui.say, self._view.words
        if move.card is None:
            return Told("", SADDLE)
        if move.level:
            return Told(say("Draws level"), SADDLE)
        if move.seat is not None:
            return Told(say("Plays %(card)s", card=words.card_said(move.card)), SADDLE)
        return Told(say(NOBODY_PUSHES[self._pushes_of_nobody(move, move.card)]), SADDLE)

    def _pushes_of_nobody(self, move: MoveView, card: str) -> int:
        """Fewer than its card says where the town is near."""
        seen = self._view.seen
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
        say = self._view.ui.say
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
        say = self._view.ui.say
        if lies:
            self._small(canvas, say("last roll"), self._inside(box, LAST_ROLL), "italic", SADDLE)
        if has_card is not None:
            picture = "derby/die-card" if has_card else "derby/die-card-used"
            canvas.picture(picture, self.die_card)
            label = say("Die card") if has_card else say("Die card used")
            self._small(canvas, label, self._inside(box, DIE_CARD_WORDS), "bold", SADDLE)
        answers, step = self.answers, self.answers.height / MOST_TOLD
        for number, (text, colour) in enumerate(told):
            row = Box(answers.x, answers.y + step * number, answers.width, step - 2)
            canvas.text(text, row, style="bold", size=20, colour=colour, align="centre")

    def _small(self, canvas: Canvas, text: str, box: Box, style: str, colour: Colour) -> None:
        canvas.text(text, box, style=style, size=18, colour=colour, align="centre")
