"""The seats of the set-up: for each a colour, a name, and who plays it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.engine.limits import LONGEST_NAME
from game.i18n import mark
from game.ui.kit.buttons import Button, Hotspot
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.heading import heading
from game.ui.kit.scene import Ui
from game.ui.kit.text_field import TextField
from game.ui.kit.theme import RED
from game.ui.kit.tokens import Corner, Line, Type
from game.ui.kit.values import Choice
from game.ui.screens.riders import draw_mark, draw_rider, kind_icon, kind_label
from game.ui.screens.setup_draft import CHARACTERS, Draft, SeatDraft
from game.ui.screens.setup_extras import Put
from game.ui.screens.setup_layout import SeatPlace, SetupLayout
from game.ui.table.look import PORTRAITS, portrait

if TYPE_CHECKING:
    from collections.abc import Mapping

ANYBODY = "ui/icon-bot"
NOBODY = 0.625  # how large that is beside a face
COLOUR_NAMES = {
    "red": mark("red"),
    "blue": mark("blue"),
    "green": mark("green"),
    "brown": mark("brown"),
    "white": mark("white"),
    "yellow": mark("yellow"),
    "purple": mark("purple"),
    "black": mark("black"),
    "turquoise": mark("turquoise"),
    "pink": mark("pink"),
}


class SeatRows:
    """`rebuild`: the rows change; `refresh`: only what they hold does."""

    def __init__(
        self, ui: Ui, draft: Draft, rebuild: Callable[[], None], refresh: Callable[[], None]
    ) -> None:
        self._ui = ui
        self._draft = draft
        self._entry = draft.entry
        self._rebuild = rebuild
        self._refresh = refresh

    # ------------------------------------------------------------------ widgets

    def build(self, put: Put, layout: SetupLayout) -> None:
        for number, (seat, place) in enumerate(zip(self._draft.seats, layout.seats, strict=True)):
            self._add_row(put, number, seat, place)
        self._add_buttons(put, layout)

    def _add_row(self, put: Put, number: int, seat: SeatDraft, place: SeatPlace) -> None:
        say = self._ui.say
        colour = say(COLOUR_NAMES[seat.colour])
        put(
            Hotspot(
                f"setup.seat{number}.colour",
                place.colour,
                lambda: self._change(lambda: self._draft.next_colour(number)),
                tip=say("Colour: %(colour)s. Press to change it.", colour=colour),
            )
        )
        self._add_name(put, number, seat, place.name)
        kinds = self._draft.kinds
        choice = Choice(
            f"setup.seat{number}.kind",
            place.kind,
            [kind_label(self._ui, kind) for kind in kinds],
            kinds.index(seat.kind),
            lambda index: self._change(lambda: self._draft.seat_kind(number, kinds[index])),
            icons=[kind_icon(kind) for kind in kinds],
            tip="" if place.words else say(self._entry.words.levels[seat.kind]),
        )
        put(choice)
        remove = Button(
            f"setup.seat{number}.remove",
            place.remove,
            "",
            lambda: self._change(lambda: self._draft.remove(number)),
            icon="ui/icon-trash",
            tip=say("Remove this seat"),
        )
        if len(self._draft.seats) <= self._entry.seats[0]:
            remove.disable(say(self._entry.words.at_least))
        put(remove)

    def _add_name(self, put: Put, number: int, seat: SeatDraft, box: Box) -> None:
        id, say = f"setup.seat{number}.name", self._ui.say
        if seat.is_human:
            put(
                TextField(
                    id,
                    box,
                    seat.name,
                    lambda text: self._type(seat, text),
                    longest=LONGEST_NAME,
                    hint=self._draft.usual_name(number, self._ui.words),
                )
            )
            return
        known = seat.character if seat.character in CHARACTERS else ""
        put(
            Choice(
                id,
                box,
                [name or say("Any character") for name in CHARACTERS],
                CHARACTERS.index(known),
                lambda index: self._change(lambda: setattr(seat, "character", CHARACTERS[index])),
                icons=[portrait(name, "bot") if name else ANYBODY for name in CHARACTERS],
                tip=say(self._entry.words.characters),
            )
        )

    def _type(self, seat: SeatDraft, text: str) -> None:
        seat.name = text
        self._refresh()

    def _change(self, change: Callable[[], None]) -> None:
        change()
        self._rebuild()

    def _add_buttons(self, put: Put, layout: SetupLayout) -> None:
        say = self._ui.say
        add = Button(
            "setup.add",
            layout.add,
            say(self._entry.words.another),
            lambda: self._change(self._draft.add),
            size=Type.BODY,
        )
        if len(self._draft.seats) >= self._entry.seats[-1]:
            add.disable(say(self._entry.words.at_most))
        put(add)
        put(
            Button(
                "setup.shuffle",
                layout.shuffle,
                say("Shuffle the seats"),
                lambda: self._change(self._draft.shuffle),
                size=Type.BODY,
                tip=say(self._entry.words.shuffles),
            )
        )

    # ------------------------------------------------------------------ drawing

    def draw(
        self, canvas: Canvas, problems: Mapping[str, str], layout: SetupLayout, below: float
    ) -> None:
        """All that is not a widget, so far below its place."""
        title = layout.title.move(0, below)
        words = self._entry.words
        sitters = self._ui.say(words.sitters)
        heading(canvas, sitters, title, size=Type.HEADING)
        for number, (seat, place) in enumerate(zip(self._draft.seats, layout.seats, strict=True)):
            piece = place.rider.move(0, below)
            if place.words is not None:
                draw_rider(canvas, self._ui, seat.colour, number, piece)
            else:  # too small to see a colour on it
                draw_mark(canvas, seat.colour, number, piece.center, piece.height / 2)
            face = self._face(seat)
            side = place.face.width * (1.0 if face != ANYBODY else NOBODY)
            canvas.centred(face, place.face.move(0, below).center, size=(side, side))
            self._draw_words(canvas, seat, place, problems.get(f"seat{number}", ""), below)

    def _draw_words(
        self, canvas: Canvas, seat: SeatDraft, place: SeatPlace, problem: str, below: float
    ) -> None:
        """How that one plays, or what is wrong; without room for it, only that something is."""
        if place.words is not None:
            canvas.text(
                problem or self._ui.say(self._entry.words.levels[seat.kind]),
                place.words.move(0, below),
                style="bold" if problem else "body",
                size=Type.NOTE,
                colour=RED if problem else self._ui.quiet_ink,
                wrap=False,
            )
        elif problem:
            canvas.frame(
                place.name.move(0, below).inflate(4, 4), RED, width=Line.FRAME, radius=Corner.ROW
            )

    def _face(self, seat: SeatDraft) -> str:
        if seat.is_human:
            return "faces/person"
        return portrait(seat.character, seat.kind) if seat.character in PORTRAITS else ANYBODY
