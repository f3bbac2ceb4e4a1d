"""What is read beside the frames is there when it is wanted, whoever comes first."""

from __future__ import annotations

import threading

import pytest

from game.ui.kit.background import Background, Job, ReadAhead


@pytest.fixture
def background() -> Background:
    return Background()


def test_a_job_is_done_once() -> None:
    done: list[int] = []
    job = Job(lambda: done.append(1))
    states = [job.is_done]
    for _ in range(2):
        job.result()
        states.append(job.is_done)
    assert states == [False, True, True]
    assert done == [1]


def test_the_thread_does_what_is_wanted_soon_before_the_rest(background: Background) -> None:
    order: list[str] = []
    gate, over = threading.Event(), threading.Event()
    background.soon(gate.wait)
    background.sometime(lambda: order.append("sometime"))
    background.sometime(over.set)
    background.soon(lambda: order.append("soon"))
    gate.set()
    assert over.wait(10)
    background.stop()
    assert order == ["soon", "sometime"]


def test_who_cannot_wait_does_the_job_at_once(background: Background) -> None:
    gate = threading.Event()
    background.soon(gate.wait)
    assert background.soon(lambda: 7).result() == 7
    gate.set()
    background.stop()


def test_a_job_that_fails_does_not_end_the_thread(background: Background) -> None:
    over = threading.Event()
    failed = background.soon(lambda: 1 / 0)
    background.soon(over.set)
    assert over.wait(10)
    background.stop()
    with pytest.raises(ZeroDivisionError):
        failed.result()


def test_what_is_left_when_it_stops_is_not_done(background: Background) -> None:
    begun, gate = threading.Event(), threading.Event()

    def wait() -> None:
        begun.set()
        gate.wait()

    background.soon(wait)
    left = background.soon(lambda: 1)
    assert begun.wait(10)
    threading.Timer(0.05, gate.set).start()
    background.stop()
    assert not left.is_done


def test_things_are_read_once_whether_expected_or_not(background: Background) -> None:
    read: list[str] = []

    def load(name: str) -> str:
        read.append(name)
        return name.upper()

    ahead = ReadAhead(background, load)
    ahead.expect(["one", "two", "one"])
    assert ahead.take("one") == "ONE"
    assert ahead.take("three") == "THREE"
    over = threading.Event()
    background.sometime(over.set)
    assert over.wait(10)
    assert dict(ahead.arrived()) == {"two": "TWO"}
    assert not dict(ahead.arrived())
    background.stop()
    assert sorted(read) == ["one", "three", "two"]


def test_a_job_that_failed_is_done_and_not_tried_again(background: Background) -> None:
    tries: list[int] = []

    def fail() -> None:
        tries.append(1)
        raise KeyError("turn")

    job = background.soon(fail)
    behind = background.soon(lambda: 7)
    assert behind.result() == 7
    background.stop()
    with pytest.raises(KeyError):
        job.result()
    assert job.is_done and job.has_failed and tries == [1]
    assert behind.is_done and not behind.has_failed


def test_what_could_not_be_read_ahead_is_trouble_only_for_whoever_takes_it() -> None:
    background = Background()

    def load(name: str) -> str:
        if name == "broken":
            raise OSError(name)
        return name.upper()

    ahead = ReadAhead(background, load)
    ahead.expect(["broken", "whole"])
    over = threading.Event()
    background.sometime(over.set)
    assert over.wait(10)
    background.stop()
    assert dict(ahead.arrived()) == {"whole": "WHOLE"}
    with pytest.raises(OSError, match="broken"):
        ahead.take("broken")
