"""The planks around the board: the tabs above, and below the column what leads on and back."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box
from game.ui.kit.group import Group
from game.ui.race.shots.styles import STYLES, style_name
from game.ui.range.places import GAP, TIGHT, natural_row, range_places, row
from game.ui.range.scenery import title_box

if TYPE_CHECKING:
    from game.ui.range.screen import Range

MAIN_ROW = (3.4, 1.0, 1.0, 1.0, 2.3)  # shoot again, three styles, back
TAB_TYPES, NAILS = (20.0, 19.0, 18.0), 38.0  # the largest in which all have room; beside words
LOWER = 4.0  # than the title are the tabs
BESIDE_TITLE = 26.0


class Planks:
    """Part of the range."""

    def __init__(self, range_: Range) -> None:
        self._range = range_
        self._ui = range_.ui

    def build_tabs(self, group: Group) -> None:
        range_ = self._range
        head, left = range_places(self._ui.zoom).head, title_box(self._ui).right + BESIDE_TITLE
        place = Box(left, head.y + LOWER / 2, head.right - left, head.height - LOWER)
        size, widths = self._fitted([mode.label() for mode in range_.modes], place.width)
        for mode, box in zip(range_.modes, natural_row(place, widths), strict=True):
            group.add(
                Button(
                    f"range.tab-{mode.id}",
                    box,
                    mode.label(),
                    partial(range_.choose, mode),
                    size=size,
                    skin="green" if mode is range_.mode else "on",
                    tight=True,
                )
            )

    def _fitted(self, labels: list[str], wide: float) -> tuple[float, list[float]]:
        """One size of the type for all tabs, and how wide each is: all the room is shared out."""
        room, nails = wide - GAP * (len(labels) - 1), NAILS * self._ui.zoom
        for size in TAB_TYPES:
            widths = [self._width(label, size) + nails for label in labels]
            if sum(widths) <= room:
                spare = (room - sum(widths)) / len(widths)
                return size, [width + spare for width in widths]
        if self._ui.zoom > TIGHT:  # high enough for two lines
            widths = self._on_two_lines(labels, widths, size, room)
        spare = max(room - sum(widths), 0.0) / len(widths)
        return size, [width + spare for width in widths]

    def _on_two_lines(
        self, labels: list[str], widths: list[float], size: float, room: float
    ) -> list[float]:
        """As few labels as need be, those first that gain most by it."""
        gains = [self._width(one, size) - self._width_on_two(one, size) for one in labels]
        narrowed = list(widths)
        for number in sorted(range(len(labels)), key=lambda n: -gains[n]):
            if sum(narrowed) > room:
                narrowed[number] -= gains[number]
        return narrowed

    def _width(self, words: str, size: float) -> float:
        return self._ui.canvas.text_width(words, style="title", size=size)

    def _width_on_two(self, label: str, size: float) -> float:
        """Cut where that leaves the longer line shortest."""
        words = label.split()
        cuts = [(words[:n], words[n:]) for n in range(1, len(words))] or [(words, words)]
        return min(max(self._width(" ".join(part), size) for part in cut) for cut in cuts)

    def build(self, group: Group) -> None:
        say, range_ = self._ui.say, self._range
        shoot, *styles, back = row(range_places(self._ui.zoom).buttons, MAIN_ROW)
        watching = range_.stand.state == "watch"
        label = say("Skip") if watching else say("Shoot again")
        main = Button("range.shoot", shoot, label, range_.go_on, skin="green", tight=True)
        main.tip = say("Space, or a press on the board")
        offer = range_.offer
        if offer is not None:
            main = Button("range.shoot", shoot, offer.label, offer.action, skin="green", tight=True)
            main.disable(offer.why_not)
        elif range_.stand.state == "aim":
            main.disable(say("The die lies behind the line: shoot!"))
        group.add(main)
        for (style, icon), box in zip(STYLES, styles, strict=True):
            chosen = self._ui.settings.flick_style == style
            group.add(
                Button(
                    f"range.style-{style}",
                    box,
                    "",
                    partial(self._change_style, style),
                    icon=icon,
                    tip=style_name(self._ui, style),
                    skin="green" if chosen else "on",
                )
            )
        group.add(Button("range.back", back, say("Back"), range_.escape, tight=True))

    def _change_style(self, style: str) -> None:
        self._ui.settings.change(flick_style=style)
        self._range.stand.aimer.change_style()
        self._range.rebuild()
