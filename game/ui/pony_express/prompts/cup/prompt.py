"""The prompt of the cup: which dice lie outside, what is rolled again, and what is announced. The
rules ask for cards, a reroll and an announcement one after the other; here they are one screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.hotseat.asks import Ask
from game.rules.pony_express.bluff import POKER_FACE_LIMIT
from game.rules.pony_express.cards import Play
from game.rules.pony_express.questions import Announce, Reroll
from game.rules.shared.hands import ANNOUNCEABLE, DICE, SPACES
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input, KeyPressed, PointerPressed
from game.ui.kit.scene import Ui
from game.ui.kit.theme import LIGHT_GOLD
from game.ui.kit.widget import Action
from game.ui.pony_express.prompt import AskingRace, RacePrompt
from game.ui.pony_express.prompts.chips import draw_chips
from game.ui.pony_express.prompts.cup.announce import AnnounceColumn
from game.ui.pony_express.prompts.cup.cards import POKER_FACE, CupCards
from game.ui.pony_express.prompts.cup.dice import PRIVATE, SHOWN, DieSpot, FeltDice, rolled_by
from game.ui.pony_express.prompts.cup.felt import Felt
from game.ui.pony_express.prompts.cup.marking import Marking
from game.ui.pony_express.prompts.cup.plan import CupPlan, Situation, Way, playable
from game.ui.pony_express.prompts.cup.reroll import RerollPanel
from game.ui.table.commands import PromptKey, ShiftNumberKey
from game.ui.table.prompts.keys import digit_of
from game.ui.table.prompts.peek import Peek

WINDOWS = ("after-roll", "before-reroll")  # cards that are played on this screen
CORNER, LARGEST_CORNER = 42.0, 46.0  # how large the planks in the corner of the felt are
MARK = (34.0, 34.0)  # how large the field over a shown die is
ROLLS_FOR = {"slow": 1.3, "normal": 0.9, "fast": 0.5, "instant": 0.0}  # seconds


def is_of_the_cup(ask: Ask) -> bool:
    if ask.mode not in ("alone", "visit"):
        return False
    return ask.about in (Reroll, Announce) or ask.window in WINDOWS


class CupPrompt(RacePrompt[Play | None]):
    """From the look under the cup to the announcement."""

    whole_screen = True
    stirs = True

    def __init__(self, table: AskingRace, ask: Ask) -> None:
        super().__init__(table, ask)
        self.peek = Peek(table, always=ask.mode == "alone")
        self.plan = CupPlan(self._situation())
        self.dice = FeltDice(table.ui, self.plan)
        self.announcing = AnnounceColumn(table.ui, self._announce)
        self.cards = CupCards(self, self._play)
        self.rerolling = RerollPanel(self, self._reroll)
        self.marking: Marking | None = None
        self._felt = Felt(self)
        self._spots: list[DieSpot] = []
        self._marks: list[Button] = []
        self._rolling_left = 0.0
        self._rolling: tuple[int, ...] = ()

    def _situation(self) -> Situation:
        return Situation.of(self.secrets(), settled=self.ask.about is Announce)

    # ------------------------------------------------------------------ the questions

    def goes_on(self, ask: Ask) -> bool:
        if (ask.seat, ask.mode) != (self.ask.seat, self.ask.mode):
            return False
        return is_of_the_cup(ask)

    def _carry_out(self, answers: Mapping[str, object]) -> bool:
        """Cards for which the rules ask on the way are not played."""
        return self.table.answer_in_a_row(self.seat, {**dict.fromkeys(WINDOWS), **answers})

    def _reroll(self, way: Way) -> None:
        rolling = self.plan.rolling(way)
        if self._carry_out({"reroll": self.plan.reroll(way)}):
            self._begin_to_roll(rolling, hidden=way == "hidden")

    def _announce(self, hand: str) -> None:
        with_it = self.cards.poker_face and SPACES[hand] <= POKER_FACE_LIMIT
        card = Play(POKER_FACE) if with_it else None
        stand = {} if self.plan.now.settled else {"reroll": self.plan.stand()}
        self._carry_out({**stand, "announce": hand, "announcing": card})

    def _play(self, card: str) -> None:
        if card == POKER_FACE:
            self.cards.poker_face = not self.cards.poker_face
        elif card == "marked-die":
            self.marking = Marking(self, playable(self.options, card))
            self.table.rebuild()
        else:
            self._carry_out({"before-reroll": Play(card)})

    def play_marked_die(self, play: Play | None) -> None:
        """With its die and face; None: not after all."""
        self.marking = None
        if play is None:
            self.table.rebuild()
        else:
            self.table.answer_in_a_row(self.seat, {"after-roll": play})

    # ------------------------------------------------------------------ rolling

    def _begin_to_roll(self, dice: tuple[int, ...], *, hidden: bool) -> None:
        seconds = ROLLS_FOR[self.ui.settings.animation_speed]
        if seconds <= 0.0:
            return
        self._rolling, self._rolling_left = dice, self.ui.motion(seconds) or 0.25
        if hidden:
            self.ui.sounds.loop("dice-shake")
            self.dice.spill(dice)
        else:
            self.ui.sounds.play("dice-spill-1")

    def _end_roll(self) -> None:
        if self.shakes:
            self.ui.sounds.stop("dice-shake")
            self.ui.sounds.play("dice-spill-2")
        self._rolling = ()

    @property
    def shakes(self) -> bool:
        """Whether the cup is being shaken: nothing under it is to be seen yet."""
        return not set(self._rolling) <= self.plan.outside

    @property
    def looks(self) -> bool:
        """Whether the owner sees what lies under the cup."""
        return self.peek.open and not self.shakes

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._rolling:
            self.ui.stir()
        self._rolling_left -= seconds
        if self._rolling_left <= 0.0:
            self._end_roll()
        if not self.shakes:
            self.dice.advance(seconds)
        self._felt.advance(seconds)

    # ------------------------------------------------------------------ widgets

    def build(self, group: Group) -> None:
        self.plan.move_to(self._situation())
        self._build_dice(group)
        self.peek.build(group, "cup.peek", (424, 480, 246, 40))
        if self.marking is not None:
            self.marking.build(group)
        else:
            self.cards.build(group, self.secrets().riders[self.seat].hand)
            self.rerolling.build(group)
        self.announcing.build(group)
        self._build_corner(group)
        self.sync()

    def _build_dice(self, group: Group) -> None:
        self._spots = [group.add(DieSpot(die, self.dice, self._moved)) for die in DICE]
        self._marks = []
        for die in DICE:
            mark = _Mark(die, lambda die=die: self.plan.mark(die))  # type: ignore[misc]
            mark.tip = self.ui.say("Click to roll this die or to keep it.")
            self._marks.append(group.add(mark))

    def _build_corner(self, group: Group) -> None:
        side = min(self.ui.units(CORNER), LARGEST_CORNER)
        menu = Box(780 - side, 499 - side / 2, side, side)
        undo = menu.move(-side - 6, 0)
        self._undo_button = group.add(self.undo_button("cup.undo", undo))
        self._undo_why = self._undo_button.why_not
        group.add(self.menu_button("cup.menu", menu))

    def sync(self) -> None:
        """Widgets show no more than may be seen now."""
        looks, settled = self.looks, self.plan.now.settled
        out, back = self.ui.say("Show it to everyone."), self.ui.say("Put it back under the cup.")
        shown_rolls = self.way == "shown"
        for die, (spot, mark) in enumerate(zip(self._spots, self._marks, strict=True)):
            outside = die in self.plan.outside
            if self.dice.dragged != die:
                spot.box = self.dice.box_of(die)
            spot.visible = outside or looks
            spot.why_not = self.ui.say("The dice stay as they are.") if settled else ""
            spot.tip = back if outside else out
            mark.visible = outside and shown_rolls and not settled
            mark.box.center = self.dice.badge_at(die)
        self.announcing.sync(self.plan.hand if looks else None)
        if self.marking is None:
            self.cards.sync()
            self.rerolling.sync()
        self._undo_button.why_not = self._undo_why if self.peek.open else self.look_first

    @property
    def way(self) -> Way | None:
        """The reroll that marks and odds speak of."""
        return self.rerolling.way if self.marking is None else None

    @property
    def hand_to_announce(self) -> str | None:
        return self.announcing.chosen

    @property
    def marked(self) -> tuple[int, ...]:
        return rolled_by(self.plan, self.way)

    def _moved(self, die: int, dropped: Point | None) -> None:
        """A die was clicked, or dropped somewhere."""
        outside = die in self.plan.outside
        if dropped is not None and (
            (outside and not PRIVATE.collidepoint(dropped))
            or (not outside and not SHOWN.collidepoint(dropped))
        ):
            return
        self.plan.move(die)

    # ------------------------------------------------------------------ inputs

    def intercept(self, given: Input) -> bool:
        if isinstance(given, KeyPressed | PointerPressed):
            self._end_roll()
        if self.peek.take(given):
            return True
        if self.marking is not None:
            return self.marking.take(given)
        return self._take_key(given)

    def _take_key(self, given: Input) -> bool:
        if self.ui.keymap.matches(given, PromptKey.UNDO):
            return self.press(self._undo_button)
        way = self.rerolling.way_of(given)
        if way is not None:
            return self.press(self.rerolling.button(way))
        hand = self.ui.keymap.command_of(given, ShiftNumberKey)
        if hand is not None:
            if hand.value <= len(ANNOUNCEABLE):
                self.announcing.choose(ANNOUNCEABLE[hand.value - 1])
            return True
        number = digit_of(given, self.ui.keymap)
        if number is not None and number <= len(DICE):
            self.press(self._spots[number - 1])
        return number is not None

    def focus_lost(self) -> None:
        super().focus_lost()
        self.peek.forget()
        self.dice.let_go()

    def close(self) -> None:
        super().close()
        self.ui.sounds.stop("dice-shake")

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        self.sync()
        canvas.background("ui/table-wood")
        view = self.public()
        accusers = view.accusers or ()
        draw_chips(canvas, self.context, view.riders, self.seat, accusers)
        self._felt.draw(canvas)
        self.dice.draw(canvas, open=self.looks, tumbling=() if self.shakes else self._rolling)
        self._felt.draw_marks(canvas)
        if self.marking is not None:
            self.marking.draw(canvas)
        else:
            self.cards.draw(canvas)
            self.rerolling.draw(canvas)
        self._draw_announcing(canvas, accusers)

    def _draw_announcing(self, canvas: Canvas, accusers: Sequence[int]) -> None:
        way = self.way
        odds = self.plan.odds(way) if self.looks and way is not None else None
        caption = self.ui.say("after a reroll") if odds is not None else ""
        names = [self.context.name(seat) for seat in accusers]
        self.announcing.draw(canvas, odds, caption, names)

    def draw_above(self, canvas: Canvas) -> None:
        self.dice.draw_dragged(canvas, open=self.looks)
        if self.marking is None:
            self.cards.draw_above(canvas)


class _Mark(Button):
    """Says whether a shown die rolls; it is drawn with the dice."""

    def __init__(self, die: int, action: Action) -> None:
        super().__init__(f"cup.mark-{die}", Box(0, 0, *MARK), "", action)

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        if self.hovered or (self.focused and ui.director.top.group.shows_focus):
            canvas.disc(self.box.center, 20, LIGHT_GOLD, width=4)
