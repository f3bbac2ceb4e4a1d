"""The cards beside the cup: three of them change what the dice are worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.pony_express.bluff import POKER_FACE_LIMIT
from game.rules.shared.hands import SPACES
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.heading import heading
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD
from game.ui.kit.tokens import Type
from game.ui.pony_express.cards.held import CardSlot, draw_zoomed, row_of_cards
from game.ui.pony_express.prompts.cup.screen import CupScreen
from game.ui.pony_express.words import race_words
from game.ui.table.prompts.parts import pale

PANEL = Box(12, 540, 404, 170)
POKER_FACE = "poker-face"
# In which windows each card can still be played: the rules ask for them one after the other.
OPEN_WINDOWS = {
    "marked-die": ("after-roll",),
    "canteen": ("after-roll", "before-reroll"),
}


class CupCards:
    """The owner's hand, and which of it can be played now."""

    def __init__(self, screen: CupScreen, play: Callable[[str], None]) -> None:
        self._screen = screen
        self._play = play
        self.poker_face = False  # whether it goes with the announcement
        self._slots: list[CardSlot] = []

    def build(self, group: Group, cards: Sequence[str]) -> None:
        few = len(cards) <= 2
        area = Box(PANEL.x + 16, PANEL.y + 40, PANEL.width - 32, 116 if few else 82)
        if few:
            step = area.width / 2
            places = [Box(area.x + 2 + step * n, area.y + 4, 76, 106.4) for n in range(len(cards))]
        else:
            places = row_of_cards(area, len(cards), 58.0, gap=area.width / len(cards) - 58.0)
        self._slots = []
        for number, (card, place) in enumerate(zip(cards, places, strict=True)):
            slot = CardSlot(
                f"cup.card-{number}",
                place,
                card,
                self._screen.peek,
                lambda card=card: self._play(card),  # type: ignore[misc]
            )
            self._slots.append(group.add(slot))
        self.sync()

    def sync(self) -> None:
        """Only the owner learns what can be played."""
        looking = self._screen.peek.open
        for slot in self._slots:
            why = self.why_not(slot.card)
            slot.usable = not why
            slot.armed = slot.card == POKER_FACE and self.poker_face
            slot.why_not = why if looking else self._screen.look_first

    def why_not(self, card: str) -> str:
        """Why that card cannot be played with this cup now; empty if it can."""
        say, window = self._screen.ui.say, self._screen.ask.window
        if card == POKER_FACE:
            chosen = self._screen.hand_to_announce
            if chosen is not None and SPACES[chosen] > POKER_FACE_LIMIT:
                return say("Only with a straight or less.")
            return ""
        if card not in OPEN_WINDOWS:
            return say("Not now. %(when)s.", when=race_words(self._screen.ui).card(card).when)
        if window in OPEN_WINDOWS[card]:
            return ""
        return say("Only right after a roll.")

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        say = self._screen.ui.say
        canvas.nine("ui/panel-dark", PANEL)
        title = (PANEL.x + 18, PANEL.y + 6, 360, 32)
        heading(canvas, say("Your cards"), title, size=Type.LABEL, colour=LIGHT_GOLD, drop=INK)
        if not self._slots:
            none = (PANEL.x + 20, PANEL.y + 50, PANEL.width - 40, 90)
            canvas.text(
                say("You have no cards."),
                none,
                size=Type.ENTRY,
                colour=pale(self._screen.ui),
                align="centre",
            )
        if self._screen.peek.open:
            for slot in self._slots:
                self._draw_words(canvas, slot)

    def _draw_words(self, canvas: Canvas, slot: CardSlot) -> None:
        name = race_words(self._screen.ui).card(slot.card).name
        box = slot.box
        if len(self._slots) <= 2:
            room = PANEL.width / 2 - box.width - 32
            words = (box.right + 10, box.y, room, 62)
            canvas.text(name, words, style="bold", size=Type.BODY, colour=CREAM, valign="top")
            below = (box.right + 10, box.y + 62, room, 44)
            canvas.text(
                self._state(slot),
                below,
                style="italic",
                size=Type.NOTE,
                colour=LIGHT_GOLD,
                valign="top",
            )
            return
        width = (PANEL.width - 32) / len(self._slots) - 6
        words = (box.centerx - width / 2, box.bottom + 2, width, 42)
        canvas.text(
            name, words, style="bold", size=Type.NOTE, colour=CREAM, align="centre", valign="top"
        )

    def _state(self, slot: CardSlot) -> str:
        say = self._screen.ui.say
        if slot.armed:
            return say("will be played")
        if not slot.usable:
            return say("not now")
        return say("to announce") if slot.card == POKER_FACE else say("play now")

    def draw_above(self, canvas: Canvas) -> None:
        draw_zoomed(canvas, self._screen.ui, self._slots, 720.0)
