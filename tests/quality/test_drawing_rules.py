"""Sizes of type, colours and the zoom come from the kit: no module that draws has its own.

As in test_architecture, a check is a function over a text, and is itself tested.
"""

import pytest

from tests.quality.drawing import RULES, Rule, raw_colours, raw_sizes, zoomed_by_hand


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_every_module_that_draws_keeps_the_rule(rule: Rule) -> None:
    assert not rule.broken_in()


@pytest.mark.parametrize(
    "source", ["canvas.text(words, box, size=20)", "heading(canvas, title, box, size=17.5)"]
)
def test_a_raw_size_is_found(source: str) -> None:
    assert raw_sizes(source)


@pytest.mark.parametrize(
    "source",
    [
        "canvas.text(words, box, size=Type.BODY)",
        "canvas.text(words, box, size=Type.BODY * share)",
        "canvas.centred(name, at, size=(44, 44))",
        "SIZE = 20",
    ],
)
def test_a_size_with_a_name_is_left_alone(source: str) -> None:
    assert not raw_sizes(source)


@pytest.mark.parametrize(
    "source",
    [
        "canvas.fill(box, (250, 236, 200))",
        "def wipe(): veil.fill((0, 0, 0, 90))",
        "def pick(): colour = (1, 2, 3)",
        "class Tag:\n    colour = (120, 70, 30)",
    ],
)
def test_a_raw_colour_is_found(source: str) -> None:
    assert raw_colours(source)


@pytest.mark.parametrize(
    "source",
    [
        "SAND_IN_SHADE = (203, 168, 116)",
        'INKS = {"red": (90, 10, 10), "blue": (10, 10, 90)}',
        "canvas.fill(box, (*SAND, 90))",
        "canvas.fill((24.0, 14, 200, 100), SAND)",
        "canvas.fill((24, 14, 300, 100), SAND)",
        "place = (20, 30)",
    ],
)
def test_what_has_a_name_or_is_no_colour_is_left_alone(source: str) -> None:
    assert not raw_colours(source)


@pytest.mark.parametrize(
    "source",
    [
        "wide = 40 * self.ui.zoom",
        "wide = zoom * 40",
        "size = 18 / canvas.zoom",
        "grown = max(self.zoom, 1.0)",
        "high = 54 * min(zoom, 1.2)",
        "room *= canvas.zoom",
    ],
)
def test_a_zoom_that_is_applied_by_hand_is_found(source: str) -> None:
    assert zoomed_by_hand(source)


@pytest.mark.parametrize(
    "source",
    [
        "wide = self.ui.units(40)",
        "units = Units(canvas.zoom)",
        "if zoom > TIGHT: pass",
        "more = (zoom - 1.0) * 40",
        "wide = 40 * zoomed",
    ],
)
def test_a_zoom_that_is_only_looked_at_is_left_alone(source: str) -> None:
    assert not zoomed_by_hand(source)
