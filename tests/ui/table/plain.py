"""The plainest table that a game can have: what every table shares, shown with Mustang's rules and
with nothing that is Mustang's own. It stands in for the game's entry."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from game.bots import LEVELS
from game.engine.events import Event
from game.engine.players import HUMAN
from game.engine.requests import Decision
from game.hotseat.desk import HAND_BACK, HAND_OVER, Ask
from game.ui import games
from game.ui.games import GameEntry, MenuWords
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.scene import Scene, Ui
from game.ui.screens.booklet import Booklet, Chapter, Paragraph
from game.ui.screens.game_end import GameEnd
from game.ui.screens.howto import HowTo
from game.ui.table.bubbles import Tip
from game.ui.table.cue import Cue, Happening, Said
from game.ui.table.cues_plain import Remark, Tick
from game.ui.table.dock import Dock
from game.ui.table.prompt import Prompt
from game.ui.table.prompts.docked import Answer, Docked
from game.ui.table.prompts.hand_over import HandBack, HandOver
from game.ui.table.prompts.since import Worth
from game.ui.table.replay import ReplayScene
from game.ui.table.replay_view import RecordingView
from game.ui.table.status_bar import StatusBar
from game.ui.table.table import GameTable
from game.ui.table.view import TableView

GAME = "mustang"


class PlainView(TableView):
    @property
    def told(self) -> list[str]:
        """The kinds of all events so far."""
        return [event.kind for event in self.log.entries if isinstance(event, Event)]

    def make_parts(self) -> None:
        self._status = StatusBar(self)

    def cue_for(self, happening: Happening) -> Cue:
        spoken = isinstance(happening.event, Said)
        return Remark(self, happening) if spoken else Tick(self, happening)

    def speaks_from(self, seat: int) -> Tip:
        return Tip((200.0 + 200.0 * seat, 60.0), "up")

    def dock(self) -> Dock:
        return Dock(Box(962, 300, 306, 304), 1.0)

    @property
    def strip(self) -> Box:
        return Box(12, 660, 936, 46)

    def waits_for(self, pending: Decision[Any]) -> str:
        return f"{self.names[pending.seats[0]]} thinks."

    def build_table(self, group: Group) -> None:
        if not self.docked:
            self.log_panel.build(group, (962, 12, 306, 280))

    def build_strip(self, group: Group) -> None:
        self._status.build(group)

    def draw_strip(self, canvas: Canvas) -> None:
        self._status.paint(canvas)
        self._status.draw(canvas)

    def draw_table(self, canvas: Canvas) -> None:
        canvas.background("ui/table-wood")
        self.draw_strip(canvas)
        self.bubbles.draw(canvas)
        if self.cue is not None:
            self.cue.draw(canvas)


class FirstOption(Docked):
    """The first thing that the rules allow."""

    def answers(self) -> list[Answer]:
        pending = self.table.match.pending
        assert pending is not None
        return [Answer("first", "The first", "", pending.options(self.seat)[0])]


class PlainHandOver(HandOver):
    def worth_of(self, event: Event) -> Worth:
        return Worth(event.kind == "exchanged", "ui/icon-star")

    def standings(self) -> tuple[object, ...]:
        return tuple(rancher.score for rancher in self.public().ranchers)


class PlainTable(GameTable):
    name = "plain"
    view: PlainView

    def make_view(self, begin: int) -> PlainView:
        players = self.session.players
        return PlainView(self.ui, self.match, self.look, self.reader, begin, players)

    def prompt_for(self, ask: Ask) -> Prompt:
        kinds: dict[str, type[Prompt]] = {HAND_OVER: PlainHandOver, HAND_BACK: HandBack}
        return kinds.get(ask.kind, FirstOption)(self, ask)

    def end_scene(self) -> Scene:
        return PlainEnd(self.ui, self)

    def rules_scene(self) -> Scene:
        return HowTo(self.ui, PlainBooklet())


class PlainEnd(GameEnd):
    name = "plain-end"

    def draw(self, canvas: Canvas) -> None:
        self.sunset.draw(canvas)


class PlainTape(RecordingView, PlainView):
    fights = ("theft-tried",)

    def draw_strip(self, canvas: Canvas) -> None:
        self.paint_strip(canvas)
        RecordingView.draw_strip(self, canvas)


class PlainReplay(ReplayScene):
    view_type = PlainTape


class PlainBooklet(Booklet):
    game = GAME

    def chapters(self, ui: Ui) -> list[Chapter]:
        picture = "ui/icon-star"
        return [
            Chapter("herd", "The herd", picture, (Paragraph("Catch a mustang."),)),
            Chapter("theft", "Theft", picture, (Paragraph("Steal one."),)),
        ]


class PlainEntry(GameEntry):
    id = GAME
    words = MenuWords(
        title="A new herd",
        start="Let them run",
        sitters="Ranchers",
        another="Add a rancher",
        at_least="It takes two ranchers.",
        at_most="There are five ranches.",
        taken="%(name)s has a ranch already.",
        shuffles="Who is robbed by whom.",
        characters="Who it is.",
        seed="Random seed",
        takes_over="A bot plays on.",
        watch="Watch it again",
        manners=dict.fromkeys((HUMAN, *LEVELS), "Plays somehow."),
    )
    seats = range(2, 6)
    usual_seats = 2

    def table_type(self) -> type[GameTable]:
        return PlainTable

    def replay_type(self) -> type[ReplayScene]:
        return PlainReplay

    def booklet(self) -> Booklet:
        return PlainBooklet()


ENTRY = PlainEntry()


@contextmanager
def plain_game() -> Iterator[None]:
    """It can be played as long as this lasts."""
    before = dict(games.ENTRIES)
    games.ENTRIES[GAME] = __name__
    try:
        yield
    finally:
        games.ENTRIES.clear()
        games.ENTRIES.update(before)


def press_first(window: Any) -> None:
    """Whatever is asked, the first answer is given."""
    window.press(next(id for id in window.ids if id.endswith(".first")))
