"""What the documents for developers say of the code is so."""

import re
from pathlib import Path

import pytest

from docs.western_names import GLOSSARY, names_table, with_table
from game.i18n import LANGUAGES
from game.rules.western.cards import KINDS
from game.wording.western import WesternWords

ROOT = Path(__file__).resolve().parents[2]
NAMED_PATH = re.compile(r"`((?:game|physics|tests|docs|boards|sprites|sounds)/[\w./-]+)`")


@pytest.mark.parametrize(
    "document", ["CONTRIBUTING.md", "docs/glossary.md", "docs/architecture.md"]
)
def test_every_named_file_exists(document: str) -> None:
    named = NAMED_PATH.findall((ROOT / document).read_text(encoding="utf-8"))
    assert named
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_the_glossary_names_the_cards_of_western_as_players_read_them() -> None:
    text = GLOSSARY.read_text(encoding="utf-8")
    assert text == with_table(text), "run: python -m docs.western_names"


def test_no_card_of_western_is_left_out_in_any_language() -> None:
    rows = {row.split("`")[1]: row for row in names_table().splitlines() if "`" in row}
    assert set(rows) == set(KINDS)
    for kind, row in rows.items():
        for code in LANGUAGES:
            assert f"| {WesternWords(code).card_name(kind)} |" in row
