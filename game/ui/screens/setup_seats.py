"""The riders of the set-up: for each a colour, a name, and who plays it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.engine.players import HUMAN
from game.i18n import mark
from game.ui.kit.buttons import Button, Hotspot
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.scene import Ui
from game.ui.kit.text_field import TextField
from game.ui.kit.theme import RED
from game.ui.kit.values import Choice
from game.ui.race.look import PORTRAITS, portrait
from game.ui.screens.riders import KINDS, draw_rider, kind_icon, kind_label
from game.ui.screens.setup_draft import CHARACTERS, LEAST, MOST, Draft, SeatDraft
from game.ui.screens.sheet import draw_sheet, quiet_ink

if TYPE_CHECKING:
    from collections.abc import Mapping

SHEET = Box(24, 76, 796, 564)
FIRST, STEP = 130.0, 87.0
FIELD = 44.0
LONGEST_TYPED = 40  # more than a name may have: then it is said, not swallowed
ANYBODY = "ui/icon-bot"
COLOUR_NAMES = {
    "red": mark("red"),
    "blue": mark("blue"),
    "green": mark("green"),
    "brown": mark("brown"),
    "white": mark("white"),
}
MANNERS = {
    HUMAN: mark("Plays at this screen."),
    "random": mark("Does anything that the rules allow."),
    "greenhorn": mark("Thinks of this turn only, and shoots wide."),
    "ranger": mark("Weighs the whole race, and aims well."),
    "gunslinger": mark("Learns how you bluff, and seldom misses."),
}


class SeatRows:
    """`rebuild`: the rows change; `refresh`: only what they hold does."""

    def __init__(
        self, ui: Ui, draft: Draft, rebuild: Callable[[], None], refresh: Callable[[], None]
    ) -> None:
        self._ui = ui
        self._draft = draft
        self._rebuild = rebuild
        self._refresh = refresh

    # ------------------------------------------------------------------ widgets

    def build(self, group: Group) -> None:
        for number, seat in enumerate(self._draft.seats):
            self._add_row(group, number, seat)
        self._add_buttons(group)

    def _top(self, number: int) -> float:
        return FIRST + number * STEP

    def _add_row(self, group: Group, number: int, seat: SeatDraft) -> None:
        say, y = self._ui.say, self._top(number)
        colour = say(COLOUR_NAMES[seat.colour])
        group.add(
            Hotspot(
                f"setup.seat{number}.colour",
                (46, y, 72, 76),
                lambda: self._change(lambda: self._draft.next_colour(number)),
                tip=say("Colour: %(colour)s. Press for another one.", colour=colour),
            )
        )
        self._add_name(group, number, seat, (136, y + 2, 262, FIELD))
        kinds = Choice(
            f"setup.seat{number}.kind",
            (410, y + 2, 230, FIELD),
            [kind_label(self._ui, kind) for kind in KINDS],
            KINDS.index(seat.kind),
            lambda index: self._change(lambda: setattr(seat, "kind", KINDS[index])),
            icons=[kind_icon(kind) for kind in KINDS],
        )
        group.add(kinds)
        remove = Button(
            f"setup.seat{number}.remove",
            (736, y + 2, 60, FIELD),
            "",
            lambda: self._change(lambda: self._draft.remove(number)),
            icon="ui/icon-trash",
            tip=say("Take this seat away"),
        )
        if len(self._draft.seats) <= LEAST:
            remove.disable(say("A race needs at least three riders."))
        group.add(remove)

    def _add_name(
        self, group: Group, number: int, seat: SeatDraft, box: tuple[float, float, float, float]
    ) -> None:
        id, say = f"setup.seat{number}.name", self._ui.say
        if seat.is_human:
            group.add(
                TextField(
                    id,
                    box,
                    seat.name,
                    lambda text: self._type(seat, text),
                    longest=LONGEST_TYPED,
                    hint=self._draft.usual_name(number, self._ui.words),
                )
            )
            return
        known = seat.character if seat.character in CHARACTERS else ""
        group.add(
            Choice(
                id,
                box,
                [name or say("Anybody") for name in CHARACTERS],
                CHARACTERS.index(known),
                lambda index: self._change(lambda: setattr(seat, "character", CHARACTERS[index])),
                icons=[portrait(name, "bot") if name else ANYBODY for name in CHARACTERS],
                tip=say("Who rides here: each has a temper and a habit of their own."),
            )
        )

    def _type(self, seat: SeatDraft, text: str) -> None:
        seat.name = text
        self._refresh()

    def _change(self, change: Callable[[], None]) -> None:
        change()
        self._rebuild()

    def _add_buttons(self, group: Group) -> None:
        say, y = self._ui.say, 578.0
        add = Button(
            "setup.add",
            (46, y, 240, 48),
            say("Another rider"),
            lambda: self._change(self._draft.add),
            size=20,
        )
        if len(self._draft.seats) >= MOST:
            add.disable(say("There are five riders, and no more."))
        group.add(add)
        group.add(
            Button(
                "setup.shuffle",
                (300, y, 300, 48),
                say("Shuffle the seats"),
                lambda: self._change(self._draft.shuffle),
                size=20,
                tip=say("Who sits beside whom. The best roll begins."),
            )
        )

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas, problems: Mapping[str, str]) -> None:
        draw_sheet(canvas, self._ui, SHEET, self._ui.say("Riders"))
        for number, seat in enumerate(self._draft.seats):
            y = self._top(number)
            draw_rider(canvas, self._ui, seat.colour, number, Box(48, y, 70, 70))
            face = self._face(seat)
            canvas.centred(face, (688, y + 26), size=(64, 64) if face != ANYBODY else (40, 40))
            problem = problems.get(f"seat{number}", "")
            canvas.text(
                problem or self._ui.say(MANNERS[seat.kind]),
                (140, y + 49, 510, 28),
                style="bold" if problem else "body",
                size=18,
                colour=RED if problem else quiet_ink(self._ui),
                wrap=False,
            )

    def _face(self, seat: SeatDraft) -> str:
        if seat.is_human:
            return "faces/person"
        return portrait(seat.character, seat.kind) if seat.character in PORTRAITS else ANYBODY
