"""What bots say, in every language."""

import re
from types import ModuleType

import pytest

from game.bots.cast import CAST
from game.i18n import LANGUAGES
from game.wording import GameWords, words_for
from game.wording.derby import remarks as derby
from game.wording.mustang import remarks as mustang
from game.wording.pony_express import RaceWords
from game.wording.pony_express.remarks import SEEN, SPOKEN
from game.wording.western import remarks as western
from tests.bots.talking import TEMPERS, every_remark
from tests.wording.samples import WORDED

LONGEST = 60
# They are wooden figures, and nobody at this table says more about them.
NOT_SAID = re.compile(r"indian|indien|bandit|redskin|squaw|peau-rouge|pellerossa", re.IGNORECASE)
# Forms that would have to change with who speaks, or with who is spoken to.
GENDERED = {
    "en": r"\b(?:man|boy|girl|lady|sir|madam|he|she|his|her|him)\b",
    "fr": r"\bje suis \w+é\b|\b(?:sûr|prêt|content|seul|désolé|navré|monsieur|madame)\b",
    "it": r"\bsono \w+[ai]to\b|\b(?:sicuro|pronto|solo io|bravo|stato io|signore|signora)\b",
}

# Games whose bots talk about the table alone; what those of the race say is told in their talk.
at_tables = pytest.mark.parametrize("remarks", [mustang, western, derby])


@pytest.fixture(params=LANGUAGES)
def code(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture(params=WORDED)
def words(code: str, request: pytest.FixtureRequest) -> GameWords:
    return words_for(request.param, code)


@pytest.fixture
def race_words(code: str) -> RaceWords:
    return RaceWords(code)


def test_there_are_words_for_every_remark_and_for_no_other() -> None:
    assert set(SPOKEN) | set(SEEN) == every_remark()
    assert not set(SPOKEN) & set(SEEN)


def test_what_is_said_is_short_and_said_in_no_other_place(words: GameWords) -> None:
    lines = [words.spoken(key) for key in words.SPOKEN]
    assert len(set(lines)) == len(lines)
    for line in lines:
        assert len(line) <= LONGEST, line
        assert line[0].isupper() and line[-1] in ".!?", line
        assert "%" not in line and '"' not in line, line


def test_nobody_is_spoken_of_in_a_way_that_might_not_fit(words: GameWords) -> None:
    for key in (*words.SPOKEN, *words.SEEN):
        line = words.remark(key, "X")
        assert not NOT_SAID.search(line), line
        assert not re.search(GENDERED[words.code], line, re.IGNORECASE), line


@at_tables
def test_every_topic_is_documented_and_has_words(remarks: ModuleType) -> None:
    rows = [row for row in (remarks.__doc__ or "").splitlines() if row.startswith("| `")]
    documented = {topic for row in rows for topic in re.findall(r"`([\w-]+)`", row.split("|")[1])}
    assert {key.rpartition("-")[0] for key in remarks.SPOKEN} == documented


@at_tables
def test_a_topic_has_a_line_for_every_temper_or_for_none_and_numbers_without_gaps(
    remarks: ModuleType,
) -> None:
    lines: dict[str, list[str]] = {}
    for key in remarks.SPOKEN:
        topic, _, line = key.rpartition("-")
        lines.setdefault(topic, []).append(line)
    for topic, endings in lines.items():
        tempers = [line for line in endings if not line.isdigit()]
        numbers = [int(line) for line in endings if line.isdigit()]
        assert set(tempers) in (set(), set(TEMPERS)), topic
        assert numbers == list(range(1, len(numbers) + 1)), topic


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("en", "Buck: “It was worth a try!”"),
        ("fr", "Buck\N{NBSP}: «\N{NBSP}Ça valait le coup\N{NBSP}!\N{NBSP}»"),
        ("it", "Buck: «Valeva la pena provarci!»"),
    ],
)
def test_what_is_heard_stands_between_the_quotation_marks_of_the_language(
    code: str, line: str
) -> None:
    assert RaceWords(code).remark("caught-bold", "Buck") == line


def test_what_is_seen_is_a_sentence_about_whoever_shows_it(race_words: RaceWords) -> None:
    for key in SEEN:
        for member in CAST:
            sentence = race_words.remark(key, member.name)
            assert sentence.startswith(member.name) and sentence.endswith(".")
            assert len(sentence) <= LONGEST
            assert "%" not in sentence and ":" not in sentence


def test_a_name_may_hold_what_means_something_in_a_format(race_words: RaceWords) -> None:
    for key in ("caught-bold", "tell-pause-sly"):
        assert race_words.remark(key, "100%(s").startswith("100%(s")


def test_an_unknown_remark_is_an_error(words: GameWords) -> None:
    with pytest.raises(KeyError):
        words.remark("no-such-remark", "Buck")
