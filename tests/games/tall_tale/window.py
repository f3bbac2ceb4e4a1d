"""Tall Tale in the window: the least that a game can bring."""

from __future__ import annotations

from typing import Any

from game.engine.events import Event
from game.engine.feed import MatchFeed
from game.engine.players import HUMAN
from game.engine.requests import Decision
from game.hotseat.asks import Ask, GiveBack, PassScreen, Subject
from game.ui.games import GameEntry, MenuWords
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.scene import Scene, Ui
from game.ui.screens.booklet import Booklet, Chapter, Paragraph
from game.ui.screens.game_end import GameEnd
from game.ui.screens.howto import HowTo
from game.ui.table.bubbles import Tip
from game.ui.table.cue import Cue
from game.ui.table.cues_plain import Remark, Tick
from game.ui.table.dock import Dock
from game.ui.table.happening import Happening, Said
from game.ui.table.prompt import Prompt
from game.ui.table.prompts.docked import Answer, Docked
from game.ui.table.prompts.hand_over import HandBack, HandOver
from game.ui.table.prompts.since import Worth
from game.ui.table.replay import ReplayScene
from game.ui.table.replay_view import RecordingView
from game.ui.table.status_bar import StatusBar
from game.ui.table.table import GameTable
from game.ui.table.view import TableView
from tests.games.tall_tale import TALL_TALE


class TaleView(TableView):
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


class AnyAnswer(Docked):
    """One plank for each answer that the rules allow."""

    def answers(self) -> list[Answer]:
        return [Answer(f"{n}", str(option), "", option) for n, option in enumerate(self.options)]


class TaleHandOver(HandOver):
    def worth_of(self, event: Event) -> Worth:
        return Worth(event.kind == "cup-lifted", "ui/icon-star")

    def standings(self) -> tuple[object, ...]:
        return tuple(teller.points for teller in self.public().tellers)


class TaleTable(GameTable):
    name = TALL_TALE.id
    view: TaleView

    def make_view(self, feed: MatchFeed[Any], shown: int) -> TaleView:
        players = self.session.players
        return TaleView(self.ui, self.session.match, self.look, self.reader, shown, players)

    def prompt_for(self, ask: Ask) -> Prompt:
        kinds: dict[Subject, type[Prompt]] = {PassScreen: TaleHandOver, GiveBack: HandBack}
        return kinds.get(ask.about, AnyAnswer)(self, ask)

    def end_scene(self) -> Scene:
        return TaleEnd(self.ui, self)

    def rules_scene(self) -> Scene:
        return HowTo(self.ui, TaleBooklet())


class TaleEnd(GameEnd):
    name = "tall-tale-end"

    def draw(self, canvas: Canvas) -> None:
        self.sunset.draw(canvas)


class TaleTape(RecordingView, TaleView):
    fights = ("cup-lifted",)

    def draw_strip(self, canvas: Canvas) -> None:
        self.paint_strip(canvas)
        RecordingView.draw_strip(self, canvas)


class TaleReplay(ReplayScene):
    view_type = TaleTape


class TaleBooklet(Booklet):
    game = TALL_TALE.id

    def chapters(self, ui: Ui) -> list[Chapter]:
        picture = "ui/icon-star"
        return [
            Chapter("tale", "The tale", picture, (Paragraph("Say what the die shows."),)),
            Chapter("cup", "The cup", picture, (Paragraph("Believe it, or look."),)),
        ]


class TaleEntry(GameEntry):
    id = TALL_TALE.id
    words = MenuWords(
        title="A new tale",
        start="Tell it",
        sitters="Tellers",
        another="Add a teller",
        at_least="A tale needs a listener.",
        at_most="At most four can listen.",
        taken="%(name)s is telling already.",
        shuffles="Who listens to whom.",
        characters="Who it is.",
        seed="Random seed",
        takes_over="A bot plays on.",
        watch="Watch it again",
        manners=dict.fromkeys((HUMAN, "random"), "Tells somehow."),
    )
    usual_seats = 2

    def table_type(self) -> type[GameTable]:
        return TaleTable

    def replay_type(self) -> type[ReplayScene]:
        return TaleReplay

    def booklet(self) -> Booklet:
        return TaleBooklet()


ENTRY = TaleEntry()
