"""A seat's feed: frames that show what its view showed right after each event, and no more."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import physics
from game import new_match
from game.engine.errors import UndoRefused
from game.engine.feed import MatchFeed
from game.engine.match import Match
from game.engine.shots import ShotRecord
from game.engine.views import View
from game.games.registry import game_named
from physics.model import Flick, Scene
from tests.support import TEN_NAMES, answer_once, play_out


def played(game: str, steps: int, seed: int = 4) -> Match:
    match = new_match(game, TEN_NAMES[: game_named(game).seats[0]], seed=seed)
    play_out(match, random.Random(seed), most=steps)
    return match


def plain(view: Any) -> Any:
    """What a view says besides its log."""
    if isinstance(view, View):
        return msgspec.structs.replace(view, log=())
    return {name: value for name, value in view.items() if name not in ("log", "you")}


def test_a_feed_follows_a_match_back_when_an_answer_is_taken_back() -> None:
    match, rng, back = played("mustang", 0), random.Random(1), 0
    feed: MatchFeed[Any] = MatchFeed(match, None)
    while match.pending is not None and back < 3:
        before = feed.view_after(len(feed))
        answer_once(match, rng)
        assert len(feed) == sum(event.audience is None for event in match.events)
        try:
            match.undo()
        except UndoRefused:
            continue
        back += 1
        assert feed.view_after(len(feed)) == before
        answer_once(match, rng)
        assert plain(feed.view_after(len(feed))) == plain(match.seen(None))
    assert back == 3


def test_a_shot_is_simulated_once_for_whoever_resolves_and_whoever_shows_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    simulated: list[Scene] = []
    simulate = physics.simulate

    def counted(scene: Scene, flick: Flick) -> Any:
        simulated.append(scene)
        return simulate(scene, flick)

    monkeypatch.setattr(physics, "simulate", counted)
    match = shot_match()
    shots = [frame.shot for frame in MatchFeed[Any](match, None).frames() if frame.shot]
    assert shots and all(isinstance(shot, ShotRecord) for shot in shots)
    before = len(simulated)
    assert shots[-1].result.outcome is not None
    assert len(simulated) == before


def shot_match() -> Match:
    """A race in which somebody has just shot."""
    for seed in range(50):
        match, rng = played("pony-express", 0, seed), random.Random(seed)
        for _ in range(200):
            if match.pending is None:
                break
            play_out(match, rng, most=1)
            if match.events[-1].tells_shot or any(e.tells_shot for e in match.events[-4:]):
                return match
    raise AssertionError("somebody shoots sooner or later")
