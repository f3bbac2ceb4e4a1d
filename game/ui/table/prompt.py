"""A question to somebody at the screen: its widgets, its picture, and the answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from game.engine.feed import Asked
from game.engine.requests import Decision
from game.engine.views import View
from game.hotseat.asks import Ask
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Boxlike, Canvas
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.kit.scene import Ui
from game.ui.kit.widget import Widget
from game.ui.table.asking import AskingTable
from game.ui.table.context import TableContext
from game.ui.table.tips import menu_tip, peek_first, undo_tip

C = TypeVar("C", bound=TableContext[Any, Any])
V = TypeVar("V", bound=View)
A = TypeVar("A")
PartT = TypeVar("PartT", bound="PromptPart")


class PromptPart:
    """Something that several prompts are made of, such as a hand of cards. What comes to a prompt
    comes to its parts."""

    def intercept(self, given: Input) -> bool:
        """An input before any widget gets it."""
        return False

    def handle(self, given: Input) -> bool:
        """An input that no widget wanted."""
        return False

    def update(self, seconds: float) -> None:
        """Time goes by."""

    def refused(self) -> None:
        """The prompt has just said why something cannot be done."""

    def draw_above(self, canvas: Canvas) -> None:
        """Above the widgets."""

    def focus_lost(self) -> None:
        """The window went to the background: whatever is secret vanishes."""

    def close(self) -> None:
        """The desk asks something else now."""


class Prompt(Generic[C, V, A]):
    """Lives from the moment the desk asks until it asks something else.

    A question of a game is a class below this one, which says what differs and calls `answer`. What
    several questions need is no class between, but a part that they `add`. Types: `C`, the context
    of the table; `V`, the view of the game; `A`, the answers that the question takes.

    `whole_screen`: it takes the place of the whole table (a hand-over, a look at secrets).
    """

    whole_screen = False
    fast_input = False
    stirs = False  # it says itself, by `ui.stir`, when `update` has changed what it looks like

    def __init__(self, table: AskingTable[C], ask: Ask) -> None:
        self.table = table
        self.context = table.context
        self.ask = ask
        self.time = 0.0  # seconds since it opened
        self._parts: list[PromptPart] = []
        self._to_all = table.desk.asks_all
        self._opened_at = table.session.happened
        self._views: dict[int | None, V] = {}
        self._views_of: Asked | None = None  # of which moment they are

    def add(self, part: PartT) -> PartT:
        """All that comes to the prompt comes to that part as well, in the order of adding."""
        self._parts.append(part)
        return part

    @property
    def ui(self) -> Ui:
        return self.table.ui

    @property
    def seat(self) -> int:
        return self.ask.seat

    @property
    def name(self) -> str:
        return self.context.name(self.seat)

    @property
    def reader(self) -> int | None:
        """To whom sentences may be said: to one of several they say the name."""
        return self.seat if self.ask.mode == "alone" else None

    # ------------------------------------------------------------------ the question

    @property
    def decision(self) -> Decision[Any]:
        """As the rules put it to the seat."""
        question = self.table.desk.question(self.seat)
        assert question is not None, "somebody is asked"
        return question

    @property
    def options(self) -> Sequence[A]:
        """The legal answers."""
        return self.decision.options(self.seat)

    def secrets(self) -> V:
        """All that the asked seat may know. Only for whoever looks at the screen alone."""
        return self._view(self.ask.seat)

    def public(self) -> V:
        """What everybody may know."""
        return self._view(None)

    def _view(self, seat: int | None) -> V:
        """Kept from frame to frame: a view holds the whole log."""
        moment = self.table.desk.asked
        if self._views_of is None or self._views_of != moment:
            self._views_of, self._views = moment, {}
        if seat not in self._views:
            self._views[seat] = self.table.session.seen(seat)
        return self._views[seat]

    def answer(self, answer: A) -> None:
        """The table goes on; a refusal is shown in words, and the question stays."""
        self.table.answer(self.ask.seat, answer)

    def refuse(self, why: str) -> None:
        """Say why something cannot be done now."""
        self.context.notice(why)
        self.ui.sounds.play("error", 0.6)
        for part in self._parts:
            part.refused()

    def press(self, widget: Widget) -> bool:
        """By a key of its own; a widget that cannot be used says why."""
        if widget.enabled and widget.visible:
            widget.activate(self.ui)
        else:
            self.refuse(widget.why_not or self.look_first)
        return True

    @property
    def look_first(self) -> str:
        """Why something cannot be done while its owner does not look."""
        return peek_first(self.ui)

    # ------------------------------------------------------------------ what many have

    def undo_button(self, id: str, box: Boxlike) -> Button:
        """Takes the last answer back, or says why that cannot be."""
        undo = Button(id, box, "", lambda: self.table.undo(self.seat), icon="ui/icon-back")
        undo.tip = undo_tip(self.ui)
        refusal = self.table.desk.undo_refusal(self.seat)
        if refusal is not None:
            undo.disable(self.ui.words.message(refusal))
        return undo

    def menu_button(self, id: str, box: Boxlike) -> Button:
        menu = Button(id, box, "", self.table.pause, icon="ui/icon-menu")
        menu.tip = menu_tip(self.ui)
        return menu

    # ------------------------------------------------------------------ what a question says

    def build(self, group: Group) -> None:
        """Put the widgets into the table's group."""

    def goes_on(self, ask: Ask) -> bool:
        """Whether that is still the same question: one put to several at once, to which a bot
        alone has said something that nobody hears yet."""
        nothing_happened = self.table.session.happened == self._opened_at
        return self._to_all and nothing_happened and ask == self.ask

    def advance(self, seconds: float) -> None:
        if not self.stirs and type(self).update is not Prompt.update:
            self.ui.stir()
        self.update(seconds)

    def update(self, seconds: float) -> None:
        self.time += seconds
        for part in self._parts:
            part.update(seconds)

    def draw(self, canvas: Canvas) -> None:
        """Below the widgets."""

    def draw_above(self, canvas: Canvas) -> None:
        """Above the widgets."""
        for part in self._parts:
            part.draw_above(canvas)

    def intercept(self, given: Input) -> bool:
        """An input before any widget gets it."""
        return any(part.intercept(given) for part in self._parts)

    def handle(self, given: Input) -> bool:
        """An input that no widget wanted."""
        return any(part.handle(given) for part in self._parts)

    def focus_lost(self) -> None:
        """The window went to the background: whatever is secret vanishes."""
        for part in self._parts:
            part.focus_lost()

    def close(self) -> None:
        """The desk asks something else now."""
        for part in self._parts:
            part.close()


AnyPrompt = Prompt[Any, Any, Any]
