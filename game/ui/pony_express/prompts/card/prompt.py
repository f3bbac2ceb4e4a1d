"""The prompt to play a card now, or none: the own hand in the right column, then what the card
needs to know."""

from __future__ import annotations

from game.hotseat.asks import Ask, NothingFits
from game.rules.pony_express.cards import Play
from game.rules.pony_express.events import OpenRoll
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.kit.keymap.everywhere import NavigationKey
from game.ui.kit.theme import INK
from game.ui.kit.tokens import Type
from game.ui.kit.widget import Widget
from game.ui.pony_express.cards.held import CardSlot, draw_zoomed, row_of_cards
from game.ui.pony_express.prompt import AskingRace, RacePrompt
from game.ui.pony_express.prompts.card.barrel import BarrelPlace
from game.ui.pony_express.prompts.card.details import Details
from game.ui.pony_express.prompts.card.tiles import build_tiles, draw_detail_question
from game.ui.pony_express.prompts.cup.plan import playable
from game.ui.pony_express.words import race_words
from game.ui.table.dock import Dock
from game.ui.table.prompts.keys import digit_of
from game.ui.table.prompts.peek import Peek
from game.ui.table.prompts.whispers import Whispers

PLANK = 48.0  # how high
PEEK = (132.0, 42.0)
CARD = 92.0  # how wide


class PlayPrompt(RacePrompt[Play | None]):
    """The same for whoever holds a card that fits and whoever does not, and whatever is being
    chosen: while nobody looks at the hand, there is no telling them apart."""

    def __init__(self, table: AskingRace, ask: Ask) -> None:
        super().__init__(table, ask)
        self.peek = Peek(table, always=ask.mode == "alone")
        self.add(Whispers(self.context, self.peek))
        self._details: Details | None = None
        self._barrel: BarrelPlace | None = None
        self._slots: list[CardSlot] = []
        self._of_hand: tuple[Widget, ...] = ()
        if self.peek.always:
            table.ui.sounds.play("turn", 0.7)

    @property
    def _picking(self) -> bool:
        """Whether the owner looks, and says what the chosen card needs to know."""
        return self._details is not None and self.peek.open

    @property
    def _hand(self) -> list[str]:
        return list(self.secrets().riders[self.seat].hand)

    # ------------------------------------------------------------------ widgets

    def build(self, group: Group) -> None:
        self._build_hand(group)
        if self._details is not None:
            self._build_details(group, self._details)
        self.peek.build(group, "play-card.peek", self._peek_box, small=True)
        self._sync()

    def _build_hand(self, group: Group) -> None:
        say, hand = self.ui.say, self._hand
        options = self.table.desk.plays(self.seat)
        places = row_of_cards(self._cards_box, len(hand), self._dock.units(CARD))
        self._slots = []
        for number, (card, box) in enumerate(zip(hand, places, strict=True)):
            slot = CardSlot(
                f"play-card.card-{number}",
                box,
                card,
                self.peek,
                lambda card=card: self._begin(card),  # type: ignore[misc]
                key=str(number + 1),
            )
            slot.usable = bool(playable(options, card))
            self._slots.append(group.add(slot))
        none = Button(
            "play-card.none", self._plank, say("Play no card"), self._play_none, size=Type.BODY
        )
        self._of_hand = (*self._slots, group.add(none))

    def _build_details(self, group: Group, details: Details) -> None:
        dock, bottom = self._dock, self._plank.y - 6
        area = dock.words(dock.below(132), bottom)
        if details.card == "pickaxe":
            area = dock.words(dock.below(112), bottom + 2).inflate(8, 0)
        build_tiles(group, self.table, details, area, self._step, self._faces(details))
        back = Button(
            "play-card.back", self._plank, self.ui.say("Back"), self._back, size=Type.BODY
        )
        group.add(back)

    @property
    def _dock(self) -> Dock:
        return self.context.dock()

    @property
    def _plank(self) -> Box:
        """At the foot, beside what uncovers the cards where that is needed."""
        area, high = self._dock.planks, self._dock.units(PLANK)
        left = area.x if self.peek.always else self._peek_box.right + 6
        return Box(left, area.bottom + 2 - high, area.right - left, high)

    @property
    def _peek_box(self) -> Box:
        area, units = self._dock.planks, self._dock.units
        wide, high = units.size(PEEK)
        middle = area.bottom + 3 - units(PLANK) / 2
        return Box(area.x + 4, middle - high / 2, wide, high)

    @property
    def _cards_box(self) -> Box:
        area, top = self._dock.planks, self._dock.below(100)
        return Box(area.x, top, area.width, self._plank.y - self._dock.units(14) - top)

    def _faces(self, details: Details) -> list[str | None]:
        """Of the dice that a card is about: those of the cup, or the open roll."""
        view = self.secrets()
        if details.card == "pickaxe":
            roll = next(event for event in reversed(view.log) if isinstance(event, OpenRoll))
            return list(roll.faces)
        return [die.face for die in view.dice]

    def _sync(self) -> None:
        say, looking = self.ui.say, self.peek.open
        for slot in self._slots:
            when = race_words(self.ui).card(slot.card).when
            why = "" if slot.usable else say("Not now. %(when)s.", when=when)
            slot.why_not = why if looking else self.look_first
        picking = self._picking
        for widget in self._of_hand:
            widget.visible = not picking
        for widget in self.table.group:
            if widget.id.startswith("detail.") or widget.id == "play-card.back":
                widget.visible = picking

    # ------------------------------------------------------------------ playing

    def _begin(self, card: str) -> None:
        self._details = Details(card, playable(self.table.desk.plays(self.seat), card))
        self._step()

    def _step(self) -> None:
        details = self._details
        if details is None:
            return
        if details.field is None:
            self._play(details.play)
            return
        if details.field == "at":
            self._barrel = BarrelPlace(self, details, self._place_barrel)
        self.table.rebuild()

    def _play(self, play: Play) -> None:
        self.ui.sounds.play("card-play")
        self.answer(play)

    def _place_barrel(self, at: tuple[int, int]) -> None:
        if self._details is not None:
            self._details.choose(at)
            self._play(self._details.play)

    def _back(self) -> None:
        self._barrel = None
        if self._details is not None and not self._details.back():
            self._details = None
        self.table.rebuild()

    def _play_none(self) -> None:
        if self.ask.about is NothingFits:
            self.table.decline_offer()
        else:
            self.answer(None)

    # ------------------------------------------------------------------ inputs

    def intercept(self, given: Input) -> bool:
        if self.peek.take(given):
            self._sync()
            return True
        if self._barrel is not None and self.peek.open and self._barrel.take(given):
            return True
        if self._picking and self.ui.keymap.matches(given, NavigationKey.BACK):
            self._back()
            return True
        return self._take_digit(given)

    def _take_digit(self, given: Input) -> bool:
        number = digit_of(given, self.ui.keymap)
        if number is None:
            return False
        details = self._details if self._picking else None
        prefix = "play-card.card-" if details is None else "detail."
        widgets = [widget for widget in self.table.group if widget.id.startswith(prefix)]
        if details is not None and details.field == "die":
            widgets = [widget for widget in widgets if widget.id == f"detail.die-{number - 1}"]
            number = 1
        return number > len(widgets) or self.press(widgets[number - 1])

    def focus_lost(self) -> None:
        super().focus_lost()
        self.peek.forget()

    # ------------------------------------------------------------------ drawing

    def _question(self) -> str:
        if self.ask.about is NothingFits and self.peek.open:
            return self.ui.say("You have no card to play now.")
        return self.context.words.question("play-card", self.ask.window)

    def draw(self, canvas: Canvas) -> None:
        self._sync()
        if self._barrel is not None and self.peek.open:
            self._barrel.draw(canvas)
        dock, colour = self._dock, self.context.colour(self.seat)
        dock.draw(canvas)
        details = self._details
        if details is None or not self.peek.open:
            dock.draw_title(canvas, self.seat, colour, self.name, corner=False)
            words = dock.words(dock.below(48), dock.below(100))
            question = self._question()
            canvas.text(question, words, style="bold", size=Type.ENTRY, colour=INK)
            return
        card = race_words(self.ui).card(details.card).name
        dock.draw_title(canvas, self.seat, colour, card, corner=False)
        words = dock.words(dock.below(48), dock.below(130))
        if details.field == "at":
            words = dock.words(dock.below(60), dock.below(210))
        elif details.card == "pickaxe":
            words = dock.words(dock.below(46), dock.below(112))
        draw_detail_question(canvas, self.ui, details, words)

    def draw_above(self, canvas: Canvas) -> None:
        super().draw_above(canvas)
        if not self._picking:
            draw_zoomed(canvas, self.ui, self._slots, self._dock.box.x - 14)
