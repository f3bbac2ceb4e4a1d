"""Somebody throws a lasso at the own mustang: answer with a stronger set, or let it go."""

from __future__ import annotations

from game.hotseat.asks import Ask
from game.rules.mustang.choices import Defence
from game.rules.mustang.sets import CardSet, set_of
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.kit.theme import INK, LIGHT_GOLD
from game.ui.kit.tokens import Type
from game.ui.mustang.commands import MustangDefenceKey
from game.ui.mustang.context import MustangContext
from game.ui.mustang.pieces.card import CARD, draw_card
from game.ui.mustang.pieces.counter import draw_counter
from game.ui.mustang.pieces.rope import draw_loop, loop_side
from game.ui.mustang.pose import Pose
from game.ui.mustang.prompts.hands import RanchPrompt, own_hand
from game.ui.mustang.prompts.selection import Selection, defences
from game.ui.table.asking import AskingTable
from game.ui.table.faces import draw_face

FACE, COUNTER = 84.0, 76.0


class DefendPrompt(RanchPrompt[Defence | None]):
    """The cheapest answer is chosen beforehand; another is one press away."""

    def __init__(self, table: AskingTable[MustangContext], ask: Ask) -> None:
        super().__init__(table, ask)
        seen = self.secrets()
        theft = seen.theft
        assert theft is not None, "who defends is being robbed"
        self.theft = theft
        against = set_of(theft.cards)
        assert against is not None, "a theft is tried with a set"
        self._against = against
        self.chosen = Selection(seen, self.seat)
        self.hand = own_hand(self, press=self.toggle)
        self.answers: list[CardSet] = defences(self.chosen.hand, against)
        if self.answers:
            self.chosen.choose(self.answers[0].cards)

    # ------------------------------------------------------------------ widgets

    def build(self, group: Group) -> None:
        say, action = self.ui.say, self.context.places.action
        self._defend = group.add(Button("defend.yes", action(0), say("Defend"), self._answer))
        self._another = group.add(
            Button("defend.another", action(1), say("Another set"), self._change)
        )
        self._let = group.add(Button("defend.no", action(2), say("Let it go"), self._give_in))
        for command, plank in self._planks.items():
            plank.tip = self.with_key(plank.label, command)
        self.hand.build(group)
        self._refresh()

    @property
    def _planks(self) -> dict[MustangDefenceKey, Button]:
        return {
            MustangDefenceKey.DEFEND: self._defend,
            MustangDefenceKey.ANOTHER_SET: self._another,
            MustangDefenceKey.LET_GO: self._let,
        }

    def _refresh(self) -> None:
        say, seen = self.ui.say, self.hand.seen
        strong = self.strong
        none_at_all = self._is_helpless
        self._defend.sub = self._defend_line(strong) if seen else say("with a stronger set")
        self._defend.skin = "green" if seen and strong is not None else "on"
        self._defend.why_not = say("You have no stronger set.") if none_at_all else ""
        few = seen and len(self.answers) < 2
        self._another.sub = self._number_line() if seen else say("from your hand")
        self._another.why_not = say("There's no other set.") if few else ""
        self._let.sub = self.context.words.the_mustang(self.theft.mustang)
        self._let.skin = "green" if none_at_all else "on"

    def _defend_line(self, strong: CardSet | None) -> str:
        if strong is not None:
            return self.context.words.set_said(strong.kind, strong.value)
        if not self.answers:
            return self.ui.say("nothing stronger in hand")
        return self.ui.say("choose a stronger set")

    def _number_line(self) -> str:
        return self.ui.say("%(count)d to choose from", count=len(self.answers))

    @property
    def _is_helpless(self) -> bool:
        """There is but one thing to do, and the owner knows it."""
        return self.hand.seen and not self.answers

    @property
    def strong(self) -> CardSet | None:
        """The chosen cards, if they answer the theft."""
        found = self.chosen.card_set
        return found if found is not None and found > self._against else None

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._refresh()

    # ------------------------------------------------------------------ answers

    def toggle(self, index: int) -> None:
        self.forget_proposal()
        self.chosen.toggle(index)

    def _answer(self) -> None:
        if not self.hand.may_be_played() or self.is_double_click("defend"):
            return
        if self.strong is not None:
            self.answer(Defence(tuple(self.chosen.cards)))
        elif not self.hand.seen:
            self.refuse(self.look_first)
        elif self.answers and not self.chosen.chosen:  # all was taken back: it is proposed again
            self.chosen.choose(self.answers[0].cards)
            self.propose("defend")
        else:
            self.refuse(self.ui.say("These cards aren't stronger."))

    def _change(self) -> None:
        """To the next of the sets that are strong enough."""
        if not self.answers:
            return
        held = [sorted(found.cards) for found in self.answers]
        now = sorted(self.chosen.cards)
        at = held.index(now) + 1 if now in held else 0
        self.chosen.choose(self.answers[at % len(self.answers)].cards)

    def _give_in(self) -> None:
        self.answer(None)

    def confirm(self) -> None:
        if self._is_helpless:
            self._give_in()
        else:
            self._answer()

    def take_back(self) -> bool:
        self.chosen.clear()
        return True

    def handle(self, given: Input) -> bool:
        command = self.ui.keymap.command_of(given, MustangDefenceKey)
        if command is not None:
            return self.press(self._planks[command])
        return super().handle(given)

    # ------------------------------------------------------------------ drawing

    def moment(self) -> tuple[object, ...]:
        return (*super().moment(), *self.hand.moment, *self.chosen.chosen)

    def make_pose(self) -> Pose:
        if not self.hand.seen:
            return Pose(held=self.hand.held, message=self.ui.say("Hold to peek at your cards."))
        cards = self.chosen.card_set
        return Pose(
            chosen=frozenset(self.chosen.chosen),
            held=self.hand.held,
            lit_set="" if cards is None else cards.kind,
            message=self.ui.say("Defend, or let it go"),
        )

    def draw(self, canvas: Canvas) -> None:
        """The scene: who, with what, and the mustang in the loop."""
        context = self.context
        box = context.places.prairie.inflate(-4, -6)  # no plate of the prairie looks out below it
        canvas.layer += 40
        canvas.nine("ui/panel-dark", box)
        self._draw_words(canvas, box)
        unit = min(box.width / 660, box.height / 198)
        y = box.y + box.height * 0.62
        face = (box.x + 76 * unit, y)
        seat = self.theft.thief
        draw_face(canvas, context.portrait(seat), context.colour(seat), seat, face, FACE * unit)
        mustang = (box.right - 84 * unit, y)
        draw_counter(canvas, self.theft.mustang, mustang, COUNTER * unit)
        draw_loop(canvas, mustang, loop_side(COUNTER * unit) * 0.86)
        self._draw_cards(
            canvas, Box(face[0] + 58 * unit, y - 52 * unit, 0, 104 * unit), mustang[0] - 74 * unit
        )
        canvas.layer -= 40

    def _draw_words(self, canvas: Canvas, box: Box) -> None:
        context, theft = self.context, self.theft
        words = context.words
        sentence = self.ui.say(
            "%(name)s wants %(mustang)s, with %(set)s!",
            name=context.names[theft.thief],
            mustang=words.the_mustang(theft.mustang),
            set=words.set_said(theft.set, theft.value),
        )
        place = (box.x + 24, box.y + 8, box.width - 48, box.height * 0.25)
        canvas.text(
            sentence,
            place,
            style="bold",
            size=Type.LABEL,
            colour=LIGHT_GOLD,
            align="centre",
            drop=INK,
        )

    def _draw_cards(self, canvas: Canvas, left: Box, right: float) -> None:
        cards = self.theft.cards
        wide = left.height * CARD[0] / CARD[1]
        step = min(wide + 8, (right - left.x - wide) / max(len(cards) - 1, 1))
        begin = (left.x + right) / 2 - (step * (len(cards) - 1) + wide) / 2
        for number, card in enumerate(cards):
            box = Box(begin + step * number, left.y, wide, left.height)
            canvas.fill(box.move(2, 3), INK, alpha=120, radius=8)
            draw_card(canvas, self.ui, card, box)
