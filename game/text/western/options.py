"""What can be chosen before a game of Western."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.engine.errors import SetupError
from game.rules.western.box import shipped_box
from game.rules.western.box_schema import MOST_MONEY
from game.rules.western.options import (
    GOAL,
    MONEY,
    OPEN_TRAIN,
    OPTIONS,
    POT,
    STEP,
    TRIPLE_GUNS,
)
from game.rules.western.terms import Terms
from game.text.dialog import Dialog, Unclear
from game.text.parsing import whole_number
from game.wording.western import WesternWords


def ask_options(
    dialog: Dialog[WesternWords], given: Mapping[str, Any], players: int
) -> dict[str, Any]:
    """What is given is not asked. Few want anything else than the usual; what cannot be played
    is asked again."""
    usual = Terms(shipped_box(), players, OPTIONS.checked(given))
    if dialog.yes_or_no(_usual_rules(dialog.words, usual), default=True):
        return {}
    while True:
        options = _ask_each(dialog, given, usual)
        wanted = OPTIONS.checked({**options, **given})
        try:
            Terms(shipped_box(), players, wanted).check()
        except SetupError as problem:
            dialog.console.say(dialog.words.problem(problem))
        else:
            return options


def _ask_each(
    dialog: Dialog[WesternWords], given: Mapping[str, Any], usual: Terms
) -> dict[str, Any]:
    _ = dialog.words.say
    options: dict[str, Any] = {}
    amounts = {
        GOAL: (_("How much money wins the game, in thousands?"), usual.goal),
        MONEY: (_("How much does everyone start with?"), usual.money),
        POT: (_("How much starts in the cash box?"), usual.pot),
    }
    for name, (prompt, amount) in amounts.items():
        if name not in given:
            options[name] = _ask_money(dialog, prompt, amount)
    can_triple = OPTIONS[TRIPLE_GUNS].at(usual.players)
    if can_triple and TRIPLE_GUNS not in given:
        options[TRIPLE_GUNS] = dialog.yes_or_no(_("Do three guns count triple?"))
    if OPEN_TRAIN not in given:
        options[OPEN_TRAIN] = dialog.yes_or_no(
            _("For the Gold Train, may anyone play at any time instead of in turn?")
        )
    return options


def _usual_rules(words: WesternWords, usual: Terms) -> str:
    return words.say(
        "Everyone starts with %(money)s, the cash box with %(pot)s, and %(goal)s wins. Play "
        "like this?",
        money=words.money(usual.money),
        pot=words.money(usual.pot),
        goal=words.money(usual.goal),
    )


def _ask_money(dialog: Dialog[WesternWords], question: str, usual: int) -> int:
    _ = dialog.words.say

    def understand(line: str) -> int:
        amount = whole_number(line.removesuffix("k")) if line else usual
        if amount is None or amount % STEP or amount > MOST_MONEY:
            raise Unclear(_("Please type a multiple of 10, %(most)d at most.", most=MOST_MONEY))
        return amount

    help_lines = [_("Type a number, or press Enter for the default.")]
    return dialog.ask(f"{question} [{dialog.on_enter(usual)}]", understand, help_lines)
