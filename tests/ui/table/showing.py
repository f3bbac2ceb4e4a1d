"""What happened in a game, shown at any table event by event."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from game.engine.events import Event
from game.engine.feed import MatchFeed
from game.engine.match import Match
from game.ui.table.cues.show import RunningCue
from game.ui.table.happening import Happening
from game.ui.table.view.table_view import TableView
from tests.ui.harness import Window, crossing_texts, cut_texts

ENOUGH = 20.0  # seconds in which every cue is over
QUICK = 0.2  # seconds a step on the way to the middle of a cue

AnyView = TableView[Any]


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


def picture(window: Window, view: AnyView) -> bytes:
    view.draw(window.canvas)
    return window.pixels()


def begin_cue(view: AnyView, happening: Happening) -> RunningCue:
    """It is shown from now on, but whoever looks lets its time go by."""
    cue = view.cue_for(happening)
    cue.begin()
    put_cue(view, cue)
    return cue


def put_cue(view: AnyView, cue: RunningCue | None) -> None:
    """That is what the table shows; None: nothing any more."""
    view._playback.cue = cue


def shows(scene: Any, event: type[Event]) -> bool:
    """Whether that table, or that replay, shows such an event just now."""
    cue = scene.view.cue
    return cue is not None and isinstance(cue.happening.event, event)


def is_settled(cue: RunningCue) -> bool:
    return cue.show.settled


def move_parts(view: AnyView, seconds: float) -> None:
    """Effects and what moves on the table, and no cue."""
    view.context.effects.advance(seconds)
    view.advance_parts(seconds)


def show(
    window: Window,
    view: AnyView,
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
    cue = begin_cue(view, happening)
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
    put_cue(view, None)
    assert is_settled(cue)
    return seen


Check = Callable[[Happening, bool, bool], None]


def show_of_each_kind(
    window: Window,
    view: AnyView,
    match: Match,
    kinds: set[str],
    check: Check,
    moves: Callable[[float], object],
    **how: Any,
) -> None:
    """A whole game as its first seat is told it, and what is shown of it: each kind of event that
    is not among `kinds` yet, and once more if it is the seat's own. `check`: what happened, whether
    it was the seat's own, and whether anything was seen."""
    begin_anew(view, match)
    for happening in told(match, 0):
        kind, own = happening.event.kind, getattr(happening.event, "seat", None) == 0
        if kind in kinds and not (own and f"own {kind}" not in kinds):
            view.take(happening)
            view.drop_everything()
            continue
        kinds |= {kind, f"own {kind}"} if own else {kind}
        window.heard.clear()
        lines = len(view.context.log.lines)
        view.context.effects.advance(9.0)
        view.context.bubbles.advance(99.0)
        seen = show(window, view, happening, moves, **how)
        assert len(view.context.log.lines) - lines <= 1
        check(happening, own, seen)


def skip_in_the_middle(
    view: AnyView,
    match: Match,
    rng: random.Random,
    shown: Counter[str],
    often: int,
    at_rest: Callable[[Any], None],
) -> None:
    """A whole game whose events are skipped, each at another moment, but only so often a kind."""
    begin_anew(view, match)
    for happening in told(match, view.context.reader):
        shown[happening.event.kind] += 1
        if shown[happening.event.kind] > often:
            view.take(happening)
            view.drop_everything()
            continue
        cue = begin_cue(view, happening)
        over = any(cue.advance(0.3) for _ in range(rng.randrange(4)))
        while not over:
            over = cue.skip()
        put_cue(view, None)
        at_rest(view)


def hands_are_shown_from_any_seat(window: Window, scene: Any) -> None:
    """In a replay, and hidden again."""
    scene.wind_to_turn(6)
    window.frames(2)
    assert set(hand_in_front(scene.view)) == {None}
    scene.show_secrets(True)
    window.press("sit.2")
    window.frames(2)
    context = scene.view.context
    assert context.front == 2
    assert hand_in_front(scene.view) == list(context.seen.players[2].hand)
    scene.show_secrets(False)
    assert all(player.hand is None for player in context.seen.players)


def begin_anew(view: AnyView, match: Match, shown: int = 0) -> None:
    """As it stood after so many frames."""
    view.begin(MatchFeed(match, view.context.reader), shown)


def hand_in_front(view: AnyView) -> list[str | None]:
    """The cards that are seen there; None: from behind."""
    cards: list[str | None] = view.context.hand_in_front()
    return cards


def texts_have_room(window: Window, view: AnyView, match: Match, seen: set[str]) -> None:
    """In the middle of every event of a kind that was not `seen` yet."""
    for number, happening in enumerate(told(match, view.context.reader)):
        if happening.event.kind in seen:
            view.take(happening)
            continue
        seen.add(happening.event.kind)
        steps = _steps_of(view, happening)
        begin_anew(view, match, number)
        cue = begin_cue(view, happening)
        _advance(view, cue, (steps + 1) // 2)
        window.canvas.written.clear()
        view.draw(window.canvas)
        assert not cut_texts(window), happening.event.kind
        assert not crossing_texts(window), happening.event.kind
        put_cue(view, None)
        cue.end()


def texts_of_games_have_room(
    window: Window, games: Iterable[Match], view_of: Callable[..., Any]
) -> set[str]:
    """As their first seat is told them; gives the kinds of all events."""
    seen: set[str] = set()
    for match in games:
        view = view_of(window, match, 0)
        begin_anew(view, match)
        texts_have_room(window, view, match, seen)
    return seen


def _steps_of(view: AnyView, happening: Happening) -> int:
    """How long it is shown."""
    cue = begin_cue(view, happening)
    return _advance(view, cue, round(ENOUGH / QUICK))


def _advance(view: AnyView, cue: RunningCue, most: int) -> int:
    """So many steps, or until it is over; gives how many it were."""
    for number in range(most):
        if cue.advance(QUICK):
            return number
        view.advance_parts(QUICK)
    return most


def shows_all(view: AnyView, match: Match) -> bool:
    """Whether a table shows what its reader may know by now."""
    feed: MatchFeed[Any] = MatchFeed(match, view.context.reader)
    seen: bool = view.context.seen == feed.view_after(len(feed))
    return seen
