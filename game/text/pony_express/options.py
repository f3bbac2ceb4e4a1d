"""Board and house rules of a new race."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.boardfile import BoardError, find_boards
from game.rules.pony_express.board import board_from_file
from game.rules.pony_express.options import BOARD
from game.rules.pony_express.rules import GAME
from game.text.dialog import Dialog
from game.wording.pony_express import RaceWords
from game.wording.pony_express.house_rules import HOUSE_RULES


def ask_options(dialog: Dialog[RaceWords], given: Mapping[str, Any]) -> dict[str, Any]:
    """What is given is not asked."""
    _ = dialog.words.say
    options: dict[str, Any] = {}
    if BOARD not in given:
        options[BOARD] = _ask_board(dialog)
    for rule in HOUSE_RULES:
        if rule not in given:
            text = dialog.words.house_rule(rule).text
            options[rule] = dialog.yes_or_no(_("House rule: %(text)s Do you use it?", text=text))
    return options


def _ask_board(dialog: Dialog[RaceWords]) -> str:
    _ = dialog.words.say
    boards = _titles(dialog)
    if len(boards) == 1:
        return next(iter(boards))
    dialog.list_numbered(list(boards.values()))
    prompt, help_lines = _("Which board?"), [_("Type the number of a board.")]
    return list(boards)[dialog.pick(prompt, list(boards.values()), help_lines, default=0)]


def _titles(dialog: Dialog[RaceWords]) -> dict[str, str]:
    """The playable boards by id, the game's own first; a broken one is said and left out."""
    titles = {}
    for name, path in find_boards(GAME).items():
        try:
            titles[name] = board_from_file(path, name).title[dialog.words.code]
        except BoardError as error:
            dialog.console.say(dialog.words.problem(error))
    return dict(sorted(titles.items(), key=lambda board: board[0] != GAME))
