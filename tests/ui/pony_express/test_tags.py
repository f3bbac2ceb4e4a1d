"""Name plates hide neither the die that is aimed with nor anybody whom it may hit."""

from __future__ import annotations

import pytest

from game.engine.match import Match
from game.ui.kit.canvas import Box
from game.ui.pony_express.shots.aim_prompt import AimPrompt
from tests.ui.harness import Window
from tests.ui.pony_express.shooting import aiming, duel, figures, windy

TAG_LAYER = 10
BODY = Box(-9, -9, 18, 18)  # of a rider's foot, on the screen


def starts(prompt: AimPrompt) -> list[tuple[float, float]]:
    """Places from which the die may be flicked, over all of them."""
    scene = prompt.scene
    return [at for at in scene.line.starts() if scene.start_error(at) is None][::5]


@pytest.mark.parametrize("make", [duel, windy, figures])
@pytest.mark.parametrize("zoom", [1.0, 1.5])
def test_no_name_lies_on_the_die_or_on_a_rider(make: type[Match], zoom: float) -> None:
    with Window((960, 540), animation_speed="instant", text_scale=zoom) as window:
        table, prompt = aiming(window, make())
        window.frames(60)
        view, tried = table.view, 0
        for start in starts(prompt):
            prompt.aimer.hand.start = start
            window.frames(1)
            names = [text for text in window.texts if text.text in view.context.names]
            tags = [text.rect for text in names if text.layer == TAG_LAYER]
            assert tags
            assert prompt.aimer.die_box.collidelist(tags) < 0, start
            feet = [
                BODY.move(view.context.pieces.screen_of(seat))
                for seat in range(len(view.context.names))
            ]
            assert all(foot.collidelist(tags) < 0 for foot in feet), start
            tried += 1
        assert tried > 3
