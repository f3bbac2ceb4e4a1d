"""The booklet of the rules: its numbers are those of the rules, and every word can be found."""

from __future__ import annotations

import pygame
import pytest

from game.i18n import LANGUAGES
from game.rules.pony_express.cards import COPIES
from game.rules.pony_express.prison import PRISON_ROLL
from game.rules.shared.hands import ANNOUNCEABLE, SPACES, hand_of
from game.ui.pony_express.menus.booklet import RaceBooklet
from game.ui.pony_express.menus.booklet_facts import booklet_facts, usual_board
from game.ui.pony_express.menus.booklet_figures import DIE_SHEET, Die
from game.ui.pony_express.words import race_words
from game.ui.screens.booklet import Chapter, Key, Pictured, Worth, texts_of
from game.ui.screens.howto import HowTo
from game.ui.screens.page_setting import folded, marked, places_of
from game.wording.pony_express import RaceWords
from tests.ui.harness import Window, crossing_texts, cut_texts, misplaced_widgets
from tests.ui.looks import LONG_LOOKS
from tests.ui.screens.menus import open_title, reached_by_arrows, reached_by_tab, stops
from tests.ui.screens.reading_through import (
    chapters_of,
    check_written,
    look_through,
    missing_pictures,
    words_of,
)


def booklet(code: str = "en", *, bandits: bool = False) -> list[Chapter]:
    words = RaceWords(code, bandits=bandits)
    return chapters_of("pony-express", booklet_facts(words, usual_board(), bandits=bandits))


def chapter(id: str, code: str = "en") -> Chapter:
    return next(chapter for chapter in booklet(code) if chapter.id == id)


# --------------------------------------------------------------------------- what it says


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_chapter_is_written_in_every_language(code: str) -> None:
    check_written(booklet(code))


def test_every_hand_is_shown_by_dice_that_are_that_hand() -> None:
    rows = [part for part in chapter("cup").parts if isinstance(part, Worth)]
    assert [row.number for row in rows] == [str(SPACES[hand]) for hand in ANNOUNCEABLE]
    for hand, row in zip(ANNOUNCEABLE, rows, strict=True):
        faces = tuple(die.face for die in row.shown if isinstance(die, Die))
        assert hand_of(faces) == hand
        assert len(row.shown) <= DIE_SHEET[0]


def test_numbers_of_the_board_are_those_of_the_board() -> None:
    board = usual_board()
    everything = words_of(booklet())
    assert f"space {board.last}" in everything
    assert "from space 25." in everything and board.desert[25] and not board.desert[24]
    assert "spaces 1 to 5" in everything and board.peaceful[5] and not board.peaceful[6]
    assert "Space 22 is the end of the line" in everything and board.next_station[22] is None


def test_the_table_of_the_prison_is_that_of_the_rules() -> None:
    rows = [part for part in chapter("prison").parts if isinstance(part, Worth)]
    assert len(rows) == len(PRISON_ROLL)
    for row, (escapes, nuggets, cards) in zip(rows, PRISON_ROLL.values(), strict=True):
        assert ("escape" in row.text) == escapes
        assert ("nugget" in row.text) == bool(nuggets)
        assert ("card" in row.text) == bool(cards)


def test_every_card_is_there_with_its_picture_and_words() -> None:
    words = RaceWords("en")
    cards = [part for part in chapter("cards").parts if isinstance(part, Pictured)]
    assert [card.picture for card in cards] == [f"cards/{kind}" for kind in COPIES]
    for kind, card in zip(COPIES, cards, strict=True):
        name, when, effect = words.card(kind)
        assert card.title.startswith(name) and card.note == when and card.text == effect


def test_every_picture_exists() -> None:
    for bandits in (False, True):
        assert missing_pictures(booklet(bandits=bandits)) == []


def test_bandits_are_called_so_everywhere() -> None:
    everything = words_of(booklet(bandits=True))
    assert "bandits" in everything and "Indian" not in everything


def test_the_keys_are_all_explained() -> None:
    keys = " ".join(part.keys for part in chapter("controls").parts if isinstance(part, Key))
    for key in ("Tab", "Enter", "Esc", "F11", "Space"):
        assert key in keys


# --------------------------------------------------------------------------- finding a word


def test_accents_and_capitals_do_not_matter() -> None:
    assert folded("Étoile à L'Œil") == "etoile a l'œil"
    assert list(places_of("PRE", "après le pré")) == [1, 9]
    assert list(places_of("", "text")) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_typed_word_is_listed_and_marked(code: str) -> None:
    with Window(language=code) as window:
        scene = HowTo(window.ui, RaceBooklet())
        window.open(scene)
        word = race_words(window.ui).card("spyglass").name[:5]
        window.press("howto.search")
        window.type(word)
        assert scene.hits
        for number, hit in enumerate(scene.hits):
            scene.show_hit(number)
            window.frames(1)
            window.look()
            part = scene._chapters[hit.chapter].parts[hit.part]
            assert any(folded(word) in folded(text) for text in texts_of(part))
            assert scene.chapter.id == scene._chapters[hit.chapter].id
            assert _marks_in_sight(window, scene, word)


def _marks_in_sight(window: Window, scene: HowTo, word: str) -> bool:
    page, offset, place = scene._page, scene._scroll.offset, scene._layout.page
    assert page is not None
    for setting, top in zip(page._settings, page._tops, strict=True):
        for run in setting.runs:
            for box in marked(window.canvas, run, word):
                if place.contains(box.move(place.x, place.y + top - offset)):
                    return True
    return False


def test_enter_goes_to_the_next_place_and_escape_ends_the_search() -> None:
    with Window() as window:
        title = open_title(window)
        scene = HowTo(window.ui, RaceBooklet())
        window.open(scene)
        window.press("howto.search")
        window.type("prison")
        assert "howto.hit.0" in window.ids and "howto.chapter.goal" not in window.ids
        assert scene._hit == 0
        window.key(pygame.K_RETURN)
        assert scene._hit == 1
        window.press("howto.hit-next")
        assert scene._hit == 2
        window.press("howto.hit-previous")
        window.press("howto.hit.4")
        assert scene._hit == 4
        window.key(pygame.K_ESCAPE)
        assert "howto.chapter.goal" in window.ids
        window.key(pygame.K_ESCAPE)
        assert window.scene is title


def test_a_word_that_is_nowhere_is_said_to_be_nowhere() -> None:
    with Window() as window:
        scene = HowTo(window.ui, RaceBooklet())
        window.open(scene)
        window.press("howto.search")
        window.type("zebra")
        assert not scene.hits
        assert not window.widget("howto.hit-next").enabled
        assert "Results: 0" in window.words


# --------------------------------------------------------------------------- the screen


def test_chapters_are_opened_by_their_lines_and_by_the_arrows() -> None:
    with Window() as window:
        scene = HowTo(window.ui, RaceBooklet())
        window.open(scene)
        for chapter in booklet():
            window.press(f"howto.chapter.{chapter.id}")
            assert scene.chapter.id == chapter.id
            assert chapter.title in window.words
        window.press("howto.next")
        assert scene.chapter.id == "goal"
        window.press("howto.previous")
        assert scene.chapter.id == "controls"
        assert "page" in window.heard


def test_long_chapters_scroll_by_keys() -> None:
    with Window() as window:
        scene = HowTo(window.ui, RaceBooklet())
        window.open(scene)
        window.press("howto.chapter.cards")
        window.key(pygame.K_PAGEDOWN)
        assert scene._scroll.offset > 0
        window.key(pygame.K_END)
        window.frames(1)
        assert race_words(window.ui).card("dust-devil").name in window.words


def test_every_widget_is_reached_by_keyboard() -> None:
    with Window() as window:
        window.open(HowTo(window.ui, RaceBooklet()))
        window.frames(2)
        assert reached_by_tab(window) == stops(window)
        assert reached_by_arrows(window) == stops(window)


@pytest.mark.parametrize(("size", "scale", "code"), LONG_LOOKS)
def test_no_text_is_cut_or_crosses_another(size: tuple[int, int], scale: float, code: str) -> None:
    with Window(size, text_scale=scale, language=code) as window:
        scene = HowTo(window.ui, RaceBooklet())
        look_through(window, scene)
        scene.search("e ")
        window.frames(2)
        assert not cut_texts(window) and not crossing_texts(window)
        assert not misplaced_widgets(window)
