"""When bots answer: people can follow, can be the first, and learn nothing from it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

from game.engine.match import Match
from game.engine.requests import Decision
from game.engine.session import Session
from game.ui.kit.scene import Scene
from game.ui.pony_express.table import TABLE
from game.ui.table.look import usual_look
from tests.rules.pony_express.scripting import arranged
from tests.ui.harness import Window
from tests.ui.pony_express.prompting import ROLL, alone, asked, sit_down
from tests.ui.pony_express.racing import EndlessRace
from tests.ui.pony_express.test_prompts import bob_announced


class Cautious:
    """Plays no card, stands, announces a pair and believes everybody."""

    level = "ranger"
    usual: ClassVar[dict[str, Any]] = {"reroll": "stand", "announce": "pair", "play-card": None}

    def choose(self, view: dict[str, Any], request: Decision[Any]) -> Any:
        return self.usual.get(request.kind, False)

    def think(self, view: dict[str, Any], request: Decision[Any]) -> Iterator[Any]:
        yield self.choose(view, request)

    def remark(self, view: dict[str, Any], event: dict[str, Any]) -> None:
        return None


class Suspicious(Cautious):
    """Accuses everybody."""

    usual: ClassVar[dict[str, Any]] = {**Cautious.usual, "accuse": True}


def seen_from_frame_to_frame(window: Window, held: list[str]) -> list[tuple[object, ...]]:
    """What two people see of a bot's turn."""
    match = arranged((10, 3, 4), cards={0: held}, rolls=[ROLL])
    table = EndlessRace(
        window.ui, TABLE, Session(match, {0: Cautious()}), usual_look(3), continued=True
    )
    window.open(table)
    seen = []
    for _ in range(240):
        window.frames(1)
        view = table.view
        seen.append(
            (view.context.thinking, tuple(view.context.log.lines), asked(table), window.words)
        )
    window.loop.pop()
    return seen


def test_the_pace_does_not_tell_whether_a_bot_was_asked_for_a_card() -> None:
    with Window((960, 540)) as window:
        window.open(Scene(window.ui))
        asked_twice = seen_from_frame_to_frame(window, ["marked-die", "canteen"])
        not_asked = seen_from_frame_to_frame(window, ["spyglass", "decoy"])
    assert asked_twice == not_asked
    assert any(thinking == 0 for thinking, *_ in not_asked)
    assert asked_twice[-1][2] is not None, "its turn has come to a question for the others"


@pytest.mark.parametrize("speed", ["normal", "instant"])
def test_people_have_a_chance_to_accuse_before_a_bot_does(speed: str) -> None:
    with Window((960, 540), animation_speed=speed, countdown_seconds=8) as window:
        match: Match = bob_announced()
        table = sit_down(window, match, alone())
        table.session.seat_bot(2, Suspicious())
        assert asked(table) == ("accuse", "alone", 0)
        window.frames(60)
        assert asked(table) == ("accuse", "alone", 0), "a second is not enough to think"


def frames_until_it_accuses(window: Window, held: list[str]) -> int:
    """A bot calls another one's bluff, beside two people."""
    match = arranged((10, 4, 4, 3), cards={0: held}, rolls=[ROLL])
    bots = {0: Cautious(), 2: Suspicious()}
    window.open(EndlessRace(window.ui, TABLE, Session(match, bots), usual_look(4), continued=True))
    frames = 0
    while not any(event.kind == "accused" for event in match.events):
        window.unseen(1)
        frames += 1
    window.loop.pop()
    return frames


def test_when_a_bot_accuses_does_not_tell_who_was_asked_for_a_card_before() -> None:
    with Window((960, 540)) as window:
        window.open(Scene(window.ui))
        asked_twice = frames_until_it_accuses(window, ["marked-die", "canteen"])
        assert frames_until_it_accuses(window, ["spyglass", "decoy"]) == asked_twice
