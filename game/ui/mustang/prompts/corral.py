"""Questions about the own corral, in front of everybody: which mustang runs away, and which ones
come in from the rain."""

from __future__ import annotations

from game.hotseat.asks import Ask
from game.rules.mustang.box import kind_of, shipped_box
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.kit.theme import INK, RED
from game.ui.mustang.context import MustangContext
from game.ui.mustang.pieces.event_card import SCENE, event_picture
from game.ui.mustang.pose import Pose
from game.ui.mustang.prompts.hands import RanchPrompt
from game.ui.mustang.prompts.spots import MustangSpot
from game.ui.table.played import PlayedTable
from game.ui.table.prompts.keys import digit_of


class CorralPrompt(RanchPrompt):
    """The mustangs of the corral are pressed; a plank confirms."""

    most = 1

    def __init__(self, table: PlayedTable[MustangContext], ask: Ask) -> None:
        super().__init__(table, ask)
        self.corral = list(self.public().ranchers[self.seat].corral)
        self.chosen: list[str] = self.suggested()

    # ------------------------------------------------------------------ what a question fills in

    def suggested(self) -> list[str]:
        """Chosen beforehand."""
        return []

    def build_planks(self, group: Group) -> None:
        raise NotImplementedError

    def refresh(self) -> None:
        """After another choice."""

    # ------------------------------------------------------------------ choosing

    def build(self, group: Group) -> None:
        self.build_planks(group)
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
        self.refresh()

    def toggle(self, mustang: str) -> None:
        if mustang in self.chosen and self.most > 1:
            self.chosen.remove(mustang)
        else:
            self.chosen = [*self.chosen, mustang][-self.most :]
        self.refresh()

    def handle(self, given: Input) -> bool:
        number = digit_of(given, self.ui.keymap)
        if number is not None and number <= len(self.corral):
            self.ui.sounds.play("click")
            self.toggle(self.corral[number - 1])
            return True
        if self.confirms(given):
            return self.press(self.table.group[f"{self.ask.kind}.yes"])
        return super().handle(given)

    # ------------------------------------------------------------------ drawing

    def pose(self) -> Pose:
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
        head = (inner.x, inner.y, inner.width, inner.height * 0.34)
        canvas.text(name, head, style="title", size=20, colour=RED, align="centre", wrap=False)
        words = (inner.x, inner.y + inner.height * 0.36, inner.width, inner.height * 0.64)
        question = self.context.words.question(self.ask.kind)
        canvas.text(question, words, size=19, colour=INK, align="centre")

    def _draw_event(self, canvas: Canvas, event: str, inner: Box) -> None:
        high = min(inner.height, inner.width * 0.46 * SCENE[1] / SCENE[0])
        wide = high * SCENE[0] / SCENE[1]
        picture = (inner.x, inner.centery - high / 2, wide, high)
        canvas.fill((picture[0] - 2, picture[1] - 2, wide + 4, high + 4), INK, radius=5)
        canvas.picture(event_picture(self.ui, event), picture)
        left = inner.x + wide + 10
        name = self.context.words.event_card(event).name
        words = (left, inner.y, inner.right - left, inner.height)
        canvas.text(name, words, style="title", size=20, colour=RED, align="centre")


def worth(mustang: str) -> int:
    return shipped_box().points[kind_of(mustang)]


class LetGoPrompt(CorralPrompt):
    """The one that counts least is chosen beforehand."""

    def suggested(self) -> list[str]:
        return [min(self.corral, key=worth)]

    def build_planks(self, group: Group) -> None:
        box = self.context.places.action(2)
        self._yes = Button("let-go.yes", box, self.ui.say("Let it go"), self._let_go, skin="green")
        group.add(self._yes)

    def refresh(self) -> None:
        self._yes.sub = self.context.words.the_mustang(self.chosen[0])

    def _let_go(self) -> None:
        self.answer(self.chosen[0])


class ShelterPrompt(CorralPrompt):
    """Those that count most are chosen beforehand."""

    most = 2

    def suggested(self) -> list[str]:
        return sorted(self.corral, key=worth, reverse=True)[: self.most]

    def build_planks(self, group: Group) -> None:
        say, places = self.ui.say, self.context.places
        self._yes = Button(
            "shelter.yes", places.action(2), say("Bring them in"), self._bring_in, skin="green"
        )
        group.add(self._yes)
        none = Button("shelter.no", places.action(3), say("Leave them out"), self._leave_out)
        none.sub = say("they stay in the corral")
        group.add(none)

    def refresh(self) -> None:
        words = self.context.words
        self._yes.sub = words.number_of_mustangs(len(self.chosen)) if self.chosen else " "
        self._yes.why_not = "" if self.chosen else words.question("shelter")

    def _bring_in(self) -> None:
        self.answer([mustang for mustang in self.corral if mustang in self.chosen])

    def _leave_out(self) -> None:
        self.answer([])
