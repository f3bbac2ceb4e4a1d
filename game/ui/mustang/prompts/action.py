"""The own turn: cards and mustangs are chosen in any order, and a plank does it."""

from __future__ import annotations

from game.hotseat.asks import Ask
from game.rules.mustang.choices import Action, Kind
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Canvas, Point
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.kit.keymap.everywhere import NavigationKey
from game.ui.kit.layout import rows, shares
from game.ui.kit.theme import INK, UMBER
from game.ui.kit.tokens import Type
from game.ui.mustang.commands import MustangTurnKey
from game.ui.mustang.context import MustangContext
from game.ui.mustang.pose import Pose
from game.ui.mustang.prompts.action_words import ActionWords
from game.ui.mustang.prompts.hands import RanchPrompt, own_hand
from game.ui.mustang.prompts.selection import ACTIONS, Selection, Target
from game.ui.mustang.prompts.spots import MustangSpot
from game.ui.table.asking import AskingTable
from game.ui.table.prompts.keys import letters_of

COMMANDS: dict[Kind, MustangTurnKey] = {
    "catch": MustangTurnKey.CATCH,
    "steal": MustangTurnKey.STEAL,
    "stable": MustangTurnKey.STABLE,
    "exchange": MustangTurnKey.EXCHANGE,
}
KEYS = {letters_of(command.chords[0].key): action for action, command in COMMANDS.items()}


class ActionPrompt(RanchPrompt[Action]):
    def __init__(self, table: AskingTable[MustangContext], ask: Ask) -> None:
        super().__init__(table, ask)
        self.chosen = Selection(self.secrets(), self.seat)
        self.hand = own_hand(self, press=self.toggle, drop=self._drop)
        self.confirming = False  # a theft is asked about once more
        self._words = ActionWords(self.context)
        self._planks: dict[Kind, Button] = {}
        self._spots: list[tuple[Target, MustangSpot]] = []

    # ------------------------------------------------------------------ widgets

    def build(self, group: Group) -> None:
        self._planks, self._spots = {}, []
        if self.confirming:
            self._build_question(group)
        else:
            self._build_planks(group)
        self._build_targets(group)
        self.hand.build(group)
        self._refresh()

    def _build_planks(self, group: Group) -> None:
        words = self.context.words
        for number, action in enumerate(ACTIONS):
            plank = Button(
                f"action.{action}",
                self.context.places.action(number),
                words.action(action),
                lambda action=action: self.press_action(action),  # type: ignore[misc]
                tip=self._tip(action),
            )
            self._planks[action] = group.add(plank)

    def _tip(self, action: Kind) -> str:
        return self.with_key(self.context.words.action(action), COMMANDS[action])

    def _build_targets(self, group: Group) -> None:
        context, words = self.context, self.context.words
        for target in self.chosen.targets:
            ref, pile = target.ref, target.is_pile
            spot = context.prairie.pile(ref) if pile else context.spot(ref)
            if spot is None:
                continue
            centre, side = spot
            name = words.pile(ref) if pile else words.mustang(ref)
            widget = MustangSpot(
                f"target.{ref}",
                centre,
                side,
                lambda target=target: self.press_target(target),  # type: ignore[misc]
                tip=name[:1].upper() + name[1:],
            )
            self._spots.append((target, group.add(widget)))

    def _build_question(self, group: Group) -> None:
        """Stealing can cost more than it brings: whom, with what, and what if."""
        say, places = self.ui.say, self.context.places
        steal = Button(
            "action.really", places.action(2), say("Steal"), self._really_steal, skin="red"
        )
        back = Button("action.back", places.action(3), say("Back"), self._go_back)
        group.add(steal)
        group.add(back)
        group.focus_on("action.really", self.ui)

    def _refresh(self) -> None:
        """What the planks say follows from the choice; while the owner does not look, it is what
        everybody knows."""
        seen = self.hand.seen
        words = self._words.effect if seen else self._words.in_public
        for action, plank in self._planks.items():
            state = self.chosen.state(action)
            plank.sub = words(self.chosen, action)
            meant = action != "exchange" or self.chosen.target is None
            plank.skin = "green" if seen and meant and state == "go" else "on"
            refused = seen and state == "no"
            plank.why_not = self._why_not(action) if refused else ""
        for target, spot in self._spots:
            spot.stops = not self.hand.always_seen or self.chosen.can_have(target)

    def _why_not(self, action: Kind) -> str:
        refusal = self.chosen.refusal(action)
        return "" if refusal is None else self._words.refusal(refusal)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._refresh()

    # ------------------------------------------------------------------ choosing

    def toggle(self, index: int) -> None:
        self.forget_proposal()
        self.chosen.toggle(index)
        self._give_up_question()
        self._refresh()

    def press_target(self, target: Target) -> None:
        """A mustang was pressed; pressed again, it is had."""
        if target.action != "stable" and not self.hand.may_be_played():
            return
        if self.chosen.target != target or self.chosen.state(target.action) != "go":
            if self._pick(target):
                self.propose(target)
        elif not self.is_double_click(target):
            self.carry_out(target.action)

    def _pick(self, target: Target, keeping: int | None = None) -> bool:
        """Want that mustang; False where it cannot be had."""
        refusal = self.chosen.pick(target, keeping)
        if refusal is not None:
            if self.hand.seen:  # else the others would learn something of the hand
                self.refuse(self._words.refusal(refusal))
            return False
        self._give_up_question()
        self._refresh()
        return True

    def press_action(self, action: Kind) -> None:
        """A plank: what is missing is chosen first; then it is done."""
        if action != "stable" and not self.hand.may_be_played():
            return
        if self.chosen.state(action) == "go":
            if not self.is_double_click(action):
                self.carry_out(action)
            return
        refusal = self.chosen.complete(action)
        self.propose(action)
        if not self.hand.seen:
            self.refuse(self.look_first)
        elif refusal is not None:
            self.refuse(self._words.refusal(refusal))
        self._refresh()

    def carry_out(self, action: Kind) -> None:
        if action == "steal" and not self.confirming:
            self.confirming = True
            self.table.rebuild()
            return
        self.answer(self.chosen.answer(action))

    def confirm(self) -> None:
        if self.confirming:
            self.press(self.table.group["action.really"])
        elif self.hand.may_be_played() and self.chosen.ready is not None:
            self.carry_out(self.chosen.ready)

    def _really_steal(self) -> None:
        self.carry_out("steal")

    def _go_back(self) -> None:
        self.confirming = False
        self.table.rebuild()

    def _give_up_question(self) -> None:
        if self.confirming:
            self._go_back()

    # ------------------------------------------------------------------ dragging

    def _drop(self, index: int, point: Point) -> None:
        """On a mustang: it is wanted, with that card; on the deck: the chosen cards go there."""
        if not self.hand.may_be_played():
            return
        if index not in self.chosen.chosen:
            self.toggle(index)
        wanted = next((target for target, spot in self._spots if spot.contains(point)), None)
        if wanted is not None and wanted.action != "stable":
            if self._pick(wanted, index):
                self.carry_out(wanted.action)
        elif self.context.deck_box.inflate(30, 30).collidepoint(point):
            self.press_action("exchange")
        self._refresh()

    # ------------------------------------------------------------------ keys

    def intercept(self, given: Input) -> bool:
        if self.confirming and self.ui.keymap.matches(given, NavigationKey.BACK):
            self._go_back()
            return True
        return super().intercept(given)

    def handle(self, given: Input) -> bool:
        command = self.ui.keymap.command_of(given, MustangTurnKey)
        for action, wanted in COMMANDS.items():
            if command is wanted:
                self._press_key(action)
                return True
        return super().handle(given)

    def _press_key(self, action: Kind) -> None:
        self._give_up_question()
        self.press(self._planks[action])

    def take_back(self) -> bool:
        """The choice is taken back first, the last answer only then."""
        if self.chosen.chosen or self.chosen.target is not None:
            self.chosen.clear()
            self._give_up_question()
            self._refresh()
        else:
            self.table.undo(self.seat)
        return True

    # ------------------------------------------------------------------ drawing

    def moment(self) -> tuple[object, ...]:
        return (*super().moment(), *self.hand.moment, *self.chosen.chosen, self.chosen.target)

    def make_pose(self) -> Pose:
        chosen = self.chosen
        if not self.hand.seen:
            return Pose(held=self.hand.held, message=self.ui.say("Hold to peek at your cards."))
        cards = chosen.card_set
        return Pose(
            chosen=frozenset(chosen.chosen),
            lit=frozenset(chosen.lit_cards) if chosen.chosen else frozenset(),
            held=self.hand.held,
            targets=self._lit_targets(),
            lit_set="" if cards is None else cards.kind,
            message=self._words.message(chosen),
        )

    def _lit_targets(self) -> dict[str, bool]:
        """Those that may be pressed now, or onto which the held card may be dropped; True for the
        one that is wanted."""
        chosen = self.chosen
        for index in self.hand.held - set(chosen.chosen):
            return {target.ref: False for target in chosen.to_be_had_with(index)}
        if not chosen.chosen and chosen.target is None:
            return {}
        targets = {target.ref: target == chosen.target for target in chosen.lit_targets}
        if chosen.target is not None:
            targets[chosen.target.ref] = True
        return targets

    def draw(self, canvas: Canvas) -> None:
        if not self.confirming:
            return
        places = self.context.places
        upper, lower = places.action(0), places.action(1)
        box = upper.union(lower)
        canvas.nine("ui/panel", box)
        inner, seen = box.inflate(-32, -24), self.hand.seen
        asked, rest = rows(inner, *shares(56, 42), gap=inner.height * 0.02)
        question = self._words.theft(self.chosen, seen=seen)
        canvas.text(question, asked, style="bold", size=Type.BODY, colour=INK, align="centre")
        risk = self._words.risk(self.chosen, seen=seen)
        canvas.text(risk, rest, size=Type.NOTE, colour=UMBER, align="centre")
