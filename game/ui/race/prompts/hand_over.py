"""The screen goes from hand to hand: who looks now, and who looks away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.hotseat.desk import Ask
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD, LIVERIES, MARKS, SADDLE, SAND
from game.ui.race.prompt import Prompt
from game.ui.race.prompts.doorway import draw_doorway
from game.ui.race.prompts.held_door import SWINGS, HeldDoor, corner_box, open_box
from game.ui.race.prompts.parts import (
    draw_covered_die,
    draw_die,
    draw_pawn,
    draw_plate,
    heading,
)
from game.ui.race.prompts.peek import Peek
from game.ui.race.prompts.since import Fact, facts_since

if TYPE_CHECKING:
    from game.ui.race.table import RaceTable

LEFT_PAPER = Box(28, 176, 316, 430)
RIGHT_PAPER = Box(936, 176, 316, 430)


class HandOver(Prompt):
    """One person takes the screen; everybody else looks away."""

    whole_screen = True

    def __init__(self, table: RaceTable, ask: Ask) -> None:
        super().__init__(table, ask)
        self._door = HeldDoor(table.ui)
        self._facts: list[Fact] = []
        table.ui.sounds.play("turn")

    def build(self, group: Group) -> None:
        say, table = self.ui.say, self.table
        log, names = self.public()["log"], table.match.names
        self._facts = facts_since(log, self.seat, names, table.view.words)
        self._door.build(group, "handover.open")
        menu = Button("handover.menu", corner_box(self.ui), say("Menu"), self.table.pause)
        group.add(menu)

    def intercept(self, given: Input) -> bool:
        return self._door.take(given, self.table.group)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._door.advance(seconds):
            self.table.enter_visit(self.seat)

    def focus_lost(self) -> None:
        self._door.let_go()

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        say = self.ui.say
        draw_doorway(canvas, self.table, self.seat, say("Hand over to"), self._door.open)
        public = self.public()
        code = self.ui.words.code
        key: tuple[object, ...] = ("since", code, tuple(self._facts))
        canvas.composed(key, LEFT_PAPER, lambda: self._paint_facts(canvas, self._facts))
        riders = tuple(tuple(rider.values()) for rider in public["riders"])
        key = ("standings", code, self.seat, riders, self.table.look.colours)
        canvas.composed(key, RIGHT_PAPER, lambda: self._paint_race(canvas, public["riders"]))
        draw_look_away(canvas, self.table, self.seat)

    def _paint_facts(self, canvas: Canvas, facts: list[Fact]) -> None:
        box = LEFT_PAPER
        say = self.ui.say
        canvas.nine("ui/paper", box)
        heading(canvas, say("Since your turn"), (box.x + 20, box.y + 12, box.width - 40, 40))
        if not facts:
            quiet = (box.x + 24, box.y + 70, box.width - 48, 120)
            canvas.text(say("Nothing to tell yet."), quiet, size=20, colour=SADDLE, valign="top")
        row = 88.0
        for number, fact in enumerate(facts):
            y = box.y + 62 + row * number
            canvas.centred(fact.icon, (box.x + 42, y + 40), size=(44, 44))
            words = (box.x + 76, y + 2, box.width - 94, row - 12)
            canvas.text(fact.sentence, words, size=19, colour=INK)
            if number:
                canvas.line((box.x + 20, y - 2), (box.right - 20, y - 2), SAND, width=2)

    def _paint_race(self, canvas: Canvas, riders: list[dict[str, Any]]) -> None:
        box = RIGHT_PAPER
        canvas.nine("ui/paper", box)
        title = (box.x + 20, box.y + 12, box.width - 40, 40)
        heading(canvas, self.ui.say("The race"), title)
        order = sorted(
            range(len(riders)), key=lambda seat: -riders[seat]["space"] - riders[seat]["mailbox"]
        )
        for number, seat in enumerate(order):
            row = Box(box.x + 12, box.y + 56 + 72 * number, box.width - 24, 68)
            self._paint_rider(canvas, row, seat, riders[seat])

    def _paint_rider(self, canvas: Canvas, row: Box, seat: int, rider: dict[str, Any]) -> None:
        colour = self.table.look.colours[seat]
        if seat == self.seat:
            canvas.fill(row, (255, 226, 150), radius=10)
            canvas.frame(row, LIVERIES[colour].base, width=3, radius=10)
        draw_pawn(canvas, colour, (row.x + 36, row.centery), 60, lying=rider["prison"])
        name = (row.x + 72, row.y + 4, row.width - 146, 32)
        canvas.text(rider["name"], name, style="bold", size=20, wrap=False)
        y = row.y + 50
        canvas.centred("pieces/nugget", (row.x + 84, y), size=(22, 20))
        gold = (row.x + 100, y - 15, 34, 30)
        canvas.text(str(rider["gold"]), gold, style="title", size=19, wrap=False)
        numeral = (row.x + 138, y - 15, 36, 30)
        canvas.text(MARKS[seat], numeral, style="title", size=18, colour=SADDLE, wrap=False)
        if rider["mailbox"]:
            canvas.centred("board/mailbox", (row.right - 38, row.centery), size=(44, 44))
        else:
            draw_plate(canvas, str(rider["space"]), (row.right - 38, row.centery))


def draw_look_away(canvas: Canvas, table: RaceTable, seat: int) -> None:
    """To everybody but that person."""
    box = Box(28, 618, 316, 84)
    canvas.nine("ui/panel-dark", box)
    canvas.centred("ui/icon-eye-shut", (box.x + 48, box.centery), size=(56, 56))
    words = (box.x + 88, box.y + 8, box.width - 104, box.height - 16)
    say = table.ui.say
    others = [table.match.names[other] for other in table.desk.people if other != seat]
    text = say("Everybody else: please look away.")
    if len(others) <= 2:
        text = say("%(names)s: please look away.", names=table.ui.words.listing(others))
    canvas.text(text, words, size=20, colour=CREAM)


class HandBack(Prompt):
    """The person has done: the doors are shut, and all may look again. What a spyglass has shown
    is looked at before, here."""

    whole_screen = True

    def __init__(self, table: RaceTable, ask: Ask) -> None:
        super().__init__(table, ask)
        self._peek = Peek(table, always=False)
        self._spied = _spied_now(self.secrets()["log"])

    def build(self, group: Group) -> None:
        say = self.ui.say
        if self._spied is not None:
            place = (RIGHT_PAPER.x + 24, RIGHT_PAPER.bottom - 62, RIGHT_PAPER.width - 48, 40)
            self._peek.build(group, "handback.peek", place)
        box = open_box(self.ui)
        done = Button("handback.done", box, say("Done"), self.table.leave_visit, skin="green")
        done.chosen = True
        done.sub = say("all may look")
        group.add(done)
        menu = Button("handback.menu", corner_box(self.ui), say("Menu"), self.table.pause)
        group.add(menu)
        group.focus_on("handback.done", self.ui)

    def draw(self, canvas: Canvas) -> None:
        shut = 1.0 - min(self.time / SWINGS, 1.0) if self.ui.motion(SWINGS) else 0.0
        draw_doorway(canvas, self.table, self.seat, self.ui.say("Thank you"), shut)
        if self._spied is not None:
            self._draw_spied(canvas, self._spied)

    def _draw_spied(self, canvas: Canvas, spied: dict[str, Any]) -> None:
        box, words = RIGHT_PAPER, self.table.view.words
        canvas.nine("ui/panel-dark", box)
        title = (box.x + 20, box.y + 12, box.width - 40, 40)
        heading(canvas, words.card("spyglass").name, title, colour=LIGHT_GOLD, drop=INK)
        die, below = (box.centerx, box.y + 150), (box.x + 24, box.y + 240, box.width - 48, 110)
        if self._peek.open:
            names = self.table.match.names
            text = words.event(spied["kind"], spied["data"], names, self.seat) or ""
            draw_die(canvas, spied["data"]["face"], 2, die, 150)
        else:
            text = self.look_first
            draw_covered_die(canvas, die, 150)
        canvas.text(text, below, size=20, colour=CREAM, align="centre")

    def intercept(self, given: Input) -> bool:
        return self._spied is not None and self._peek.take(given)

    def focus_lost(self) -> None:
        self._peek.forget()


def _spied_now(log: Sequence[dict[str, Any]]) -> dict[str, Any] | None:
    """What the seat has spied since the announcement that everybody thinks about."""
    spied = None
    for entry in log:
        if entry["kind"] == "die-spied":
            spied = entry
        elif entry["kind"] in ("announced", "believed", "accused"):
            spied = None
    return spied
