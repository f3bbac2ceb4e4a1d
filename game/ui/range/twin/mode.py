"""The tab *Know yourself*: free duels of you, or of your twin, against a bot of any level."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Literal

from game.engine.draws import Draws
from game.i18n import mark
from game.practice.layout import Layout
from game.practice.race import ARREST, HIT
from game.practice.record import practise, verdict
from game.practice.twin.free_duel import OTHER, YOU
from game.practice.twin.twin import Shooter
from game.ui.range.board.range_board import COLOURS
from game.ui.range.context import RangeContext
from game.ui.range.mode import Mode, Offer
from game.ui.range.page import Page
from game.ui.range.shooting.shot import Shot
from game.ui.range.shooting.verdicts import Verdict
from game.ui.range.twin.bouts import Bouts
from game.ui.range.twin.duel_page import DuelPage
from game.ui.range.twin.twin_page import TwinPage
from physics.model import Flick

Speaker = Literal["you", "twin", "other"]
BITS = 32  # of the seed
AGAINST = (COLOURS[1], COLOURS[0], *COLOURS[2:])  # when the other one shoots

# Who shot, what came of it, how it sounds and which tone it has.
SAID: dict[tuple[Speaker, str], tuple[str, str, str]] = {
    ("you", HIT): (mark("Hit! You win the duel"), "good", "cheer"),
    ("you", ARREST): (mark("Sheriff! You hit a bystander and lose"), "bad", "sheriff"),
    ("twin", HIT): (mark("Your twin hits and wins"), "good", "cheer"),
    ("twin", ARREST): (mark("Sheriff! Your twin hits a bystander and loses"), "bad", "sheriff"),
    ("twin", ""): (mark("Your twin misses"), "plain", "groan"),
    ("other", HIT): (mark("Your opponent hits and wins"), "bad", "groan"),
    ("other", ARREST): (mark("Sheriff! Your opponent hits a bystander: you win"), "good", "cheer"),
    ("other", ""): (mark("Your opponent misses"), "plain", "tick"),
}
IN_TURN = mark("You take turns, three shots each. The first hit wins.")
NOBODY = mark("Three shots each and no hit: a draw")


class TwinMode(Mode):
    """The duels are at the table of the first tab, as far as two can shoot at it."""

    id = "twin"

    def __init__(self, context: RangeContext) -> None:
        super().__init__(context.ui)
        self._context = context
        self.bouts = Bouts(context)
        self._pages = (DuelPage(context.ui, self.bouts), TwinPage(context.ui, self.bouts))
        self._seed, self._flicks = secrets.randbits(BITS), 0

    def label(self) -> str:
        return self.ui.say("Know your hand")

    def pages(self) -> Sequence[Page]:
        return self._pages

    # ------------------------------------------------------------------ the table

    @property
    def layout(self) -> Layout:
        return self.bouts.layout

    @property
    def counted(self) -> Layout:
        """As you shoot at it, whoever shoots now."""
        return self.bouts.duel.layout(YOU)

    @property
    def colours(self) -> tuple[str, ...]:
        """Each keeps theirs, whoever shoots."""
        return COLOURS if self.bouts.on_board == YOU else AGAINST

    @property
    def stays(self) -> bool:
        return self.bouts.on_board == YOU and self.bouts.waits_for_you

    @property
    def drill(self) -> str:
        return "free-duel"

    def why_not(self) -> str:
        say, bouts = self.ui.say, self.bouts
        if self._context.stand.state != "aim" or self.stays:
            return ""
        if bouts.is_halted:
            return say("Press “Start duels” and your twin shoots.")
        twins = bouts.next == YOU and bouts.side == "twin"
        return say("Your twin takes aim.") if twins else say("Your opponent takes aim.")

    def hint(self) -> str:
        """Before the first shot."""
        begun = self.bouts.score.duels or any(self.bouts.duel.shots)
        return "" if begun else self.ui.say(IN_TURN)

    def offer(self) -> Offer | None:
        """What the large plank does: on to the next shot, or let the twin begin."""
        say, bouts, go_on = self.ui.say, self.bouts, self._context.go_on
        if bouts.is_halted:
            return Offer(say("Start duels"), bouts.toggle_running)
        if self._context.stand.state == "rest":
            return Offer(say("Next duel") if bouts.duel.over else say("Carry on"), go_on)
        reason = self.why_not()
        return Offer(say("Carry on"), go_on, reason) if reason else None

    # ------------------------------------------------------------------ from shot to shot

    def entered(self) -> None:
        self.bouts.enter()

    def hand_changed(self) -> None:
        self.bouts.hand_changed()

    @property
    def works(self) -> bool:
        """Chances are reckoned, or somebody takes aim."""
        prospects = self.bouts.prospects
        reckons = prospects is not None and not prospects.done
        return reckons or not self.bouts.waits_for_you

    def update(self, seconds: float) -> None:
        state, bouts = self._context.stand.state, self.bouts
        if state == "watch":
            return
        if bouts.prospects is not None and bouts.prospects.work():
            self.ui.stir()
        if state == "rest" and not self._goes_on():
            return
        if bouts.duel.over:
            bouts.begin_duel()
            self._show_table()
        elif bouts.on_board != bouts.duel.shooter:
            bouts.turn_table()
            self._show_table()
        elif not bouts.waits_for_you and not bouts.is_halted:
            shooter = bouts.ready_shooter()
            if shooter is not None:
                self._shoot(shooter)

    def _goes_on(self) -> bool:
        """A verdict is read; then it goes on by itself, unless somebody has to be ready."""
        bouts, studied = self.bouts, self._context.shots.studied is not None
        stays = studied or (bouts.duel.over and bouts.side == "you")
        if stays or bouts.is_halted or not bouts.is_time:
            return False
        self._context.go_on()
        return True

    def _show_table(self) -> None:
        self._context.set_table()
        if self.bouts.waits_for_you:
            self.ui.sounds.play("turn", 0.6)

    def _shoot(self, shooter: Shooter) -> None:
        """The twin, or the opponent."""
        self._flicks += 1
        layout, given = self.layout, shooter.flick(Draws(self._seed, self._flicks))
        x, y = given["start"]
        flick = Flick((x, y), given["angle"], given["speed"])
        kept, result = practise(layout, flick, given.get("aim"), "flick")
        self._context.show(Shot(layout, kept, result))

    def seen(self, shot: Shot) -> None:
        if self.bouts.duel.shooter is not None:
            self.bouts.take(_judged(shot))

    def verdict(self, shot: Shot) -> Verdict:
        judged, bouts = _judged(shot), self.bouts
        if bouts.duel.over and bouts.duel.winner is None:
            return Verdict(self.ui.say(NOBODY), "plain", "groan")
        speaker: Speaker = "other" if bouts.on_board == OTHER else bouts.side
        outcome = judged if judged in (HIT, ARREST) else ""
        if (speaker, outcome) not in SAID:
            return super().verdict(shot)
        text, tone, sound = SAID[speaker, outcome]
        return Verdict(self.ui.say(text), tone, sound)


def _judged(shot: Shot) -> str:
    return verdict(shot.layout, shot.layout.to_scene(), shot.result)
