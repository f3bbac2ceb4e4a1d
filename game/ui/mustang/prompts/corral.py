"""Questions about the own corral, in front of everybody: which mustang runs away, and which ones
come in from the rain."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.hotseat.asks import Ask, Subject
from game.i18n import mark
from game.rules.mustang.box import kind_of, shipped_box
from game.rules.mustang.questions import LetGo, Shelter
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.heading import heading
from game.ui.kit.inputs import Input
from game.ui.kit.layout import LEFT, beside, fit, placed, rows, shares
from game.ui.kit.theme import INK, RED
from game.ui.kit.tokens import Type
from game.ui.mustang.context import MustangContext
from game.ui.mustang.pieces.event_card import SCENE, event_picture
from game.ui.mustang.pose import Pose
from game.ui.mustang.prompts.hands import RanchPrompt
from game.ui.mustang.prompts.spots import MustangSpot
from game.ui.table.asking import AskingTable
from game.ui.table.prompts.keys import digit_of


class Wanted(NamedTuple):
    """What is asked for: at least and at most so many mustangs; `yes`: what is done with them.
    Those that count most (`highest`), or least, are chosen beforehand."""

    least: int
    most: int
    yes: str
    highest: bool


WANTED: Mapping[Subject, Wanted] = {
    LetGo: Wanted(1, 1, mark("Let it go"), highest=False),
    Shelter: Wanted(0, 2, mark("Bring them in"), highest=True),
}


class CorralPrompt(RanchPrompt[str | tuple[str, ...]]):
    """The mustangs of the corral are pressed; a plank confirms."""

    def __init__(self, table: AskingTable[MustangContext], ask: Ask) -> None:
        super().__init__(table, ask)
        self._wanted = WANTED[ask.about]
        self.corral = list(self.public().ranchers[self.seat].corral)
        by_worth = sorted(self.corral, key=_worth, reverse=self._wanted.highest)
        self.chosen = by_worth[: self._wanted.most]

    # ------------------------------------------------------------------ widgets

    def build(self, group: Group) -> None:
        say, places, kind = self.ui.say, self.context.places, self.ask.kind
        label = say(self._wanted.yes)
        yes = Button(f"{kind}.yes", places.action(2), label, self._take_chosen, skin="green")
        self._yes = group.add(yes)
        if not self._wanted.least:
            none = Button(f"{kind}.no", places.action(3), say("Leave them out"), self._choose_none)
            none.sub = say("they stay in the corral")
            group.add(none)
        self._build_corral(group)
        self._refresh()

    def _build_corral(self, group: Group) -> None:
        herd = self.context.ranch(self.seat).herd()
        for number, mustang in enumerate(self.corral):
            centre, side = herd[mustang]
            name = self.context.words.mustang(mustang)
            spot = MustangSpot(
                f"corral.{number + 1}",
                centre,
                side * 1.04,
                lambda mustang=mustang: self.toggle(mustang),  # type: ignore[misc]
                tip=name[:1].upper() + name[1:],
            )
            group.add(spot)

    def _refresh(self) -> None:
        """After another choice."""
        words, chosen = self.context.words, self.chosen
        if self._wanted.most == 1:
            self._yes.sub = words.the_mustang(chosen[0])
            return
        self._yes.sub = words.number_of_mustangs(len(chosen)) if chosen else " "
        self._yes.why_not = "" if chosen else words.question(self.ask.kind)

    # ------------------------------------------------------------------ choosing

    def toggle(self, mustang: str) -> None:
        """Pressed again it is not chosen any more, unless one has to be."""
        if mustang in self.chosen and len(self.chosen) > self._wanted.least:
            self.chosen = [other for other in self.chosen if other != mustang]
        else:
            self.chosen = [*self.chosen, mustang][-self._wanted.most :]
        self._refresh()

    def _take_chosen(self) -> None:
        if self._wanted.most == 1:
            self.answer(self.chosen[0])
        else:
            self.answer(tuple(mustang for mustang in self.corral if mustang in self.chosen))

    def _choose_none(self) -> None:
        self.answer(())

    def confirm(self) -> None:
        self.press(self._yes)

    def handle(self, given: Input) -> bool:
        number = digit_of(given, self.ui.keymap)
        if number is None or number > len(self.corral):
            return super().handle(given)
        self.ui.sounds.play("click")
        self.toggle(self.corral[number - 1])
        return True

    # ------------------------------------------------------------------ drawing

    def moment(self) -> tuple[object, ...]:
        return (*super().moment(), *self.chosen)

    def make_pose(self) -> Pose:
        targets = {mustang: mustang in self.chosen for mustang in self.corral}
        return Pose(targets=targets, message=self.context.words.question(self.ask.kind))

    def draw(self, canvas: Canvas) -> None:
        """Above the planks: which event asks this, and what, if the ranch has no room for it."""
        context = self.context
        event = context.seen.event_open or context.seen.event
        if event is None:
            return
        box = context.places.action(0).union(context.places.action(1))
        canvas.nine("ui/panel", box)
        if context.header(self.seat).has_room_for_words:
            self._draw_event(canvas, event, box.inflate(-24, -20))
        else:
            self._draw_question(canvas, event, box.inflate(-32, -24))

    def _draw_question(self, canvas: Canvas, event: str, inner: Box) -> None:
        name = self.context.words.event_card(event).name
        head, words = rows(inner, *shares(34, 64), gap=inner.height * 0.02)
        heading(canvas, name, head, size=Type.BODY, align="centre")
        question = self.context.words.question(self.ask.kind)
        canvas.text(question, words, size=Type.ENTRY, colour=INK, align="centre")

    def _draw_event(self, canvas: Canvas, event: str, inner: Box) -> None:
        picture = fit(placed(inner, inner.width * 0.46, at=LEFT), SCENE, LEFT)
        canvas.fill(picture.inflate(4, 4), INK, radius=5)
        canvas.picture(event_picture(self.ui, event), picture)
        name = self.context.words.event_card(event).name
        words = beside(inner, picture, gap=10)
        canvas.text(name, words, style="title", size=Type.BODY, colour=RED, align="centre")


def _worth(mustang: str) -> int:
    return shipped_box().points[kind_of(mustang)]
