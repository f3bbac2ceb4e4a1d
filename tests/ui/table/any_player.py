"""Somebody who does anything at all at a table with hands of cards, and what must be so whatever
they do."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

import pygame

from game.engine.match import Match
from game.engine.players import HUMAN
from game.engine.recording import Recording
from game.hotseat.opening import begin_game
from game.hotseat.seats import Seats
from game.ui.games import entry_of
from game.ui.kit.canvas import Point
from game.ui.kit.scene import Scene
from game.ui.screens.starting import open_saved
from game.ui.table.hands.own_cards import LookAtCards
from game.ui.table.look import usual_look
from game.ui.table.prompts.hand import AskedHand
from game.ui.table.replay.scene import ReplayScene
from game.ui.table.scene import TableScene
from tests.ui.anybody import SETTINGS, Anybody, Does
from tests.ui.harness import Window
from tests.ui.screens.menus import open_title
from tests.ui.table.showing import hand_in_front

WISHES = {
    **SETTINGS,
    "animation_speed": ("slow", "normal", "fast", "fast", "instant", "instant"),
    "bot_pace": ("slow", "normal", "fast"),
}
LEVELS = (HUMAN, HUMAN, "random", "greenhorn", "ranger", "gunslinger")
OPENING = 60  # frames in which a held door opens
MOST_SCENES = 8


class AnyPlayer(Anybody):
    """At the table of `game`, for any number of `seats`."""

    game: ClassVar[str]
    seats: ClassVar[range]
    names: ClassVar[Sequence[str]]
    settings = WISHES

    def __init__(self, window: Window, number: int) -> None:
        super().__init__(window, number)
        open_title(window)
        self._sit_down()

    # ------------------------------------------------------------------ what a game fills in

    def options(self) -> dict[str, Any]:
        """Of a new game."""
        return {}

    @abstractmethod
    def any_answer(self, match: Match) -> tuple[int, Any]:
        """Of a seat that is asked."""

    @abstractmethod
    def hands(self, stage: Any) -> list[list[str] | None]:
        """Of all seats, as far as they can be seen."""

    @abstractmethod
    def held(self, match: Match, seat: int) -> list[str]:
        """What is really held."""

    def check_at_rest(self, table: Any) -> None:
        """Once everything was shown."""

    # ------------------------------------------------------------------ where they are

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

    @property
    def _table(self) -> Any:
        """From the title they may have begun another game: that is not theirs to look at."""
        tables = (s for s in self.window.loop.scenes if isinstance(s, TableScene))
        return next((table for table in tables if table.name == self.game), None)

    def _sit_down(self) -> str:
        """At a new table, with people and bots."""
        seats, seed = self.rng.choice(self.seats), self.rng.randrange(1000)
        players = (HUMAN, *self.rng.choices(LEVELS, k=seats - 1))
        seated = Seats(tuple(self.names[:seats]), players)
        session, path, _ = begin_game(self.game, seated, self.options(), seed)
        table = entry_of(self.game).table(self.window.ui, session, usual_look(seats), path)
        self.window.loop.home()
        self.window.open(table)
        return f"{players} {seed}"

    def come_back(self) -> None:
        scenes = self.window.loop.scenes
        if not scenes:
            self.window.loop._running = True
            open_title(self.window)
        watched = any(isinstance(scene, ReplayScene) for scene in scenes)
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
        pending, ask = table.session.match.pending, table.prompt.ask
        if pending is None or ask.kind != pending.kind or ask.mode == "offer":
            return "not now"
        seat, answer = self.any_answer(table.session.match)
        if seat != ask.seat:
            return "another's"
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
        return str(table.saved_in.name)

    def _change_seat(self) -> str:
        """A bot for a person, or the other way round; whoever is left alone sees the own hand."""
        table = self._table
        if table is None or self.scene is not table:
            return "not now"
        table.pause()
        self.window.frames(1)
        seat, level = self.rng.randrange(len(table.session.match.names)), self.rng.choice(LEVELS)
        if level == HUMAN and table.desk.may_give_back(seat):
            table.desk.give_back(seat)
        elif level == HUMAN:
            return f"{seat} stays a bot's"
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
        so_far = Recording(table.session.match.clone(), players)
        replay = entry_of(self.game).replay(self.window.ui, so_far, table.look)
        self.window.open(replay)
        for _ in range(self.rng.randrange(8)):
            self.rng.choice((replay.step, replay.step_turn))(self.rng.choice((-1, 1, 1)))
            self.window.frames(2)
            if self.rng.random() < 0.3:
                replay.wind_to(self.rng.randrange(len(replay.recording) + 1))
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
        if isinstance(scene, ReplayScene):
            self._check_replay(scene)
        table = self._table
        if table is not None:
            self._check_table(table)
            self._check_secrets(table, scene)

    def _check_replay(self, replay: ReplayScene[Any]) -> None:
        assert 0 <= replay.position <= len(replay.recording)
        seen = replay.view.context.seen
        hands = self.hands(seen)
        assert all((hand is not None) == replay.sees_all for hand in hands)
        if not replay.view.busy:
            assert seen == wound_to(replay)

    def _check_table(self, table: Any) -> None:
        """What is shown is what is so, once everything was shown."""
        view = table.view
        assert view.context.reader == table.reader
        if table.told == len(table.session.match.events) and not view.busy:
            self.check_at_rest(table)
        prompt = table.prompt
        if isinstance(getattr(prompt, "hand", None), AskedHand):
            assert prompt.hand.held == frozenset() or table.group.holding is not None
        if _asks_of_hand(prompt):
            assert list(prompt.hand.cards) == self.held(table.session.match, prompt.seat)
            assert view.context.front == prompt.seat

    def _check_secrets(self, table: Any, scene: Scene) -> None:
        """Among several a hand shows to its visitor alone, and only while a key is held."""
        if not table.desk.is_shared:
            return
        context, prompt = table.view.context, table.prompt
        assert all(hand is None for hand in self.hands(context.seen))
        if set(hand_in_front(table.view)) - {None}:
            assert _asks_of_hand(prompt) and prompt.hand.seen
            assert scene is table and table.desk.visitor == prompt.seat == context.front
        if table.desk.visitor is None:
            assert not _asks_of_hand(prompt)
        elif not isinstance(scene, LookAtCards):
            assert prompt is None or prompt.seat == table.desk.visitor


def _asks_of_hand(prompt: Any) -> bool:
    """Cards that everybody may see are nobody's hand."""
    hand = getattr(prompt, "hand", None)
    return isinstance(hand, AskedHand) and not hand.in_the_open


def wound_to(replay: ReplayScene[Any]) -> Any:
    """What a replay shows after so many events."""
    recording, at, sees_all = replay.recording, replay.position, replay.sees_all
    feed = recording.feed(sees_all=sees_all)
    return feed.view_after(recording.frames_before(at, sees_all=sees_all))
