"""Somebody at the screen shoots."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.requests import TakeShot
from game.hotseat.desk import Ask
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input, KeyPressed, PointerPressed
from game.ui.kit.theme import INK
from game.ui.race.prompt import Prompt
from game.ui.race.shots.aimer import Aimer
from game.ui.race.shots.column import (
    BELOW,
    COLUMN,
    FIGURES_LENS,
    FIGURES_LOWER,
    FIGURES_POWER,
    LOWER,
    POWER,
    WOOD,
    Duellist,
    Lens,
    draw_duellists,
    draw_heading,
    draw_power,
    draw_speed,
    draw_title,
    lens_box,
)
from game.ui.race.shots.duel_facts import duellists_of, shot_number
from game.ui.race.shots.ground import FIELD, standing

if TYPE_CHECKING:
    from game.ui.race.table import RaceTable

STYLES = (("flick", "ui/icon-mouse"), ("sling", "ui/icon-sling"), ("keys", "ui/icon-keys"))


class AimPrompt(Prompt):
    """The die is placed and flicked; nothing else is asked."""

    whole_screen = True
    fast_input = True

    def __init__(self, table: RaceTable, ask: Ask) -> None:
        super().__init__(table, ask)
        pending = table.match.pending
        assert isinstance(pending, TakeShot)
        self.scene = pending.scene
        self.aimer = Aimer(table.ui, table.view.board_view, self.scene)
        self._lens: Lens | None = None
        if self.scene.target is None:
            self._lens = Lens(table.view.board_view, self.scene, lens_box(self.scene))
        table.view.arena.approach(self.scene)

    @property
    def _lower(self) -> Box:
        return FIGURES_LOWER if self.scene.target is None else LOWER

    # ------------------------------------------------------------------ inputs

    def build(self, group: Group) -> None:
        x, y, width, height = self._lower
        step = (width - 24) / len(STYLES)
        names = {
            "flick": self.ui.say("Flick"),
            "sling": self.ui.say("Slingshot"),
            "keys": self.ui.say("Keys"),
        }
        for number, (style, icon) in enumerate(STYLES):
            group.add(
                Button(
                    f"shot.{style}",
                    (x + 12 + number * step + 3, y + height - 58, step - 6, 46),
                    "",
                    lambda style=style: self._choose(style),  # type: ignore[misc]
                    icon=icon,
                    tip=names[style],
                    skin="green" if self.ui.settings.flick_style == style else "on",
                )
            )
        group.add(
            Button("table.menu", (12, 668, 140, 44), self.ui.say("Menu"), self.table.pause, size=18)
        )

    def _choose(self, style: str) -> None:
        self.ui.settings.change(flick_style=style)
        self.aimer.change_style()
        self.table.rebuild()

    def intercept(self, given: Input) -> bool:
        if self.table.view.arena.camera.moving and _is_press(given):
            self.table.view.arena.skip()  # nobody has to wait before they aim
            return not isinstance(given, PointerPressed) or FIELD.collidepoint(given.at)
        taken = self.aimer.take(given)
        if self.aimer.shot is not None:
            self.table.view.arena.skip()  # the die is on its way
            self.answer(self.aimer.shot)
            if self.table.prompt is self:  # it was refused: there is another one
                self.aimer.shot = None
        return taken

    def focus_lost(self) -> None:
        self.aimer.let_go()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.aimer.update(seconds)

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        view = self.table.view
        view.draw_ground(canvas)
        self._draw_still(canvas)
        with canvas.clipped(FIELD):
            view.arena.draw_line(canvas)
            self.aimer.draw(canvas, ready=not view.arena.camera.moving)
        view.tags.draw(canvas)
        view.arena.magnify(canvas)
        if self._lens is not None:
            self._lens.draw(canvas, standing, None, [])
        if self.aimer.speed is not None:
            draw_speed(canvas, self.ui, self._power, self.aimer.speed)

    def _draw_still(self, canvas: Canvas) -> None:
        """Whatever does not move, as two pictures."""
        view = self.table.view
        facing = duellists_of(view, self.scene)
        key = (*view.board_view.key, self.scene, facing, self._heading(), self._advice())
        canvas.composed(
            ("aim", *key),
            COLUMN,
            lambda: self._paint_column(canvas, facing),
            backdrop=WOOD,
            slot="shot",
        )
        canvas.composed(
            ("warning", self._warning()), BELOW, lambda: self._paint_strip(canvas), backdrop=WOOD
        )

    def _paint_column(self, canvas: Canvas, facing: tuple[Duellist, ...]) -> None:
        if self._lens is not None:
            canvas.nine("ui/panel", FIGURES_LENS)
            draw_title(canvas, FIGURES_LENS, self.ui.words.figures)
            self._lens.paint(canvas)
        else:
            showdown = self.scene.mode == "showdown"
            title = self.ui.say("Showdown") if showdown else self.ui.say("Duel")
            draw_duellists(canvas, self.ui, title, facing)
        draw_power(canvas, self.ui, self._power, self._heading())
        self._paint_help(canvas)

    @property
    def _power(self) -> Box:
        return FIGURES_POWER if self.scene.target is None else POWER

    def _heading(self) -> str:
        if self.scene.target is None:
            return self.ui.say("One shot")
        number, of = shot_number(self.table.view, self.scene)
        return self.ui.say("Shot %(number)d of %(of)d", number=number, of=of)

    def _paint_help(self, canvas: Canvas) -> None:
        box = self._lower
        draw_heading(canvas, box, self._whose())
        canvas.text(
            self._advice(),
            (box.x + 18, box.y + 46, box.width - 36, box.height - 46 - 66),
            size=19,
            colour=INK,
            valign="top",
        )

    def _whose(self) -> str:
        if self.seat == self.table.view.reader:
            return self.ui.say("Your shot")
        return self.ui.say("%(name)s shoots", name=self.name)

    def _advice(self) -> str:
        say = self.ui.say
        if self.aimer.wants_aim and self.aimer.is_placing:
            return say("Steady hand: first point where you aim and click. Then flick the die.")
        if self.aimer.wants_aim:
            return say("Steady hand: turn with the arrows, press Enter, then shoot.")
        style = self.ui.settings.flick_style
        if style == "flick":
            return say(
                "Put the die behind the line, press it, flick towards the target and let go."
            )
        if style == "sling":
            return say(
                "Put the die behind the line, pull it back and let go when the aim is right."
            )
        if self.aimer.is_placing:
            return say("Place the die with the arrows, then press Enter.")
        return say("Turn with the arrows. Hold Space for power, let go to shoot.")

    def _paint_strip(self, canvas: Canvas) -> None:
        canvas.nine("ui/panel-dark", (160, 666, 788, 46))
        canvas.text(
            self._warning(),
            (184, 670, 740, 38),
            size=19,
            colour=(255, 232, 180),
            align="centre",
        )

    def _warning(self) -> str:
        say = self.ui.say
        if self.scene.wind != (0.0, 0.0):
            return say("A wind blows across the table and pushes the die as it moves.")
        if self.scene.target is None:
            return say("A nugget for each that falls, a space back for each that stands.")
        if any(
            p.owner not in (None, self.scene.shooter, self.scene.target) for p in self.scene.pieces
        ):
            return say("Hit a rider with a cream ring and the sheriff takes you away.")
        return say("Hit the rider with the red ring.")


def _is_press(given: Input) -> bool:
    """A press of a button or a key; Escape is for the menu."""
    if isinstance(given, KeyPressed):
        return given.key != pygame.K_ESCAPE and not given.repeated
    return isinstance(given, PointerPressed)
