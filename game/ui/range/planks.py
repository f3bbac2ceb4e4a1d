"""The planks around the board: the tabs above, and below the column what leads on and back."""

from __future__ import annotations

from functools import partial

from game.ui.kit.buttons import Button
from game.ui.kit.group import Group
from game.ui.kit.layout import columns, inset, shares
from game.ui.kit.theme import SMALLEST_TYPE
from game.ui.kit.tokens import Gap, Type
from game.ui.kit.widget import Action
from game.ui.range.calibration import Calibration
from game.ui.range.commands import RangeKey
from game.ui.range.context import RangeContext
from game.ui.range.places import TIGHT, range_places
from game.ui.range.race import STYLES, style_name
from game.ui.range.scenery import title_box

MAIN_ROW = (3.2, 0.95, 0.95, 0.95, 0.95, 2.2)  # shoot again, three styles, calibrate, back
TAB_TYPES = tuple(
    range(int(Type.BODY), int(SMALLEST_TYPE) - 1, -1)
)  # the largest in which all have room
SMALLEST_TAB = 18.0  # design units, however large the controls are
NAILS, FEW_NAILS = 38.0, 24.0  # beside words, and with large type
LOWER = 4.0  # than the title are the tabs
BESIDE_TITLE = 26.0


class Planks:
    """`leave` closes the range."""

    def __init__(self, context: RangeContext, leave: Action) -> None:
        self._context = context
        self._ui = context.ui
        self._leave = leave

    def build_tabs(self, group: Group) -> None:
        context = self._context
        head, left = range_places(self._ui.zoom).head, title_box(self._ui).right + BESIDE_TITLE
        place = inset(head, left=left - head.x, y=LOWER / 2)
        size, widths = self._fitted([mode.label() for mode in context.modes], place.width)
        for mode, box in zip(context.modes, columns(place, *widths, gap=Gap.USUAL), strict=True):
            group.add(
                Button(
                    f"range.tab-{mode.id}",
                    box,
                    mode.label(),
                    partial(context.choose, mode),
                    size=size,
                    skin="green" if mode is context.mode else "on",
                    tight=True,
                )
            )

    def _fitted(self, labels: list[str], wide: float) -> tuple[float, list[float]]:
        """One size of the type for all tabs, and how wide each is: all the room is shared out."""
        canvas, units = self._ui.canvas, self._ui.units
        room = wide - Gap.USUAL * (len(labels) - 1)
        nails = units(NAILS if self._ui.zoom <= TIGHT else FEW_NAILS)
        for size in TAB_TYPES:
            words = [canvas.text_width(label, style="title", size=size) for label in labels]
            if sum(words) + nails * len(words) <= room or units(size) <= SMALLEST_TAB:
                break
        spare = max(room - sum(words), 0.0) / len(words)
        return size, [width + spare for width in words]

    def build(self, group: Group) -> None:
        say, context = self._ui.say, self._context
        shoot, *styles, calibrate, back = columns(
            range_places(self._ui.zoom).buttons, *shares(*MAIN_ROW), gap=Gap.USUAL
        )
        watching = context.stand.state == "watch"
        label = say("Skip") if watching else say("Shoot again")
        main = Button("range.shoot", shoot, label, context.go_on, skin="green", tight=True)
        key = self._ui.keymap.label(RangeKey.GO_ON, self._ui.words)
        main.tip = say("%(key)s, or press the board", key=key)
        offer = context.offer
        if offer is not None:
            main = Button("range.shoot", shoot, offer.label, offer.action, skin="green", tight=True)
            main.disable(offer.why_not)
        elif context.stand.state == "aim":
            main.disable(say("The die is behind the line. Shoot!"))
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
        tip, icon = say("Calibrate the flick"), "ui/icon-hand"
        group.add(Button("range.calibrate", calibrate, "", self._calibrate, icon=icon, tip=tip))
        group.add(Button("range.back", back, say("Back"), self._leave, tight=True))

    def _calibrate(self) -> None:
        self._context.open_sheet(Calibration(self._ui))

    def _change_style(self, style: str) -> None:
        self._ui.settings.change(flick_style=style)
        self._context.use_style()
        self._context.rebuild()
