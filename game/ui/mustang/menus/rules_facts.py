"""The booklet of Mustang: every number is taken from the box or the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.mustang.box import COWBOY, KINDS, Box, shipped_box
from game.rules.mustang.rules import SEATS
from game.ui.kit.scene import Ui
from game.ui.screens.booklet import Chapter
from game.wording.mustang import MustangWords


class Facts:
    """Where the numbers of the booklet come from, and what draws its little cards."""

    def __init__(self, ui: Ui, words: MustangWords, box: Box, *, bandits: bool) -> None:
        self.ui = ui
        self.words = words
        self.box = box
        self.raid_picture = f"mustang/event-{'bandits' if bandits else 'indians'}"
        piles = box.piles.values()
        points = box.points
        self.numbers: dict[str, Any] = {
            "fewest": SEATS[0],
            "most": SEATS[-1],
            "mustangs": words.number_of_mustangs(sum(map(len, piles)) + len(box.specials)),
            "coats": len(box.coats),
            "cards": words.number_of_cards(len(box.cards)),
            "highest": box.highest,
            "cowboys": words.number_of_cowboys(box.cards.count(COWBOY)),
            "hand": words.number_of_cards(box.hand),
            "exchange": box.exchange,
            "events": len(box.events),
            "stall": box.stall,
            "herd": words.listing([words.number_of(kind, box.herd[kind]) for kind in KINDS]),
            **{f"{name}_points": words.points(worth) for name, worth in points.items()},
        }


Writer = Callable[[Facts], Chapter]


def chapters(
    ui: Ui, words: MustangWords, box: Box | None = None, *, bandits: bool = False
) -> list[Chapter]:
    """The booklet in one language, for one box."""
    # They are made of these parts: imported late.
    from game.ui.mustang.menus import rules_pages_count, rules_pages_ranch, rules_pages_sets

    facts = Facts(ui, words, shipped_box() if box is None else box, bandits=bandits)
    pages = (rules_pages_ranch, rules_pages_sets, rules_pages_count)
    return [write(facts) for page in pages for write in page.CHAPTERS]
