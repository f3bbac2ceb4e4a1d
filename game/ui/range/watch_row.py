"""The row that plays a shot back: again, hold, step by step, and how fast."""

from __future__ import annotations

from functools import partial

from game.ui.kit.buttons import Button
from game.ui.kit.group import Group
from game.ui.kit.layout import columns, shares
from game.ui.kit.tokens import Gap, Type
from game.ui.kit.widget import Action
from game.ui.range.coach.coach import Coach
from game.ui.range.commands import RangeKey
from game.ui.range.context import RangeContext
from game.ui.range.places import range_places
from game.ui.range.shooting.stand import Stand

SHARES = (1.2, 1.2, 1.2, 1.2, 1.3, 2.7)
RATES = ((1.0, "1×"), (0.5, "½"), (0.25, "¼"))


class WatchRow:
    """Of no use before there is a shot to be watched."""

    def __init__(self, context: RangeContext, coach: Coach) -> None:
        self._context = context
        self._ui = context.ui
        self._coach = coach

    @property
    def _stand(self) -> Stand:
        return self._context.stand

    # ------------------------------------------------------------------ widgets

    def build(self, group: Group) -> None:
        ui, say = self._ui, self._ui.say

        keys = {command: ui.keymap.label(command, ui.words) for command in RangeKey}
        again, pause = keys[RangeKey.AGAIN], keys[RangeKey.PAUSE]
        back, on = keys[RangeKey.STEP_BACK], keys[RangeKey.STEP_ON]
        places = columns(range_places(self._ui.zoom).watch, *shares(*SHARES), gap=Gap.SMALL)
        playback = self._stand.playback
        paused = playback is not None and playback.paused
        planks: list[tuple[str, str, str, Action]] = [
            (
                "again",
                "ui/icon-reroll",
                say("Replay the last shot: %(key)s", key=again),
                self.again,
            ),
            (
                "pause",
                "ui/icon-play" if paused else "ui/icon-pause",
                say("Pause or resume: %(key)s", key=pause),
                self.toggle,
            ),
            (
                "step-back",
                "ui/arrow-left",
                say("Step back: %(key)s", key=back),
                partial(self.step, -1),
            ),
            (
                "step",
                "ui/arrow-right",
                say("Step forward: %(key)s", key=on),
                partial(self.step, 1),
            ),
        ]
        for (name, icon, tip, action), box in zip(planks, places, strict=False):
            plank = Button(f"range.{name}", box, "", action, icon=icon, tip=tip)
            if self._context.shots.seen is None and playback is None:
                plank.disable(say("No shot to watch yet."))
            group.add(plank)
        group.add(
            Button(
                "range.rate",
                places[-2],
                dict(RATES)[self._stand.rate],
                self.next_rate,
                size=Type.BODY,
                tip=say("Playback speed: %(key)s", key=keys[RangeKey.RATE]),
                skin="on" if self._stand.rate == 1.0 else "green",
            )
        )
        self._coach.add_plank(group, places[-1])

    # ------------------------------------------------------------------ what they do

    def again(self) -> None:
        playback = self._context.shots.recall()
        if playback is not None:
            playback.again()
            self._context.rebuild()

    def toggle(self) -> None:
        playback = self._context.shots.recall()
        if playback is not None:
            playback.toggle()
            self._context.rebuild()

    def step(self, by: int) -> None:
        playback = self._context.shots.recall()
        if playback is not None:
            playback.step(by)
            self._context.rebuild()

    def next_rate(self) -> None:
        """Slower, and slower still, and as fast as it was."""
        rates = list(dict(RATES))
        self._stand.rate = rates[(rates.index(self._stand.rate) + 1) % len(rates)]
        self._context.rebuild()

    def take_command(self, command: RangeKey) -> bool:
        """True if it was of use."""
        actions: dict[RangeKey, Action] = {
            RangeKey.AGAIN: self.again,
            RangeKey.PAUSE: self.toggle,
            RangeKey.STEP_BACK: partial(self.step, -1),
            RangeKey.STEP_ON: partial(self.step, 1),
            RangeKey.RATE: self.next_rate,
        }
        action = actions.get(command)
        if action is not None:
            action()
        return action is not None
