"""Catalogues that somebody cut off or overwrote: one sentence, and English instead."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import i18n
from game.app import _open_screens
from game.cli import main
from game.engine.errors import SetupError
from game.i18n import CATALOGUES, language
from game.ui.screens.title import UNDISTURBED
from game.wording import words_for
from tests.ui.harness import Window

FRENCH = Path("fr") / "LC_MESSAGES" / "pony_express.mo"


@pytest.fixture
def catalogues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / FRENCH).parent.mkdir(parents=True)
    shutil.copy(CATALOGUES / FRENCH, tmp_path / FRENCH)
    monkeypatch.setattr(i18n, "CATALOGUES", tmp_path)
    language.cache_clear()
    i18n.translation.__globals__["_translations"].clear()  # gettext keeps what it has read
    yield tmp_path
    language.cache_clear()


def damage(catalogues: Path, content: bytes) -> None:
    (catalogues / FRENCH).write_bytes(content)
    language.cache_clear()
    i18n.translation.__globals__["_translations"].clear()


def test_a_catalogue_that_was_cut_off_anywhere_is_one_sentence(catalogues: Path) -> None:
    whole = (catalogues / FRENCH).read_bytes()
    for length in (0, 3, 4, 11, 19, 20, 27, 28, 400, 5000, len(whole) // 2, len(whole) - 5000):
        damage(catalogues, whole[:length])
        with pytest.raises(SetupError, match="are damaged"):
            language("fr")


def test_no_flipped_bit_is_more_than_a_sentence(catalogues: Path) -> None:
    whole = (catalogues / FRENCH).read_bytes()
    rng = random.Random(4)
    for _ in range(150):
        content = bytearray(whole)
        content[rng.randrange(min(len(whole), 40_000))] ^= 1 << rng.randrange(8)
        damage(catalogues, bytes(content))
        try:
            words = words_for("mustang", "fr")
        except SetupError as refusal:
            assert "damaged" in str(refusal)
        else:
            assert words.say("%(others)s and %(last)s", others="Ann", last="Bob")


def test_a_damaged_placeholder_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    words = words_for("mustang", "fr")
    for said in ("%(autres)s et %(last)s", "%(others)s et %(last", "%(others)d et %(last)s"):
        monkeypatch.setattr(words._translations, "gettext", lambda message, said=said: said)
        assert words.say("%(others)s and %(last)s", others="Ann", last="Bob") == "Ann and Bob"
    monkeypatch.setattr(words._translations, "ngettext", lambda one, many, count: "%(nombre)d")
    assert [words.number_of_cards(count) for count in (1, 2)] == ["1 card", "2 cards"]


def test_the_terminal_says_it_in_one_sentence(
    catalogues: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    damage(catalogues, b"cut")
    assert main(["play", "mustang", "--text", "--lang", "fr", "--seats", "Ann,random"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "damaged" in said


def test_the_window_opens_in_english_and_says_why(catalogues: Path) -> None:
    with Window(language="fr", welcomed=True) as window:
        damage(catalogues, b"cut")
        window.loop.apply_settings()
        _open_screens(window.loop, None, None)
        window.frames(UNDISTURBED + 3)
        assert window.ui.words.code == "en"
        assert "are damaged. Install the game again" in window.words
