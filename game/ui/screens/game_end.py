"""The end of a game: what to do next, and what any winner is celebrated with."""

from __future__ import annotations

import math
from typing import Any

import pygame

from game.engine.draws import Draws
from game.engine.errors import GameError
from game.hotseat.opening import random_seed
from game.hotseat.seats import Seats
from game.ui.games import entry_of
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas, Point
from game.ui.kit.layout import SCREEN, grid, inset, placed, rows
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.theme import CREAM, GOLD, INK, LIGHT_GOLD, LIVERIES, TEAL, Colour
from game.ui.kit.tokens import Gap, Type
from game.ui.screens.question import tell
from game.ui.screens.riders import draw_mark
from game.ui.screens.sunset import Sunset
from game.ui.table.played import PlayedTable

ASIDE, BELOW = 24.0, 10.0  # what is free around the planks and the headline
FOOT, HIGHEST = 56.0, 76.0  # how high the planks are, as designed and at most
HEADLINE, LINES = 102.0, (52.0, 36.0)
MARK = 16.0  # the radius of a winner's mark on a plaque
SHREDS = 70  # of confetti
FALL = 95.0  # design pixels a second
LATEST, LOWEST = 7.0, 760.0  # seconds after which the last shred falls, and how far
SLOWEST = 0.7  # of that speed
CELEBRATES = LATEST + LOWEST / (FALL * SLOWEST)  # seconds until all lie on the ground
RAYS, RAYS_SIDE = 14, 460.0


class GameEnd(Scene):
    """Over the table of a game that is over. Each game draws its own."""

    stirs = True
    table: PlayedTable[Any]

    def __init__(self, ui: Ui, table: PlayedTable[Any]) -> None:
        super().__init__(ui)
        self.table = table
        self._entry = entry_of(table.session.game)
        result = table.session.result
        assert result is not None
        self.result: dict[str, Any] = result
        self.winners: tuple[int, ...] = tuple(result["winners"])
        self.sunset = Sunset(ui)
        self.time = 0.0  # seconds since it opened
        self._begun = False

    @property
    def winner(self) -> int:
        """The first of them."""
        return self.winners[0]

    # ------------------------------------------------------------------ where things are

    @property
    def foot(self) -> Box:
        """The row of planks."""
        units, most = self.ui.units, HIGHEST / FOOT
        screen = inset(SCREEN, x=ASIDE, bottom=BELOW)
        line = rows(screen, units.grown(FOOT, most=most), at=1.0)[0]
        return placed(line, high=units(FOOT, most=most))

    # ------------------------------------------------------------------ time

    def enter(self) -> None:
        if not self._begun:
            self._begun = True
            self.ui.sounds.stop_loops()
            self.ui.sounds.play("win-fanfare")

    def update(self, seconds: float) -> None:
        if self.time < CELEBRATES:
            self.ui.stir()
        self.time += seconds

    # ------------------------------------------------------------------ what to do next

    def build(self) -> None:
        say = self.ui.say
        buttons = (
            ("again", say("Play again"), self._play_again, "green", "ui/icon-reroll"),
            ("watch", say(self._entry.words.watch), self._watch, "on", "ui/icon-play"),
            ("setup", say("New set-up"), self._set_up, "on", "ui/icon-people"),
            ("title", say("Title screen"), self._go_home, "on", "ui/icon-back"),
        )
        boxes = grid(self.foot, len(buttons), 1, gap=Gap.USUAL)
        for (id, label, action, skin, icon), box in zip(buttons, boxes, strict=True):
            self.group.add(Button(f"end.{id}", box, label, action, skin=skin, icon=icon))
        self.group.rest_on("end.again", self.ui)

    def _play_again(self) -> None:
        """The same players on the same seats, with other dice and cards."""
        from game.ui.screens.starting import begin_new  # it opens a table: imported late

        session, look = self.table.session, self.table.look
        seats = Seats(session.names, session.players)
        try:
            begin_new(self.ui, self._entry, seats, session.options, random_seed(), look.colours)
        except GameError as problem:  # its board may be gone
            tell(self.ui, self.ui.say("Game can't start"), self.ui.words.problem(problem))

    def _watch(self) -> None:
        table = self.table
        replay = self._entry.replay(self.ui, table.session.recording(), table.look)
        self.ui.director.push(replay)

    def _set_up(self) -> None:
        from game.ui.screens.setup import Setup  # it opens tables: imported late

        self.ui.director.home()
        self.ui.director.push(Setup(self.ui, self.table.session.game))

    def _go_home(self) -> None:
        self.ui.director.home()

    def escape(self) -> None:
        self._go_home()

    # ------------------------------------------------------------------ what it is drawn with

    def draw_headline(self, canvas: Canvas, headline: str, result: str) -> None:
        """On a plank of dark wood: large letters, and a sentence."""
        plank = rows(inset(SCREEN, x=ASIDE, top=14), HEADLINE)[0]
        upper, lower = rows(inset(plank, x=28, top=6), *LINES)
        canvas.nine("ui/panel-dark", plank)
        canvas.text(
            headline,
            upper,
            style="title",
            size=Type.HEADLINE,
            colour=LIGHT_GOLD,
            align="centre",
            drop=INK,
            wrap=False,
        )
        canvas.text(
            result,
            lower,
            style="bold",
            size=Type.NAME,
            colour=CREAM,
            align="centre",
            drop=INK,
        )

    def draw_shared_plaque(self, canvas: Canvas, plaque: Box) -> None:
        """A plank with the marks of all who share the win."""
        canvas.drop_shadow(plaque)
        canvas.nine("ui/plank-on", plaque)
        cells = grid(inset(plaque, x=20), len(self.winners), 1)
        for seat, cell in zip(self.winners, cells, strict=True):
            draw_mark(canvas, self.table.look.colours[seat], seat, cell.center, MARK)

    def draw_plaque(self, canvas: Canvas, seat: int, plaque: Box) -> None:
        """A plank with the name of a winner."""
        canvas.drop_shadow(plaque)
        canvas.nine("ui/plank-on", plaque)
        colour = self.table.look.colours[seat]
        draw_mark(canvas, colour, seat, (plaque.x + 42, plaque.centery), MARK)
        canvas.text(
            self.table.session.names[seat],
            inset(plaque, left=66, right=26, y=4),
            style="title",
            size=Type.NAME,
            colour=CREAM,
            align="centre",
            drop=INK,
            wrap=False,
        )

    def draw_confetti(self, canvas: Canvas, right: float) -> None:
        """From the left edge to there, in the colours of the winner."""
        if self.ui.settings.reduced_motion:
            return
        livery = LIVERIES[self.table.look.colours[self.winner]]
        colours = (livery.base, livery.light, GOLD, TEAL, CREAM)
        for number in range(SHREDS):
            _draw_shred(canvas, number, self.time, right, colours)


def draw_rays(canvas: Canvas, centre: Point) -> None:
    """A soft sun behind the winner, made once."""
    side = canvas.px(RAYS_SIDE)
    key = ("rays", side)
    picture = canvas.assets.made(key)
    if picture is None:
        picture = canvas.assets.keep(key, _rays(side))
    x, y = canvas.at(centre)
    canvas.stamp(picture, (x - side // 2, y - side // 2))


def _rays(side: int) -> pygame.Surface:
    middle, reach = side / 2, side * 0.46
    picture = pygame.Surface((side, side), pygame.SRCALPHA)
    picture.fill((*LIGHT_GOLD, 0))
    for ray in range(RAYS):
        turns = [(ray + by) * math.tau / RAYS for by in (-0.22, 0.22)]
        tips = [(middle + reach * math.cos(t), middle + reach * math.sin(t)) for t in turns]
        pygame.draw.polygon(picture, (*LIGHT_GOLD, 120), [(middle, middle), *tips])
    pygame.draw.circle(picture, (*LIGHT_GOLD, 170), (middle, middle), side * 0.27)
    return pygame.transform.gaussian_blur(picture, max(side // 36, 1)).convert_alpha()


def _draw_shred(
    canvas: Canvas, number: int, time: float, right: float, colours: tuple[Colour, ...]
) -> None:
    """A shred of paper: where it is follows from its number and the time alone."""
    draws = Draws(0x5EED, number)
    across, late, speed, size = (draws.unit() for _ in range(4))
    fallen = (time - late * LATEST) * FALL * (SLOWEST + 0.6 * speed)
    if fallen < 0 or fallen > LOWEST:
        return
    x = across * right + math.sin(time * 2 + number) * 14
    y = fallen - 20
    turn = time * (2 + 3 * speed) + number
    wide, high = 5 + 4 * size, (5 + 4 * size) * abs(math.cos(turn * 1.7)) + 1
    cos, sin = math.cos(turn), math.sin(turn)
    corners = [(-wide, -high), (wide, -high), (wide, high), (-wide, high)]
    points = [
        (x + (cos * dx - sin * dy) * 0.6, y + (sin * dx + cos * dy) * 0.6) for dx, dy in corners
    ]
    canvas.polygon(points, colours[number % len(colours)])
