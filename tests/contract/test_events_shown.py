"""Every event of every game is seen and heard at its table, and its texts have room in any look."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import chain
from typing import Any

import pytest

from game.engine.match import Match
from game.ui.games import entry_of
from game.ui.kit.scene import Scene
from game.ui.table.happening import Happening
from game.ui.table.look import usual_look
from tests.contract.subject import Subject
from tests.contract.subjects import every_game
from tests.hotseat.people import seated
from tests.support import play_out
from tests.ui.harness import Window
from tests.ui.looks import LOOKS
from tests.ui.table.showing import (
    begin_anew,
    event_kinds,
    move_parts,
    show_of_each_kind,
    texts_have_room,
)
from tests.ui.table.sitting import alone

STEP = 0.1  # seconds
LOOKED_AT = 8  # of the steps, each so many-th is drawn
MOST = 400  # games, to find all that can happen
TIMES = 3  # an event is shown, until something of it is seen and heard

_FOUND: dict[str, tuple[Match, ...]] = {}


def telling_games(subject: Subject) -> tuple[Match, ...]:
    """A few games in which everything happens that their first seat can be told."""
    if subject.id not in _FOUND:
        _FOUND[subject.id] = tuple(_telling(subject))
    return _FOUND[subject.id]


def _telling(subject: Subject) -> Iterator[Match]:
    variants = ({}, *subject.variants)
    wanted: set[str] | None = None
    for number in chain(subject.telling, range(MOST)):
        seats = subject.game.seats[number % len(subject.game.seats)]
        options = {**subject.brief, **variants[number % len(variants)]}
        match, rng = subject.begun(number, seats, options)
        play_out(match, rng)
        if wanted is None:
            wanted = event_kinds(match.rules.event_types)
        kinds = {event.kind for event in match.events if event.seen_by(0)}
        if kinds & wanted:
            wanted -= kinds
            yield match
        if not wanted:
            return
    pytest.fail(f"these never happen: {wanted}")


def without_strip(window: Window, view: Any) -> bytes:
    """The table, but for the strip: that everything is told there is no news."""
    view.draw(window.canvas)
    window.canvas.surface.fill("black", window.canvas.area(view.context.strip_box))
    return window.pixels()


def view_of(window: Window, match: Match, reader: int) -> Any:
    """The table of one person among bots, with nothing left to show."""
    session, _ = seated(match, alone(len(match.names), reader))
    look = usual_look(len(match.names))
    return entry_of(match.game).table(window.ui, session, look, continued=True).view


@every_game
@pytest.mark.parametrize("motion", ["usual", "reduced"])
def test_every_event_is_seen_heard_and_settled_once(subject: Subject, motion: str) -> None:
    """Those of whoever looks, and those of others: one of the first times, for a sound may depend
    on what came of it."""
    kinds: set[str] = set()
    lacking: dict[str, list[str]] = {}
    unseen, unheard = {*subject.unseen}, {*subject.unheard}
    if motion == "reduced":
        unseen |= {*subject.unseen_without_ways}
        unheard |= {*subject.unheard_without_ways}

    def check(happening: Happening, own: bool, seen: bool) -> None:
        kind = happening.event.kind
        whose, named = f"own {kind}" if own else kind, {kind, f"{'own' if own else 'other'} {kind}"}
        missing = ["nothing is seen"] if not (seen or named & unseen) else []
        missing += ["no sound"] if not (window.heard or named & unheard) else []
        if not missing:
            lacking.pop(whose, None)
        elif len(lacking.setdefault(whose, [])) < TIMES:
            lacking[whose] += missing
            kinds.discard(whose)

    with Window((640, 360), reduced_motion=motion == "reduced") as window:
        window.open(Scene(window.ui))
        for match in telling_games(subject):
            view = view_of(window, match, 0)
            moves = partial(move_parts, view)
            how = {"step": STEP, "looked_at": LOOKED_AT, "seen_as": without_strip}
            show_of_each_kind(window, view, match, kinds, check, moves, **how)
            assert view.context.seen == match.rules.view(match.table, 0)
    assert not lacking
    assert {kind.removeprefix("own ") for kind in kinds} >= event_kinds(match.rules.event_types)


@every_game
@pytest.mark.parametrize(("size", "scale", "code"), LOOKS)
def test_all_texts_of_games_have_their_room(
    subject: Subject, size: tuple[int, int], scale: float, code: str
) -> None:
    with Window(size, language=code, text_scale=scale) as window:
        window.open(Scene(window.ui))
        seen = {*subject.elsewhere}
        for match in telling_games(subject):
            view = view_of(window, match, 0)
            begin_anew(view, match)
            texts_have_room(window, view, match, seen)
    assert seen == event_kinds(match.rules.event_types)
