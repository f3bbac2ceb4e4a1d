"""The screen goes from rancher to rancher: how the ranches stand, and what has happened."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.events import Event
from game.rules.mustang.events import (
    EventTurnedUp,
    FoalBorn,
    HerdRaided,
    MustangCaught,
    MustangLetGo,
    MustangStabled,
    MustangStolen,
    TheftAnswered,
    TheftTried,
)
from game.rules.mustang.view import MustangView
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.heading import heading
from game.ui.kit.inputs import Input
from game.ui.kit.theme import INK, LIGHT_GOLD, RED
from game.ui.kit.tokens import Type
from game.ui.mustang.context import MustangContext
from game.ui.mustang.pieces.card import CARD, draw_card, draw_card_back
from game.ui.mustang.pieces.counter import counter_picture, draw_counter
from game.ui.mustang.pieces.event_card import event_picture
from game.ui.mustang.pieces.plates import draw_lit
from game.ui.mustang.places.herd import herd_places
from game.ui.table.commands import PromptKey
from game.ui.table.faces import draw_face
from game.ui.table.prompts.hand_over import LEFT_PAPER, HandBack, HandOver, standing_rows
from game.ui.table.prompts.held_door import corner_box
from game.ui.table.prompts.since import NOTHING, Worth
from game.ui.table.tips import undo_tip

# How much something matters to whoever has looked away.
MUCH: Mapping[type[Event], int] = {
    TheftTried: 6,
    MustangStolen: 5,
    TheftAnswered: 4,
    HerdRaided: 4,
    EventTurnedUp: 3,
    FoalBorn: 3,
    MustangCaught: 2,
    MustangLetGo: 2,
    MustangStabled: 1,
}
ROW = 112.0  # of the paper about the ranches; where there are many, rows are lower
COUNTER = (30.0, 16.0)  # how large, and how small at least: more of them stand in one row


class RanchHandOver(HandOver[MustangContext, MustangView]):
    def worth_of(self, event: Event) -> Worth:
        much = MUCH.get(type(event), 0)
        if not much or (isinstance(event, TheftTried) and not self._is_open(event)):
            return NOTHING
        if isinstance(event, EventTurnedUp):
            return Worth(much, event_picture(self.ui, event.event))
        if isinstance(event, HerdRaided):
            return Worth(much, counter_picture(event.mustangs[0]))
        mustang: str = getattr(event, "mustang", "")  # all others are about one
        return Worth(much, counter_picture(mustang))

    def _is_open(self, tried: TheftTried) -> bool:
        """Whether that theft waits for its answer; what came of others is told by itself."""
        theft = self.public().theft
        return theft is not None and theft.mustang == tried.mustang

    def standings(self) -> tuple[object, ...]:
        ranchers = self.public().ranchers
        held = [(*rancher.stable, "", *rancher.corral) for rancher in ranchers]
        return (*held, self.ui.settings.running_score)

    def paint_standings(self, canvas: Canvas, box: Box) -> None:
        seen = self.public()
        shows = self.ui.settings.running_score
        order = seen.standings() if shows else list(range(len(seen.ranchers)))
        title = self.ui.say("The ranches")
        rows = standing_rows(canvas, box, title, len(order), highest=ROW)
        for seat, row in zip(order, rows, strict=True):
            self._paint_row(canvas, row, seen, seat, shows)

    def _paint_row(
        self, canvas: Canvas, row: Box, seen: MustangView, seat: int, shows_score: bool
    ) -> None:
        context, rancher = self.context, seen.ranchers[seat]
        if seat == self.seat:
            draw_lit(canvas, row)
        face = (row.x + 32, row.centery)
        draw_face(canvas, context.portrait(seat), context.colour(seat), seat, face, 50)
        name = (row.x + 64, row.y + 3, row.width - 124, 26)
        canvas.text(rancher.name, name, style="bold", size=Type.ENTRY, colour=INK, wrap=False)
        herd = [*rancher.stable, *rancher.corral]
        room = Box(row.x + 62, row.y + 30, row.width - 122, row.height - 33)
        points, side = herd_places(len(herd), room, *COUNTER)
        for mustang, at in zip(herd, points, strict=True):
            draw_counter(canvas, mustang, at, side)
        if shows_score:
            at = (row.right - 30, row.centery)
            canvas.numeral(
                str(seen.ranchers[seat].score), at, size=Type.HEADING, colour=RED, within=(44, 28)
            )


class RanchHandBack(HandBack[MustangContext, MustangView]):
    """What was drawn is looked at before all may look again."""

    COLUMNS, CARD = 3, 82.0

    def build(self, group: Group) -> None:
        super().build(group)
        if self.table.desk.undo_refusal(self.seat) is None:
            box = corner_box(self.ui)
            box.x = LEFT_PAPER.x
            back = Button("handback.undo", box, self.ui.say("Undo"), self._take_back)
            back.tip = undo_tip(self.ui)
            group.add(back)

    def _take_back(self) -> None:
        self.table.undo(self.seat)

    def handle(self, given: Input) -> bool:
        if self.ui.keymap.matches(given, PromptKey.UNDO):
            self._take_back()
            return True
        return super().handle(given)

    @property
    def has_news(self) -> bool:
        return True

    def draw_news(self, canvas: Canvas, box: Box, *, seen: bool) -> None:
        title = (box.x + 20, box.y + 12, box.width - 40, 40)
        heading(canvas, self.ui.say("Your cards"), title, colour=LIGHT_GOLD, drop=INK)
        hand = self.secrets().own_hand(self.seat)
        high = self.CARD * CARD[1] / CARD[0]
        for number, card in enumerate(hand):
            row, column = divmod(number, self.COLUMNS)
            x = box.centerx + (column - 1) * (self.CARD + 10) - self.CARD / 2
            place = Box(x, box.y + 66 + row * (high + 12), self.CARD, high)
            if seen:
                draw_card(canvas, self.ui, card, place)
            else:
                draw_card_back(canvas, place)
