"""A shot being watched: it is over already, and now it is seen and heard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.pony_express.events import ShotTaken
from game.ui.kit.canvas import Canvas
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.kit.theme import INK, LIGHT_GOLD
from game.ui.pony_express.commands import ShownShotKey
from game.ui.pony_express.cue import RaceCue
from game.ui.pony_express.foresight import for_shot
from game.ui.pony_express.practising import Offer, open_range
from game.ui.pony_express.shots.column import (
    WOOD,
    draw_banner,
    draw_count,
    draw_heading,
    draw_power,
    draw_speed,
    draw_title,
)
from game.ui.pony_express.shots.duel_facts import duellists_of, least_power_of, shot_number
from game.ui.pony_express.shots.duellists import draw_duellists
from game.ui.pony_express.shots.ground import ShotGround
from game.ui.pony_express.shots.layout import Panels, shot_places
from game.ui.pony_express.shots.lens import Lens
from game.ui.pony_express.shots.patience import Patience
from game.ui.pony_express.shots.player import ShotPlayer, targets
from game.ui.pony_express.shots.watch_bar import WatchBar
from game.ui.table.happening import Happening
from game.wording.vocabulary import capital
from physics.check import ShotError

if TYPE_CHECKING:
    from game.ui.pony_express.view import RaceView


class ShotCue(RaceCue):
    """From the flick to the verdict; then on by itself, or when the player says so. The camera
    may have to come there first, and goes back at the end unless there may be more shots."""

    event: ShotTaken
    whole_screen = True

    def __init__(self, view: RaceView, happening: Happening) -> None:
        super().__init__(view, happening)
        self.player = self._simulated()
        self._flies = False
        self._leaves = False
        self._done = self.player is None
        if happening.shot is None:
            return
        scene = happening.shot.scene
        self._scene = scene
        self._ground = ShotGround(view.board_view, scene)
        self._lens = Lens(view.board_view, scene)
        self._duellists = duellists_of(view, scene, fired=True)
        self._number = shot_number(view, scene)
        self._space = view.seen.riders[scene.shooter].space
        ours = {scene.shooter, scene.target} & set(view.at_the_screen)
        self._patience = Patience(ours=bool(ours))
        self._bar = WatchBar(
            view.ui,
            self._patience,
            again=self._again,
            slow_down=self._slow_down,
            seek=self._seek,
            skip=self._skip,
            go_on=self._go_on,
            practise=None if view.practising is None else self._practise,
        )

    def _simulated(self) -> ShotPlayer | None:
        """What cannot be simulated, in a record of another program, shows its outcome only."""
        shot = self.happening.shot
        if shot is None:
            return None
        try:
            result = shot.result
        except ShotError:
            return None
        self.view.ui.canvas.assets.expect(for_shot(shot.scene, result, self.view.look.colours))
        return ShotPlayer(shot.scene, result)

    @property
    def _panels(self) -> Panels:
        places = shot_places(self.view.ui.zoom)
        return places.figures if self._is_at_figures else places.duel

    @property
    def _is_at_figures(self) -> bool:
        return self._scene.target is None

    # ------------------------------------------------------------------ time

    def begin(self) -> None:
        if self.player is not None:
            self.view.arena.approach(self._scene)

    def update(self, seconds: float) -> None:
        player = self.player
        if player is None or self._leaves or self.view.arena.moves:
            return
        sounds = self.view.ui.sounds
        if not self._flies:
            self._flies = True
            sounds.loop("die-slide")
        player.advance(seconds, sounds.play)
        if not player.die_is_sliding:
            sounds.stop("die-slide")
        self._bar.show(player.share)
        if player.is_over:
            self._rest(seconds)

    def _rest(self, seconds: float) -> None:
        """The die lies still: what came of it is told, and read."""
        if not self._settled:
            self.settle()
            self.view.ui.sounds.play(self._verdict_sound())
            self.view.rebuild_scene()
        if self._patience.is_over(seconds, self._bar.is_looked_at):
            self._go_on()

    def is_over(self) -> bool:
        return self._done or (self._leaves and not self.view.arena.camera.moving)

    def finish(self) -> None:
        self.view.ui.sounds.stop("die-slide")
        self.view.arena.light.put_out()
        if self.player is not None and self._is_at_figures:
            self.view.arena.jump(there=False)

    def _again(self) -> None:
        if self.player is not None:
            self._patience.stop()
            self.player.again()
            self.view.ui.sounds.loop("die-slide")

    def skip(self) -> bool:
        """The way there, then at once to the verdict, which should be read; then on."""
        if self.player is None or self._settled:
            return super().skip()
        comes = self.view.arena.camera.moving
        self.view.arena.skip()
        if not comes:
            self.player.skip()
        return False

    def _skip(self) -> None:
        self.view.arena.skip()
        if self.player is not None:
            self.player.skip()

    def _go_on(self) -> None:
        """There is one shot at the figures, and then the camera goes back; a duel may go on."""
        if self._is_at_figures and not self._leaves:
            self._leaves = True
            self.view.arena.leave((self._scene.shooter,))
        else:
            self._done = True

    def _seek(self, share: float) -> None:
        if self.player is not None:
            self._patience.stop()
            self.player.seek(share)

    def _slow_down(self, rate: float) -> None:
        if self.player is not None:
            self._patience.stop()
            self.player.rate = rate
            self.view.rebuild_scene()

    def handle(self, given: Input) -> bool:
        wants = self.view.ui.keymap.matches(given, ShownShotKey.PRACTISE)
        if wants and not self._leaves:
            self._practise()
        return wants

    def _offer(self) -> Offer | None:
        """Of this shot for practice, once it has been seen."""
        practising = self.view.practising
        return practising.offer() if self._settled and practising is not None else None

    def _practise(self) -> None:
        """On the range; whoever comes back finds the verdict as it was."""
        offer = self._offer()
        if offer is None:
            return
        if offer.why_not:
            self.view.ui.sounds.play("error")
            self.view.notice(offer.why_not)
            return
        self._patience.stop()
        self.view.ui.sounds.stop("die-slide")  # if it is seen once more just now
        open_range(self.view.ui, offer)

    # ------------------------------------------------------------------ widgets

    def build(self, group: Group) -> None:
        if self.player is None or self._leaves:
            return
        offer = self._offer()
        why_not = "" if offer is None else offer.why_not
        self._bar.build(group, self.player.rate, enabled=self._settled, why_not=why_not)

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        player, view = self.player, self.view
        if player is None:
            return
        view.draw_ground(canvas)
        self._draw_still(canvas, player)
        with canvas.clipped(shot_places(canvas.zoom).field):
            view.arena.draw_line(canvas)
        if not player.touched() and not player.fallen():
            view.tags.draw(canvas)  # the die goes over them
        with canvas.clipped(shot_places(canvas.zoom).field):
            self._draw_field(canvas, player)
        view.arena.magnify(canvas)
        if view.arena.camera.moving:
            self._lens.draw(canvas, player.pose, None, [])
        else:
            self._lens.draw(canvas, player.pose, player.die(), player.die_path())
        if self._leaves:
            view.draw_strip(canvas)
            return
        self._bar.draw(canvas)
        if self._settled:
            self._draw_verdict(canvas)

    def _draw_field(self, canvas: Canvas, player: ShotPlayer) -> None:
        """What is on the board; the die only while it is about the die."""
        self._ground.draw_collars(canvas, player.pose)
        if self.view.arena.camera.moving:
            self._ground.draw_pieces(canvas, player.pose, None)
            return
        self._ground.draw_streak(canvas, player.die_path())
        self._ground.draw_pieces(canvas, player.pose, player.die())
        self._ground.draw_wind(canvas, self.view.ui)
        self._draw_gains(canvas, player)

    def _draw_still(self, canvas: Canvas, player: ShotPlayer) -> None:
        """The column, as one picture."""
        down = len(player.fallen() & {piece.id for piece in targets(self._scene)})
        key = (*self.view.board_view.key, self._scene, self._duellists, self._number, down)
        canvas.composed(
            ("shot", *key, self.event.speed, self._retreat()),
            shot_places(canvas.zoom).side,
            lambda: self._paint_column(canvas, down),
            backdrop=WOOD,
            slot="shot",
        )

    def _paint_column(self, canvas: Canvas, down: int) -> None:
        ui = self.view.ui
        panels = self._panels
        if self._is_at_figures:
            canvas.nine("ui/panel", panels.upper)
            draw_title(canvas, panels.upper, capital(ui.words.figures))
            standing = len(targets(self._scene)) - down
            draw_count(canvas, ui, panels.lower, down, standing, self._retreat())
            heading = ui.say("One shot")
        else:
            title = ui.say("Showdown") if self._scene.mode == "showdown" else ui.say("Duel")
            draw_duellists(canvas, ui, title, self._duellists)
            draw_heading(canvas, panels.lower, ui.say("Close-up"))
            heading = self._number
        self._lens.paint(canvas)
        draw_power(canvas, ui, panels.power, heading, least_power_of(self.view, self._scene))
        draw_speed(canvas, ui, panels.power, self.event.speed)

    def _retreat(self) -> str:
        """Where the standing figures send the rider, once that is sure."""
        standing = len(targets(self._scene)) - self.event.toppled
        if not self._settled or not standing or self.event.verdict != "figures":
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
        arrested = self.event.verdict == "arrest"
        draw_banner(canvas, text, tone, "pieces/badge" if arrested else "")

    def _verdict(self) -> tuple[str, str]:
        """In a few words, and whether it is good for the shooter; for who reads it, if hit."""
        say, verdict, name = self.view.ui.say, self.event.verdict, self._name(self.event.seat)
        if verdict == "arrest" and self._is_reader(self.event.seat):
            return say("Sheriff! You hit a bystander"), "bad"
        if verdict == "arrest":
            return say("Sheriff! %(name)s hit a bystander", name=name), "bad"
        if verdict == "figures":
            down = self.event.toppled
            return say("%(count)d of 3 down", count=down), "good" if down > 1 else "plain"
        if verdict == "hit":
            return self._sentence(), "bad" if self._is_reader(self._scene.target) else "good"
        if verdict == "decoy":
            return say("Only the decoy!"), "plain"
        return self._miss(), "plain"

    def _miss(self) -> str:
        """A target that fell all the same, or was touched, needs a word of explanation."""
        say, target = self.view.ui.say, self._scene.target
        if target is not None and target in self.event.touched:
            return self._sentence()
        if target in self.event.fallen:
            return say("Missed: only the flicked die counts")
        return say("Missed")

    def _sentence(self) -> str:
        """Of the log; whoever sits alone at the screen is spoken to."""
        return self.view.log.sentence(self.event) or ""

    def _is_reader(self, seat: int | None) -> bool:
        return seat is not None and seat == self.view.reader

    def _name(self, seat: int) -> str:
        name: str = self.view.names[seat]
        return name

    def _verdict_sound(self) -> str:
        verdict = self.event.verdict
        if verdict == "arrest":
            return "sheriff"
        good = verdict == "hit" or (verdict == "figures" and self.event.toppled > 1)
        return "cheer" if good else "groan"
