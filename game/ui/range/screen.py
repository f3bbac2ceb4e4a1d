"""The practice range: a board to shoot at, and beside it what the shots say about the hand."""

from __future__ import annotations

from game.practice.arranging import from_other_corner
from game.practice.store import Store
from game.ui.kit.canvas import Canvas
from game.ui.kit.inputs import Input, KeyPressed, KeyReleased
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.widget import Action
from game.ui.range.coach.coach import Coach
from game.ui.range.codes.guest import Guest
from game.ui.range.column import Column
from game.ui.range.commands import RangeKey
from game.ui.range.context import BOARD, RangeContext
from game.ui.range.daily.mode import DailyMode
from game.ui.range.drills.mode import DrillsMode
from game.ui.range.free.arranger import Arranger
from game.ui.range.free.mode import FreeShooting
from game.ui.range.places import WOOD
from game.ui.range.planks import Planks
from game.ui.range.scenery import BoardSpot, draw_power, draw_title, field_of
from game.ui.range.sign import Sign
from game.ui.range.strip import Strip
from game.ui.range.twin.mode import TwinMode
from game.ui.range.watch_row import WatchRow


class Range(Scene):
    """Puts the tabs and the parts together. `store`: another one than the player's."""

    name = "range"
    music = "music-table"
    fills_window = True
    fast_input = True
    stirs = True

    def __init__(self, ui: Ui, store: Store | None = None) -> None:
        super().__init__(ui)
        self.context = context = RangeContext(self, store)
        self.arranger = arranger = Arranger(context)
        self.guest = guest = Guest(context)
        self.coach = Coach(context)
        context.begin(
            [
                FreeShooting(context, arranger, guest, "duel"),
                FreeShooting(context, arranger, guest, "figures"),
                FreeShooting(context, arranger, guest, "showdown"),
                DrillsMode(context),
                TwinMode(context),
                DailyMode(context),
            ]
        )
        self._sign = Sign(context, arranger, guest)
        self._column = Column(context, self.coach)
        self._planks = Planks(context, self.escape)
        self._watch_row = WatchRow(context, self.coach)
        self._strip = Strip(context)
        self._shown = ("", "")  # the moment for which the widgets were built

    # ------------------------------------------------------------------ widgets

    def build(self) -> None:
        self.context.board.fit()
        self._shown = self._moment
        self.group.add(BoardSpot(self.context.board.view.box, self._press_board))
        self._sign.build(self.group)
        self._planks.build_tabs(self.group)
        self._column.build(self.group)
        self._watch_row.build(self.group)
        self._planks.build(self.group)
        self._strip.build(self.group)
        self.group.rest_on(BOARD, self.ui)

    @property
    def _moment(self) -> tuple[str, str]:
        """What the widgets depend on, and what changes by itself."""
        return self.context.stand.state, self._sign.lasting

    @property
    def _reckoned(self) -> tuple[object, ...]:
        """What is worked out beside the frames, and shown when it is there."""
        ledger = self.context.ledger
        return ledger.version, ledger.newest, ledger.heat_is_known, self.coach.found

    def _press_board(self) -> None:
        offer = self.context.offer
        if offer is not None and not offer.why_not:
            offer.action()
        elif self.context.stand.state != "aim":
            self.context.go_on()

    # ------------------------------------------------------------------ inputs

    def intercept(self, given: Input) -> bool:
        context, stand = self.context, self.context.stand
        if isinstance(given, KeyPressed):
            return self._take_key(given)
        if isinstance(given, KeyReleased):
            return stand.take(given)
        if self.arranger.held is None and not context.mode.why_not() and stand.take(given):
            return True
        return self.arranger.take(given)

    def _take_key(self, given: KeyPressed) -> bool:
        if self.arranger.take(given):
            return True
        if not given.repeated and self._take_command(given):
            return True
        navigates = self.group.shows_focus and self.group.focus is not None
        if navigates and self.group.focus is not self.group[BOARD]:
            return False
        return not self.context.mode.why_not() and self.context.stand.take(given)

    def _take_command(self, given: KeyPressed) -> bool:
        """True if it was of use."""
        command = self.ui.keymap.command_of(given, RangeKey)
        if command is None:
            return False
        action = self._actions().get(command)
        if action is not None:
            action()
            return True
        return self._strip.take_command(command) or self._watch_row.take_command(command)

    def _actions(self) -> dict[RangeKey, Action]:
        context = self.context
        actions: dict[RangeKey, Action] = {
            RangeKey.UNDO: context.undo,
            RangeKey.COACH: self.coach.ask,
            RangeKey.SHARE: self.guest.open_sheet,
            RangeKey.DISMISS: self._sign.put_away,
        }
        if context.mode.may_arrange:
            actions[RangeKey.MOVE_PIECES] = self.arranger.pick
            actions[RangeKey.CHANGE_CORNER] = self._change_corner
        return actions

    def _change_corner(self) -> None:
        self.context.arrange(from_other_corner(self.context.mode.layout))

    def focus_lost(self) -> None:
        self.context.stand.let_go()
        self.arranger.cancel()

    def escape(self) -> None:
        self.ui.sounds.play("back")
        self.ui.director.pop()

    def leave(self) -> None:
        """What is heard of a race below goes on."""
        self.context.stand.again()

    def enter(self) -> None:
        if self.context.stand.state != "watch":  # a shot that is on its way does not count yet
            self.context.look_at_table()
        self.context.use_style()

    # ------------------------------------------------------------------ from frame to frame

    def update(self, seconds: float) -> None:
        context, before = self.context, self._reckoned
        context.mode.update(seconds)
        self.coach.update()
        context.ledger.work()
        if self._reckoned != before:
            self.ui.stir()
        if self.coach.thinks or context.ledger.works or context.mode.works:
            self.ui.keep_pace()
        context.advance(seconds)
        if self._moment != self._shown:
            self.rebuild()

    def draw(self, canvas: Canvas) -> None:
        canvas.background(WOOD)
        draw_title(canvas, self.ui)
        context = self.context
        context.board.draw(canvas, context.ledger, self.ui.settings.range_layers)
        self._sign.draw(canvas)
        with canvas.clipped(field_of(self.ui)):
            self._draw_field(canvas)
        self._strip.draw(canvas)
        self._column.draw(canvas)

    def _draw_field(self, canvas: Canvas) -> None:
        """What lies on the board, and the pieces."""
        context, mode = self.context, self.context.mode
        self.coach.draw(canvas)
        self.guest.draw(canvas)
        mode.draw_ground(canvas)
        context.board.draw_line(canvas, context.stand.scene.line)
        if self.arranger.held is not None:
            self.arranger.draw(canvas)
        else:
            self.arranger.draw_pointed(canvas)
            context.stand.draw(canvas, ready=mode.stays and not mode.why_not())
        mode.draw_over(canvas)

    def draw_above(self, canvas: Canvas) -> None:
        stand = self.context.stand
        speed = stand.aimer.speed if stand.state == "aim" else None
        if speed is not None:
            draw_power(canvas, self.ui, speed)
