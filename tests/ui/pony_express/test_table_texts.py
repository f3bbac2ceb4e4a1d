"""Nothing on the table is cut or lies across something else, in any language and size."""

from __future__ import annotations

import pytest

from tests.ui.harness import Window
from tests.ui.looks import LOOKS
from tests.ui.pony_express.racing import bots_session, view_of, whole_race
from tests.ui.table.showing import begin_anew, texts_have_room

RACES = ((5, 5), (4, 8))  # with how many seats, and from which seed
ELSEWHERE = "shot-taken"  # takes the whole screen, which is looked at where shots are


@pytest.mark.parametrize(("size", "scale", "code"), LOOKS)
def test_all_texts_of_a_race_have_their_room(
    size: tuple[int, int], scale: float, code: str
) -> None:
    with Window(size, language=code, text_scale=scale) as window:
        for seats, seed in RACES:
            session, seen = bots_session(seats, seed), {ELSEWHERE}
            for _ in whole_race(session):
                """Bots play."""
            view = view_of(window, session.match, None)
            begin_anew(view, session.match)
            texts_have_room(window, view, session.match, seen)
            assert len(seen) > 25
