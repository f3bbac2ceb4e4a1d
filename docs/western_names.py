"""Western's ids in code beside the names that players read: the table in `docs/glossary.md`.

Run it from the project's folder after a card was renamed: `.venv/bin/python -m docs.western_names`.
"""

from __future__ import annotations

from pathlib import Path

from game.i18n import LANGUAGES
from game.rules.western.box import shipped_box
from game.wording.western import WesternWords

GLOSSARY = Path(__file__).resolve().parent / "glossary.md"
BEGIN = "<!-- names of Western: written by docs/western_names.py -->\n"
END = "<!-- end of the names of Western -->\n"
HEAD = (
    "| id | in the deck | group | English | français | italiano |\n"
    "| --- | --: | --- | --- | --- | --- |"
)


def names_table() -> str:
    """A line for each kind of card, in the order of the box."""
    words = {code: WesternWords(code) for code in LANGUAGES}
    lines = [
        " | ".join(
            [
                f"| `{kind}`",
                f"{number}",
                words["en"].group(kind),
                *(words[code].card_name(kind) for code in LANGUAGES),
            ]
        )
        + " |"
        for kind, number in shipped_box().deck.items()
    ]
    return "\n".join([HEAD, *lines]) + "\n"


def with_table(text: str) -> str:
    """The glossary with the table of today between its two marks."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{names_table()}\n{END}{after}"


if __name__ == "__main__":
    GLOSSARY.write_text(with_table(GLOSSARY.read_text(encoding="utf-8")), encoding="utf-8")
