"""The strip below the board: what is going on, how fast it goes, and the ways out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.i18n import mark
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD
from game.ui.race.log_view import LogScreen

if TYPE_CHECKING:
    from game.ui.race.view import TableView

BOX = Box(12, 666, 936, 46)
SPEEDS = (("normal", "1×"), ("fast", "2×"))
# What everybody may know about who is asked what. Who is asked for a card may hold one, and is
# not named.
WAITS = {
    "keep-card": mark("Everybody chooses a card to begin with."),
    "keep-drawn": mark("%(name)s chooses a card."),
    "reroll": mark("%(name)s looks under the cup."),
    "announce": mark("%(name)s thinks about an announcement."),
    "accuse": mark("Does anybody call a bluff?"),
    "take-move": mark("%(name)s may ride in place of the liar."),
    "corner": mark("%(name)s chooses a corner."),
    "train": mark("%(name)s thinks about the train."),
    "pay-prison": mark("%(name)s sits in prison."),
    "flick": mark("%(name)s takes aim."),
}
# In these windows only who holds a card is asked for one: nobody may tell that from the question
# that follows.
BEFORE = {"after-roll": "reroll", "before-reroll": "reroll", "own-shot": "flick"}


class StatusBar:
    def __init__(self, view: TableView) -> None:
        self._view = view

    def build(self, group: Group) -> None:
        ui, view = self._view.ui, self._view
        tips = {
            "normal": ui.say("Show everything at its usual pace."),
            "fast": ui.say("Show everything faster."),
        }
        x = 638.0
        for speed, label in SPEEDS:
            button = Button(
                f"race.speed-{speed}",
                (x, 671, 46, 36),
                label,
                lambda speed=speed: view.set_speed(speed),  # type: ignore[misc]
                size=18,
                tip=tips[speed],
                chosen=ui.settings.animation_speed == speed,
            )
            group.add(button)
            x += 52
        skip = Button("race.skip", (x, 671, 46, 36), "", view.skip, icon="ui/icon-skip")
        skip.tip = ui.say("Skip what is being shown (Space).")
        group.add(skip)
        for name, icon, tip, action in (
            ("log", "ui/icon-log", ui.say("What happened so far"), self._open_log),
            ("rules", "ui/icon-book", ui.say("The rules"), view.open_rules),
            ("menu", "ui/icon-menu", ui.say("Pause and menu (Escape)"), view.open_menu),
        ):
            x += 52
            group.add(Button(f"race.{name}", (x, 671, 46, 36), "", action, icon=icon, tip=tip))

    def _open_log(self) -> None:
        self._view.ui.director.push(LogScreen(self._view.ui, self._view))

    def paint(self, canvas: Canvas) -> None:
        """What does not move."""
        canvas.nine("ui/panel-dark", BOX)

    def draw(self, canvas: Canvas) -> None:
        canvas.text(
            self.sentence(),
            (BOX.x + 18, BOX.y + 4, 596, BOX.height - 8),
            style="bold",
            size=19,
            colour=LIGHT_GOLD if self._view.busy else CREAM,
            drop=INK,
        )

    def sentence(self) -> str:
        """While something is shown, what it is; else who is asked, as far as all may know."""
        view = self._view
        pending, cue = view.match.pending, view.cue
        if cue is not None and not cue.keeps_quiet:
            return view.log.sentence(cue.happening.entry) or view.log.last
        if view.busy or pending is None:
            return view.log.last
        kind = BEFORE.get(str(getattr(pending, "window", "")), pending.kind)
        if kind not in WAITS:
            return view.log.last
        return view.ui.say(WAITS[kind], name=view.names[pending.seats[0]])
