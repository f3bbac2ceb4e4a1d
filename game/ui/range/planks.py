"""The planks around the board: the tabs above, and below the column what leads on and back."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.ui.kit.buttons import Button
from game.ui.kit.group import Group
from game.ui.race.shots.styles import STYLES, style_name
from game.ui.range.places import natural_row, range_places, row

if TYPE_CHECKING:
    from game.ui.range.screen import Range

MAIN_ROW = (3.6, 1.0, 1.0, 1.0, 2.2)  # shoot again, three styles, back
TAB, TAB_TYPE, NAILS = 148.0, 20.0, 62.0  # how wide a tab is at least, and what words leave


class Planks:
    """Part of the range."""

    def __init__(self, range_: Range) -> None:
        self._range = range_
        self._ui = range_.ui

    def build_tabs(self, group: Group) -> None:
        range_ = self._range
        canvas, labels = self._ui.canvas, [mode.label() for mode in range_.modes]
        wide = [canvas.text_width(label, style="title", size=TAB_TYPE) for label in labels]
        widths = [max(width + NAILS * self._ui.zoom, TAB * self._ui.zoom) for width in wide]
        boxes = natural_row(range_places(self._ui.zoom).tabs, widths)
        for mode, box in zip(range_.modes, boxes, strict=True):
            group.add(
                Button(
                    f"range.tab-{mode.id}",
                    box,
                    mode.label(),
                    partial(range_.choose, mode),
                    size=TAB_TYPE,
                    skin="green" if mode is range_.mode else "on",
                )
            )

    def build(self, group: Group) -> None:
        say, range_ = self._ui.say, self._range
        shoot, *styles, back = row(range_places(self._ui.zoom).buttons, MAIN_ROW)
        watching = range_.stand.state == "watch"
        label = say("Skip") if watching else say("Shoot again")
        main = Button("range.shoot", shoot, label, range_.go_on, skin="green")
        main.tip = say("Space, or a press on the board")
        offer = range_.offer
        if offer is not None:
            main = Button("range.shoot", shoot, offer.label, offer.action, skin="green")
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
        group.add(Button("range.back", back, say("Back"), range_.escape))

    def _change_style(self, style: str) -> None:
        self._ui.settings.change(flick_style=style)
        self._range.stand.aimer.change_style()
        self._range.rebuild()
