"""Somebody who does anything at all at Mustang's table, and what must be so whatever they do."""

from __future__ import annotations

import pygame

from game.engine.players import HUMAN
from game.hotseat.seats import Seats
from game.hotseat.tables import begin_game
from game.ui.games import entry_of
from game.ui.kit.canvas import Point
from game.ui.kit.scene import Scene
from game.ui.mustang.own_cards import RanchCards
from game.ui.mustang.replay import MustangReplay
from game.ui.mustang.stage import Stage
from game.ui.mustang.table import MustangTable
from game.ui.screens.starting import open_saved
from game.ui.table.look import usual_look
from game.ui.table.prompts.hand import HandPrompt
from tests.ui.anybody import SETTINGS, Anybody, Does
from tests.ui.harness import Window
from tests.ui.mustang.ranching import NAMES, weighted
from tests.ui.screens.menus import open_title

KEYS = (
    *(pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_BACKSPACE),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_u, pygame.K_h),
    *(pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END),
    *(pygame.K_c, pygame.K_s, pygame.K_t, pygame.K_e, pygame.K_d, pygame.K_a, pygame.K_l),
    *(pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5, pygame.K_6, pygame.K_7),
)
WISHES = {
    **SETTINGS,
    "animation_speed": ("slow", "normal", "fast", "fast", "instant", "instant"),
    "bot_pace": ("slow", "normal", "fast"),
    "running_score": (True, False),
}
LEVELS = (HUMAN, HUMAN, "random", "greenhorn", "ranger", "gunslinger")
OPENING = 60  # frames in which a held door opens
MOST_SCENES = 8


class AnyRancher(Anybody):
    keys = KEYS
    settings = WISHES

    def __init__(self, window: Window, number: int) -> None:
        super().__init__(window, number)
        open_title(window)
        self._sit_down()

    def more(self) -> tuple[tuple[int, Does], ...]:
        return (
            (20, self._answer),
            (12, self._open_door),
            (8, self._hold_and_choose),
            (4, self._skip),
            (3, self._go_on_later),
            (3, self._change_seat),
            (3, self._watch),
            (2, self._undo),
            (2, self._sit_down),
        )

    # ------------------------------------------------------------------ where they are

    @property
    def _table(self) -> MustangTable | None:
        return next((s for s in self.window.loop.scenes if isinstance(s, MustangTable)), None)

    def _sit_down(self) -> str:
        """At a new table, for two to five, people and bots."""
        seats, seed = self.rng.randrange(2, 6), self.rng.randrange(1000)
        players = (HUMAN, *self.rng.choices(LEVELS, k=seats - 1))
        session, path, _ = begin_game("mustang", Seats(NAMES[:seats], players), {}, seed)
        table = entry_of("mustang").table(self.window.ui, session, usual_look(seats), path)
        self.window.loop.home()
        self.window.open(table)
        return f"{players} {seed}"

    def come_back(self) -> None:
        scenes = self.window.loop.scenes
        if not scenes:
            self.window.loop._running = True
            open_title(self.window)
        watched = any(isinstance(scene, MustangReplay) for scene in scenes)
        if len(scenes) > MOST_SCENES or (self._table is None and not watched):
            self._sit_down()

    # ------------------------------------------------------------------ what they do

    def begin_of_drag(self) -> Point:
        cards = [w for w in self.scene.group if w.id.startswith("card.")]
        return self.rng.choice(cards).box.center if cards else self.anywhere()

    def anywhere(self) -> Point:
        there = [w for w in self.scene.group if w.id.startswith("target.")]
        if there and self.rng.random() < 0.4:
            return self.rng.choice(there).box.center
        return super().anywhere()

    def _answer(self) -> str:
        """As the rules allow it, so that the game goes on."""
        table = self._table
        if table is None or self.scene is not table or table.prompt is None:
            return "nothing"
        pending = table.match.pending
        if pending is None or table.prompt.ask.kind != pending.kind:
            return "not now"
        answer = weighted(table.match, self.rng)
        table.prompt.answer(answer)
        return f"{pending.kind} {answer}"

    def _open_door(self) -> str:
        self.window.key_down(pygame.K_RETURN)
        self.window.unseen(OPENING)
        self.window.key_up(pygame.K_RETURN)
        return ""

    def _hold_and_choose(self) -> str:
        """What is done with a hand while it is looked at."""
        self.window.key_down(pygame.K_SPACE)
        self.window.frames(1)
        self.check()
        for _ in range(self.rng.randrange(4)):
            self._key()
        self.window.key_up(pygame.K_SPACE)
        return ""

    def _skip(self) -> str:
        for _ in range(self.rng.randrange(12)):
            self.window.key(pygame.K_SPACE)
        return ""

    def _go_on_later(self) -> str:
        """Leave the table, and sit down at it again."""
        table = self._table
        if table is None or table.saved_in is None:
            return "nowhere"
        self.window.loop.home()
        open_saved(self.window.ui, table.saved_in)
        return table.saved_in.name

    def _change_seat(self) -> str:
        """A bot for a person, or the other way round; whoever is left alone sees the own hand."""
        table = self._table
        if table is None or self.scene is not table:
            return "not now"
        table.pause()
        self.window.frames(1)
        seat, level = self.rng.randrange(len(table.match.names)), self.rng.choice(LEVELS)
        if level == HUMAN:
            table.desk.give_back(seat)
        else:
            table.desk.give_seat_to_bot(seat, level)
        table.seats_changed()
        self.window.frames(1)
        self.window.loop.pop()
        return f"{seat} {level}"

    def _watch(self) -> str:
        """So far, wound back and forth."""
        table = self._table
        if table is None or self.scene is not table:
            return "not now"
        players = table.session.players
        replay = entry_of("mustang").replay(
            self.window.ui, table.match.clone(), table.look, players
        )
        self.window.open(replay)
        for _ in range(self.rng.randrange(8)):
            self.rng.choice((replay.step, replay.step_turn))(self.rng.choice((-1, 1, 1)))
            self.window.frames(2)
            if self.rng.random() < 0.3:
                replay.wind_to(self.rng.randrange(len(replay.tape) + 1))
        return f"{replay.position}"

    def _undo(self) -> str:
        table = self._table
        if table is None or self.scene is not table or table.prompt is None:
            return "not now"
        table.undo(table.prompt.seat)
        return f"{table.prompt is None}"

    # ------------------------------------------------------------------ what must be so

    def check(self) -> None:
        scene = self.scene
        if isinstance(scene, MustangReplay):
            self._check_replay(scene)
        table = self._table
        if table is not None:
            self._check_table(table)
            self._check_secrets(table, scene)

    def _check_replay(self, replay: MustangReplay) -> None:
        assert 0 <= replay.position <= len(replay.tape)
        hands = [rancher.hand for rancher in replay.view.stage.ranchers]
        assert all((hand is not None) == replay.sees_all for hand in hands)
        if not replay.view.busy:
            wound = replay.tape.stage_at(Stage, replay.position, sees_all=replay.sees_all)
            assert replay.view.stage == wound

    def _check_table(self, table: MustangTable) -> None:
        """What is shown is what is so, once everything was shown."""
        view = table.view
        assert view.reader == table.reader
        shown_all = table._told == len(table.match.events) and not view.busy
        if shown_all:
            assert view.stage == Stage.from_view(table.match.view(view.reader))
            assert not view.away and not view.hand.coming
        prompt = table.prompt
        if isinstance(prompt, HandPrompt):
            assert prompt.held == frozenset() or table.group.holding is not None
            assert prompt.hand == table.match.table.ranchers[prompt.seat].cards
            assert view.front == prompt.seat

    def _check_secrets(self, table: MustangTable, scene: Scene) -> None:
        """Among several a hand shows to its visitor alone, and only while a key is held."""
        if not table.desk.is_shared:
            return
        view, prompt = table.view, table.prompt
        assert all(rancher.hand is None for rancher in view.stage.ranchers)
        seen = set(view.hand.cards()) != {None}
        if seen and view.stage.ranchers[view.front].cards:
            assert isinstance(prompt, HandPrompt) and prompt.peek.open
            assert scene is table and table.desk.visitor == prompt.seat == view.front
        if table.desk.visitor is None:
            assert not isinstance(prompt, HandPrompt)
        elif not isinstance(scene, RanchCards):
            assert prompt is None or prompt.seat == table.desk.visitor
