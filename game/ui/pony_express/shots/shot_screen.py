"""The screen of a shot that is being watched: beside the board the duellists or the figures, below
it what winds the shot."""

from __future__ import annotations

from game.rules.pony_express.events import ShotTaken
from game.ui.kit.canvas import Canvas
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.kit.theme import INK, LIGHT_GOLD
from game.ui.pony_express.board.ground import draw_ground
from game.ui.pony_express.commands import ShownShotKey
from game.ui.pony_express.context import RaceShow
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
from game.ui.pony_express.shots.duel_facts import (
    duel_title,
    duellists_of,
    least_power_of,
    shot_number,
)
from game.ui.pony_express.shots.duel_marks import draw_duel_marks
from game.ui.pony_express.shots.duellists import draw_duellists
from game.ui.pony_express.shots.ground import ShotGround
from game.ui.pony_express.shots.layout import Panels, shot_places
from game.ui.pony_express.shots.lens import Lens
from game.ui.pony_express.shots.magnify import magnify
from game.ui.pony_express.shots.patience import Patience
from game.ui.pony_express.shots.player import ShotPlayer, targets
from game.ui.pony_express.shots.verdict import verdict_of, verdict_sound
from game.ui.pony_express.shots.watch_bar import WatchBar
from game.ui.pony_express.words import race_words
from game.wording.vocabulary import capital


class ShotScreen:
    """Takes the whole screen as long as the cue of the shot lasts."""

    def __init__(self, event: ShotTaken, show: RaceShow, player: ShotPlayer) -> None:
        context, scene = show.context, player.scene
        self.player = player
        self._event = event
        self._show = show
        self._context = context
        self._scene = scene
        self._ground = ShotGround(context.board_view, scene)
        self._lens = Lens(context.board_view, scene)
        self._duellists = duellists_of(context, scene, fired=True)
        self._number = shot_number(context, scene)
        self._space = context.seen.riders[scene.shooter].space
        ours = {scene.shooter, scene.target} & set(context.at_the_screen)
        self._patience = Patience(ours=bool(ours))
        self._slides = False  # the die is heard
        self._seen_enough = False
        self._leaves = False
        self._bar = WatchBar(
            context.ui,
            self._patience,
            again=self._again,
            slow_down=self._slow_down,
            seek=self._seek,
            skip=self._skip_to_verdict,
            go_on=self._go_on,
            practise=None if context.practising is None else self._practise,
        )

    @property
    def is_at_figures(self) -> bool:
        """There is one shot at them, and then the camera goes back; a duel may go on."""
        return self._scene.target is None

    @property
    def _panels(self) -> Panels:
        places = shot_places(self._context.ui.zoom)
        return places.figures if self.is_at_figures else places.duel

    # ------------------------------------------------------------------ time

    def begin(self) -> None:
        """The die is on its way."""
        self._slides = True
        self._context.ui.sounds.loop("die-slide")

    def advance(self, seconds: float) -> bool:
        """Time goes by; True when the player, or their patience, has had enough."""
        player, sounds = self.player, self._context.ui.sounds
        player.advance(seconds, sounds.play)
        if not player.die_is_sliding:
            self._hush_die()
        self._bar.show(player.share)
        if player.is_over:
            self._rest(seconds)
        return self._seen_enough

    def _rest(self, seconds: float) -> None:
        """The die lies still: what came of it is told, and read."""
        if not self._show.settled:
            self._show.settle()
            self._show.play(verdict_sound(self._event))
            self._context.actions.rebuild()
        if self._patience.is_over(seconds, self._bar.is_looked_at):
            self._go_on()

    def _hush_die(self) -> None:
        if self._slides:
            self._slides = False
            self._context.ui.sounds.stop("die-slide")

    def leave(self) -> None:
        """Back to the table with whoever has shot."""
        self._leaves = True
        self._context.arena.leave((self._scene.shooter,))

    def end(self) -> None:
        self._hush_die()

    # ------------------------------------------------------------------ what the player does

    def skip(self) -> bool:
        """The way there, then at once to the verdict, which should be read; then on."""
        if self._show.settled:
            return True
        comes = self._context.arena.camera.moving
        self._context.arena.skip()
        if not comes:
            self.player.skip()
        return False

    def _skip_to_verdict(self) -> None:
        self._context.arena.skip()
        self.player.skip()

    def _go_on(self) -> None:
        self._seen_enough = True

    def _again(self) -> None:
        self._patience.stop()
        self.player.again()
        self.begin()

    def _seek(self, share: float) -> None:
        self._patience.stop()
        self.player.seek(share)

    def _slow_down(self, rate: float) -> None:
        self._patience.stop()
        self.player.rate = rate
        self._context.actions.rebuild()

    def handle(self, given: Input) -> bool:
        wants = self._context.ui.keymap.matches(given, ShownShotKey.PRACTISE)
        if wants and not self._leaves:
            self._practise()
        return wants

    def _offer(self) -> Offer | None:
        """Of this shot for practice, once it has been seen."""
        practising = self._context.practising
        return practising.offer() if self._show.settled and practising is not None else None

    def _practise(self) -> None:
        """On the range; whoever comes back finds the verdict as it was."""
        offer = self._offer()
        if offer is None:
            return
        if offer.why_not:
            self._show.play("error")
            self._context.notice(offer.why_not)
            return
        self._patience.stop()
        self._hush_die()  # if it is seen once more just now
        open_range(self._context.ui, offer)

    # ------------------------------------------------------------------ widgets

    def build(self, group: Group) -> None:
        if self._leaves:
            return
        offer = self._offer()
        why_not = "" if offer is None else offer.why_not
        self._bar.build(group, self.player.rate, enabled=self._show.settled, why_not=why_not)

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        context, player, field = self._context, self.player, shot_places(canvas.zoom).field
        draw_ground(canvas, context)
        self._draw_still(canvas, player)
        with canvas.clipped(field):
            draw_duel_marks(canvas, context)
        if not player.touched() and not player.fallen():
            context.tags.draw(canvas)  # the die goes over them
        with canvas.clipped(field):
            self._draw_field(canvas, player)
        magnify(canvas, context.board_view.box, context.arena.camera)
        if context.arena.camera.moving:
            self._lens.draw(canvas, player.pose, None, [])
        else:
            self._lens.draw(canvas, player.pose, player.die(), player.die_path())
        if self._leaves:
            context.strip.draw(canvas)
            return
        self._bar.draw(canvas)
        if self._show.settled:
            self._draw_verdict(canvas)

    def _draw_field(self, canvas: Canvas, player: ShotPlayer) -> None:
        """What is on the board; the die only while it is about the die."""
        self._ground.draw_collars(canvas, player.pose)
        if self._context.arena.camera.moving:
            self._ground.draw_pieces(canvas, player.pose, None)
            return
        self._ground.draw_streak(canvas, player.die_path())
        self._ground.draw_pieces(canvas, player.pose, player.die())
        self._ground.draw_wind(canvas, self._context.ui)
        self._draw_gains(canvas, player)

    def _draw_still(self, canvas: Canvas, player: ShotPlayer) -> None:
        """The column, as one picture."""
        down = len(player.fallen() & {piece.id for piece in targets(self._scene)})
        key = (*self._context.board_view.key, self._scene, self._duellists, self._number, down)
        canvas.composed(
            ("shot", *key, self._event.speed, self._retreat()),
            shot_places(canvas.zoom).side,
            lambda: self._paint_column(canvas, down),
            backdrop=WOOD,
            slot="shot",
        )

    def _paint_column(self, canvas: Canvas, down: int) -> None:
        ui = self._context.ui
        panels = self._panels
        if self.is_at_figures:
            canvas.nine("ui/panel", panels.upper)
            draw_title(canvas, panels.upper, capital(race_words(ui).figures))
            standing = len(targets(self._scene)) - down
            draw_count(canvas, ui, panels.lower, down, standing, self._retreat())
            heading = ui.say("One shot")
        else:
            title = duel_title(ui, showdown=self._scene.mode == "showdown")
            draw_duellists(canvas, ui, title, self._duellists)
            draw_heading(canvas, panels.lower, ui.say("Close-up"))
            heading = self._number
        self._lens.paint(canvas)
        draw_power(canvas, ui, panels.power, heading, least_power_of(self._context, self._scene))
        draw_speed(canvas, ui, panels.power, self._event.speed)

    def _retreat(self) -> str:
        """Where the standing figures send the rider, once that is sure."""
        standing = len(targets(self._scene)) - self._event.toppled
        if not self._show.settled or not standing or self._event.verdict != "figures":
            return ""
        space = max(self._space - standing, 1)
        return self._context.ui.say("Back to space %(space)d", space=space)

    def _draw_gains(self, canvas: Canvas, player: ShotPlayer) -> None:
        """A nugget for each figure, at the moment when it is sure to fall."""
        down = player.fallen()
        for piece in targets(self._scene):
            if piece.kind != "figure" or piece.id not in down:
                continue
            x, y = self._context.board_view.to_screen(piece.at)
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
        text, tone = verdict_of(self._event, self._scene, self._show)
        arrested = self._event.verdict == "arrest"
        draw_banner(canvas, text, tone, "pieces/badge" if arrested else "")
