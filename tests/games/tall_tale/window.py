"""Tall Tale in the window: the least that a game can bring."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.engine.events import Event
from game.engine.feed import Asked
from game.engine.players import HUMAN
from game.engine.views import View
from game.hotseat.asks import GiveBack, PassScreen
from game.ui.games import GameEntry
from game.ui.kit.buttons import Check
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.layout import Units
from game.ui.kit.scene import Ui
from game.ui.kit.values import Choice
from game.ui.menu_words import MenuWords
from game.ui.screens.booklet import Booklet, Chapter, Paragraph
from game.ui.screens.game_end import GameEnd
from game.ui.screens.howto import HowTo
from game.ui.screens.setup_draft import Draft
from game.ui.screens.setup_extras import Put, SetupExtras
from game.ui.screens.setup_layout import BoardPlace
from game.ui.table.bubbles import Tip
from game.ui.table.common_parts import CueAbove, Speech, StripGround, StripWords
from game.ui.table.context import TableContext
from game.ui.table.cues.show import Show
from game.ui.table.cues.signs import tick
from game.ui.table.definition import TableDef
from game.ui.table.dock import Dock
from game.ui.table.part import Part
from game.ui.table.prompts.docked import Answer, Docked
from game.ui.table.prompts.hand_over import HandBack, HandOver
from game.ui.table.prompts.since import Worth
from game.ui.table.strip.status import StatusStrip
from tests.games.tall_tale import TALL_TALE
from tests.games.tall_tale.options import GOAL, TWICE
from tests.games.tall_tale.rules import Lift, Tell
from tests.games.tall_tale.table import EVENTS, CupLifted, TallTaleView
from tests.games.tall_tale.words import TallTaleWords

GOALS = [str(goal) for goal in (9, 20, 60)]


class TaleContext(TableContext[TallTaleView, TallTaleWords]):
    """Everybody sits in a row."""

    def make_words(self) -> TallTaleWords:
        return TallTaleWords(self.ui.words.code)

    @property
    def told(self) -> list[str]:
        """The kinds of all events so far."""
        return [event.kind for event in self.log.entries if isinstance(event, Event)]

    @property
    def strip_box(self) -> Box:
        return Box(12, 660, 936, 46)

    def dock(self) -> Dock:
        return Dock(Box(962, 300, 306, 304), Units(1.0))

    def waits_for(self, asked: Asked) -> str:
        return f"{self.names[asked.seats[0]]} thinks."

    def speaks_from(self, seat: int) -> Tip:
        return Tip((200.0 + 200.0 * seat, 60.0), "up")


class Ground(Part[TaleContext]):
    def draw(self, canvas: Canvas) -> None:
        canvas.background("ui/table-wood")


class Log(Part[TaleContext]):
    def build(self, group: Group) -> None:
        if not self.context.docked:
            self.context.log_panel.build(group, (962, 12, 306, 280))


def heard(event: Event, show: Show[TaleContext]) -> Iterator[float]:
    """Nothing is seen of it."""
    return tick(show)


class AnyAnswer(Docked):
    """One plank for each answer that the rules allow."""

    def answers(self) -> list[Answer]:
        return [Answer(f"{n}", str(option), "", option) for n, option in enumerate(self.options)]


class TaleHandOver(HandOver):
    def worth_of(self, event: Event) -> Worth:
        return Worth(event.kind == "cup-lifted", "ui/icon-star")

    def standings(self) -> tuple[object, ...]:
        return tuple(teller.points for teller in self.public().tellers)


class TaleEnd(GameEnd):
    name = "tall-tale-end"

    def draw(self, canvas: Canvas) -> None:
        self.sunset.draw(canvas)


class TaleExtras(SetupExtras):
    """Its two options: a switch, and a number that goes round."""

    def build(self, put: Put, places: BoardPlace, refresh: Callable[[], None]) -> None:
        first, second, *_ = places.rules
        on, goal = self.draft.option(TWICE), self.draft.option(GOAL)
        put(Check("setup.twice", first.check, "True tales count twice", on, self._switch))
        put(Choice("setup.goal", second.check, GOALS, GOALS.index(str(goal)), self._aim))

    def _switch(self) -> None:
        self.draft.choose(TWICE, not self.draft.option(TWICE))

    def _aim(self, index: int) -> None:
        self.draft.choose(GOAL, int(GOALS[index]))


class TaleBooklet(Booklet):
    game = TALL_TALE.id

    def chapters(self, ui: Ui) -> list[Chapter]:
        picture = "ui/icon-star"
        return [
            Chapter("tale", "The tale", picture, (Paragraph("Say what the die shows."),)),
            Chapter("cup", "The cup", picture, (Paragraph("Believe it, or look."),)),
        ]


TABLE = TableDef(
    id=TALL_TALE.id,
    context=TaleContext,
    parts=(Ground, Log, StripGround, StripWords, Speech, CueAbove),
    cues=dict.fromkeys(EVENTS, heard),
    strip=StatusStrip,
    prompts={Tell: AnyAnswer, Lift: AnyAnswer, PassScreen: TaleHandOver, GiveBack: HandBack},
    end=TaleEnd,
    rules=lambda ui, context: HowTo(ui, TaleBooklet()),
    fights=(CupLifted,),
)


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
        levels=dict.fromkeys((HUMAN, "random"), "Tells somehow."),
    )
    usual_seats = 2

    def table_def(self) -> TableDef[TaleContext]:
        return TABLE

    def extras(self, ui: Ui, draft: Draft) -> SetupExtras:
        return TaleExtras(ui, draft, self.game)

    def booklet(self, seen: View | None = None) -> Booklet:
        return TaleBooklet()


ENTRY = TaleEntry()
