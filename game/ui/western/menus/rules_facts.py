"""The booklet of Western: every number is taken from the box or the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.western.box import SEATS, Box, shipped_box
from game.ui.screens.booklet import Chapter
from game.wording.western import WesternWords

USUAL_PLAYERS = 5


class Facts:
    """Where the numbers of the booklet come from."""

    def __init__(self, words: WesternWords, box: Box) -> None:
        self.words = words
        self.box = box
        money, cards, pays = words.money, words.number_of_cards, box.pays
        few, crowd = box.tables[USUAL_PLAYERS], box.tables[SEATS[-1]]
        self.numbers: dict[str, Any] = {
            "fewest": SEATS[0],
            "most": SEATS[-1],
            "crowd": min(n for n, table in box.tables.items() if table == crowd),
            "goal": money(few.goal),
            "high_goal": money(crowd.goal),
            "hand": cards(box.hand),
            "cards": cards(sum(box.deck.values())),
            "kinds": words.number_of_kinds(sum(map(bool, box.deck.values()))),
            "draw": cards(few.draw_limit),
            "crowd_draw": cards(crowd.draw_limit),
            "limit": cards(few.hand_limit),
            "crowd_limit": cards(crowd.hand_limit),
            "differ": cards(box.saloon),
            "pip": money(pays.pip),
            "twice": money(pays.pip * few.times.attack_2),
            "dog": money(pays.dog),
            "dancer": money(pays.dancer),
            "debt": money(pays.pay_me),
            "tithe": money(pays.levy),
            "share": money(pays.everybody_gives),
            "no_horse": money(pays.no_horse),
            "no_hat": money(pays.no_hat),
            "no_both": money(pays.no_horse + pays.no_hat),
        }


Writer = Callable[[Facts], Chapter]


def chapters(words: WesternWords, box: Box | None = None) -> list[Chapter]:
    """The booklet in one language, for one box."""
    # They are made of these parts: imported late.
    from game.ui.western.menus import (
        rules_pages_ambush,
        rules_pages_cards,
        rules_pages_duels,
        rules_pages_law,
        rules_pages_screen,
        rules_pages_table,
    )

    facts = Facts(words, shipped_box() if box is None else box)
    pages = (
        *(rules_pages_table, rules_pages_cards, rules_pages_ambush),
        *(rules_pages_law, rules_pages_duels, rules_pages_screen),
    )
    return [write(facts) for page in pages for write in page.CHAPTERS]
