"""Know yourself: free duels of you, or of your twin, against a bot of any level."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from game.engine.draws import Draws
from game.engine.errors import Message
from game.i18n import mark
from game.practice.free_duel import OTHER, YOU, FreeDuel, Score, duelling_ground, seen_by
from game.practice.layout import Layout, problem
from game.practice.record import practise, verdict
from game.practice.twin import Shooter, Twin, bot_shooter, twin_of, twin_shooter
from game.rules.pony_express.shooting import ARREST, HIT
from game.ui.range.board.range_board import COLOURS
from game.ui.range.mode import Mode, Offer, Page, Shot
from game.ui.range.shooting.verdicts import Verdict
from game.ui.range.slices import Slices
from game.ui.range.twin.duel_page import DuelPage
from game.ui.range.twin.prospects import Prospects
from game.ui.range.twin.twin_page import TwinPage
from physics.model import Flick

if TYPE_CHECKING:
    from game.ui.range.screen import Range

Side = Literal["you", "twin"]
Speaker = Literal["you", "twin", "other"]
TAKES_AIM = 0.8  # seconds
PAUSE, AFTER_DUEL = 1.6, 2.6  # seconds that a verdict stays before the next shot
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

    def __init__(self, range_: Range) -> None:
        super().__init__(range_)
        self.side: Side = "you"
        self.level = "greenhorn"
        self.score = Score()
        self.running = False  # the twin shoots on and on
        self.twin: Twin | Message = twin_of((), {}, "flick")  # until the tab is entered
        self.prospects: Prospects | None = None
        self._ground = Layout()
        self._pages = (DuelPage(range_, self), TwinPage(range_, self))
        self._seed, self._flicks = secrets.randbits(BITS), 0
        self._begin_anew()

    def label(self) -> str:
        return self.ui.say("Know your hand")

    def pages(self) -> Sequence[Page]:
        return self._pages

    # ------------------------------------------------------------------ what is chosen

    def entered(self) -> None:
        """The hand may be another by now, and so may the table."""
        ground = self._usual_ground()
        if ground != self._ground:
            self._ground = ground
            self._begin_anew()
        self._measure()

    def _usual_ground(self) -> Layout:
        ground = duelling_ground(self.range.modes[0].layout)
        crowded = any(problem(seen_by(ground, who)) for who in (YOU, OTHER))
        return Layout() if crowded else ground

    def _measure(self) -> None:
        store, style = self.range.store, self.range.ledger.style
        self.twin = twin_of(store.shots, store.layouts, style)
        if isinstance(self.twin, Message):
            self.prospects, self.side = None, "you"
        elif self.prospects is None or self.prospects.twin != self.twin:
            self.prospects = Prospects(self.twin, self._ground)

    def hand_changed(self) -> None:
        """Another style has another twin."""
        before = self.side
        self._measure()
        if before == "twin":
            self._restart()

    def choose_side(self, side: Side) -> None:
        self.side = side
        self._restart()

    def choose_level(self, level: str) -> None:
        self.level = level
        self._restart()

    def clear_score(self) -> None:
        self._restart()

    def _restart(self) -> None:
        self.running = False
        self._begin_anew()
        self.range.set_table()

    def toggle_running(self) -> None:
        self.running = not self.running
        self.range.rebuild()

    def _begin_anew(self) -> None:
        self.score = Score()
        self._shooters: dict[int, Shooter] = {OTHER: bot_shooter(self.level)}
        if self.side == "twin" and isinstance(self.twin, Twin):
            self._shooters[YOU] = twin_shooter(self.twin)
        self._thought: dict[int, Slices[None]] = {}
        if self.prospects is not None and self.prospects.table != self._ground:
            self.prospects = None
        self._begin_duel()

    def _begin_duel(self) -> None:
        self.duel = FreeDuel(self._ground, self.score.first)
        self._on_board = self.score.first  # from whose side the table is seen
        self._next_at = self.ui.time + TAKES_AIM

    # ------------------------------------------------------------------ the table

    @property
    def layout(self) -> Layout:
        return self.duel.layout(self._on_board)

    @property
    def counted(self) -> Layout:
        """As you shoot at it, whoever shoots now."""
        return self.duel.layout(YOU)

    @property
    def colours(self) -> tuple[str, ...]:
        """Each keeps theirs, whoever shoots."""
        return COLOURS if self._on_board == YOU else AGAINST

    @property
    def stays(self) -> bool:
        return self._on_board == YOU and self.waits_for_you

    @property
    def drill(self) -> str:
        return "free-duel"

    @property
    def _next(self) -> int:
        """Who shoots next, in this duel or in the next one."""
        return self.score.first if self.duel.shooter is None else self.duel.shooter

    @property
    def waits_for_you(self) -> bool:
        return self._next == YOU and self.side == "you"

    def why_not(self) -> str:
        say, state = self.ui.say, self.range.stand.state
        if state != "aim" or self.stays:
            return ""
        if self.side == "twin" and not self.running:
            return say("Press “Start duels” and your twin shoots.")
        twins = self._next == YOU and self.side == "twin"
        return say("Your twin takes aim.") if twins else say("Your opponent takes aim.")

    def hint(self) -> str:
        """Before the first shot."""
        begun = self.score.duels or any(self.duel.shots)
        return "" if begun else self.ui.say(IN_TURN)

    def offer(self) -> Offer | None:
        """What the large plank does: on to the next shot, or let the twin begin."""
        say, range_ = self.ui.say, self.range
        if self.side == "twin" and not self.running:
            return Offer(say("Start duels"), self.toggle_running)
        if range_.stand.state == "rest":
            return Offer(say("Next duel") if self.duel.over else say("Carry on"), range_.go_on)
        reason = self.why_not()
        return Offer(say("Carry on"), range_.go_on, reason) if reason else None

    # ------------------------------------------------------------------ from shot to shot

    @property
    def works(self) -> bool:
        """Chances are reckoned, or somebody takes aim."""
        reckons = self.prospects is not None and not self.prospects.done
        return reckons or not self.waits_for_you

    def update(self, seconds: float) -> None:
        state = self.range.stand.state
        if state == "watch":
            return
        if self.prospects is not None and self.prospects.work():
            self.ui.stir()
        if state == "rest" and not self._goes_on():
            return
        if self.duel.over:
            self._begin_duel()
            self._show_table()
        elif self._on_board != self.duel.shooter:
            self._on_board = self._next
            self._next_at = self.ui.time + TAKES_AIM
            self._show_table()
        elif not self.waits_for_you and (self.side == "you" or self.running):
            self._take_aim(self._next)

    def _goes_on(self) -> bool:
        """A verdict is read; then it goes on by itself, unless somebody has to be ready."""
        stays = self.range.coach.is_asked or (self.duel.over and self.side == "you")
        halted = self.side == "twin" and not self.running
        if stays or halted or self.ui.time < self._next_at:
            return False
        self.range.go_on()
        return True

    def _show_table(self) -> None:
        self.range.set_table()
        if self.waits_for_you:
            self.ui.sounds.play("turn", 0.6)

    def _take_aim(self, who: int) -> None:
        layout, shooter = self.layout, self._shooters[who]
        if who not in self._thought:
            self._thought[who] = Slices(shooter.prepare(layout.to_scene(), layout.must_fall))
        if not self._thought[who].work() or self.ui.time < self._next_at:
            return
        self._flicks += 1
        given = shooter.flick(Draws(self._seed, self._flicks))
        x, y = given["start"]
        flick = Flick((x, y), given["angle"], given["speed"])
        kept, result = practise(layout, flick, given.get("aim"), "flick")
        self.range.show(Shot(layout, kept, result))

    def seen(self, shot: Shot) -> None:
        if self.duel.shooter is None:
            return
        self.duel.take(self._judged(shot))
        if self.duel.over:
            self.score = self.score.after(self.duel)
        self._next_at = self.ui.time + (AFTER_DUEL if self.duel.over else PAUSE)
        if isinstance(self.twin, Message):
            self._measure()

    # ------------------------------------------------------------------ in words

    def _judged(self, shot: Shot) -> str:
        return verdict(shot.layout, shot.layout.to_scene(), shot.result)

    def verdict(self, shot: Shot) -> Verdict:
        judged = self._judged(shot)
        if self.duel.over and self.duel.winner is None:
            return Verdict(self.ui.say(NOBODY), "plain", "groan")
        speaker: Speaker = "other" if self._on_board == OTHER else self.side
        outcome = judged if judged in (HIT, ARREST) else ""
        if (speaker, outcome) not in SAID:
            return super().verdict(shot)
        text, tone, sound = SAID[speaker, outcome]
        return Verdict(self.ui.say(text), tone, sound)
