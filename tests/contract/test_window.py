"""Every game in the window: at any speed the table comes to show what is so, whatever was dealt it
looks the same to whoever may not know, and all of it is drawn and can be read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.engine.feed import MatchFeed
from game.engine.match import Match
from game.hotseat.savefiles import picture_of
from game.i18n import LANGUAGES
from game.ui.games import entry_of
from game.ui.kit.scene import Scene
from game.ui.screens.title import Title
from game.ui.table.look import usual_look
from game.ui.table.scene import TableScene
from tests.contract.moments import Moment, moments_of
from tests.contract.subject import Subject
from tests.contract.subjects import every_game
from tests.hotseat.people import seated
from tests.support import play_out
from tests.ui.harness import Window
from tests.ui.table.leaking import SamePicture
from tests.ui.table.sitting import alone, people

SMALL = (640, 360)
SPEEDS = (
    *(pytest.param(speed, False, marks=pytest.mark.slow) for speed in ("slow", "normal", "fast")),
    *(("fast", True), ("instant", False)),
)
STEP = 0.25  # seconds between two frames at which nobody looks
QUICK = 0.05
MOST = 40_000  # frames of a game
DEALT_ANEW = 6  # tables that are compared with each other
MAGENTA = (255, 0, 255)  # nothing on a table is


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    with Window(SMALL, reduced_motion=True) as opened:
        opened.open(Scene(opened.ui))
        yield opened


@pytest.fixture(autouse=True)
def usual_settings(window: Window) -> None:
    window.ui.settings.change(animation_speed="normal", bot_pace="normal", reduced_motion=True)


def sit_down(
    window: Window, match: Match, players: Sequence[str], *, continued: bool = True
) -> TableScene:
    """In the place of whatever was on the screen; with nothing left to show if `continued`."""
    session, _ = seated(match, players)
    look = usual_look(len(match.names))
    table = entry_of(match.game).table(window.ui, session, look, continued=continued)
    window.loop.home()
    window.loop.replace(table)
    return table


def what_is_so(table: TableScene) -> Any:
    """As far as whoever looks at the table may know."""
    match = table.session.match
    return match.rules.view(match.table, table.reader)


def told_so_far(table: TableScene) -> Any:
    """What was so after everything of which the table knows."""
    feed: MatchFeed[Any] = MatchFeed(table.session.match, table.reader)
    return feed.view_after(feed.frames_before(table.told))


def is_quiet(table: TableScene) -> bool:
    """All is shown that has happened."""
    return not table.view.busy and table.told == len(table.session.match.events)


# --------------------------------------------------------------------------- what is shown


@every_game
@pytest.mark.parametrize(("speed", "reduced"), SPEEDS)
def test_at_every_speed_a_game_ends_with_the_same_table(
    window: Window, subject: Subject, speed: str, reduced: bool
) -> None:
    """And whenever nothing moves, the table shows what was so after all that it has been told."""
    seats = subject.sizes[0]
    window.ui.settings.change(animation_speed=speed, bot_pace="fast", reduced_motion=reduced)
    match, _ = subject.begun(5, seats, subject.brief)
    table = sit_down(window, match, ["random"] * seats, continued=False)
    looked_at = 0
    for _ in range(MOST):
        window.loop.advance(STEP)
        if window.loop.top is not table:
            break
        if not table.view.busy and table.told > looked_at:
            looked_at = table.told
            assert table.context.seen == told_so_far(table)
    assert window.loop.top is not table, "it never ends"
    assert looked_at > 3 and table.context.seen == what_is_so(table)
    assert match.result is not None
    twin, _ = subject.begun(5, seats, subject.brief)
    session, _ = seated(twin, ["random"] * seats)
    while session.play_bot():
        """Without a window."""
    assert list(match.journal) == list(twin.journal)


@every_game
def test_who_skips_everything_comes_to_the_same_table(window: Window, subject: Subject) -> None:
    window.ui.settings.change(bot_pace="fast")
    seats = subject.sizes[0]
    match, _ = subject.begun(6, seats, subject.brief)
    table = sit_down(window, match, ["random"] * seats, continued=False)
    for _ in range(MOST):
        window.loop.advance(QUICK)
        if window.loop.top is not table:
            break
        table.view.skip()
        if is_quiet(table):
            assert table.context.seen == what_is_so(table)
    assert match.result is not None and table.context.seen == what_is_so(table)


# --------------------------------------------------------------------------- no leak


@every_game
@pytest.mark.parametrize("reader", [None, 1])
def test_the_table_is_the_same_picture_whatever_is_hidden(
    window: Window, subject: Subject, reader: int | None
) -> None:
    def view_of(window: Window, match: Match, reader: int | None) -> Any:
        players = people(len(match.names)) if reader is None else alone(len(match.names), reader)
        return sit_down(window, match, players).view

    match, rng = subject.begun(11, min(4, subject.sizes[1]), subject.brief, drawn=True)
    same = SamePicture(window, view_of, reader, every=5, most=DEALT_ANEW)
    play_out(match, rng, same.look)
    assert same.changed, "the re-deal must really change something"


@every_game
def test_no_question_looks_otherwise_for_another_deal(window: Window, subject: Subject) -> None:
    """Asked openly or behind the door, under the pointer, and after any key."""
    compared = 0
    for moment in moments_of(subject):
        if not moment.twins:
            continue
        first, *others = (pictures(window, one, moment) for one in (moment.match, *moment.twins))
        for other in others:
            for number, (one, two) in enumerate(zip(first, other, strict=True)):
                assert one == two, f"{moment.kind}: a secret shows after step {number}"
        compared += 1
    assert compared


def pictures(window: Window, match: Match, moment: Moment) -> list[bytes]:
    """While somebody does what can be done without looking at secrets."""
    window.ui.time = 0.0
    table = sit_down(window, match.clone(), people(len(match.names)))
    window.until(lambda: table.prompt is not None, most=600)
    seen = [still(window)]
    if moment.mode == "visit":
        assert match.pending is not None
        table.enter_visit(match.pending.seats[0])
        window.until(lambda: table.prompt is not None, most=600)
        seen.append(still(window))
    for key in (pygame.K_1, pygame.K_TAB, pygame.K_u):
        window.key_down(key)
        window.key_up(key)
        seen.append(still(window))
    return seen


def still(window: Window) -> bytes:
    """With nothing under the pointer, at a time of its own."""
    window.move((640, 4))
    window.unseen(3)
    window.ui.time = 0.0
    window.loop.draw()
    return window.pixels()


@every_game
def test_the_picture_of_a_save_shows_no_secret(
    window: Window, subject: Subject, tmp_path: Path
) -> None:
    """Neither of one person alone, who sees it and has chosen."""
    compared = 0
    for moment in moments_of(subject):
        if moment.mode != "visit" or not moment.twins:
            continue
        asked = moment.match.pending
        assert asked is not None
        taken = set()
        for number, match in enumerate((moment.match, *moment.twins)):
            path = tmp_path / f"{moment.kind}-{number}.jsonl"
            table = sit_down(window, match.clone(), alone(len(match.names), asked.seats[0]))
            table.saved_in = path
            window.until(lambda table=table: table.prompt is not None, most=600)  # type: ignore[misc]
            if "card.1" in window.ids:
                window.press("card.1")
            window.ui.time = 0.0
            window.loop.replace(Title(window.ui))
            taken.add(picture_of(path).read_bytes())
        assert len(taken) == 1, moment.kind
        compared += 1
    assert compared


# --------------------------------------------------------------------------- drawn and read


@every_game
def test_a_table_draws_on_every_pixel(subject: Subject) -> None:
    for size in ((640, 360), (600, 450), (500, 200)):
        with Window(size) as window:
            window.open(Scene(window.ui))
            match, rng = subject.begun(4, subject.middle, subject.brief)
            play_out(match, rng, most=subject.long // 2)
            table = sit_down(window, match, ["random"] * subject.middle)
            assert table.fills_window
            window.frames(3)
            window.canvas.surface.fill(MAGENTA)
            window.loop.draw()
            bare = pygame.mask.from_threshold(window.canvas.surface, MAGENTA, (1, 1, 1, 255))
            assert bare.count() == 0


@every_game
def test_a_table_speaks_another_language_at_once(window: Window, subject: Subject) -> None:
    match, rng = subject.begun(4, subject.middle, subject.brief)
    play_out(match, rng, most=10)
    assert match.pending is not None
    table = sit_down(window, match, alone(subject.middle, match.pending.seats[0]))
    said = {}
    for code in LANGUAGES:
        window.ui.settings.change(language=code)
        window.loop.apply_settings()
        window.frames(3)
        said[code] = list(table.context.log.lines)
    window.ui.settings.change(language="en")
    window.loop.apply_settings()
    assert len({tuple(lines) for lines in said.values()}) == len(LANGUAGES)
    assert len({len(lines) for lines in said.values()}) == 1
    window.frames(3)
    assert list(table.context.log.lines) == said["en"]
