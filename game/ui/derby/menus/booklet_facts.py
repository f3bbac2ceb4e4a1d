"""The booklet of the derby: every number is taken from the box or the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.derby.box import SEATS, Box, shipped_box
from game.rules.derby.cards import FULL, HORSES, SPECIAL, VALUES
from game.rules.derby.course import FACES, FARTHEST_WALK, MOST_PUSHES, TOWN
from game.ui.screens.booklet import Chapter
from game.wording.derby import DerbyWords


class Facts:
    """Where the numbers of the booklet come from."""

    def __init__(self, words: DerbyWords, box: Box) -> None:
        self.words = words
        self.box = box
        stacks = box.stacks
        self.numbers: dict[str, Any] = {
            "fewest": SEATS[0],
            "most": SEATS[-1],
            "horses": len(HORSES),
            "cards": len(box.cards),
            "dealt": len(box.cards) - len(HORSES),
            "stars": box.deck[SPECIAL],
            "full": FULL,
            "chips": words.chips(sum(stacks)),
            "stack": words.chips(stacks[0]),
            "stacks": words.listing([str(stack) for stack in stacks]),
            "next_stacks": words.listing([str(stack) for stack in stacks[1:]]),
            "rounds": len(stacks),
            "favourite": box.rows[0],
            "outsider": box.rows[-1],
            "town": TOWN,
            "farthest": FARTHEST_WALK + MOST_PUSHES,
            "faces": len(FACES),
            "first": words.chips(box.prizes[0]),
            "second": words.chips(box.prizes[1]),
            "third": words.chips(box.prizes[2]),
        }

    def first_values(self, row: int) -> list[int]:
        """Of which value first cards are that set this row of odds."""
        return [value for value in reversed(VALUES) if self.box.first_rows[value - 1] == row]


Writer = Callable[[Facts], Chapter]


def chapters(words: DerbyWords, box: Box | None = None) -> list[Chapter]:
    """The booklet in one language, for one box."""
    # They are made of these parts: imported late.
    from game.ui.derby.menus import (
        booklet_betting,
        booklet_paying,
        booklet_race,
        booklet_screen,
    )

    facts = Facts(words, shipped_box() if box is None else box)
    pages = (booklet_betting, booklet_race, booklet_paying, booklet_screen)
    return [write(facts) for page in pages for write in page.CHAPTERS]
