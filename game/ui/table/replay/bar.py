"""The bar that winds a replay."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from game.engine.events import Event
from game.engine.recording import Recording
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.keymap.command import Command
from game.ui.kit.keymap.everywhere import NavigationKey
from game.ui.kit.layout import Units
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CORAL, CREAM, INK, LIGHT_GOLD
from game.ui.kit.tokens import Line, Type
from game.ui.kit.values import Choice, Slider
from game.ui.table.commands import ReplayKey
from game.ui.table.replay.places import ReplayPlaces

ICON, PALE = 28.0, 110  # of a plank, and its alpha where it leads nowhere
LONG, SHORT = 9.0, 5.0  # marks of turns
THICK = 2.5  # the mark of a turn with a fight
EVERY = 5  # of so many marks one is long
INSTANT = 0.0
RATES = (1.0, 2.0, 4.0, 8.0, INSTANT)
VALUES = ("replay.turn", "replay.speed")  # widgets that need the arrows themselves


class WatchedTable(Protocol):
    """The table of a replay: where the bar is, and what it says of this game."""

    @property
    def places(self) -> ReplayPlaces: ...

    @property
    def fights(self) -> tuple[type[Event], ...]: ...

    @property
    def turns_tip(self) -> str: ...

    @property
    def show_tip(self) -> str: ...

    @property
    def hide_tip(self) -> str: ...


class Replay(Protocol):
    """What the bar winds."""

    ui: Ui
    recording: Recording
    playing: bool
    rate: float
    sees_all: bool

    @property
    def view(self) -> WatchedTable: ...

    @property
    def turn(self) -> int: ...

    def toggle(self) -> None: ...

    def step(self, by: int) -> None: ...

    def step_turn(self, by: int) -> None: ...

    def wind_to_turn(self, turn: int) -> None: ...

    def set_rate(self, rate: float) -> None: ...

    def show_secrets(self, shown: bool) -> None: ...

    def escape(self) -> None: ...


class WindButton(Button):
    """A plank with a picture that may point the other way."""

    def __init__(
        self,
        id: str,
        box: Box,
        icon: str,
        tip: str,
        action: Callable[[], None],
        *,
        mirrored: bool = False,
    ) -> None:
        super().__init__(id, box, "", action, icon=icon, tip=tip)
        self._mirrored = mirrored

    def draw_label(self, canvas: Canvas) -> None:
        centre, side = self.box.center, Units(canvas.zoom)(ICON)
        alpha = 255 if self.enabled else PALE
        canvas.centred(self.icon, centre, size=(side, side), alpha=alpha, mirrored=self._mirrored)


class TurnSlider(Slider):
    """Over all turns; where there was a fight, the mark is red and long."""

    def __init__(
        self, box: Box, turns: int, fights: frozenset[int], at: int, changed: Callable[[int], None]
    ) -> None:
        self._most = max(turns - 1, 1)
        self._fights = fights
        super().__init__(
            "replay.turn",
            box,
            at / self._most,
            lambda value: changed(round(value * self._most)),
            steps=self._most,
        )

    def show(self, turn: int) -> None:
        """It follows what is being played."""
        self.value = turn / self._most

    def draw(self, canvas: Canvas, ui: Ui) -> None:
        (begin, length), units = self.run(canvas), Units(canvas.zoom)
        for turn in range(self._most + 1):
            at = begin + length * turn / self._most
            fight = turn in self._fights
            colour = CORAL if fight else LIGHT_GOLD
            tall = units(LONG if fight or turn % EVERY == 0 else SHORT)
            low, thick = self.box.bottom - 1, THICK if fight else Line.HAIR
            canvas.line((at, low - tall), (at, low), colour, width=thick)
        super().draw(canvas, ui)


class ReplayBar:
    """In the place of the strip of a table."""

    def __init__(self, replay: Replay) -> None:
        self._replay = replay
        self._slider: TurnSlider | None = None

    def holds_keys(self, group: Group) -> bool:
        """Whether the arrows are for the slider or the list that has the focus."""
        focus = group.focus
        return focus is not None and focus.id in VALUES and group.shows_focus

    @property
    def places(self) -> ReplayPlaces:
        return self._replay.view.places

    def build(self, group: Group) -> None:
        self._build_winding(group)
        replay, say, places = self._replay, self._replay.ui.say, self.places
        turns = replay.recording.turns
        self._slider = group.add(
            TurnSlider(places.slider, len(turns), self._fights(), replay.turn, replay.wind_to_turn)
        )
        self._slider.tip = say(replay.view.turns_tip)
        labels = [f"{rate:.0f}x" if rate else say("instant") for rate in RATES]
        group.add(
            Choice(
                "replay.speed",
                places.speed,
                labels,
                RATES.index(replay.rate),
                lambda index: replay.set_rate(RATES[index]),
                tip=say("Playback speed"),
            )
        )
        group.add(
            Button(
                "replay.secrets",
                places.secrets,
                say("Secrets"),
                lambda: replay.show_secrets(not replay.sees_all),
                icon="ui/icon-eye" if replay.sees_all else "ui/icon-eye-shut",
                size=Type.NOTE,
                chosen=replay.sees_all,
                tight=True,
                tip=say(replay.view.hide_tip if replay.sees_all else replay.view.show_tip),
            )
        )

    def _fights(self) -> frozenset[int]:
        recording, fights = self._replay.recording, self._replay.view.fights
        return frozenset(
            recording.turn_at(at + 1)
            for at, event in enumerate(recording.events)
            if type(event) in fights
        )

    def _key(self, command: Command) -> str:
        """By its name."""
        ui = self._replay.ui
        return ui.keymap.label(command, ui.words)

    def _build_winding(self, group: Group) -> None:
        replay, say = self._replay, self._replay.ui.say
        play_icon = "ui/icon-pause" if replay.playing else "ui/icon-play"
        play, back = self._key(ReplayKey.PLAY), self._key(NavigationKey.BACK)
        play_tip = say("Pause (%(key)s)", key=play)
        if not replay.playing:
            play_tip = say("Play (%(key)s)", key=play)
        for id, icon, tip, action, mirrored in (
            ("leave", "ui/icon-back", say("Leave (%(key)s)", key=back), replay.escape, False),
            (
                "turn-back",
                "ui/icon-skip",
                say("Previous turn (%(key)s)", key=self._key(ReplayKey.TURN_BACK)),
                lambda: replay.step_turn(-1),
                True,
            ),
            (
                "back",
                "ui/icon-step",
                say("One event back (%(key)s)", key=self._key(ReplayKey.BACK)),
                lambda: replay.step(-1),
                True,
            ),
            ("play", play_icon, play_tip, replay.toggle, False),
            (
                "step",
                "ui/icon-step",
                say("One event forward (%(key)s)", key=self._key(ReplayKey.ON)),
                lambda: replay.step(1),
                False,
            ),
            (
                "turn-on",
                "ui/icon-skip",
                say("Next turn (%(key)s)", key=self._key(ReplayKey.TURN_ON)),
                lambda: replay.step_turn(1),
                False,
            ),
        ):
            box = self.places.winding[id]
            group.add(WindButton(f"replay.{id}", box, icon, tip, action, mirrored=mirrored))

    def paint(self, canvas: Canvas) -> None:
        """What does not move."""
        for bar in self.places.bars:
            canvas.nine("ui/panel-dark", bar)

    def draw(self, canvas: Canvas) -> None:
        replay = self._replay
        if self._slider is not None:
            self._slider.show(replay.turn)
        canvas.text(
            self._where(),
            self.places.where,
            style="bold",
            size=Type.ENTRY,
            colour=CREAM,
            align="centre",
            drop=INK,
            wrap=False,
        )

    def _where(self) -> str:
        recording, say = self._replay.recording, self._replay.ui.say
        number = recording.number_of_turn(self._replay.turn)
        last = recording.number_of_turn(len(recording.turns) - 1)
        if not number:
            return say("Set-up")
        return say("Turn %(number)d of %(last)d", number=number, last=last)
