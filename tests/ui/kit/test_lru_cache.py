"""What is kept never takes more room than it may."""

from __future__ import annotations

from game.ui.kit.lru_cache import LruCache


def test_what_was_used_longest_ago_goes_first() -> None:
    kept: LruCache[str] = LruCache(10)
    for name in "abc":
        kept.put((name,), name, 3)
    assert kept.get(("a",)) == "a"
    kept.put(("d",), "d", 4)
    assert ("b",) not in kept
    assert all((name,) in kept for name in "acd")


def test_something_put_again_is_counted_once() -> None:
    kept: LruCache[str] = LruCache(10)
    kept.put(("other",), "other", 4)
    for turn in range(5):
        kept.put(("same",), str(turn), 6)
    assert kept.get(("same",)) == "4"
    assert ("other",) in kept


def test_the_newest_stays_however_large_it_is() -> None:
    kept: LruCache[str] = LruCache(10)
    kept.put(("small",), "small", 1)
    kept.put(("large",), "large", 99)
    assert ("small",) not in kept
    assert kept.get(("large",)) == "large"
    kept.clear()
    assert ("large",) not in kept
