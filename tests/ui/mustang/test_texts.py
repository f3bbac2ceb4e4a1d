"""Nothing on Mustang's table is cut or lies across something else, in any language and size."""

from __future__ import annotations

import pytest

from tests.ui.harness import Window, crossing_texts, cut_texts, misplaced_widgets
from tests.ui.looks import LOOKS
from tests.ui.mustang.ranching import asked, sit_down
from tests.ui.table.sitting import LONG, alone

QUESTIONS = ("action", "defend", "let-go", "shelter")


@pytest.mark.parametrize(("size", "scale", "code"), LOOKS)
def test_questions_have_their_room(size: tuple[int, int], scale: float, code: str) -> None:
    with Window(size, language=code, text_scale=scale, animation_speed="instant") as window:
        for seats, kind in ((2, "action"), (5, "action"), *((4, kind) for kind in QUESTIONS)):
            match = asked(seats, kind, names=LONG)
            for players in (alone(seats), ["human"] * seats):
                table = sit_down(window, match.clone(), players)
                window.until(lambda table=table: table.prompt is not None, most=600)  # type: ignore[misc]
                look(window, kind)
                if table.prompt is not None and table.prompt.ask.mode == "visit":
                    table.enter_visit(0)
                    window.frames(4)
                    look(window, f"{kind}, of several")


def look(window: Window, what: str) -> None:
    window.frames(3)
    assert not cut_texts(window), what
    assert not crossing_texts(window), what
    assert not misplaced_widgets(window), what
