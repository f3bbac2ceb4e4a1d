"""Nothing on the table is cut or lies across something else, in any language and size."""

from __future__ import annotations

import pytest

from game.ui.pony_express.cues import cue_for
from tests.ui.harness import Window, crossing_texts, cut_texts
from tests.ui.looks import LOOKS
from tests.ui.pony_express.racing import bots_session, told_race, view_of

EACH_KIND = 2  # times


@pytest.mark.parametrize(("size", "scale", "code"), LOOKS)
def test_all_texts_of_a_race_have_their_room(
    size: tuple[int, int], scale: float, code: str
) -> None:
    session = bots_session(5, 5)
    told = told_race(session)
    seen: dict[str, int] = {}
    with Window(size, language=code, text_scale=scale) as window:
        view = view_of(window, session.match, None)
        view.start_from(session.match, 0)
        for happening in told:
            kind = happening.event.kind
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] > EACH_KIND or kind == "shot-taken":
                view.take(happening)
                continue
            view.pieces.follow(view.seen, view.so_far, at_once=True)
            cue = cue_for(view, happening)
            view.cue = cue
            cue.begin()
            while not cue.advance(0.3) and cue.share < 0.6:
                pass
            window.canvas.written.clear()
            view.draw(window.canvas)
            assert not cut_texts(window), kind
            assert not crossing_texts(window), kind
            view.cue = None
            cue.end()
    assert len(seen) > 25
