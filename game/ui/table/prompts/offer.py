"""The prompt of an open offer: does somebody want to play a card? Who might hold one is asked
alike."""

from __future__ import annotations

from typing import Never

from game.hotseat.asks import Ask
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.kit.theme import INK, LIGHT_GOLD, UMBER
from game.ui.kit.tokens import Gap, Type
from game.ui.table.asking import AskingTable
from game.ui.table.commands import SPEAK_UP, TableKey
from game.ui.table.dock import Dock
from game.ui.table.prompt import C, Prompt, V
from game.ui.table.prompts.docked import Answer, Docked
from game.ui.table.prompts.key_plank import KeyPlank
from game.ui.table.prompts.parts import draw_seat_badge

SHARE, SHORTEST = 0.6, 3.0  # of the time to call a bluff; seconds
LAST_CALL = 1.2  # seconds for those who come before the first one who spoke up
BREATH = 0.5  # seconds: a key pressed for what was shown before answers nothing yet
NOBODY = 44.0  # how high that plank is
ROW = 58.0  # of a seat, at most, with what is free below it
BADGE = (42.0, 34.0)


class OfferPrompt(Docked[C, V, bool]):
    """To one person. Yes only opens the private screen: there may be nothing to play after all."""

    def question(self) -> str:
        return self.context.offer_words(self.ask.window, to_all=False)

    def answers(self) -> list[Answer[bool]]:
        say = self.ui.say
        return [
            Answer("yes", say("Check my cards"), say("the others look away"), True),
            Answer("no", say("No"), say("the game goes on"), False),
        ]

    def chosen(self, value: bool) -> None:
        if value:
            self.table.claim_offer(self.seat)
        else:
            self.table.decline_offer()


class SharedOffer(Prompt[C, V, Never]):
    """To several at once, each with a key: nobody, or whoever speaks up in time. Those whom the
    rules ask earlier have a moment more than the first one, so that nobody is cut out; where the
    rules ask all at once, the first one has it."""

    stirs = True
    hurries = True  # there is a countdown, if the players want one

    def __init__(self, table: AskingTable[C], ask: Ask) -> None:
        super().__init__(table, ask)
        self._claims: list[int] = []
        self._last_call = 0.0
        table.ui.sounds.play("turn", 0.7)

    # ------------------------------------------------------------------ time

    @property
    def lasts(self) -> float | None:
        """Seconds for all together; None where there is no countdown."""
        settings = self.ui.settings
        if not self.hurries or not settings.accuse_countdown:
            return None
        return max(settings.countdown_seconds * SHARE, SHORTEST)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        lasts = self.lasts
        if self.time_left is not None:
            self.ui.stir()
        if self._claims:
            self._last_call -= seconds
            if self.hurries and self._last_call <= 0.0:
                self._close()
        elif lasts is not None and self.time >= lasts:
            self._close()

    @property
    def time_left(self) -> float | None:
        """From 1 to 0; None where there is no countdown."""
        lasts = self.lasts
        if self._claims:
            return max(self._last_call / LAST_CALL, 0.0)
        return None if lasts is None else max(1.0 - self.time / lasts, 0.0)

    # ------------------------------------------------------------------ answers

    def _speak_up(self, seat: int) -> None:
        if seat in self._claims:
            return
        self._claims.append(seat)
        if len(self._claims) == 1:
            self._last_call = LAST_CALL
        last = max(self.ask.seats.index(claim) for claim in self._claims)
        earlier = self.ask.seats[:last]
        if self.table.desk.asks_all or all(other in self._claims for other in earlier):
            self._close()
        else:
            self.table.rebuild()

    def _close(self) -> None:
        if self._claims:
            self.table.claim_offer(*self._claims)
        else:  # a key that comes too late must not call a bluff
            self.table.hush(BREATH)
            self.table.decline_offer()

    def intercept(self, given: Input) -> bool:
        keymap = self.ui.keymap
        for seat in self.ask.seats:
            if keymap.matches(given, SPEAK_UP[seat]):
                self._speak_up(seat)
                return True
        if not keymap.matches(given, TableKey.CONFIRM, repeats=True):
            return False
        if self.table.group.shows_focus and self.table.group.focus is not None:
            return False
        if self.time >= BREATH and keymap.matches(given, TableKey.CONFIRM):
            self.press(self.table.group[f"{self.ask.kind}.nobody"])
        return True

    # ------------------------------------------------------------------ widgets

    @property
    def _dock(self) -> Dock:
        return self.context.dock()

    def build(self, group: Group) -> None:
        say, dock = self.ui.say, self._dock
        for number, seat in enumerate(self.ask.seats):
            row, aside = self._row(number), dock.units(BADGE[0]) + 10
            call = KeyPlank(
                f"{self.ask.kind}.claim-{seat}",
                (row.x + aside, row.y, row.width - aside, row.height),
                self.context.name(seat),
                lambda seat=seat: self._speak_up(seat),  # type: ignore[misc]
                self.ui.keymap.cap(SPEAK_UP[seat], self.ui.words),
                skin="green" if seat in self._claims else "on",
            )
            call.tip = say("You check your cards while the others look away.")
            group.add(call)
        label = say("Nobody else") if self._claims else say("Nobody")
        area, high = dock.planks, dock.units(NOBODY)
        box = (area.x, area.bottom - high, area.width, high)
        key = self.ui.keymap.cap(TableKey.CONFIRM, self.ui.words)
        group.add(KeyPlank(f"{self.ask.kind}.nobody", box, label, self._close, key, skin="dark"))

    def _row(self, number: int) -> Box:
        dock = self._dock
        area, top = dock.planks, dock.below(96)
        room = area.bottom - dock.units(NOBODY) - top
        step = min(room / len(self.ask.seats), dock.units(ROW))
        return Box(area.x, top + step * number, area.width, step - Gap.SMALL)

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        dock = self._dock
        dock.draw(canvas)
        asked = dock.words(dock.below(10), dock.below(68))
        question = self.context.offer_words(self.ask.window, to_all=True)
        canvas.text(question, asked, style="bold", size=Type.BODY, colour=INK)
        self._draw_clock(canvas)
        for number, seat in enumerate(self.ask.seats):
            row = self._row(number)
            wide, high = dock.units.size(BADGE)
            badge = Box(row.x + 2, row.centery - high / 2, wide, high)
            if seat in self._claims:
                canvas.fill(badge.inflate(10, 10), LIGHT_GOLD, radius=10)
            draw_seat_badge(canvas, seat, self.context.colour(seat), badge, size=Type.NOTE)

    def _draw_clock(self, canvas: Canvas) -> None:
        dock = self._dock
        bar = dock.words(dock.below(72), dock.below(86))
        share = self.time_left
        if share is None:
            canvas.line((bar.x, bar.centery), (bar.right, bar.centery), UMBER, width=2)
            return
        canvas.nine("ui/track", bar, grain=dock.units.zoom)
        length = max(bar.width * share, 12.0)
        full = (bar.centerx - length / 2, bar.y, length, bar.height)
        canvas.nine("ui/track-full", full, grain=dock.units.zoom)
