"""The column that announces one of seven hands: how far each rides, and the odds of having it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.bots.odds import Odds
from game.i18n import mark
from game.rules.shared.hands import ANNOUNCEABLE, SPACES
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.heading import heading
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM, DARK_GOLD, GREEN, INK, LIGHT_GOLD, SADDLE, TAN
from game.ui.kit.tokens import Type
from game.ui.pony_express.prompts.cup.plan import percent
from game.ui.pony_express.words import race_words
from game.ui.table.prompts.parts import resized
from game.wording.vocabulary import capital

PANEL = Box(800, 104, 468, 606)
FIRST_ROW, ROW = 154.0, 62.0
CONFIRM = Box(816, 642, 436, 54)
TITLE, ANNOUNCE = 25.0, 23.0  # sizes of type
# How high planks become: the panel is full as designed.
HIGHEST, HIGHEST_CONFIRM = 58.0, 60.0


MADE_OF = {
    "pair": mark("Two of the same face."),
    "two-pairs": mark("Two of one face, two of another."),
    "three": mark("Three of the same face."),
    "straight": mark("Five in a row: from nine to king, or from ten to ace."),
    "full-house": mark("Three of one face, two of another."),
    "four": mark("Four of the same face."),
    "five": mark("All five of the same face."),
}


class HandRow(Button):
    """A hand; the chosen one keeps a golden edge."""

    ticked = False

    @property
    def explanation(self) -> str:
        """Not of the chosen one: it would lie over the next one while the pointer stays there."""
        return "" if self.chosen else super().explanation

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        super().draw(canvas, ui)
        if self.chosen:
            canvas.frame(self.box.inflate(8, 8), DARK_GOLD, width=6, radius=13)
            canvas.frame(self.box.inflate(6, 6), LIGHT_GOLD, width=3, radius=12)
        if self.ticked:
            at = (self.box.x + 2, self.box.bottom - 6)
            canvas.disc(at, 16, INK)
            canvas.disc(at, 14, CREAM)
            canvas.centred("ui/icon-check", at, size=(22, 22))


class AnnounceColumn:
    """What is chosen lasts as long as the cup is on the table."""

    def __init__(self, ui: Ui, announce: Callable[[str], None]) -> None:
        self._ui = ui
        self._announce = announce
        self.chosen: str | None = None
        self._rows: dict[str, HandRow] = {}
        self._confirm: Button | None = None

    def build(self, group: Group) -> None:
        self._rows = {}
        for number, hand in enumerate(ANNOUNCEABLE):
            row = HandRow(
                f"announce.{hand}",
                resized(Box(816, FIRST_ROW + ROW * number, 262, 52), self._ui.units, HIGHEST),
                capital(self._ui.words.hand(hand)),
                lambda hand=hand: self.choose(hand),  # type: ignore[misc]
                size=Type.LEAD,
                chosen=hand == self.chosen,
                tip=self._ui.say(MADE_OF[hand]),
            )
            self._rows[hand] = group.add(row)
        box = resized(CONFIRM, self._ui.units, HIGHEST_CONFIRM)
        confirm = Button("announce.confirm", box, "", self._confirmed, size=ANNOUNCE)
        self._confirm = group.add(confirm)

    def choose(self, hand: str) -> None:
        self.chosen = hand
        for other, row in self._rows.items():
            row.chosen = other == hand

    def _confirmed(self) -> None:
        if self.chosen is not None:
            self._announce(self.chosen)

    def sync(self, true_hand: str | None) -> None:
        """What the owner may see: `true_hand` is None while nobody looks."""
        for hand, row in self._rows.items():
            row.ticked = hand == true_hand
            row.skin = "green" if hand == true_hand else "on"
        confirm, chosen = self._confirm, self.chosen
        if confirm is None:
            return
        confirm.why_not = "" if chosen else self._ui.say("Choose a hand first.")
        confirm.skin = "on" if true_hand is None else "green" if chosen == true_hand else "red"
        confirm.label = self._sentence(chosen, true_hand)

    def _sentence(self, hand: str | None, true_hand: str | None) -> str:
        say = self._ui.say
        if hand is None:
            return say("Announce")
        facts = {"hand": self._ui.words.hand_said(hand), "spaces": SPACES[hand]}
        if true_hand is None or hand == true_hand:
            return say("Announce %(hand)s: %(spaces)d", **facts)
        return say("Bluff %(hand)s: %(spaces)d", **facts)

    # ------------------------------------------------------------------ drawing

    def draw(
        self, canvas: Canvas, odds: Odds | None, after_reroll: str, accusers: Sequence[str]
    ) -> None:
        """`odds`: None while they are secret, or there is no reroll."""
        key = ("announce-panel", self._ui.words.code, tuple(accusers))
        canvas.composed(key, PANEL, lambda: self._paint(canvas, accusers), backdrop="ui/table-wood")
        if after_reroll:
            canvas.centred("ui/icon-eye", (1088, 132), size=(32, 32))
            canvas.text(
                after_reroll,
                (1110, 116, 142, 32),
                style="italic",
                size=Type.ENTRY,
                colour=SADDLE,
                align="right",
                wrap=False,
            )
        for number, hand in enumerate(ANNOUNCEABLE):
            middle = FIRST_ROW + ROW * number + 26
            if odds is None:
                self._draw_ride(canvas, middle, SPACES[hand])
            else:
                _draw_odds(canvas, middle, odds[SPACES[hand]])

    def _draw_ride(self, canvas: Canvas, middle: float, spaces: int) -> None:
        """Without odds there is room for what the number means."""
        words = race_words(self._ui).number_of_spaces(spaces)
        box = (1136, middle - 18, 116, 36)
        canvas.text(words, box, size=Type.NOTE, colour=SADDLE, wrap=False)

    def _paint(self, canvas: Canvas, accusers: Sequence[str]) -> None:
        say = self._ui.say
        canvas.nine("ui/panel", PANEL)
        heading(canvas, say("Announce"), (820, 114, 240, 36), size=TITLE)
        for number, hand in enumerate(ANNOUNCEABLE):
            middle = FIRST_ROW + ROW * number + 26
            canvas.centred("ui/coin-plate", (1106, middle), size=(38, 38))
            canvas.numeral(str(SPACES[hand]), (1106, middle), size=Type.ENTRY)
        self._paint_accusers(canvas, accusers)

    def _paint_accusers(self, canvas: Canvas, accusers: Sequence[str]) -> None:
        say = self._ui.say
        if not accusers:
            line = say("Nobody can call a bluff.")
            canvas.text(line, (820, 590, 432, 40), size=Type.ENTRY, colour=SADDLE, align="centre")
            return
        canvas.centred("ui/icon-hand", (836, 610), size=(40, 40), mirrored=True)
        names = ", ".join(accusers)
        canvas.text(
            say("Can call a bluff: %(names)s", names=names),
            (866, 588, 386, 44),
            style="bold",
            size=Type.ENTRY,
        )


def _draw_odds(canvas: Canvas, middle: float, chance: float) -> None:
    bar = Box(1132, middle - 9, 62, 18)
    canvas.fill(bar, INK, radius=9)
    canvas.fill(bar.inflate(-4, -4), TAN, radius=7)
    if chance > 0.0:
        length = max(58 * min(chance, 1.0), 12)
        canvas.fill((1134, middle - 7, length, 14), GREEN, radius=7)
    colour = INK if chance > 0.0 else SADDLE
    canvas.text(
        percent(chance),
        (1196, middle - 16, 58, 32),
        style="title",
        size=Type.NOTE,
        colour=colour,
        align="right",
        wrap=False,
    )
