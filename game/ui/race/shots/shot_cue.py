"""A shot being watched: it is over already, and now it is seen and heard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.theme import DESIGN_SIZE, INK, LIGHT_GOLD
from game.ui.kit.values import Slider
from game.ui.race.cue import Cue, Happening
from game.ui.race.foresight import for_shot
from game.ui.race.shots.column import (
    FIGURES_LENS,
    FIGURES_LOWER,
    FIGURES_POWER,
    LOWER,
    POWER,
    Lens,
    draw_banner,
    draw_count,
    draw_duellists,
    draw_heading,
    draw_title,
)
from game.ui.race.shots.duel_facts import duellists, shot_number
from game.ui.race.shots.gauge import draw_gauge
from game.ui.race.shots.ground import FIELD, ShotGround
from game.ui.race.shots.player import ShotPlayer, targets
from physics import simulate
from physics.check import ShotError
from physics.model import Flick

if TYPE_CHECKING:
    from game.ui.race.view import TableView

STRIP = Box(12, 666, 936, 46)
BANNER = Box(232, 120, 496, 84)
VERDICT = 2.2  # seconds that the verdict is shown, unless somebody wants to see it all again
RATES = (("quarter", 0.25, "¼"), ("half", 0.5, "½"), ("full", 1.0, "1×"))


class ShotCue(Cue):
    """From the flick to the verdict; then on by itself, or when the player says so."""

    whole_screen = True

    def __init__(self, view: TableView, happening: Happening) -> None:
        super().__init__(view, happening)
        self.player = self._simulated()
        self._waited = 0.0
        self._watching = False  # somebody asked to see it again: no going on by itself
        self._done = self.player is None
        scene = happening.scene
        if scene is None:
            return
        self._scene = scene
        self._ground = ShotGround(view.board_view, scene)
        self._lens = Lens(view.board_view, scene, self._lens_box())
        self._duellists = tuple(duellists(view, scene))
        self._number = shot_number(view, scene)
        self._space = view.stage.riders[scene.shooter].space
        self._slide = Slider("shot.time", (460, 670, 330, 38), 0.0, self._seek, steps=400)

    def _simulated(self) -> ShotPlayer | None:
        """The same input gives the same shot. A table that is not known, in a record of another
        program, shows its outcome only."""
        scene, data = self.happening.scene, self.data
        if scene is None:
            return None
        flick = Flick(tuple(data["start"]), data["angle"], data["speed"], data["spin"])
        try:
            result = simulate(scene, flick)
        except ShotError:
            return None
        self.view.ui.canvas.assets.expect(for_shot(scene, result, self.view.look.colours))
        return ShotPlayer(scene, result)

    def _lens_box(self) -> Box:
        if self._is_at_figures:
            return Box(FIGURES_LENS.x + 15, FIGURES_LENS.y + 58, 276, 224)
        return Box(LOWER.x + 15, LOWER.y + 52, 276, 188)

    @property
    def _is_at_figures(self) -> bool:
        return self._scene.target is None

    # ------------------------------------------------------------------ time

    def begin(self) -> None:
        self.view.ui.sounds.loop("die-slide")

    def update(self, seconds: float) -> None:
        player = self.player
        if player is None:
            return
        sounds = self.view.ui.sounds
        player.advance(seconds, sounds.play)
        if not player.die_is_sliding:
            sounds.stop("die-slide")
        self._slide.value = player.share
        if player.is_over and not self._settled:
            self.settle()
            sounds.play(self._verdict_sound())
            self.view.rebuild_scene()
        if player.is_over and not self._watching:
            self._waited += seconds
            self._done = self._done or self._waited >= VERDICT

    def is_over(self) -> bool:
        return self._done

    def finish(self) -> None:
        self.view.ui.sounds.stop("die-slide")

    def _again(self) -> None:
        if self.player is not None:
            self._watching = True
            self.player.again()
            self.view.ui.sounds.loop("die-slide")

    def skip(self) -> bool:
        """At first to the verdict, which should be read; then on."""
        if self.player is None or self._settled:
            return super().skip()
        self.player.skip()
        return False

    def _skip(self) -> None:
        if self.player is not None:
            self.player.skip()

    def _go_on(self) -> None:
        self._done = True

    def _seek(self, share: float) -> None:
        if self.player is not None:
            self._watching = True
            self.player.seek(share)

    def _slow_down(self, rate: float) -> None:
        if self.player is not None:
            self.player.rate = rate
            self.view.rebuild_scene()

    # ------------------------------------------------------------------ widgets

    def build(self, group: Group) -> None:
        if self.player is None:
            return
        say, over = self.view.ui.say, self._settled
        again = group.add(
            Button(
                "shot.again",
                (20, 671, 210, 36),
                say("Watch again"),
                self._again,
                size=18,
                icon="ui/icon-reroll",
            )
        )
        if not over:
            again.disable(say("The die is still on its way."))
        for number, (name, rate, label) in enumerate(RATES):
            group.add(
                Button(
                    f"shot.{name}",
                    (312 + number * 48, 671, 44, 36),
                    label,
                    lambda rate=rate: self._slow_down(rate),  # type: ignore[misc]
                    size=17,
                    chosen=self.player.rate == rate,
                    tip=say("How fast the shot is shown"),
                )
            )
        group.add(self._slide)
        group.add(Button("shot.skip", (806, 671, 134, 36), say("Skip"), self._skip, size=18))
        go_on = group.add(
            Button("shot.continue", (962, 668, 306, 44), say("Continue"), self._go_on, skin="green")
        )
        if not over:
            go_on.disable(say("The die is still on its way."))

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        player = self.player
        if player is None:
            return
        down = len(player.fallen() & {piece.id for piece in targets(self._scene)})
        self._draw_still(canvas, down)
        with canvas.clipped(FIELD):
            self._ground.draw_collars(canvas, player.pose)
            self._ground.draw_streak(canvas, player.die_path())
            self._ground.draw_pieces(canvas, player.pose, player.die())
            self._ground.draw_wind(canvas, self.view.ui.time)
        if not player.touched() and not player.fallen():
            self.view.tags.draw(canvas)
        self._lens.draw(canvas, player.pose, player.die(), player.die_path())
        self._draw_gains(canvas, player)
        if self._settled:
            self._draw_verdict(canvas)

    def _draw_still(self, canvas: Canvas, down: int) -> None:
        """Whatever does not move, as one picture."""
        if canvas.origin != (0, 0):
            canvas.background("ui/table-wood")
        key = (*self.view.board_view.key, self._scene, self._duellists, self._number, down)
        canvas.composed(
            (*key, self.data["speed"], self._retreat()),
            (0, 0, *DESIGN_SIZE),
            lambda: self._paint_still(canvas, down),
            backdrop="ui/table-wood",
            slot="shot",
        )

    def _paint_still(self, canvas: Canvas, down: int) -> None:
        self.view.board_view.draw(canvas)
        self._ground.draw_line(canvas, 0.0)
        self._paint_column(canvas, down)
        canvas.nine("ui/panel-dark", STRIP)
        canvas.text(
            self.view.ui.say("Slow"),
            (238, 670, 70, 38),
            style="bold",
            size=19,
            colour=(255, 232, 180),
            align="centre",
        )

    def _paint_column(self, canvas: Canvas, down: int) -> None:
        ui = self.view.ui
        power = FIGURES_POWER if self._is_at_figures else POWER
        if self._is_at_figures:
            canvas.nine("ui/panel", FIGURES_LENS)
            draw_title(canvas, FIGURES_LENS, ui.words.figures)
            standing = len(targets(self._scene)) - down
            draw_count(canvas, ui, FIGURES_LOWER, down, standing, self._retreat())
            heading = ui.say("One shot")
        else:
            title = ui.say("Showdown") if self._scene.mode == "showdown" else ui.say("Duel")
            draw_duellists(canvas, ui, title, self._duellists)
            draw_heading(canvas, LOWER, ui.say("Close-up"))
            number, of = self._number
            heading = ui.say("Shot %(number)d of %(of)d", number=number, of=of)
        self._lens.paint(canvas)
        speed = self.data["speed"]
        draw_heading(canvas, power, heading, ui.say("%(speed).1f m/s", speed=speed))
        draw_gauge(canvas, ui, Box(power.x + 18, power.y + 48, power.width - 36, 60), speed)

    def _retreat(self) -> str:
        """Where the standing figures send the rider, once that is sure."""
        standing = len(targets(self._scene)) - self.data["toppled"]
        if not self._settled or not standing or self.data["verdict"] != "figures":
            return ""
        space = max(self._space - standing, 1)
        return self.view.ui.say("Back to space %(space)d", space=space)

    def _draw_gains(self, canvas: Canvas, player: ShotPlayer) -> None:
        """A nugget for each figure, at the moment when it is sure to fall."""
        down = player.fallen()
        for piece in targets(self._scene):
            if piece.kind != "figure" or piece.id not in down:
                continue
            x, y = self.view.board_view.to_screen(piece.at)
            canvas.centred("pieces/nugget", (x + 58, y - 34), size=(30, 27))
            canvas.text(
                "+1",
                (x + 12, y - 50, 30, 30),
                style="title",
                size=22,
                colour=LIGHT_GOLD,
                drop=INK,
                align="right",
                wrap=False,
            )

    def _draw_verdict(self, canvas: Canvas) -> None:
        text, tone = self._verdict()
        arrested = self.data["verdict"] == "arrest"
        draw_banner(canvas, BANNER, text, tone, "pieces/badge" if arrested else "")

    def _verdict(self) -> tuple[str, str]:
        """In a few words, and whether it is good for the shooter."""
        say, verdict, name = self.view.ui.say, self.data["verdict"], self._name(self.data["seat"])
        if verdict == "arrest":
            return say("Sheriff! %(name)s hit a bystander", name=name), "bad"
        if verdict == "figures":
            down = self.data["toppled"]
            return say("%(count)d of 3 down", count=down), "good" if down > 1 else "plain"
        if verdict == "hit":
            target = self._name(self._scene.target or 0)
            return say("%(name)s hits %(other)s!", name=name, other=target), "good"
        if verdict == "decoy":
            return say("Only the decoy!"), "plain"
        return self._miss(), "plain"

    def _miss(self) -> str:
        """A target that fell all the same, or was touched, needs a word of explanation."""
        say, target = self.view.ui.say, self._scene.target
        if target is not None and target in self.data["touched"]:
            shooter, other = self._name(self.data["seat"]), self._name(target)
            return say(
                "%(name)s grazes %(other)s, but that is not enough.", name=shooter, other=other
            )
        if target in self.data["fallen"]:
            return say("Missed: only the flicked die counts")
        return say("Missed")

    def _name(self, seat: int) -> str:
        name: str = self.view.names[seat]
        return name

    def _verdict_sound(self) -> str:
        verdict = self.data["verdict"]
        if verdict == "arrest":
            return "sheriff"
        good = verdict == "hit" or (verdict == "figures" and self.data["toppled"] > 1)
        return "cheer" if good else "groan"
