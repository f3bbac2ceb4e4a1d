"""The prompt to call a bluff: everybody who may is asked at once, and the first one has it."""

from __future__ import annotations

import pygame

from game.hotseat.asks import Ask
from game.rules.pony_express.questions import Accuse
from game.rules.shared.hands import SPACES
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.heading import heading
from game.ui.kit.inputs import Input
from game.ui.kit.theme import CORAL, CREAM, INK, LIGHT_GOLD
from game.ui.kit.tokens import Type
from game.ui.kit.tween import clamp, overshoot, pulse
from game.ui.pony_express.commands import BELIEVE
from game.ui.pony_express.prompt import AskingRace, RacePrompt
from game.ui.pony_express.prompts.dice_parts import draw_die
from game.ui.pony_express.words import race_words
from game.ui.table.commands import SPEAK_UP
from game.ui.table.prompts.key_plank import LARGE, KeyPlank
from game.ui.table.prompts.parts import (
    draw_pawn,
    draw_seat_badge,
    pale,
)

PANEL, LARGEST = (940.0, 676.0), (1240.0, 704.0)  # as designed, and as there is room
ROOMY, MANY = (66.0, 10.0), (46.0, 6.0)  # how high the planks are, and how far apart
ALONE, SHARED = 300.0, 230.0  # how wide
BADGE = 54.0
MENU = 42.0  # how large
ANNOUNCED, SPACES_TOLD, WHO = 62.0, 34.0, 25.0  # sizes of type
STAKES = 46.0  # at least, for what is at stake
FEW = 2  # so many share a roomy screen
HURRY = 3.0  # seconds before the end from which the clock ticks
GROWS = 0.3  # seconds in which the announcement comes up
BELIEVE_KEYS = tuple(command.chords[0].key for command in BELIEVE)


class AccusePrompt(RacePrompt[bool]):
    """Lasts until somebody accuses, all have believed, or the time is up."""

    whole_screen = True
    stirs = True

    def __init__(self, table: AskingRace, ask: Ask) -> None:
        super().__init__(table, ask)
        self._entitled = tuple(ask.seats)  # those at the screen, also who have said no
        self._ticks = 0
        self._table_below: pygame.Surface | None = None  # darkened, as it was at the beginning
        table.ui.sounds.loop("drum-roll")
        table.context.clear_of_notices.append(self._read_boxes)

    @property
    def alone(self) -> bool:
        return self.ask.mode == "alone"

    @property
    def left(self) -> float | None:
        """Seconds until it is believed; None where there is no countdown."""
        settings = self.ui.settings
        if not settings.accuse_countdown:
            return None
        return max(settings.countdown_seconds - self.time, 0.0)

    def goes_on(self, ask: Ask) -> bool:
        """Unless another person than before sits there."""
        if ask.about is not Accuse or ask.mode != self.ask.mode:
            return False
        return set(ask.seats) <= set(self._entitled) <= set(self.table.desk.people)

    def close(self) -> None:
        super().close()
        self.ui.sounds.stop("drum-roll")
        self.context.clear_of_notices.remove(self._read_boxes)

    # ------------------------------------------------------------------ answers

    def update(self, seconds: float) -> None:
        super().update(seconds)
        left = self.left
        if left is None:
            return
        self.ui.stir()
        if left <= 0.0:
            self._time_is_up()
        elif left < HURRY and int(left) != self._ticks:
            self._ticks = int(left)
            self.ui.sounds.play("tick")

    def _time_is_up(self) -> None:
        for seat in self.ask.seats:
            if self.table.prompt is self:
                self.table.answer(seat, False)

    def _say(self, seat: int, accuses: bool) -> None:
        if seat not in self.ask.seats:
            return
        if accuses:
            self.ui.sounds.play("accuse")
        self.table.answer(seat, accuses)

    def intercept(self, given: Input) -> bool:
        for seat in self.ask.seats:
            for command, accuses in ((SPEAK_UP[seat], True), (BELIEVE[seat], False)):
                if self.ui.keymap.matches(given, command):
                    self._say(seat, accuses)
                    return True
        return False

    # ------------------------------------------------------------------ widgets

    def build(self, group: Group) -> None:
        say = self.ui.say
        self._table_below = None
        for number, seat in enumerate(self._entitled):
            row, wide = self._row(number), self._wide
            left = row.centerx - wide - 10 if self.alone else row.right - 2 * wide - 12
            calls = (
                ("call", say("Bluff!"), "red", SPEAK_UP[seat]),
                ("believe", say("I believe it"), "on", BELIEVE[seat]),
            )
            for place, (id, label, skin, command) in enumerate(calls):
                plank = KeyPlank(
                    f"accuse.{id}-{seat}",
                    (left + place * (wide + 14), row.y, wide, row.height),
                    label,
                    lambda seat=seat, id=id: self._say(seat, id == "call"),  # type: ignore[misc]
                    self.ui.keymap.cap(command, self.ui.words),
                    skin=skin,
                    size=Type.LEAD,
                    cap=LARGE,
                )
                if seat not in self.ask.seats:
                    plank.disable(say("You have already said you believe it."))
                group.add(plank)
        group.add(self.menu_button("accuse.menu", self._menu))

    # ------------------------------------------------------------------ where things are

    @property
    def _panel(self) -> Box:
        grown = self.ui.units.grown
        wide, high = (min(grown(a), b) for a, b in zip(PANEL, LARGEST, strict=True))
        return Box(640 - wide / 2, 360 - high / 2, wide, high)

    def _read_boxes(self) -> list[Box]:
        """From who announces what down to the clock: it has to be read while the clock runs."""
        panel = self._panel
        return [Box(panel.x, panel.y, panel.width, self._bar.bottom - panel.y)]

    @property
    def _menu(self) -> Box:
        panel, side = self._panel, self.ui.units(MENU)
        return Box(panel.right - 16 - side, panel.y + 14, side, side)

    @property
    def _wide(self) -> float:
        """How wide a plank is: two of them stand in a row."""
        room = (self._panel.width - 80 - 20) / 2
        return min(self.ui.units(ALONE if self.alone else SHARED), room)

    def _row(self, number: int) -> Box:
        """As high as the player wants planks, as far as there is room below the clock."""
        panel, count = self._panel, len(self._entitled)
        designed, gap = ROOMY if self._is_roomy else MANY
        room = panel.bottom - 20 - self._bar.bottom - 18 - self.ui.units(STAKES)
        height = min(self.ui.units(designed), max(room / count - gap, designed))
        step = height + gap
        top = panel.bottom - 20 - step * count
        return Box(panel.x + 40, top + step * number, panel.width - 80, height)

    @property
    def _is_roomy(self) -> bool:
        return len(self._entitled) <= FEW

    @property
    def _felt(self) -> Box:
        panel, high = self._panel, 168 if self._is_roomy else 134
        return Box(panel.x + 40, panel.y + 186, panel.width - 80, high)

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        self._draw_table_below(canvas)
        canvas.layer += 1  # the table below is out of the way
        self._draw_claim(canvas)
        self._draw_dice(canvas)
        self._draw_clock(canvas)
        self._draw_stakes(canvas)
        if not self.alone:
            for number, seat in enumerate(self._entitled):
                self._draw_seat(canvas, self._row(number), seat)

    def _draw_table_below(self, canvas: Canvas) -> None:
        """Nothing moves there while everybody holds their breath: it is drawn once."""
        kept = self._table_below
        if kept is not None and kept.get_size() == canvas.surface.get_size():
            canvas.surface.blit(kept, (0, 0))
            return
        self.table.draw_table(canvas)
        canvas.veil(150)
        canvas.drop_shadow(self._panel, depth=10)
        canvas.nine("ui/panel-dark", self._panel)
        self._table_below = canvas.surface.copy()

    def _draw_claim(self, canvas: Canvas) -> None:
        say, view, panel = self.ui.say, self.public(), self._panel
        active, hand = view.active, view.announced
        assert hand is not None, "an announcement is what is doubted"
        colour = self.context.colour(active)
        draw_pawn(canvas, colour, (panel.x + 104, panel.y + 102), 132)
        name = self.context.name(active)
        line = (panel.x + 190, panel.y + 18, panel.width - 270, 40)
        canvas.text(
            say("%(name)s announces", name=name), line, size=WHO, colour=pale(self.ui), drop=INK
        )
        if self.time < GROWS:
            self.ui.stir()
        grown = overshoot(clamp(self.time / GROWS)) if self.ui.motion(1.0) else 1.0
        said = self.ui.words.hand_said(hand)
        big = (panel.x + 190, panel.y + 56, panel.width - 290, 86)
        size = round(ANNOUNCED * (0.75 + 0.25 * grown))
        heading(canvas, said, big, size=size, colour=LIGHT_GOLD, drop=INK)
        disc = (panel.right - 68, max(panel.y + 102, self._menu.bottom + 36))
        canvas.centred("ui/coin-plate", disc, size=(64, 64))
        canvas.numeral(str(SPACES[hand]), disc, size=SPACES_TOLD)
        spaces = (panel.x + 190, panel.y + 142, panel.width - 230, 34)
        rides = race_words(self.ui).number_of_spaces(SPACES[hand])
        canvas.text(
            say("If nobody calls a bluff: %(spaces)s.", spaces=rides),
            spaces,
            size=Type.BODY,
            colour=CREAM,
        )

    def _draw_dice(self, canvas: Canvas) -> None:
        """Those outside the cup; of those under it only what the person alone has spied."""
        view = self.secrets() if self.alone else self.public()
        dice = view.dice
        felt = self._felt
        canvas.nine("ui/felt", felt)
        side = felt.height - 26
        canvas.centred("pieces/cup-over", (felt.x + 92, felt.centery - 4), size=(side, side))
        self._draw_under_the_cup(canvas, sum(not die.shown for die in dice))
        known = [(number, die, die.face) for number, die in enumerate(dice) if die.face]
        if not known:
            nothing = (felt.x + 440, felt.y + 22, felt.width - 480, felt.height - 44)
            words = self.ui.say("No dice outside the cup.")
            canvas.text(words, nothing, size=Type.BODY, colour=pale(self.ui), align="centre")
        for place, (number, die, face) in enumerate(known):
            at = (felt.x + 456 + 84 * place, felt.centery + 2)
            draw_die(canvas, face, number * 2 + 1, at, 116)
            if not die.shown:
                canvas.centred("ui/icon-eye", (at[0] + 34, at[1] - 42), size=(28, 28))

    def _draw_under_the_cup(self, canvas: Canvas, hidden: int) -> None:
        """In one line; where it needs two, the number stays with its word."""
        felt = self._felt
        count = self.ui.words.number_of_dice(hidden).replace(" ", "\u00a0")
        words = self.ui.say("Under the cup: %(dice)s", dice=count)
        place = (felt.x + 164, felt.y + 22, 236, felt.height - 44)
        canvas.text(words, place, size=Type.BODY, colour=pale(self.ui))

    @property
    def _bar(self) -> Box:
        felt = self._felt
        return Box(felt.x + 50, felt.bottom + 16, felt.width - 100, 18)

    def _draw_clock(self, canvas: Canvas) -> None:
        left = self.left
        bar = self._bar
        if left is None:
            words = self.ui.say("Take your time.")
            canvas.text(
                words, bar.inflate(0, 16), size=Type.ENTRY, colour=pale(self.ui), align="centre"
            )
            return
        share = left / self.ui.settings.countdown_seconds
        canvas.nine("ui/track", bar)
        length = max(bar.width * share, 14.0)
        canvas.nine("ui/track-full", (bar.centerx - length / 2, bar.y, length, bar.height))
        if left < HURRY and self.ui.motion(1.0):
            beat = pulse(self.time, 0.5)
            canvas.frame(bar.inflate(6 + 4 * beat, 6 + 4 * beat), CORAL, width=3, radius=12)

    def _draw_stakes(self, canvas: Canvas) -> None:
        row, above = self._row(0), self._bar.bottom + 8
        words = Box(row.x, above, row.width, row.y - 10 - above)
        riders = self.public().riders
        text = race_words(self.ui).accusing(bool(riders[seat].mailbox) for seat in self._entitled)
        if self.ui.settings.hints:
            canvas.text(text, words, size=Type.LEAD, colour=CREAM, align="centre")

    def _draw_seat(self, canvas: Canvas, row: Box, seat: int) -> None:
        colour = self.context.colour(seat)
        wide = self.ui.units.grown(BADGE)
        badge = Box(row.x, row.y + 6, wide, row.height - 12)
        draw_seat_badge(canvas, seat, colour, badge, size=Type.LABEL)
        out = seat not in self.ask.seats
        left, room = badge.right + 12, row.width - wide - 12 - 2 * self._wide - 30
        name = (left, row.y, room, row.height)
        canvas.text(
            self.context.name(seat),
            name,
            style="bold",
            size=Type.NAME,
            colour=pale(self.ui) if out else CREAM,
            wrap=False,
        )
