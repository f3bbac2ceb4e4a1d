"""The duel of the day: one table for all, five shots, and a result that can be checked."""

from __future__ import annotations

import re
import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from game.practice.codes.packing import DAMAGED, NEWER, NO_CODE, CodeError, written
from game.practice.daily import duel as daily
from game.practice.daily.duel import (
    OTHER_TABLE,
    DailyBook,
    DailyRun,
    judged,
    read_result,
    result_code,
    result_line,
)
from game.practice.daily.table import TITLES, table_of, table_slices, title_of
from game.practice.layout import Layout, problem
from game.practice.planning import planning_scene
from game.practice.record import Practised, practise
from game.practice.search import neighbours, straight_flick
from physics.model import Flick
from physics.planner import plan

DAY = date(2026, 11, 17)
TWO_WEEKS = [DAY + timedelta(days=n) for n in range(14)]


def planned(layout: Layout) -> Flick:
    best = plan(planning_scene(layout), 2.0, must_fall=layout.must_fall)
    return Flick(best.start, best.angle, best.speed)


def shot_at(layout: Layout, turn: float = 0.0, force: float = 1.0) -> Practised:
    flick = planned(layout)
    off = replace(flick, angle=flick.angle + turn, speed=flick.speed * force)
    return practise(layout, off, None, "flick")[0]


def full_run(day: date = DAY) -> DailyRun:
    run = DailyRun(day)
    for turn in (-9.0, 4.0, 0.0, 1.0, 170.0):
        run.take(shot_at(run.layout, turn))
    return run


# --------------------------------------------------------------------------- the table


@pytest.mark.parametrize("day", TWO_WEEKS, ids=str)
def test_a_table_of_the_day_can_be_won_but_not_by_a_straight_shot(day: date) -> None:
    layout = table_of(day)
    assert problem(layout) is None and layout != Layout(corner=layout.corner)
    flick = planned(layout)
    for near in (flick, *neighbours(flick)):
        assert practise(layout, near, None, "flick")[0].hit
    assert not practise(layout, straight_flick(layout.to_scene()), None, "flick")[0].hit


def test_the_days_of_a_week_are_all_different() -> None:
    week = TWO_WEEKS[:7]
    assert {title_of(day) for day in week} == set(TITLES)
    assert len({table_of(day).key for day in TWO_WEEKS}) == 14
    tables = {title_of(day): table_of(day) for day in week}
    assert tables["Twins in town"].decoy and tables["Windy crossing"].wind
    assert tables["The water barrel"].barrel and tables["Timber!"].must_fall
    assert len(tables["Market day"].riders) >= 7 and tables["Sunday stroll"].lying


def test_the_table_comes_from_the_date_alone() -> None:
    """Also in another process with other hashes. Whoever changes how tables are drawn changes
    everybody's, and must say so by another recipe."""
    assert table_of(DAY).key == KEY_OF_THE_DAY
    code = "import datetime as d; from game.practice.daily.table import table_of as t;"
    code += f"print(t(d.date({DAY.year}, {DAY.month}, {DAY.day})).key)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == KEY_OF_THE_DAY


KEY_OF_THE_DAY = "1cd0620f0641"


def test_a_table_is_found_in_slices() -> None:
    *waiting, layout = table_slices(DAY)
    assert waiting and not any(waiting)
    assert layout == table_of(DAY)


# --------------------------------------------------------------------------- the points


def test_points_rank_soft_hits_over_hard_ones_over_misses_over_arrests() -> None:
    shot = shot_at(table_of(DAY))
    assert shot.hit
    soft, hard = judged(replace(shot, speed=1.0)), judged(replace(shot, speed=4.5))
    near = judged(replace(shot, hit=False, closest=0.0))
    far = judged(replace(shot, hit=False, closest=5.0))
    farther = judged(replace(shot, hit=False, closest=50.0))
    arrest = judged(replace(shot, hit=False, arrest=True))
    assert 1000 > soft.points > hard.points > near.points > far.points > farther.points
    assert (hard.points, near.points, far.points, farther.points) == (600, 500, 250, 0)
    assert arrest.points == 0
    assert (arrest.verdict, far.verdict, soft.verdict) == ("arrest", "miss", "hit")


def test_the_best_of_five_counts() -> None:
    run = full_run()
    assert run.over and run.left == 0
    best = run.best
    assert best is not None and best.verdict == "hit"
    assert run.points == max(shot.points for shot in run.shots) >= 600
    with pytest.raises(AssertionError):
        run.take(shot_at(run.layout))
    assert DailyRun(DAY).points == 0 and DailyRun(DAY).best is None


def test_a_shot_at_another_table_does_not_count() -> None:
    with pytest.raises(AssertionError):
        DailyRun(DAY).take(shot_at(Layout()))


# --------------------------------------------------------------------------- sharing

RUN = full_run()
LINE = result_line(RUN)


def refusal(text: str, day: date | None = None) -> str:
    with pytest.raises(CodeError) as caught:
        read_result(text, day)
    sentence = str(caught.value)
    assert re.fullmatch(r"[A-Z].*[a-z0-9]\.", sentence)
    return sentence


def test_a_result_is_one_short_line() -> None:
    assert len(LINE) < 400 and "\n" not in LINE
    assert LINE.startswith(f"Pony Express daily 2026-11-17: {RUN.points} (")
    assert re.search(r"\([*!-]{5}\) PXD1-", LINE)


def test_another_copy_shoots_the_result_again() -> None:
    read = read_result(f"Beat this!\n{LINE}\nHa!", DAY)
    assert read.differs is None
    assert list(read.shots) == RUN.shots
    assert (read.day, read.points) == (DAY, RUN.points)
    assert f"({read.marks})" in LINE


@settings(max_examples=25, deadline=None)
@given(st.lists(st.tuples(st.floats(-180, 180), st.floats(0, 1)), min_size=5, max_size=5))
def test_any_five_shots_come_out_as_they_went_in(shots: list[tuple[float, float]]) -> None:
    run = DailyRun(DAY)
    for turn, force in shots:
        run.take(shot_at(run.layout, turn, force))
    assert list(read_result(result_line(run)).shots) == run.shots


def test_a_result_of_another_day_is_refused() -> None:
    tomorrow = DAY + timedelta(days=1)
    assert refusal(LINE, tomorrow) == "This result is from another day: 2026-11-17."


def test_a_result_of_another_table_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "table_of", lambda day: Layout())
    assert refusal(LINE, DAY) == OTHER_TABLE


def test_damage_is_refused() -> None:
    code = result_code(RUN)
    for place, was in enumerate(code):
        letter = "7" if was != "7" else "K"
        refusal(code[:place] + letter + code[place + 1 :])
        refusal(code[:place])
    assert refusal("Howdy") == NO_CODE
    assert refusal(code.replace("PXD1", "PXS1")) == NO_CODE
    assert refusal(code.replace("PXD1", "PXD3")) == NEWER
    assert refusal(written("D", 1, b"short")) == DAMAGED
    assert refusal(written("D", 1, bytes(70))) == DAMAGED


def test_points_that_were_made_up_are_found_out() -> None:
    boast = DailyRun(DAY, [shot._replace(points=999) for shot in RUN.shots])
    read = read_result(result_line(boast), DAY)
    assert read.points == RUN.points
    assert str(read.differs) == (f"Replayed here, the result is {RUN.points}, not 999.")


def test_impossible_flicks_are_refused() -> None:
    bad = RUN.shots[0]._replace(flick=Flick((30.0, 10.0), 0.0, 2.0))
    assert refusal(result_line(DailyRun(DAY, [bad, *RUN.shots[1:]]))) == daily.IMPOSSIBLE


def test_there_is_no_result_before_the_fifth_shot() -> None:
    with pytest.raises(CodeError, match="Take all five shots first"):
        result_code(DailyRun(DAY, RUN.shots[:4]))


# --------------------------------------------------------------------------- kept on disk


def test_every_shot_is_kept_at_once(tmp_path: Path) -> None:
    for count in range(1, 6):
        run = DailyBook(tmp_path).run(DAY)
        assert len(run.shots) == count - 1
        run.take(shot_at(run.layout, turn=float(count)))
        assert DailyBook(tmp_path).note(run) is None
    book = DailyBook(tmp_path)
    assert book.run(DAY).over and book.problem is None
    assert book.history() == [(DAY, book.run(DAY).points)]
    assert book.run(DAY + timedelta(days=1)).shots == []


def test_there_is_no_sixth_shot_with_a_second_copy_of_the_game(tmp_path: Path) -> None:
    one, other = DailyBook(tmp_path), DailyBook(tmp_path)
    mine, theirs = one.run(DAY), other.run(DAY)
    for _ in range(5):
        mine.take(shot_at(mine.layout, 4.0))
        one.note(mine)
        theirs.take(shot_at(theirs.layout, 5.0))
        other.note(theirs)
    assert len(DailyBook(tmp_path).run(DAY).shots) == 5


@pytest.mark.parametrize("content", [b"{", b'{"version": 1, "days": {"2026-11-17": [[1]]}}'])
def test_a_damaged_file_gives_one_sentence_and_stays(tmp_path: Path, content: bytes) -> None:
    (tmp_path / daily.FILE_NAME).write_bytes(content)
    book = DailyBook(tmp_path)
    assert "daily.broken1.json" in str(book.problem)
    assert (tmp_path / "daily.broken1.json").read_bytes() == content
    assert book.run(DAY).shots == []


def test_what_somebody_wrote_into_the_file_is_a_spent_shot(tmp_path: Path) -> None:
    text = '{"version": 1, "days": {"2026-11-17": [[[30.0, 9.0], 0.0, 2.0, 0.0, 0.0]]}, '
    text += '"points": {"soon": 3, "2026-11-17": 9}}'
    (tmp_path / daily.FILE_NAME).write_text(text, encoding="utf-8")
    book = DailyBook(tmp_path)
    assert [shot.points for shot in book.run(DAY).shots] == [0]
    assert book.history() == [(DAY, 9)]
