"""Know yourself: free duels by the rules of the race, and what share of them you should win."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game.bots import LEVELS
from game.practice.layout import Layout
from game.practice.record import Practised
from game.practice.twin.free_duel import OTHER, YOU, Score
from game.practice.twin.twin import FEWEST, Twin
from game.rules.pony_express.meeting import SHOTS_EACH
from game.ui.range.screen import Range
from game.ui.range.twin.mode import IN_TURN, TwinMode
from tests.ui.harness import Window, crossing_texts, cut_texts, misplaced_widgets
from tests.ui.looks import LOOKS
from tests.ui.range.ranging import fill, kept, open_range, see, shoot

PAST = 12.0  # degrees off: a sure miss


def known_hand(shots: int = 60) -> list[Practised]:
    rng = random.Random(3)
    return [
        kept(Layout(), off=rng.gauss(0.5, 2.4), speed=rng.gauss(2.0, 0.1)) for _ in range(shots)
    ]


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    with Window() as opened:
        fill(opened, Layout(), known_hand())
        yield opened


@pytest.fixture
def opened(window: Window) -> Iterator[Range]:
    opened = open_range(window)
    window.press("range.tab-twin")
    yield opened
    while len(window.loop.scenes) > 1:
        window.loop.pop()


def mode_of(opened: Range) -> TwinMode:
    assert isinstance(opened.context.mode, TwinMode)
    return opened.context.mode


def test_a_hand_that_is_not_known_is_told_how_many_shots_it_takes() -> None:
    with Window() as window:
        opened = open_range(window)
        window.press("range.tab-twin")
        window.press("range.page-twin")
        assert f"{FEWEST}" in window.words and "twin" in window.words
        window.press("range.page-duels")
        assert not window.widget("range.side-twin").enabled
        assert mode_of(opened).bouts.prospects is None


def test_while_the_other_shoots_the_totals_are_still_yours(window: Window, opened: Range) -> None:
    mode = mode_of(opened)
    window.frames(1)
    assert IN_TURN in window.words, "it is said what this is about"
    yours = opened.context.ledger.tally.shots
    assert yours >= 60 and opened.context.ledger.layout == mode.layout
    shoot(window, opened, off=PAST)
    window.until(lambda: opened.context.stand.state == "watch", most=2000)
    assert mode.layout.corner != mode.counted.corner, "it is the other's shot"
    ledger = opened.context.ledger
    assert ledger.layout == mode.counted and ledger.tally.shots == yours + 1


def test_every_level_has_its_share_with_a_margin(window: Window, opened: Range) -> None:
    mode = mode_of(opened)
    window.press("range.page-twin")
    assert isinstance(mode.bouts.twin, Twin) and mode.bouts.prospects is not None
    window.until(
        lambda: (
            all(mode.bouts.prospects.shown.get(level) for level in LEVELS)
            and min(found.done for found in mode.bouts.prospects.shown.values()) == 1.0
        ),
        most=4000,
    )
    window.frames(1)
    wins = [mode.bouts.prospects.shown[level].win for level in LEVELS]
    assert wins == sorted(wins, reverse=True), "the better they are, the less you win"
    for found in mode.bouts.prospects.shown.values():
        assert f"{round(100 * found.win)} ± {round(100 * found.margin)} %" in window.words


def test_you_and_a_bot_shoot_in_turn(window: Window, opened: Range) -> None:
    mode, shots = mode_of(opened), len(opened.context.store.shots)
    assert mode.layout.corner == "north-west" and mode.bouts.waits_for_you
    shoot(window, opened, off=PAST)
    assert mode.bouts.duel.shots == [1, 0] and mode.bouts.duel.shooter == OTHER
    assert not mode.stays, "no die waits here for the next shot"
    window.until(lambda: opened.context.stand.state == "watch", most=900)
    assert mode.layout.corner == "south-east", "the other one stands in the other corner"
    colours = opened.context.board.view.look.colours
    assert colours[:2] == ("white", "red"), "and each keeps the colour"
    see(window, opened)
    assert mode.bouts.duel.shots[OTHER] == 1
    assert len(opened.context.store.shots) == shots + 1, "a shot of the bot is not yours"
    if not mode.bouts.duel.over:
        stand = opened.context.stand
        window.until(lambda: stand.state == "aim" and mode.bouts.waits_for_you, most=900)
        assert mode.layout.corner == "north-west" and mode.why_not() == ""
        assert opened.context.board.view.look.colours[:2] == ("red", "white")


def test_a_shot_whose_end_is_not_waited_for_counts_all_the_same(
    window: Window, opened: Range
) -> None:
    mode = mode_of(opened)
    window.frames(1, 60.0)  # whatever could go on by itself would go on at once
    start = opened.context.stand.aimer.hand.start
    opened.context.shoot({"start": [*start], "angle": 60.0, "speed": 1.0})
    window.frames(2)
    window.click(opened.context.board.view.box.center)
    window.frames(2)
    assert mode.bouts.duel.shots == [1, 0] and opened.context.shots.seen is not None


def test_a_hit_wins_and_the_other_one_begins_the_next_duel(window: Window, opened: Range) -> None:
    mode = mode_of(opened)
    for off in (0.0, 1.0, -1.0, 2.0, -2.0, 0.5):
        mode.bouts.restart()
        if shoot(window, opened, off=off, speed=2.2).hit:
            break
    window.frames(1)
    assert mode.bouts.duel.winner == YOU and mode.bouts.score == Score(won=1)
    assert "Hit! You win the duel" in window.words and "cheer" in window.heard
    window.frames(300)
    assert opened.context.stand.state == "rest", "the next duel waits for you"
    window.press("range.shoot")
    assert not mode.bouts.duel.over and mode.bouts.duel.shooter == OTHER


def test_nobody_wins_after_three_shots_each(window: Window, opened: Range) -> None:
    mode = mode_of(opened)
    mode.bouts.duel.shots = [SHOTS_EACH - 1, SHOTS_EACH]
    shoot(window, opened, off=PAST)
    window.frames(1)
    assert mode.bouts.score == Score(drawn=1)
    assert "a draw" in window.words


def test_the_twin_shoots_on_and_on_until_it_is_stopped(window: Window, opened: Range) -> None:
    mode, shots = mode_of(opened), len(opened.context.store.shots)
    window.press("range.level-ranger")
    window.press("range.side-twin")
    window.frames(120)
    assert opened.context.stand.state == "aim"
    assert not any(mode.bouts.duel.shots), "it waits to be told"
    window.press("range.duels-run")
    window.until(lambda: mode.bouts.score.duels >= 3, seconds=0.1, most=6000)
    assert len(opened.context.store.shots) == shots
    window.press("range.duels-run")
    assert not mode.bouts.running
    window.press("range.duels-clear")
    assert mode.bouts.score.duels == 0


def test_another_level_begins_another_score(window: Window, opened: Range) -> None:
    mode = mode_of(opened)
    mode.bouts.score = Score(2, 1, 0)
    window.press("range.level-gunslinger")
    assert mode.bouts.level == "gunslinger" and mode.bouts.score.duels == 0


def test_the_table_of_the_first_tab_is_the_ground(window: Window, opened: Range) -> None:
    opened.context.practise(Layout(barrel=(27.0, 14.0), wind="left"))
    window.press("range.tab-twin")
    assert opened.context.mode.layout == Layout(barrel=(27.0, 14.0)), "wind is for one shot only"


@pytest.mark.parametrize(("size", "scale", "code"), LOOKS)
def test_texts_have_room(size: tuple[int, int], scale: float, code: str) -> None:
    with Window(size, text_scale=scale, language=code) as window:
        opened = open_range(window)
        window.press("range.tab-twin")
        _look(window, "duels", "twin")
        for shot in known_hand(FEWEST):
            opened.context.store.add(Layout(), shot)
        window.press("range.tab-duel")
        window.press("range.tab-twin")
        mode = mode_of(opened)
        window.until(lambda: "random" in mode.bouts.prospects.shown, most=900)
        _look(window, "twin", "duels")
        shoot(window, opened, off=PAST)
        _look(window)
        window.until(lambda: opened.context.stand.state == "watch", most=900)
        see(window, opened)
        _look(window)
        window.press("range.side-twin")
        _look(window)


def _look(window: Window, *pages: str) -> None:
    for page in pages or ("",):
        if page:
            window.press(f"range.page-{page}")
        window.frames(1)
        assert cut_texts(window) == []
        assert crossing_texts(window) == []
        assert [ids for ids in misplaced_widgets(window) if "range.board" not in ids] == []
