"""The context of the range, which its parts share: the table that is shot at, the shots, and what
parts, modes and their pages may do about them."""

from __future__ import annotations

from typing import Any

from game.engine.errors import GameError, Message
from game.practice.layout import Layout, problem
from game.practice.record import KeptStyle, practise
from game.practice.store import Store
from game.ui.kit.scene import Scene
from game.ui.range.board.range_board import BYSTANDERS, PICTURES, RangeBoard
from game.ui.range.ledger import Ledger
from game.ui.range.mode import Mode, Offer
from game.ui.range.notices import Notices
from game.ui.range.shooting.shot import Shot
from game.ui.range.shooting.shots import Shots
from game.ui.range.shooting.stand import Stand
from physics.model import Flick

BOARD = "range.board"  # the board, as a stop of the Tab key


class Follower:
    """A part that has to know what happens at the table: it enters itself in the context."""

    def table_set(self) -> None:
        """There is another table, or another tab with the same one."""

    def shot_shown(self) -> None:
        """A shot is on its way."""


class RangeContext:
    """Parts, modes and pages know the context, and not the screen that puts them together.

    `mode`: the tab that is turned to, one of `modes`. `style`: the one that is shot with.
    `turned`: for each mode the page that was turned to. `scene`: of whose widgets the parts' are
    a part."""

    modes: list[Mode]
    mode: Mode
    ledger: Ledger
    stand: Stand
    shots: Shots

    def __init__(self, scene: Scene, store: Store | None = None) -> None:
        ui = scene.ui
        self.ui = ui
        self._scene = scene
        self.board = RangeBoard(ui)  # its pictures are made ready while the shots are read
        ui.canvas.assets.expect(PICTURES)
        self.store = Store() if store is None else store
        self.style = ui.settings.flick_style
        self.turned: dict[str, str] = {}
        self.followers: list[Follower] = []
        self.notices = Notices(ui)
        if self.store.problem is not None:
            self.notices.keep(self.store.problem)

    def begin(self, modes: list[Mode]) -> None:
        """At the table of the first one."""
        self.modes, self.mode = modes, modes[0]
        layout = self.mode.layout
        self.ledger = Ledger(self.store, layout, self.mode.selection, self.style)
        self.board.show(layout, self.mode.colours)
        self.stand = Stand(self.ui, self.board.view, layout.to_scene(), self.shoot)
        self.shots = Shots(self.ui, self.stand, self.ledger)

    # ------------------------------------------------------------------ tabs and tables

    def choose(self, mode: Mode) -> None:
        """Turn to another tab."""
        self.ui.canvas.assets.expect(BYSTANDERS)  # before anything that takes longer
        self.mode = mode
        mode.entered()
        self.set_table()

    def set_table(self) -> None:
        """The mode has another table, or may have."""
        layout = self.mode.layout
        self.look_at_table()
        self.board.show(layout, self.mode.colours)
        self.stand.set_table(self.board.view, layout.to_scene())
        self.shots.forget()
        for follower in self.followers:
            follower.table_set()
        self.rebuild()

    def look_at_table(self) -> None:
        """Its shots are told about from now on."""
        self.ledger.look_at(self.mode.counted, self.mode.selection)

    @property
    def may_arrange(self) -> bool:
        return self.mode.may_arrange and self.stand.state == "aim"

    def arrange(self, layout: Layout) -> None:
        """Have another table, if it can be."""
        trouble = problem(layout)
        if trouble is not None:
            self.refuse(trouble)
        elif layout != self.mode.layout:
            self.mode.arrange(layout)
            self.ui.sounds.play("tick")
            self.set_table()
        self.rebuild()

    def undo(self) -> None:
        if self.mode.may_arrange and self.mode.can_undo:
            self.mode.undo()
            self.set_table()

    def practise(self, layout: Layout) -> None:
        """Turn to the tab of this table, which has been shot at elsewhere."""
        for mode in self.modes:
            if mode.may_arrange and mode.layout.scene == layout.scene:
                self.mode = mode
                mode.arrange(layout)
                self.set_table()
                return

    def use_style(self) -> None:
        """Another style may have been chosen: the statistics are those of the one in use."""
        self.stand.aimer.change_style()
        if self.style != self.ui.settings.flick_style:
            self.style = self.ui.settings.flick_style
            self.look_at_style(self.style)

    def look_at_style(self, style: KeptStyle) -> None:
        self.ledger.look_at_style(style)
        self.mode.hand_changed()

    # ------------------------------------------------------------------ shots

    def shoot(self, given: dict[str, Any]) -> None:
        """The die was let go."""
        layout, (x, y) = self.mode.layout, given["start"]
        flick = Flick((x, y), given["angle"], given["speed"])
        style, mode = self.ui.settings.flick_style, self.mode
        aim, aside = given.get("aim"), mode.wants_more
        try:
            kept, result = practise(layout, flick, aim, style, drill=mode.drill, aside=aside)
        except GameError as error:
            self.refuse(error.message)
            return
        trouble = self.ledger.keep(layout, kept)
        if trouble is not None:
            self.notices.keep(trouble)
        self.show(Shot(layout, kept, result))

    def show(self, shot: Shot) -> None:
        """A shot at this table is on its way; one that somebody else took is not kept."""
        for follower in self.followers:
            follower.shot_shown()
        self.shots.show(shot)
        self.mode.taken(shot)

    def go_on(self) -> None:
        """To the end of the shot, or to the next one."""
        self.stand.go_on()
        self.rebuild()

    def aim_again(self) -> None:
        """Who does not wait for the end of a shot has seen enough of it."""
        if self.stand.state == "watch":
            self.stand.go_on()
            self.advance(0.0)
        if self.stand.state != "aim":
            self.stand.again()

    def advance(self, seconds: float) -> None:
        """Time goes by for the die."""
        if not self.stand.update(seconds):
            return
        shot = self.shots.see()
        assert self.stand.playback is not None
        player = self.stand.playback.player
        self.board.last_way = player.die_path(until=player.length)
        self.ui.sounds.play(self.mode.verdict(shot).sound, 0.7)
        self.mode.seen(shot)

    @property
    def offer(self) -> Offer | None:
        """What there is to do besides shooting."""
        return None if self.stand.state == "watch" else self.mode.offer()

    # ------------------------------------------------------------------ on the screen

    def rebuild(self) -> None:
        """The widgets depend on something that has changed."""
        self._scene.rebuild()

    def refuse(self, message: Message) -> None:
        self.ui.sounds.play("error")
        self.notices.say(message)

    def turn_to(self, page: str) -> None:
        """In the column beside the board; its id."""
        self.turned[self.mode.id] = page

    def open_sheet(self, sheet: Scene) -> None:
        """Once it is closed, the keys are for the next shot and not for the button behind it."""
        self.focus_on_board()
        self.ui.director.push(sheet)

    def focus_on_board(self) -> None:
        self._scene.group.focus_on(BOARD, self.ui)

    @property
    def board_has_focus(self) -> bool:
        """It was reached by the keyboard, and that is shown."""
        group = self._scene.group
        return group.shows_focus and group[BOARD].focused

    def let_go_of_widgets(self) -> None:
        """What was pressed is pulled onto the board."""
        self._scene.group.let_go()
