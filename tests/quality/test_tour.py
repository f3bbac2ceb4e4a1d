"""The tour in `docs/architecture.md` is walked: what it names on a way runs on that way."""

import re

import pytest

from tests.quality.following import FollowedRace
from tests.quality.imports import ROOT
from tests.ui.harness import Window

TOUR = ROOT / "docs" / "architecture.md"
SOURCE = re.compile(r"`((?:game|physics)/[\w./]+\.py)`")


def named_under(heading: str) -> set[str]:
    """The source files that a section of the tour names."""
    sections = re.split(r"^## ", TOUR.read_text(encoding="utf-8"), flags=re.MULTILINE)
    (section,) = (section for section in sections if section.startswith(heading))
    return set(SOURCE.findall(section))


def runs(path: str) -> bool:
    """Whether there is a function in it: tables and classes of events are only looked up."""
    return "def " in (ROOT / path).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("heading", "follow"),
    [
        ("The way of one click", FollowedRace.announce),
        ("The way of one flick", FollowedRace.flick),
    ],
)
def test_every_file_on_the_way_runs_on_the_way(heading: str, follow: object) -> None:
    assert callable(follow)
    with Window(serve_drinks=False, animation_speed="fast") as window:
        touched = follow(FollowedRace(window))
    named = named_under(heading)
    assert len(named) > 8
    assert {path for path in named if runs(path)} - touched.files == set()
