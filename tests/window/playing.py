"""What one does in a real window whatever the game is: begin, answer, leave."""

from __future__ import annotations

import signal
import time

import pygame

from game.engine.match import Match
from game.games.registry import game_named
from game.ui.table.prompts.front import DOUBLE_CLICK
from tests.window.desktop import App, answers_of
from tests.window.prepared import PERSON
from tests.window.screen import BEAT, wait_until
from tests.window.twin import LONG, Twin

QUICK = {"animation_speed": "instant", "bot_pace": "fast", "accuse_countdown": False}


def start_from_the_title(app: App, twin: Twin, game: str, seed: str) -> None:
    """Its poster, its set-up with that seed, its table."""
    app.press(twin, f"title.{game}")
    app.press(twin, "setup.seed")
    app.wait_for(twin, "setup.seed")  # only what has the focus hears what is typed
    app.screen.hands("type", "--delay", 40, seed)
    twin.type(seed)
    app.wait_for(twin, "setup.seed")
    app.press(twin, "setup.start")


def asked(app: App) -> str:
    """Once the save says that the person is asked: for what."""

    def kind() -> str:
        if app.save_path is None or not app.journal:
            return ""
        match = app.match()
        pending = match.pending
        if pending is None or PERSON not in pending.seats:
            return ""
        policy = game_named(match.game).policy()
        return "" if policy.nothing_to_play(pending, PERSON) else pending.kind

    return wait_until(kind, "the person is asked")


def sit_down(app: App, twin: Twin) -> None:
    """The twin, at the game as it is saved now."""
    assert app.save_path is not None
    twin.resume(app.save_path.name)


def told(match: Match, kind: str) -> list[dict[str, object]]:
    return [event.data for event in match.events if event.kind == kind]


def press(app: App, twin: Twin, *ids: str) -> object:
    """One after the other; gives the answer that comes of it."""
    before = len(answers_of(app.journal, PERSON))
    sit_down(app, twin)
    for last, id in zip(("", *ids), ids, strict=False):
        if id == last:  # soon after the first press it would be a double click
            time.sleep(DOUBLE_CLICK + BEAT)
            twin.frames(8, LONG)
        app.press(twin, id)
    return app.next_answer(PERSON, before)


# --------------------------------------------------------------------------- friends at one screen


def look_behind_the_door(app: App, twin: Twin, plank: str) -> None:
    """The screen was handed over; the twin is behind the door as well."""
    app.wait_for(twin, "handover.menu")
    with app.screen.holding("Return"):
        twin.key_down(pygame.K_RETURN)
        twin.until(lambda: plank in twin.ids, LONG)
        twin.frames(8, LONG)
        app.wait_for(twin, plank)
    twin.key_up(pygame.K_RETURN)


def peeking(app: App, twin: Twin, plank: str, *keys: str) -> None:
    """While the cards show, which they do on the twin too."""
    with app.screen.holding("space"):
        twin.key_down(pygame.K_SPACE)
        twin.frames(8, LONG)
        app.wait_for(twin, plank)
        app.keys(*keys)


# --------------------------------------------------------------------------- how one leaves


def by_its_cross(app: App) -> None:
    app.close()
    assert app.ended() == 0, app.errors


def by_the_system(app: App) -> None:
    app.process.send_signal(signal.SIGTERM)
    assert app.ended() == 0, app.errors


def by_a_kill(app: App) -> None:
    app.kill()
