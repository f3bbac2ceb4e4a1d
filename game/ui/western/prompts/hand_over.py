"""The screen goes from gambler to gambler: how the fortunes stand, and what has happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.rules.western.cards import ATTACKS
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.theme import INK, SADDLE
from game.ui.table.faces import draw_face
from game.ui.table.prompts.hand_over import HandBack, HandOver
from game.ui.table.prompts.parts import heading
from game.ui.table.prompts.since import NOTHING, Worth
from game.ui.western.card_face import card_picture
from game.ui.western.hand_view import GLOW
from game.ui.western.plates import MONEY

if TYPE_CHECKING:
    from game.ui.western.table import WesternTable

# How much something matters to whoever has looked away, and the picture beside it.
MUCH = {
    "train-won": Worth(6, "western/card-train"),
    "attack-decided": Worth(4, "western/card-attack-2"),
    "card-taken": Worth(4, "western/card-hat"),
    "sheriff-laid": Worth(2, "western/card-sheriff"),
    "direction-turned": Worth(1, "western/card-whisky"),
    "turn-will-be-lost": Worth(3, "western/card-horse"),
}
TOLD = (*ATTACKS, "train")  # of this money something else tells
LARGE = 50  # thousands: so much money among others is worth telling of
HEAD, ROW, FACE = 56.0, 60.0, 46.0


class WesternHandOver(HandOver):
    table: WesternTable

    def worth_of(self, entry: dict[str, Any]) -> Worth:
        kind, data = entry["kind"], entry["data"]
        if kind == "paid" and data["why"] not in TOLD:
            own = self.seat in (data["payer"], data["payee"])
            if data["amount"] >= LARGE or (own and data["amount"] > 0):
                return Worth(5 if own else 3, card_picture(self.table.view.words, data["why"]))
        if kind == "countered":
            return Worth(3, card_picture(self.table.view.words, data["by"]))
        return MUCH.get(kind, NOTHING)

    def standings(self) -> tuple[object, ...]:
        players = self.public()["players"]
        return tuple((player["money"], player["cards"], player["sheriff"]) for player in players)

    def paint_standings(self, canvas: Canvas, box: Box) -> None:
        """The richest first; ten of them fit."""
        players, words = self.public()["players"], self.table.view.words
        title = (box.x + 20, box.y + 12, box.width - 40, 40)
        goal = words.money(self.public()["goal"])
        heading(canvas, self.ui.say("Goal %(money)s", money=goal), title)
        order = sorted(range(len(players)), key=lambda seat: (-players[seat]["money"], seat))
        step = min((box.height - HEAD - 14) / len(order), ROW)
        for number, seat in enumerate(order):
            row = Box(box.x + 12, box.y + HEAD + step * number, box.width - 24, step - 4)
            self._paint_row(canvas, row, seat, players[seat])

    def _paint_row(self, canvas: Canvas, row: Box, seat: int, player: dict[str, Any]) -> None:
        view = self.table.view
        if seat == self.seat:
            canvas.fill(row, GLOW, alpha=120, radius=8)
        side = min(FACE, row.height - 2)
        face = (row.x + 8 + side / 2, row.centery)
        draw_face(canvas, view.portrait(seat), view.colour(seat), seat, face, side)
        left = row.x + side + 18
        name = (left, row.y, row.right - 116 - left, row.height)
        canvas.text(player["name"], name, style="bold", size=19, colour=INK)
        money = (row.right - 112, row.y, 64, row.height)
        text = view.words.money(player["money"])
        canvas.text(text, money, style="title", size=19, colour=MONEY, align="right", wrap=False)
        canvas.centred("western/mini-card", (row.right - 36, row.centery), size=(13, 18))
        room = (20.0, 16.0)
        at = (row.right - 16, row.centery)
        canvas.numeral(str(player["cards"]), at, size=18, colour=SADDLE, within=room)


class WesternHandBack(HandBack):
    """Nothing is left to be seen alone: cards are drawn in front of everybody."""

    table: WesternTable
