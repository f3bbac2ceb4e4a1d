"""What happened in a game, shown at any table event by event."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from game.engine.feed import MatchFeed
from game.engine.match import Match
from game.ui.table.cue import Cue
from game.ui.table.happening import Happening
from game.ui.table.view import TableView
from tests.ui.harness import Window, crossing_texts, cut_texts

ENOUGH = 20.0  # seconds in which every cue is over


def event_kinds(events: Iterable[Any]) -> set[str]:
    """Of a game's events, as they stand in a log."""
    return {str(event.__struct_config__.tag) for event in events}


def frames_of(match: Match, reader: int | None) -> int:
    """How many there are for that reader."""
    feed: MatchFeed[Any] = MatchFeed(match, reader)
    return len(feed)


def told(match: Match, reader: int | None) -> list[Happening]:
    """Everything that happened, as far as the reader may know."""
    feed: MatchFeed[Any] = MatchFeed(match, reader)
    return [Happening(frame.event, frame.view, frame.shot) for frame in feed.frames()]


def picture(window: Window, view: TableView) -> bytes:
    view.draw(window.canvas)
    return window.pixels()


def show(
    window: Window,
    view: TableView,
    happening: Happening,
    moves: Callable[[float], object],
    *,
    step: float = 0.05,
    looked_at: int = 4,
    seen_as: Callable[[Window, Any], bytes] = picture,
) -> bool:
    """From its beginning to its end; gives whether anything was to be seen of it meanwhile.
    `moves`: what moves besides the cue; `looked_at`: of the steps, each so many-th is drawn;
    `seen_as`: the part of the table that counts."""
    before, seen = seen_as(window, view), False
    cue = view.cue_for(happening)
    cue.begin()
    view.cue = cue
    for number in range(round(ENOUGH / step)):
        over = cue.advance(step)
        moves(step)
        if not seen:
            seen = seen_as(window, view) != before
        elif over or number % looked_at == 0:
            view.draw(window.canvas)
        if over:
            break
    else:
        pytest.fail(f"{happening.event.kind} never ends")
    view.cue = None
    assert cue._settled
    return seen


Check = Callable[[Happening, bool, bool], None]


def show_of_each_kind(
    window: Window,
    view: Any,
    kinds: set[str],
    check: Check,
    moves: Callable[[float], object],
    **how: Any,
) -> None:
    """A whole game as its first seat is told it, and what is shown of it: each kind of event that
    is not among `kinds` yet, and once more if it is the seat's own. `check`: what happened, whether
    it was the seat's own, and whether anything was seen."""
    view.start_from(view.match, 0)
    for happening in told(view.match, 0):
        kind, own = happening.event.kind, getattr(happening.event, "seat", None) == 0
        if kind in kinds and not (own and f"own {kind}" not in kinds):
            view.take(happening)
            view.rest()
            continue
        kinds |= {kind, f"own {kind}"} if own else {kind}
        window.heard.clear()
        lines = len(view.log.lines)
        view.effects.advance(9.0)
        view.bubbles.advance(99.0)
        seen = show(window, view, happening, moves, **how)
        assert len(view.log.lines) - lines <= 1
        check(happening, own, seen)


def skip_in_the_middle(
    view: Any, rng: random.Random, shown: Counter[str], often: int, at_rest: Callable[[Any], None]
) -> None:
    """A whole game whose events are skipped, each at another moment, but only so often a kind."""
    view.start_from(view.match, 0)
    for happening in told(view.match, view.reader):
        shown[happening.event.kind] += 1
        if shown[happening.event.kind] > often:
            view.take(happening)
            view.rest()
            continue
        cue = view.cue = view.cue_for(happening)
        cue.begin()
        over = any(cue.advance(0.3) for _ in range(rng.randrange(4)))
        while not over:
            over = cue.skip()
        view.cue = None
        at_rest(view)


def hands_are_shown_from_any_seat(window: Window, scene: Any) -> None:
    """In a replay, and hidden again."""
    scene.wind_to_turn(6)
    window.frames(2)
    assert set(scene.view.hand.cards()) == {None}
    scene.show_secrets(True)
    window.press("sit.2")
    window.frames(2)
    assert scene.view.front == 2
    assert scene.view.hand.cards() == list(scene.view.seen.players[2].hand)
    scene.show_secrets(False)
    assert all(player.hand is None for player in scene.view.seen.players)


def texts_have_room(
    window: Window, view: TableView, happenings: Iterable[Happening], seen: set[str]
) -> None:
    """In the middle of every event of a kind that was not `seen` yet."""
    for happening in happenings:
        if happening.event.kind in seen:
            view.take(happening)
            continue
        seen.add(happening.event.kind)
        cue = view.cue = view.cue_for(happening)
        cue.begin()
        _to_the_middle(view, cue)
        window.canvas.written.clear()
        view.draw(window.canvas)
        assert not cut_texts(window), happening.event.kind
        assert not crossing_texts(window), happening.event.kind
        view.cue = None
        cue.end()


def texts_of_games_have_room(
    window: Window, games: Iterable[Match], view_of: Callable[..., Any]
) -> set[str]:
    """As their first seat is told them; gives the kinds of all events."""
    seen: set[str] = set()
    for match in games:
        view = view_of(window, match, 0)
        view.start_from(match, 0)
        texts_have_room(window, view, told(match, 0), seen)
    return seen


def _to_the_middle(view: TableView, cue: Cue) -> None:
    while not cue.advance(0.2) and cue.share < 0.5:
        view.advance_parts(0.2)


def shows_all(view: TableView, match: Match) -> bool:
    """Whether a table shows what its reader may know by now."""
    feed: MatchFeed[Any] = MatchFeed(match, view.reader)
    seen: bool = view.seen == feed.view_after(len(feed))
    return seen
