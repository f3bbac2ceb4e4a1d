"""The prompt of a shot: somebody at the screen aims and flicks the die."""

from __future__ import annotations

import msgspec

from game.engine.requests import FlickAnswer, TakeShot
from game.hotseat.asks import Ask
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input, PointerPressed
from game.ui.kit.theme import INK
from game.ui.kit.tokens import Type
from game.ui.pony_express.board.ground import draw_ground
from game.ui.pony_express.board.view import WOOD
from game.ui.pony_express.prompt import AskingRace, RacePrompt
from game.ui.pony_express.shots.aimer import Aimer
from game.ui.pony_express.shots.column import (
    HEADING,
    draw_heading,
    draw_power,
    draw_speed,
    draw_title,
)
from game.ui.pony_express.shots.duel_facts import (
    duel_title,
    duellists_of,
    least_power_of,
    shot_number,
)
from game.ui.pony_express.shots.duel_marks import draw_duel_marks
from game.ui.pony_express.shots.duellists import Duellist, draw_duellists
from game.ui.pony_express.shots.ground import standing
from game.ui.pony_express.shots.layout import Panels, ShotPlaces, shot_places
from game.ui.pony_express.shots.lens import Lens
from game.ui.pony_express.shots.magnify import magnify
from game.ui.pony_express.shots.styles import STYLES, how_to_shoot, style_name
from game.ui.pony_express.words import race_words
from game.ui.table.skipping import is_any_press
from game.wording.vocabulary import capital

STYLE = 46.0  # how high the planks of the styles are
MENU = (140.0, 44.0)
WARNING = (255, 232, 180)  # colour of the sentence


class AimPrompt(RacePrompt[FlickAnswer]):
    """The die is placed and flicked; nothing else is asked."""

    whole_screen = True
    fast_input = True
    stirs = True

    def __init__(self, table: AskingRace, ask: Ask) -> None:
        super().__init__(table, ask)
        decision = self.decision
        assert isinstance(decision, TakeShot)
        self.scene = decision.scene
        self.aimer = Aimer(table.ui, table.context.board_view, self.scene)
        self._lens: Lens | None = None
        if self.scene.target is None:
            self._lens = Lens(table.context.board_view, self.scene)
        table.context.arena.approach(self.scene)

    @property
    def _places(self) -> ShotPlaces:
        return shot_places(self.ui.zoom)

    @property
    def _panels(self) -> Panels:
        return self._places.figures if self.scene.target is None else self._places.duel

    # ------------------------------------------------------------------ inputs

    def build(self, group: Group) -> None:
        self.aimer.change_style()  # it may have been chosen in the settings
        box, high = self._panels.help, self.ui.units(STYLE)
        step = (box.width - 24) / len(STYLES)
        for number, (style, icon) in enumerate(STYLES):
            group.add(
                Button(
                    f"shot.{style}",
                    (box.x + 15 + number * step, box.bottom - 12 - high, step - 6, high),
                    "",
                    lambda style=style: self._choose(style),  # type: ignore[misc]
                    icon=icon,
                    tip=style_name(self.ui, style),
                    skin="green" if self.ui.settings.flick_style == style else "on",
                )
            )
        menu = self.ui.say("Menu")
        group.add(Button("table.menu", self._menu, menu, self.table.pause, size=Type.NOTE))

    @property
    def _menu(self) -> Box:
        strip, units = self._places.strip, self.ui.units
        wide, high = units(MENU[0]), min(units(MENU[1]), strip.height)
        return Box(strip.x, strip.centery - high / 2, wide, high)

    def _choose(self, style: str) -> None:
        self.ui.settings.change(flick_style=style)
        self.table.rebuild()

    def intercept(self, given: Input) -> bool:
        if self.context.arena.camera.moving and is_any_press(given, self.ui.keymap):
            self.context.arena.skip()  # nobody has to wait before they aim
            return not isinstance(given, PointerPressed) or self._places.field.collidepoint(
                given.at
            )
        taken = self.aimer.take(given)
        if self.aimer.shot is not None:
            self.context.arena.skip()  # the die is on its way
            self.answer(msgspec.convert(self.aimer.shot, FlickAnswer))
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
        context = self.context
        camera = context.arena.camera
        draw_ground(canvas, context)
        self._draw_still(canvas)
        with canvas.clipped(self._places.field):
            draw_duel_marks(canvas, context)
        context.tags.draw(canvas, [self.aimer.die_box])
        with canvas.clipped(self._places.field):
            self.aimer.draw(canvas, ready=not camera.moving)
        magnify(canvas, context.board_view.box, camera)
        if self._lens is not None:
            self._lens.draw(canvas, standing, None, [])
        if self.aimer.speed is not None:
            draw_speed(canvas, self.ui, self._panels.power, self.aimer.speed)

    def _draw_still(self, canvas: Canvas) -> None:
        """Whatever does not move, as two pictures."""
        facing = duellists_of(self.context, self.scene)
        key = (*self.context.board_view.key, self.scene, facing, self._heading(), self._advice())
        canvas.composed(
            ("aim", *key),
            self._places.side,
            lambda: self._paint_column(canvas, facing),
            backdrop=WOOD,
            slot="shot",
        )
        canvas.composed(
            ("warning", self._warning()),
            self._places.below,
            lambda: self._paint_strip(canvas),
            backdrop=WOOD,
        )

    def _paint_column(self, canvas: Canvas, facing: tuple[Duellist, ...]) -> None:
        if self._lens is not None:
            canvas.nine("ui/panel", self._panels.upper)
            draw_title(canvas, self._panels.upper, capital(race_words(self.ui).figures))
            self._lens.paint(canvas)
        else:
            title = duel_title(self.ui, showdown=self.scene.mode == "showdown")
            draw_duellists(canvas, self.ui, title, facing)
        least = least_power_of(self.context, self.scene)
        draw_power(canvas, self.ui, self._panels.power, self._heading(), least)
        self._paint_help(canvas)

    def _heading(self) -> str:
        if self.scene.target is None:
            return self.ui.say("One shot")
        return shot_number(self.context, self.scene)

    def _paint_help(self, canvas: Canvas) -> None:
        box, units = self._panels.help, self.ui.units
        top = 14 + units(HEADING)
        draw_heading(canvas, box, self._whose())
        canvas.text(
            self._advice(),
            (box.x + 18, box.y + top, box.width - 36, box.height - top - 20 - units(STYLE)),
            size=Type.ENTRY,
            colour=INK,
            valign="top",
        )

    def _whose(self) -> str:
        if self.seat == self.context.reader:
            return self.ui.say("Your shot")
        return self.ui.say("%(name)s shoots", name=self.name)

    def _advice(self) -> str:
        return how_to_shoot(self.ui, self.aimer)

    def _paint_strip(self, canvas: Canvas) -> None:
        strip, left = self._places.strip, self._menu.right + 8
        sign = Box(left, strip.y, strip.right - left, strip.height)
        canvas.nine("ui/panel-dark", sign)
        canvas.text(
            self._warning(),
            sign.inflate(-48, -8),
            size=Type.ENTRY,
            colour=WARNING,
            align="centre",
        )

    def _warning(self) -> str:
        """The sheriff is never left out."""
        say, scene = self.ui.say, self.scene
        warnings = []
        if scene.wind != (0.0, 0.0):
            warnings.append(say("A wind pushes the die as it moves."))
        if scene.target is None:
            warnings.append(say("A nugget for each that falls, a space back for each still up."))
        if any(p.owner not in (None, scene.shooter, scene.target) for p in scene.pieces):
            warnings.append(
                say("Hit a rider and you go to prison.")
                if scene.target is None
                else say("Don't hit a rider with a cream ring, or the sheriff takes you away.")
            )
        return " ".join(warnings) or say("Hit the rider with the red ring.")
