"""The course and how far a card goes on it: pure functions, for bots and windows too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.rules.derby.cards import COLOUR, NO_COLOUR, SPECIAL, Cards

TOWN = 19
DRAW_LEVEL = "draw-level"
FACES = tuple(str(face) for face in range(1, 11))
MOST_PUSHES = 2
FARTHEST_WALK = 2  # squares without a roll: by a card of the right colour
_LETTERS = {".": NO_COLOUR, "Y": "yellow", "B": "blue", "R": "red"}

Lane = tuple[str, ...]  # the colour of each square, from the house to the town


def lane_of(track: str) -> Lane:
    """From the 18 letters of the box or a view; house and town are plain."""
    return (NO_COLOUR, *(_LETTERS[letter] for letter in track), NO_COLOUR)


def has_colour(card: str, colour: str) -> bool:
    """Whether a card is of a square's colour; nothing is of a plain one's."""
    return colour != NO_COLOUR and COLOUR[card] == colour


def sure_squares(card: str, square: int, colour: str) -> int:
    """What a card moves without a roll from a square of that colour: never past the town."""
    return min(1 + has_colour(card, colour), TOWN - square)


def squares_of_a_roll(card: str, colour: str, *, hard_ride: bool = False) -> int:
    """What a good roll brings a horse that began its turn on a square of that colour."""
    return 2 if hard_ride and has_colour(card, colour) else 1


def chance(value: int) -> int:
    """Per cent: that a roll is not more than that."""
    return 100 * value // len(FACES)


def rolls_to_town(card: str, square: int, colour: str, *, hard_ride: bool = False) -> int:
    """How many good rolls take a horse into town from a square of that colour: none follows."""
    if hard_ride:
        return -(-(TOWN - square) // squares_of_a_roll(card, colour, hard_ride=True))
    return TOWN - square - sure_squares(card, square, colour)


def next_ahead(square: int, running: Iterable[int]) -> int | None:
    """The square of the next horse strictly ahead, of those still running."""
    return min((other for other in running if other > square), default=None)


def is_last(square: int, others: Iterable[int]) -> bool:
    """Whether all others that still run are strictly ahead."""
    return all(other > square for other in others)


def ride_answers(
    held: Sequence[str], square: int, colour: str, *, level: bool, hard_ride: bool = False
) -> Cards:
    """What the rider may answer, in hand order, drawing level last. `level`: somebody runs ahead.

    What makes the town certain must be played.
    """
    cards = tuple(dict.fromkeys(held))
    if not hard_ride and square >= TOWN - FARTHEST_WALK:
        certain = tuple(
            card for card in cards if square + sure_squares(card, square, colour) == TOWN
        )
        if certain:
            return certain
    return (*cards, DRAW_LEVEL) if level and SPECIAL in cards else cards


def pushes_of_nobody(value: int, *, last: bool, hard_ride: bool = False) -> int:
    """How often nobody's horse rolls at most; in a hard ride every move is rolled."""
    if hard_ride:
        return 2 if value >= 5 or last else 1
    if last or value >= 7:
        return 2
    return 1 if value >= 5 else 0
