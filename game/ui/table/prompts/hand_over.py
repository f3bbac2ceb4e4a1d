"""The screen goes from hand to hand: who looks now, and who looks away."""

from __future__ import annotations

from typing import Any, Never

from game.engine.events import Event
from game.hotseat.asks import Ask
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.group import Group
from game.ui.kit.heading import heading
from game.ui.kit.inputs import Input
from game.ui.kit.layout import columns, inset, rows, share, stack
from game.ui.kit.theme import CREAM, INK, SADDLE, SAND
from game.ui.kit.tokens import Gap, Line, Type
from game.ui.table.asking import AskingTable
from game.ui.table.prompt import C, Prompt, V
from game.ui.table.prompts.doorway import draw_doorway
from game.ui.table.prompts.held_door import SWINGS, HeldDoor, corner_box, open_box
from game.ui.table.prompts.peek import Peek
from game.ui.table.prompts.since import NOTHING, Fact, Worth, facts_since

LEFT_PAPER = Box(28, 176, 316, 430)
RIGHT_PAPER = Box(936, 176, 316, 430)
ICON = 44.0
FACT, BETWEEN = 76.0, 12.0  # how high the place of a fact is, and what is free between two
HEAD = 56.0  # of the paper about the game: how much its title takes


class HandOver(Prompt[C, V, Never]):
    """One person takes the screen; everybody else looks away."""

    whole_screen = True
    stirs = True

    def __init__(self, table: AskingTable[C], ask: Ask) -> None:
        super().__init__(table, ask)
        self._door = HeldDoor(table.ui)
        self._facts: list[Fact] = []
        table.looked = None
        table.ui.sounds.play("turn")

    def build(self, group: Group) -> None:
        say, context, seat = self.ui.say, self.context, self.seat
        log, words = self.table.session.log(None), context.words
        self._facts = facts_since(log, (seat,), context.names, words, self.worth_of, seat)
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
        draw_doorway(canvas, self.context, self.seat, say("Pass the screen to"), self._door.open)
        code = self.ui.words.code
        key: tuple[object, ...] = ("since", code, tuple(self._facts))
        canvas.composed(key, LEFT_PAPER, lambda: self._paint_facts(canvas, self._facts))
        key = ("standings", code, self.seat, self.standings(), self.context.look.colours)
        canvas.composed(key, RIGHT_PAPER, lambda: self._paint_standings(canvas))
        draw_look_away(canvas, self.table, self.seat)

    def _paint_facts(self, canvas: Canvas, facts: list[Fact]) -> None:
        box = LEFT_PAPER
        say = self.ui.say
        canvas.nine("ui/paper", box)
        heading(canvas, say("Since your turn"), _title_of(box))
        if not facts:
            quiet = rows(inset(box, x=24, top=70), 120)[0]
            canvas.text(
                say("Nothing to report yet."), quiet, size=Type.BODY, colour=SADDLE, valign="top"
            )
        room = inset(box, left=20, right=18, top=64)
        for fact, row in zip(facts, stack(room, *[FACT] * len(facts), gap=BETWEEN), strict=True):
            icon, words = columns(row, ICON, share(), gap=Gap.WIDE)
            canvas.centred(fact.icon, icon.center, size=_fitted(canvas, fact.icon))
            canvas.text(fact.sentence, words, size=Type.ENTRY, colour=INK)
            if fact is not facts[0]:
                line = row.y - Gap.FINE
                canvas.line((row.x, line), (box.right - 20, line), SAND, width=Line.EDGE)

    def _paint_standings(self, canvas: Canvas) -> None:
        canvas.nine("ui/paper", RIGHT_PAPER)
        self.paint_standings(canvas, RIGHT_PAPER)

    # ------------------------------------------------------------------ what a game fills in

    def worth_of(self, event: Event) -> Worth:
        """Of something that everybody has seen, to whoever has looked away."""
        return NOTHING

    def standings(self) -> tuple[object, ...]:
        """All that the paper about the game depends on."""
        raise NotImplementedError

    def paint_standings(self, canvas: Canvas, box: Box) -> None:
        """How the game stands, on that paper, as far as everybody knows."""


def standing_rows(
    canvas: Canvas, paper: Box, title: str, count: int, *, highest: float, gap: float = Gap.FINE
) -> list[Box]:
    """The title of that paper, and places for so many players or things below it. `highest`: of a
    place with its gap, where there are few."""
    heading(canvas, title, _title_of(paper))
    room = inset(paper, x=12, top=HEAD, bottom=14)
    step = min(room.height / count, highest)
    return stack(room, *[step - gap] * count, gap=gap)


def _title_of(paper: Box) -> Box:
    return rows(inset(paper, x=20, top=12), 40)[0]


def _fitted(canvas: Canvas, icon: str) -> Point:
    """As large as there is room beside a sentence, in its own shape."""
    wide, high = canvas.assets.natural(icon)
    share = ICON / max(wide, high)
    return wide * share, high * share


def draw_look_away(canvas: Canvas, table: AskingTable[Any], seat: int) -> None:
    """To everybody but that person."""
    box = Box(28, 618, 316, 84)
    canvas.nine("ui/panel-dark", box)
    canvas.centred("ui/icon-eye-shut", (box.x + 48, box.centery), size=(56, 56))
    words = (box.x + 88, box.y + 8, box.width - 104, box.height - 16)
    say = table.ui.say
    others = [table.context.name(other) for other in table.desk.people if other != seat]
    text = say("Everyone else, please look away.")
    if len(others) <= 2:
        text = say("%(names)s: please look away.", names=table.ui.words.listing(others))
    canvas.text(text, words, size=Type.BODY, colour=CREAM)


class HandBack(Prompt[C, V, Never]):
    """The person has done: the doors are shut, and all may look again. What came of the answers
    for this person alone is looked at before, here."""

    whole_screen = True

    def __init__(self, table: AskingTable[C], ask: Ask) -> None:
        super().__init__(table, ask)
        self._peek = Peek(table, always=False)

    def build(self, group: Group) -> None:
        say = self.ui.say
        if self.has_news:
            place = (RIGHT_PAPER.x + 24, RIGHT_PAPER.bottom - 62, RIGHT_PAPER.width - 48, 40)
            self._peek.build(group, "handback.peek", place)
        box = open_box(self.ui)
        done = Button("handback.done", box, say("Done"), self.table.leave_visit, skin="green")
        done.chosen = True
        done.sub = say("everyone may look")
        group.add(done)
        menu = Button("handback.menu", corner_box(self.ui), say("Menu"), self.table.pause)
        group.add(menu)
        group.focus_on("handback.done", self.ui)

    def draw(self, canvas: Canvas) -> None:
        shut = 1.0 - min(self.time / SWINGS, 1.0) if self.ui.motion(SWINGS) else 0.0
        if shut > 0.0:
            self.ui.stir()
        draw_doorway(canvas, self.context, self.seat, self.ui.say("Thank you"), shut)
        if self.has_news:
            canvas.nine("ui/panel-dark", RIGHT_PAPER)
            self.draw_news(canvas, RIGHT_PAPER, seen=self._peek.open)

    # ------------------------------------------------------------------ what a game fills in

    @property
    def has_news(self) -> bool:
        """Whether there is something for this person's eyes alone before all may look."""
        return False

    def draw_news(self, canvas: Canvas, box: Box, *, seen: bool) -> None:
        """On a dark panel; `seen`: the person looks at it now."""

    # ------------------------------------------------------------------ before all may look

    def intercept(self, given: Input) -> bool:
        return self.has_news and self._peek.take(given)

    def focus_lost(self) -> None:
        self._peek.forget()
