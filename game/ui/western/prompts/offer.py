"""In front of everybody: does somebody want to answer with a card? Who might is asked alike."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from game.hotseat.desk import Ask
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.table.faces import draw_face
from game.ui.table.prompts.key_plank import Cap, KeyPlank
from game.ui.table.prompts.keys import SEAT_KEYS, letters_of
from game.ui.table.prompts.offer import SharedOffer
from game.ui.western.pose import PLAIN, Pose

if TYPE_CHECKING:
    from game.ui.western.table import WesternTable

ACROSS, MANY = 4, 8  # planks side by side, and one more where there are more than so many
GAP, HIGHEST, WIDEST = 10.0, 84.0, 400.0
FACE = 58.0
CLOCK = 10.0
KEY = Cap(30.0, 24.0, 17.0, wraps=True)


class WesternOffer(SharedOffer):
    """Where the hand lies, which nobody may see now, stands a plank with a key for each."""

    table: WesternTable

    def __init__(self, table: WesternTable, ask: Ask) -> None:
        super().__init__(table, ask)
        table.view.posing = self.pose
        self._led = self._leads()

    def close(self) -> None:
        super().close()
        self.table.view.posing = lambda: PLAIN

    def goes_on(self, ask: Ask) -> bool:
        """Where all are asked at once, a bot that passes changes nothing."""
        same = (ask.kind, ask.mode, ask.seats) == (self.ask.kind, self.ask.mode, self.ask.seats)
        return same and self.table.desk.asks_all and self._leads() == self._led

    def _leads(self) -> object:
        train = self.public()["train"]
        return train and (train["leader"], train["combination"], train["hat"])

    @property
    def lasts(self) -> float | None:
        """One alone is not hurried."""
        return None if len(self.ask.seats) == 1 else super().lasts

    def pose(self) -> Pose:
        words, kind = self.table.view.words, self.ask.kind
        headline, _ = words.panel(kind, self.public(), None)
        single = len(self.ask.seats) == 1
        line = words.question(kind) if single else words.question_to_all(kind)
        return Pose(headline=headline, line=line, bare=True)

    # ------------------------------------------------------------------ widgets

    def _place(self, number: int) -> Box:
        """Of a face and its plank."""
        hand, seats = self.table.view.layout.hand, len(self.ask.seats)
        rows = ceil(seats / (ACROSS if seats <= MANY else ACROSS + 1))
        across = ceil(seats / rows)
        high = min((hand.height + GAP) / rows - GAP, HIGHEST)
        wide = min((hand.width + GAP) / across - GAP, WIDEST)
        top = hand.centery - (rows * (high + GAP) - GAP) / 2
        row, column = divmod(number, across)
        in_row = min(across, seats - row * across)
        left = hand.centerx - (in_row * (wide + GAP) - GAP) / 2
        return Box(left + (wide + GAP) * column, top + (high + GAP) * row, wide, high)

    def build(self, group: Group) -> None:
        say, kind = self.ui.say, self.ask.kind
        for number, seat in enumerate(self.ask.seats):
            place = self._place(number)
            aside = min(FACE, place.height) + 4
            call = KeyPlank(
                f"{kind}.claim-{seat}",
                (place.x + aside, place.y + 6, place.width - aside, place.height - 12),
                self.table.match.names[seat],
                lambda seat=seat: self._speak_up(seat),  # type: ignore[misc]
                letters_of(SEAT_KEYS[seat]),
                skin="green" if seat in self._claims else "on",
                cap=KEY,
            )
            call.tip = say("You check your cards while the others look away.")
            group.add(call)
        label = say("Nobody else") if self._claims else say("Nobody")
        if len(self.ask.seats) == 1:
            label = self.table.view.words.answer_label(kind, None)
        layout = self.table.view.layout
        box = layout.button(1).union(layout.button(2))
        group.add(KeyPlank(f"{kind}.nobody", box, label, self._close, say("Enter"), skin="dark"))

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        view = self.table.view
        self._draw_clock(canvas)
        for number, seat in enumerate(self.ask.seats):
            place = self._place(number)
            side = min(FACE, place.height)
            at = (place.x + side / 2, place.centery)
            if seat in self._claims:
                canvas.nine(
                    "ui/glow", Box(at[0] - side / 2, at[1] - side / 2, side, side).inflate(30, 30)
                )
            draw_face(canvas, view.portrait(seat), view.colour(seat), seat, at, side)

    def _draw_clock(self, canvas: Canvas) -> None:
        """How much time is left, where the first of the planks would be."""
        share = self.time_left
        if share is None:
            return
        plank = self.table.view.layout.button(0)
        bar = Box(plank.x + 8, plank.centery - CLOCK / 2, plank.width - 16, CLOCK)
        canvas.nine("ui/track", bar)
        length = max(bar.width * share, 12.0)
        canvas.nine("ui/track-full", (bar.x, bar.y, length, bar.height))
