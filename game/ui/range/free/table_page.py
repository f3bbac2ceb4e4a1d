"""The page about the table: what can be put on it, the wind over it, and other tables
altogether."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from game.i18n import mark
from game.practice.arranging import Kind, from_other_corner
from game.practice.layout import Layout, Wind
from game.ui.kit.buttons import Button, Check
from game.ui.kit.canvas import Box, Boxlike, Canvas, Point
from game.ui.kit.group import Group
from game.ui.kit.keymap.everywhere import ARROWS
from game.ui.kit.layout import Units, columns, inset, rows, share, shares
from game.ui.kit.scene import Ui
from game.ui.kit.theme import FADED, INK
from game.ui.kit.tokens import Gap, Type
from game.ui.kit.widget import Action, Widget
from game.ui.range.context import RangeContext
from game.ui.range.free.arranger import Arranger
from game.ui.range.free.wind_dial import WindDial, wind_tip
from game.ui.range.page import Page

LABEL = 24.0  # how high the words on a tile are
SWITCHES, PLANKS = 32.0, 38.0
TILE = 84.0  # how wide a tile is at least
ICON, ICON_SHARE = 50.0, 0.13  # how wide a plank with an icon is, and of the row at most
NAMES: dict[Kind, str] = {
    "rider": mark("Bystander"),
    "barrel": mark("Barrel"),
    "decoy": mark("Decoy"),
}
TIPS: dict[Kind, str] = {
    "rider": mark("Drag a bystander onto the board, or press here and use %(arrows)s."),
    "barrel": mark("Drag the barrel onto the board, or press here and use %(arrows)s."),
    "decoy": mark("Drag the decoy to one side of the opponent, or press here."),
}
ALONE = mark("No bystanders at the showdown.")
FOR_DUELS = mark("Only duels have a decoy or an opponent.")


class TablePage(Page):
    id = "table"

    def __init__(self, context: RangeContext, arranger: Arranger) -> None:
        super().__init__(context.ui)
        self._context = context
        self._arranger = arranger

    @property
    def _layout(self) -> Layout:
        return self._context.mode.layout

    @property
    def _usual(self) -> Layout:
        """The bare table of the rules, seen from the same corner."""
        return Layout(scene=self._layout.scene, corner=self._layout.corner)

    def label(self) -> str:
        return self.ui.say("The table")

    def key(self) -> tuple[object, ...]:
        return (self._layout.wind,)

    # ------------------------------------------------------------------ where things are

    def _rows(self, box: Box) -> tuple[Box, Box, Box]:
        """Tiles, switches and planks."""
        units = self.ui.units
        tiles, switches, planks = rows(box, share(), units(SWITCHES), units(PLANKS), gap=Gap.FINE)
        return tiles, switches, planks

    def _tiles(self, box: Box) -> list[Box]:
        """As wide as their words, and at least wide enough for a piece."""
        canvas, units = self.ui.canvas, self.ui.units
        words = (*(self.ui.say(name) for name in NAMES.values()), self._wind_words())
        widths = [
            max(canvas.text_width(text, style="bold", size=Type.NOTE) + units(12), units(TILE))
            for text in words
        ]
        return columns(self._rows(box)[0], *shares(*widths), gap=Gap.USUAL)

    # ------------------------------------------------------------------ widgets

    def build(self, group: Group, box: Box) -> None:
        _, switches, planks = self._rows(box)
        boxes = self._tiles(box)
        for kind, place in zip(NAMES, boxes, strict=False):
            group.add(self._tile(kind, place))
        group.add(self._dial(boxes[3]))
        self._add_switches(group, switches)
        self._add_planks(group, planks)

    def _tile(self, kind: Kind, box: Box) -> Tile:
        ui, say, layout = self.ui, self.ui.say, self._layout
        tile = Tile(
            f"range.new-{kind}",
            box,
            kind,
            say(NAMES[kind]),
            partial(self._arranger.place_new, kind),
            partial(self._arranger.offer, kind),
            tip=say(TIPS[kind], arrows=ui.keymap.labels(ARROWS, ui.words)),
        )
        tile.chosen = bool(getattr(layout, kind)) if kind in ("barrel", "decoy") else False
        if kind == "rider" and layout.scene == "showdown":
            tile.disable(say(ALONE))
        if kind == "decoy" and layout.scene == "figures":
            tile.disable(say(FOR_DUELS))
        return tile

    def _dial(self, box: Box) -> WindDial:
        dial, _ = tile_parts(box, self.ui.units)
        place = inset(dial, x=3, top=4, bottom=3)
        return WindDial("range.wind", place, self._layout, self._blow, tip=wind_tip(self.ui))

    def _blow(self, wind: Wind) -> None:
        self._context.arrange(replace(self._layout, wind=wind))

    def _add_switches(self, group: Group, box: Box) -> None:
        say, layout = self.ui.say, self._layout
        steady, falls = columns(box, share(), share(), gap=Gap.USUAL)
        group.add(
            Check(
                "range.steady",
                steady,
                say("Steady hand"),
                layout.steady,
                lambda: self._context.arrange(replace(layout, steady=not layout.steady)),
                tip=say("As with the card in the race: aim first, then flick."),
            )
        )
        if layout.scene == "figures":
            return
        group.add(
            Check(
                "range.must-fall",
                falls,
                say("Must fall"),
                layout.must_fall,
                lambda: self._context.arrange(replace(layout, must_fall=not layout.must_fall)),
                tip=say("A touch isn't enough: the opponent must fall."),
            )
        )

    def _add_planks(self, group: Group, box: Box) -> None:
        say = self.ui.say
        icon = min(self.ui.units(ICON), box.width * ICON_SHARE)
        words = (say("Other corner"), say("From a game"))
        left, right = (
            self.ui.canvas.text_width(text, style="title", size=Type.NOTE) for text in words
        )
        corner, game, undo, reset = columns(
            box, share(least=left), share(least=right), icon, icon, gap=Gap.USUAL
        )
        layout = self._layout
        if layout.scene == "figures":
            game = corner.union(game)
        else:
            turn = lambda: self._context.arrange(from_other_corner(layout))  # noqa: E731
            group.add(
                Button(
                    "range.corner", corner, say("Other corner"), turn, size=Type.NOTE, tight=True
                )
            )
        label, games = say("From a game"), self._open_games
        group.add(Button("range.from-game", game, label, games, size=Type.NOTE, tight=True))
        back = Button("range.undo", undo, "", self._context.undo, icon="ui/icon-back")
        back.tip = say("Undo the last change")
        if not self._context.mode.can_undo:
            back.disable(say("Nothing to undo yet."))
        group.add(back)
        clear = Button("range.reset", reset, "", self._reset, icon="ui/icon-trash")
        clear.tip = say("Reset the table")
        if layout == self._usual:
            clear.disable(say("The table is already at its default."))
        group.add(clear)

    def _open_games(self) -> None:
        from game.ui.range.saved_games.sheet import GamesSheet

        self._context.open_sheet(GamesSheet(self.ui, self._context.practise))

    def _reset(self) -> None:
        self._context.arrange(self._usual)

    # ------------------------------------------------------------------ drawing

    def paint(self, canvas: Canvas, box: Box) -> None:
        wind = self._tiles(box)[3]
        canvas.nine("ui/chip-active" if self._layout.wind else "ui/chip", wind)
        canvas.text(
            self._wind_words(),
            tile_parts(wind, self.ui.units)[1],
            style="bold",
            size=Type.NOTE,
            colour=INK,
            align="centre",
            wrap=False,
        )

    def _wind_words(self) -> str:
        strength = math.hypot(*self._layout.to_scene().wind)
        if not strength:
            return self.ui.say("No wind")
        return self.ui.say("%(wind).1f m/s²", wind=strength)


def tile_parts(tile: Box, units: Units) -> tuple[Box, Box]:
    """What is seen on it, and the words below."""
    picture, words = rows(inset(tile, x=5, y=3), share(), units(LABEL))
    return picture, words


class Tile(Widget):
    """A piece to be pulled onto the board. `grabbed` is told where the pointer takes hold."""

    def __init__(
        self,
        id: str,
        box: Boxlike,
        kind: Kind,
        label: str,
        action: Action,
        grabbed: Callable[[Point], None],
        *,
        tip: str,
    ) -> None:
        super().__init__(id, box, tip=tip)
        self.chosen = False
        self._kind = kind
        self._label = label
        self._action = action
        self._grabbed = grabbed

    def pressed(self, point: Point, ui: Ui) -> None:
        self._grabbed(point)

    def activate(self, ui: Ui) -> None:
        ui.sounds.play("click")
        self._action()

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        box = self.box
        if self.focused and ui.director.top.group.shows_focus:
            canvas.focus_edge(box, around=3)
        hot = self.hovered or self.chosen
        canvas.nine("ui/chip-active" if hot and self.enabled else "ui/chip", box)
        piece, words = tile_parts(box, ui.units)
        self._draw_piece(canvas, inset(piece, x=-5, bottom=-2))
        canvas.text(
            self._label,
            words,
            style="bold",
            size=Type.NOTE,
            colour=INK if self.enabled else FADED,
            align="centre",
            wrap=False,
        )

    def _draw_piece(self, canvas: Canvas, box: Box) -> None:
        alpha, side = 255 if self.enabled else 90, min(box.height, box.width)
        x, y = box.center
        if self._kind == "barrel":
            large = side * 1.7
            canvas.cell(
                "pieces/barrel", (1, 1), 0, (x, y + side * 0.2), (large, large), alpha=alpha
            )
        elif self._kind == "rider":
            canvas.centred("pieces/side-blue", (x, y), size=(side, side), alpha=alpha)
        else:
            side = min(side, box.width / 1.5)
            for aside, faint in ((-0.24, 120), (0.24, 255)):
                canvas.centred(
                    "pieces/side-white",
                    (x + aside * side, y),
                    size=(side, side),
                    alpha=min(alpha, faint),
                )
