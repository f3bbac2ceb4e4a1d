"""Nothing on the table is cut or lies across something else, in any language and size."""

from __future__ import annotations

import pytest

from game.ui.race.cues import cue_for
from tests.ui.harness import Window, crossing_texts, cut_texts
from tests.ui.race.racing import bots_session, told_race, view_of

SIZES = [((960, 540), 1.0), ((1280, 720), 1.5), ((1920, 1080), 0.8)]
EACH_KIND = 2  # times


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize(("size", "text_scale"), SIZES)
def test_all_texts_of_a_race_have_their_room(
    language: str, size: tuple[int, int], text_scale: float
) -> None:
    session = bots_session(5, 5)
    told = told_race(session)
    seen: dict[str, int] = {}
    with Window(size, language=language, text_scale=text_scale) as window:
        view = view_of(window, session.match, None)
        view.start_from(session.match, 0)
        for happening in told:
            kind = happening.kind
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] > EACH_KIND or kind == "shot-taken":
                view.take(happening)
                continue
            view.pieces.follow(view.stage, at_once=True)
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
