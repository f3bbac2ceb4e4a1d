"""Somebody else's card can be answered with one of the own: a plank for each that would do, and
one for none."""

from __future__ import annotations

from game.hotseat.asks import Ask, NothingFits
from game.rules.western.cards import COUNTERS
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Point
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.table.played import PlayedTable
from game.ui.western.commands import WesternAnswerKey, WesternKey
from game.ui.western.context import WesternContext
from game.ui.western.pose import Pose
from game.ui.western.prompts.hands import WesternHandPrompt


class ReactionPrompt(WesternHandPrompt):
    """Any card out of turn. It is the same for whoever holds one that fits and whoever does not:
    while nobody looks at the hand, there is no telling them apart."""

    def __init__(self, table: PlayedTable[WesternContext], ask: Ask) -> None:
        super().__init__(table, ask)
        self.plays = list(table.desk.plays(ask.seat))

    @property
    def question(self) -> str:
        """Also where nothing can be played after all."""
        return self.ask.window if self.ask.about is NothingFits else self.ask.kind

    def give_in(self) -> None:
        self.answer(None)

    def build_none(self, group: Group, number: int, count: int) -> None:
        """The last plank: no card."""
        words = self.context.words
        none = Button(
            f"{self.question}.none",
            self.plank(number, count),
            words.answer_label(self.question, None),
            self.give_in,
            skin="red",
        )
        none.sub = words.answer_effect(self.question, None, self.public(), self.seat)
        none.tip = self.with_key(none.label, WesternAnswerKey.NO_CARD)
        self._none = group.add(none)

    def handle(self, given: Input) -> bool:
        keymap = self.ui.keymap
        if keymap.matches(given, WesternAnswerKey.NO_CARD):
            return self.press(self._none)
        if keymap.matches(given, WesternKey.ENLARGE):
            self.context.reads_focused = not self.context.reads_focused
            return True
        return super().handle(given)

    def headline(self) -> tuple[str, str]:
        """What all may read, said to whoever is asked."""
        panel = self.context.words.panel(self.question, self.public(), self.seat)
        if self.peek.open:
            return panel
        return panel.headline, self.ui.say("Hold to peek at your cards.")


class AnswerPrompt(ReactionPrompt):
    """To a play, to a counter, or to a Sheriff: with one card."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """Which would do, whatever is held."""
        play = self.public().laid
        against = play.counter if self.question == "over-counter" else play.card
        assert against is not None, "there is something to answer"
        return COUNTERS[against]

    def build(self, group: Group) -> None:
        words, kinds = self.context.words, self.kinds
        self._planks: dict[str, Button] = {}
        for number, kind in enumerate(kinds):
            button = Button(
                f"{self.question}.{kind}",
                self._place(number),
                words.answer_label(self.question, kind),
                lambda kind=kind: self._lay(kind),  # type: ignore[misc]
            )
            button.sub = words.answer_effect(self.question, kind, self.public(), self.seat)
            self._planks[kind] = group.add(button)
        self.build_none(group, 2, 3)
        self.build_hand(group)
        self._refresh()

    def _place(self, number: int) -> Box:
        """One plank alone stands beside the last one."""
        return self.plank(number + 2 - len(self.kinds), 3)

    def _refresh(self) -> None:
        seen = self.peek.open
        for kind, plank in self._planks.items():
            held = kind in self.plays
            plank.skin = "green" if seen and held else "on"
            plank.why_not = self.ui.say("You don't hold it.") if seen and not held else ""

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._refresh()

    def _lay(self, kind: str) -> None:
        if not self.knows_hand():
            return
        if kind in self.plays:
            self.answer(kind)
        else:
            self.refuse(self._planks[kind].why_not or self.look_first)

    def toggle(self, index: int) -> None:
        """A card that helps is laid at once."""
        if not self.knows_hand():
            return
        if self.hand[index] in self.plays:
            self.answer(self.hand[index])
        elif self.peek.open:
            self.refuse(self.ui.say("That card doesn't help now."))
        else:
            self.refuse(self.look_first)

    def drop(self, index: int, point: Point) -> None:
        """Anywhere above the hand it is laid."""
        super().drop(index, point)
        if point[1] < self.context.places.row.y:
            self.toggle(index)

    def make_pose(self) -> Pose:
        headline, line = self.headline()
        if not self.peek.open:
            return Pose(held=self.held, headline=headline, line=line)
        fitting = frozenset(i for i, card in enumerate(self.hand) if card in self.plays)
        others = frozenset(range(len(self.hand))) - fitting
        return Pose(chosen=fitting, dim=others, held=self.held, headline=headline, line=line)
