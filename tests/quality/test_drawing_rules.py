"""Sizes of type, colours and the zoom come from the kit: no module that draws has its own.

As in test_architecture, a check is a function over a text, and is itself tested. Modules that are
not there yet, or have a reason of their own, are in `drawing_exemptions.txt`. `drawing.py` says how
that list is made; it is never longer than it has to be.
"""

from pathlib import Path

import pytest

from tests.quality.drawing import RULES, Rule, raw_colours, raw_sizes, zoomed_by_hand

EXEMPTIONS = Path(__file__).with_name("drawing_exemptions.txt")


def exempt_from(rule: Rule) -> set[str]:
    entries = (line.split() for line in EXEMPTIONS.read_text(encoding="utf-8").splitlines())
    return {module for name, module in entries if name == rule.name}


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_every_module_that_draws_keeps_the_rule(rule: Rule) -> None:
    broken, exempt = rule.broken_in(), exempt_from(rule)
    assert not {module: lines for module, lines in broken.items() if module not in exempt}


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_no_module_is_exempt_without_need(rule: Rule) -> None:
    assert not exempt_from(rule) - rule.broken_in().keys()


def test_only_known_rules_have_exemptions() -> None:
    lines = EXEMPTIONS.read_text(encoding="utf-8").splitlines()
    assert {line.split()[0] for line in lines} <= {rule.name for rule in RULES}


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
