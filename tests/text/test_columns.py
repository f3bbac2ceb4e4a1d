"""Tables of text."""

from game.text.columns import WIDEST, in_columns, unbroken


def test_columns_are_as_wide_as_their_longest_text() -> None:
    rows = [("", "Horse", "Bets"), ("1", "Red", "Ann 5"), ("2", "Yellow", "")]
    assert in_columns(rows) == ["   Horse   Bets", "1  Red     Ann 5", "2  Yellow"]


def test_what_is_too_long_goes_on_below_in_its_column() -> None:
    words = ", ".join([unbroken("yellow 8")] * 12)
    first, second, third = in_columns([("1", "Red", words), ("2", "Blue", "black 1")])
    assert len(first) <= WIDEST and first.startswith("1  Red   yellow 8, ")
    assert second.startswith(" " * 9 + "yellow 8"), "a card stays on one line"
    assert third == "2  Blue  black 1"
    assert (first + second).count("yellow 8") == 12
