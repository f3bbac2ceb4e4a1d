"""The right column beside a shot: who duels with how much at stake, how many figures have fallen,
and a close look at the target."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

import pygame

from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.scene import Ui
from game.ui.kit.theme import (
    CREAM,
    DARK_RED,
    GOLD,
    INK,
    LIGHT_GOLD,
    RED,
    SADDLE,
    UMBER,
)
from game.ui.race.board_view import BoardView
from game.ui.race.shots.gauge import draw_gauge, draw_pointer
from game.ui.race.shots.ground import Poser, ShotGround
from game.ui.race.shots.player import targets
from physics.model import Scene
from physics.result import Pose

COLUMN = Box(954, 0, 326, 720)  # right of the board, with the wood around the panels
BELOW = Box(0, 660, 954, 60)
LEFT, WIDTH = 962.0, 306.0
DUELLISTS = Box(LEFT, 12, WIDTH, 236)
POWER = Box(LEFT, 256, WIDTH, 142)
LOWER = Box(LEFT, 406, WIDTH, 254)
BANNER = Box(232, 120, 496, 84)
FIGURES_LENS = Box(LEFT, 12, WIDTH, 300)
FIGURES_POWER = Box(LEFT, 320, WIDTH, 142)
FIGURES_LOWER = Box(LEFT, 470, WIDTH, 190)
MOST_CARTRIDGES = 6  # more are a number
PALE_RED = (236, 164, 140)
CLOSE = 30.0  # design pixels to the cm in the close-up
WOOD = "ui/table-wood"
SPEED = 90.0  # room for the speed at the right of a heading


class Stake(NamedTuple):
    """What losing would cost."""

    kind: Literal["gold", "prison", "race", "nothing"]
    gold: int = 0


class Duellist(NamedTuple):
    seat: int
    name: str
    colour: str
    gold: int
    stake: Stake
    left: int  # shots
    of: int
    shooting: bool


def draw_title(canvas: Canvas, box: Box, title: str) -> None:
    canvas.text(
        title,
        (box.x + 16, box.y + 10, box.width - 32, 44),
        style="title",
        size=32,
        colour=GOLD,
        align="centre",
        drop=DARK_RED,
        wrap=False,
    )


def draw_duellists(canvas: Canvas, ui: Ui, title: str, duellists: Sequence[Duellist]) -> None:
    """One picture for all screens that show it: it is put together once."""
    key = ("duellists", title, *duellists, ui.words.code, ui.settings.high_contrast)
    canvas.composed(
        key, DUELLISTS, lambda: _paint_duellists(canvas, ui, title, duellists), backdrop=WOOD
    )


def _paint_duellists(canvas: Canvas, ui: Ui, title: str, duellists: Sequence[Duellist]) -> None:
    canvas.nine("ui/panel", DUELLISTS)
    draw_title(canvas, DUELLISTS, title)
    for number, duellist in enumerate(duellists):
        _paint_duellist(canvas, ui, row_of(number), duellist)


def row_of(number: int) -> Box:
    """Of the first or second duellist."""
    return Box(LEFT + 12, 74 + number * 84, 282, 78)


def _paint_duellist(canvas: Canvas, ui: Ui, row: Box, duellist: Duellist) -> None:
    if duellist.shooting:
        canvas.nine("ui/chip-active", row)
    canvas.centred(f"pieces/side-{duellist.colour}", (row.x + 38, row.centery), size=(66, 66))
    canvas.text(
        duellist.name,
        (row.x + 76, row.y + 8, 118, 30),
        style="bold",
        size=21,
        wrap=False,
    )
    if duellist.stake.kind == "gold":
        _paint_gold(canvas, ui, row, duellist)
    else:
        _paint_other_stake(canvas, ui, row, duellist.stake)
    _paint_cartridges(canvas, row, duellist)


def _paint_other_stake(canvas: Canvas, ui: Ui, row: Box, stake: Stake) -> None:
    """Where it is not about gold."""
    words = {
        "race": ui.say("the race is at stake"),
        "prison": ui.say("prison at stake"),
        "nothing": ui.say("nothing to lose"),
    }
    room = row.width - 88
    if stake.kind == "prison":
        room -= 42
        canvas.centred("board/token-prison", (row.right - 24, row.y + 56), size=(34, 34))
    canvas.text(
        words[stake.kind],
        (row.x + 76, row.y + 42, room, 28),
        size=18,
        colour=SADDLE,
        wrap=False,
    )


def _paint_gold(canvas: Canvas, ui: Ui, row: Box, duellist: Duellist) -> None:
    canvas.centred("pieces/nugget", (row.x + 88, row.y + 56), size=(24, 22))
    canvas.text(
        str(duellist.gold), (row.x + 104, row.y + 42, 30, 28), style="title", size=20, wrap=False
    )
    canvas.text(
        ui.say("at stake"), (row.x + 134, row.y + 43, 104, 28), size=18, colour=SADDLE, wrap=False
    )
    canvas.centred("ui/coin-plate", (row.right - 24, row.y + 56), size=(34, 34))
    canvas.text(
        str(duellist.stake.gold),
        (row.right - 42, row.y + 42, 36, 28),
        style="title",
        size=18,
        align="centre",
        wrap=False,
    )


def _paint_cartridges(canvas: Canvas, row: Box, duellist: Duellist) -> None:
    if duellist.of > MOST_CARTRIDGES:
        canvas.centred("pieces/cartridge", (row.right - 64, row.y + 22), size=(11, 28))
        canvas.text(
            str(duellist.left),
            (row.right - 54, row.y + 8, 44, 28),
            style="title",
            size=18,
            wrap=False,
        )
        return
    for number in range(duellist.of):
        spent = number >= duellist.left
        name = "pieces/cartridge-spent" if spent else "pieces/cartridge"
        x = row.right - 20 - (duellist.of - 1 - number) * 20
        canvas.centred(name, (x, row.y + 22), size=(12, 30))


def draw_heading(canvas: Canvas, box: Box, heading: str, *, aside: float = 0.0) -> None:
    """A panel with a red heading; `aside`: room that is left free at its right."""
    canvas.nine("ui/panel", box)
    canvas.text(
        heading,
        (box.x + 18, box.y + 10, box.width - 36 - aside, 32),
        style="title",
        size=23,
        colour=RED,
        wrap=False,
    )


def draw_power(canvas: Canvas, ui: Ui, box: Box, heading: str) -> None:
    """The panel of the power: which shot it is, and the gauge."""
    draw_heading(canvas, box, heading, aside=SPEED)
    draw_gauge(canvas, ui, gauge_of(box))


def draw_speed(canvas: Canvas, ui: Ui, box: Box, speed: float) -> None:
    """On that panel: how hard it is, or was."""
    canvas.text(
        ui.say("%(speed).1f m/s", speed=speed),
        (box.right - 18 - SPEED, box.y + 10, SPEED, 32),
        style="title",
        size=19,
        align="right",
        wrap=False,
    )
    draw_pointer(canvas, gauge_of(box), speed)


def gauge_of(box: Box) -> Box:
    return Box(box.x + 18, box.y + 48, box.width - 36, 60)


def lens_box(scene: Scene) -> Box:
    """Where the close-up of a shot is seen."""
    if scene.target is None:
        return Box(FIGURES_LENS.x + 15, FIGURES_LENS.y + 58, 276, 224)
    return Box(LOWER.x + 15, LOWER.y + 52, 276, 188)


class Lens:
    """A close look at the target. The ground is taken from the board as it was drawn, once."""

    def __init__(self, view: BoardView, scene: Scene, box: Box) -> None:
        self.box = box
        spots = [piece.at for piece in targets(scene)]
        self._centre: Point = (
            sum(x for x, _ in spots) / len(spots),
            sum(y for _, y in spots) / len(spots) + 0.6,
        )
        self._view = view
        board = view.board
        corner = (
            box.centerx - self._centre[0] * CLOSE,
            box.centery - (board.height - self._centre[1]) * CLOSE,
        )
        near = BoardView(
            view.ui, board, view.look, (*corner, board.width * CLOSE, board.height * CLOSE)
        )
        self._ground = ShotGround(near, scene)

    def paint(self, canvas: Canvas) -> None:
        """What does not move: the frame and the ground."""
        canvas.fill(self.box.inflate(10, 10), INK, radius=10)
        canvas.fill(self.box.inflate(6, 6), GOLD, radius=9)
        canvas.fill(self.box.inflate(2, 2), UMBER, radius=6)
        with canvas.clipped(self.box):
            area = canvas.area(self.box)
            canvas.surface.blit(self._land(canvas), area.topleft)

    def draw(self, canvas: Canvas, pose: Poser, die: Pose | None, path: list[Point]) -> None:
        """What may move."""
        with canvas.clipped(self.box):
            self._ground.draw_collars(canvas, pose)
            self._ground.draw_streak(canvas, path)
            self._ground.draw_pieces(canvas, pose, die)

    def _land(self, canvas: Canvas) -> pygame.Surface:
        key = ("lens", *self._view.key, self._centre, self.box.size)
        land = canvas.assets.made(key)
        if land is None:
            land = canvas.assets.keep(key, self._enlarged(canvas))
        return land

    def _enlarged(self, canvas: Canvas) -> pygame.Surface:
        """Out of the picture of the board, drawn without pieces."""
        share = self._view.scale / CLOSE
        x, y = self._view.to_screen(self._centre)
        width, height = self.box.width * share, self.box.height * share
        target = canvas.area(self.box).size
        wanted = canvas.area((x - width / 2, y - height / 2, width, height))
        found = pygame.Surface(wanted.size)
        found.fill(UMBER)
        surface, origin, written = canvas.surface, canvas.origin, canvas.written
        wood = canvas.assets.opaque(WOOD, canvas.window.get_size())
        from_corner = [a - b for a, b in zip(origin, canvas.window_origin, strict=True)]
        found.blit(wood, (from_corner[0] - wanted.x, from_corner[1] - wanted.y))
        canvas.surface, canvas.written = found, None  # its texts are only a picture here
        canvas.origin = (origin[0] - wanted.x, origin[1] - wanted.y)
        with canvas.clipped(self._land_of_board()):
            self._view.draw(canvas)
        canvas.surface, canvas.origin, canvas.written = surface, origin, written
        return pygame.transform.smoothscale(found, target)

    def _land_of_board(self) -> Box:
        """Without the table of hands, of which the half would be nonsense."""
        board = self._view.box
        top = self._view.board.hand_table * self._view.scale
        return Box(board.x, board.y + top, board.width, board.height - top)


def draw_count(canvas: Canvas, ui: Ui, box: Box, down: int, standing: int, back_to: str) -> None:
    """At the figures: what has been won so far, and how far back the others would send the
    rider."""
    draw_heading(canvas, box, ui.say("So far"))
    rows = (
        (ui.say("knocked down"), down, f"+{down}", LIGHT_GOLD),
        (ui.say("still standing"), standing, f"-{standing}" if standing else "0", PALE_RED),
    )
    for number, (label, count, result, colour) in enumerate(rows):
        y = box.y + 50 + number * 46
        canvas.text(label, (box.x + 18, y, 150, 36), size=19)
        canvas.text(
            str(count), (box.x + 168, y, 34, 36), style="title", size=22, align="centre", wrap=False
        )
        plate = Box(box.right - 104, y, 88, 38)
        canvas.fill(plate, INK, radius=9)
        canvas.fill(plate.inflate(-5, -5), colour, radius=7)
        canvas.text(
            result,
            (plate.x + 8, plate.y, 40, 38),
            style="title",
            size=20,
            align="centre",
            wrap=False,
        )
        icon = "pieces/nugget" if number == 0 else "board/token-relay"
        size = (26, 24) if number == 0 else (26, 26)
        canvas.centred(icon, (plate.right - 24, plate.centery), size=size)
    if back_to:
        canvas.text(
            back_to,
            (box.x + 18, box.y + 144, box.width - 36, 38),
            style="italic",
            size=18,
            colour=SADDLE,
        )


def draw_banner(canvas: Canvas, text: str, tone: str, icon: str = "") -> None:
    """What a shot came to, in large letters over the board."""
    box = BANNER
    skin = {"good": "ui/plank-green", "bad": "ui/plank-red"}.get(tone, "ui/plank-dark")
    canvas.drop_shadow(box, depth=8)
    canvas.nine(skin, box)
    left = 40.0
    if icon:
        canvas.centred(icon, (box.x + 62, box.centery), size=(60, 60))
        left = 100.0
    canvas.text(
        text,
        (box.x + left, box.y + 6, box.width - left - 40, box.height - 12),
        style="title",
        size=30,
        colour=CREAM,
        align="centre",
        drop=INK,
    )
