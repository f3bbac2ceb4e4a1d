"""Which of the horse's cards is ridden: first it is chosen, with its squares on the course, then
played."""

from __future__ import annotations

from collections.abc import Sequence

from game.hotseat.asks import Ask
from game.rules.derby.cards import COLOUR, SPECIAL, in_hand_order
from game.rules.derby.course import DRAW_LEVEL, TOWN
from game.ui.derby.commands import DerbyRideKey
from game.ui.derby.context import DerbyContext
from game.ui.derby.pose import Pose
from game.ui.derby.prompts.derby_prompt import DerbyPrompt, corner_undo, panel_line
from game.ui.derby.prompts.hands import RideHandLayout
from game.ui.derby.prompts.preview import reach_of_card
from game.ui.derby.prompts.spots import CappedPlank, looked_at, pointed_at
from game.ui.derby.ride.cards import played_places
from game.ui.kit.canvas import Point
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.table.asking import AskingTable
from game.ui.table.commands import TableKey
from game.ui.table.prompts.hand import AskedHand


class RidePrompt(DerbyPrompt[str]):
    """Everybody may see these cards, unless hands are hidden: then one of several people looks at
    them while a key is held."""

    def __init__(self, table: AskingTable[DerbyContext], ask: Ask) -> None:
        super().__init__(table, ask)
        hand = AskedHand(
            self,
            RideHandLayout(self.context),
            self._cards,
            press=self.toggle,
            drop=self._drop,
            in_the_open=not self.context.seen.options.hidden_hands,
        )
        self.hand = self.add(hand)
        self.chosen: int | None = None
        self._refreshed_at: tuple[object, ...] = ()
        playable = self._playable()
        # Also a Star that can do two things. Chosen for one who does not look it would be seen.
        if self.hand.always_seen and len({self.hand.cards[place] for place in playable}) == 1:
            self.chosen = playable[0]

    @property
    def horse(self) -> str:
        return self.public().mounted.horse

    def _cards(self) -> Sequence[str]:
        """All six, also those that are played."""
        return in_hand_order(self.secrets().mounted.seen_cards)

    @property
    def _played(self) -> frozenset[int]:
        return played_places(self.context.seen.horse(self.horse), self.hand.cards)

    def _playable(self) -> list[int]:
        """Places of cards that may be played now."""
        legal, played = set(self.options), self._played
        if DRAW_LEVEL in legal:
            legal.add(SPECIAL)
        return [n for n, card in enumerate(self.hand.cards) if card in legal and n not in played]

    @property
    def card(self) -> str | None:
        return None if self.chosen is None else self.hand.cards[self.chosen]

    @property
    def _chosen(self) -> frozenset[int]:
        return frozenset() if self.chosen is None else frozenset({self.chosen})

    @property
    def _may_draw_level(self) -> bool:
        return self.card == SPECIAL and DRAW_LEVEL in self.options

    # ------------------------------------------------------------------ widgets

    def build(self, group: Group) -> None:
        ride, words = self.context.ride, self.context.words
        self.hand.build(group)
        play = CappedPlank("ride.play", ride.plank(0), "", self.press_play, self._enter)
        self._play = group.add(play)
        level = CappedPlank(
            "ride.level",
            ride.plank(1),
            words.answer_label("ride", DRAW_LEVEL),
            self.press_level,
            self.ui.keymap.cap(DerbyRideKey.DRAW_LEVEL, self.ui.words),
            skin="green",
        )
        self._level = group.add(level)
        group.add(corner_undo(self))
        self._refresh()

    @property
    def _enter(self) -> str:
        return self.ui.keymap.cap(TableKey.CONFIRM, self.ui.words)

    def _refresh(self) -> None:
        self._refreshed_at = self.moment()
        words, say, card = self.context.words, self.ui.say, self.card
        play, level = self._play, self._level
        play.skin, play.sub, play.why_not = "on", "", ""
        play.label = say("Play")
        level.visible = self._may_draw_level
        if card is None:
            play.why_not = say("Choose a card first.")
            return
        if not self.hand.seen:
            level.visible = False
            return
        play.label = say("Play %(card)s", card=words.card(card))
        if card == SPECIAL:
            play.label = say("As a 1")
        play.sub = words.answer_effect("ride", card, self.public())
        play.skin = "on" if level.visible else "green"
        play.key = self._enter
        if level.visible:
            play.key = self.ui.keymap.cap(DerbyRideKey.PLAY, self.ui.words)
        if level.visible:
            level.sub = words.answer_effect("ride", DRAW_LEVEL, self.public())

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.moment() != self._refreshed_at:
            self._refresh()

    def moment(self) -> tuple[object, ...]:
        over = [widget.id for widget in pointed_at(self.table.group)]
        return (*super().moment(), self.chosen, *self.hand.moment, *over)

    # ------------------------------------------------------------------ choosing

    def toggle(self, index: int) -> None:
        """Pressed again it is played, unless it can do two things."""
        if not self.hand.may_be_played():
            return
        if index not in self._playable():
            self.refuse(self._why_not(index))
        elif self.chosen == index and not self._may_draw_level:
            self.press_play()
        else:
            self.chosen = None if self.chosen == index else index
            self._refresh()

    def _why_not(self, index: int) -> str:
        say = self.ui.say
        if index in self._played:
            return say("Already played. Cards come back when all six are played.")
        return say("Another card reaches Sacramento for sure: play that one.")

    def _drop(self, index: int, point: Point) -> None:
        """On the course it is played; a Star can do two things, and waits."""
        if point[1] > self.context.layout.course.bottom:
            return
        if self.chosen != index:
            self.toggle(index)
        if self.chosen == index and not self._may_draw_level:
            self.press_play()

    def press_play(self) -> None:
        if self.is_fresh:
            return
        if not self.hand.may_be_played():
            return
        if self.card is None:
            self.refuse(self.ui.say("Choose a card first."))
        else:
            self.answer(self.card)

    def press_level(self) -> None:
        if self._may_draw_level and not self.is_fresh:
            self.answer(DRAW_LEVEL)

    def confirm(self) -> None:
        if self._may_draw_level:
            label, words = self.ui.keymap.label, self.ui.words
            keys = {
                "play": label(DerbyRideKey.PLAY, words),
                "level": label(DerbyRideKey.DRAW_LEVEL, words),
            }
            self.refuse(self.ui.say("As a 1 (%(play)s), or draw level (%(level)s)?", **keys))
        else:
            self.press(self._play)

    def take_back(self) -> bool:
        self.table.undo(self.seat)
        return True

    def handle(self, given: Input) -> bool:
        command = self.ui.keymap.command_of(given, DerbyRideKey)
        if command is DerbyRideKey.DRAW_LEVEL and self._level.visible:
            return self.press(self._level)
        if command is DerbyRideKey.PLAY:
            return self.press(self._play)
        return super().handle(given)

    # ------------------------------------------------------------------ drawing

    @property
    def _shown(self) -> str | None:
        """The answer whose squares are shown: of the card that is looked at, or the chosen one."""
        looked = looked_at(self.table.group)
        if looked is not None and looked in self._playable():
            card = self.hand.cards[looked]
        elif self.card is not None:
            card = self.card
        else:
            return None
        if card != SPECIAL or DRAW_LEVEL not in self.options:
            return card
        as_one = self._play in pointed_at(self.table.group)
        return SPECIAL if as_one and self.card == SPECIAL else DRAW_LEVEL

    def make_pose(self) -> Pose:
        if not self.hand.seen:
            return Pose(
                chosen=self._chosen,
                held=self.hand.held,
                line=self.ui.say("Hold to peek at your cards."),
            )
        shown = self._shown
        playable = self._playable()
        return Pose(
            chosen=self._chosen,
            dim=frozenset(range(len(self.hand.cards))) - frozenset(playable),
            held=self.hand.held,
            looked=looked_at(self.table.group),
            reach=None if shown is None else reach_of_card(self.public(), shown),
            line=self._line(shown),
        )

    def _line(self, shown: str | None) -> str:
        say, words, seen = self.ui.say, self.context.words, self.public()
        square, hard = seen.mounted.square, seen.options.hard_ride
        if square == TOWN - 1 and not hard:
            return say("One square to go: any card reaches Sacramento.")
        if not hard and len(self._playable()) < len(self.hand.cards) - len(self._played):
            return say("It reaches Sacramento: play it.")
        if shown is None:
            return panel_line(self)
        if shown == DRAW_LEVEL:
            return say("Draw level with the next horse ahead, no push.")
        reach = reach_of_card(seen, shown)
        colour = words.colour(COLOUR[shown] or "white")
        if hard:
            return words.answer_effect("ride", shown, seen)
        if reach.sure - square == 2:
            return say("1 square, +1 for %(colour)s on %(colour)s", colour=colour)
        return say("1 square. Then push, if you dare.")
