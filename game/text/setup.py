"""The questions before a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from game.boardfile import BoardError, find_boards
from game.bots import levels_of
from game.engine.limits import LONGEST_NAME
from game.engine.players import HUMAN
from game.engine.registry import game_type
from game.hotseat.savefiles import Unfinished
from game.hotseat.seats import Seats, named, stranger, usual_level
from game.rules.pony_express.board import board_from_file
from game.text.dialog import Dialog, Unclear
from game.text.parsing import whole_number
from game.wording.pony_express.house_rules import HOUSE_RULES


class Setup(NamedTuple):
    """What is to be played."""

    seats: Seats
    options: dict[str, Any]


def wants_to_go_on(dialog: Dialog, unfinished: Unfinished) -> bool:
    """With the last game that was not finished."""
    _ = dialog.words.say
    when = datetime.fromtimestamp(unfinished.path.stat().st_mtime)
    return dialog.yes_or_no(
        _(
            "Go on with the game of %(names)s from %(date)s?",
            names=dialog.words.listing(unfinished.save.seats),
            date=f"{when:%Y-%m-%d %H:%M}",
        ),
        [_("If not, a new game begins, and the old one stays in its file.")],
        default=True,
    )


def ask_setup(dialog: Dialog, game: str, given: Mapping[str, Any], seed: int) -> Setup:
    """Riders, people, opponents, board and house rules; what is given is not asked."""
    _ = dialog.words.say
    dialog.console.say(_("A new race: a few questions first."))
    allowed = game_type(game).seats
    count = _ask_number(dialog, _("How many riders?"), allowed[0], allowed[-1], default=allowed[0])
    people = _ask_number(dialog, _("How many of them are people?"), 1, count, default=1)
    names = _ask_names(dialog, people)
    bots = count - people
    level = _ask_level(dialog, game) if bots else ""
    seats = named(names, [HUMAN] * people + [level] * bots, seed)
    return Setup(seats, {**_ask_options(dialog, game, given), **given})


def _ask_number(dialog: Dialog, question: str, least: int, most: int, default: int) -> int:
    _ = dialog.words.say
    if least == most:
        return least

    def understand(line: str) -> int:
        number = whole_number(line) if line else default
        if number is None or not least <= number <= most:
            raise Unclear(
                _("Please type a number from %(first)d to %(last)d.", first=least, last=most)
            )
        return number

    help_lines = [_("Type a number, or Enter alone for the usual one.")]
    return dialog.ask(
        f"{question} [{least}-{most}, {dialog.on_enter(default)}]", understand, help_lines
    )


def _ask_names(dialog: Dialog, people: int) -> list[str]:
    _ = dialog.words.say
    names: list[str] = []
    for number in range(1, people + 1):
        if people == 1:
            question = _("What is your name?")
        else:
            question = _("What is the name of person %(number)d?", number=number)
        usual = stranger(dialog.words) if number == 1 else f"{stranger(dialog.words)} {number}"
        help_lines = [_("Type a name, or Enter alone for the usual one.")]
        understand = _name_reader(dialog, names, usual)
        names.append(dialog.ask(f"{question} [{dialog.on_enter(usual)}]", understand, help_lines))
    return names


def _name_reader(dialog: Dialog, taken: Sequence[str], usual: str) -> Callable[[str], str]:
    _ = dialog.words.say

    def understand(line: str) -> str:
        name = line or usual
        if len(name) > LONGEST_NAME:
            raise Unclear(_("A name has at most %(most)d letters.", most=LONGEST_NAME))
        if name.casefold() in [other.casefold() for other in taken]:
            raise Unclear(_("%(name)s already rides.", name=name))
        return name

    return understand


def _ask_level(dialog: Dialog, game: str) -> str:
    _ = dialog.words.say
    levels = levels_of(game)
    if len(levels) == 1:
        return levels[0]
    names = [dialog.words.level(level) for level in levels]
    _list(dialog, names)
    help_lines = [_("The further down the list, the better they play.")]
    question = _("How good are the other riders?")
    usual = levels.index(usual_level(levels))
    return levels[dialog.pick(question, names, help_lines, default=usual)]


def _ask_options(dialog: Dialog, game: str, given: Mapping[str, Any]) -> dict[str, Any]:
    _ = dialog.words.say
    options: dict[str, Any] = {}
    if "board" not in given:
        options["board"] = _ask_board(dialog, game)
    for rule in HOUSE_RULES:
        if rule not in given:
            text = dialog.words.house_rule(rule).text
            options[rule] = dialog.yes_or_no(
                _("House rule: %(text)s Do you play by it?", text=text)
            )
    return options


def _ask_board(dialog: Dialog, game: str) -> str:
    _ = dialog.words.say
    boards = _titles(dialog, game)
    if len(boards) == 1:
        return next(iter(boards))
    _list(dialog, list(boards.values()))
    prompt, help_lines = _("Which board?"), [_("Type the number of a board.")]
    return list(boards)[dialog.pick(prompt, list(boards.values()), help_lines, default=0)]


def _titles(dialog: Dialog, game: str) -> dict[str, str]:
    """The playable boards by id, the game's own first; a broken one is said and left out."""
    titles = {}
    for name, path in find_boards(game).items():
        try:
            titles[name] = board_from_file(path, name).title[dialog.words.code]
        except BoardError as error:
            dialog.console.say(dialog.words.problem(error))
    return dict(sorted(titles.items(), key=lambda board: board[0] != game))


def _list(dialog: Dialog, things: Sequence[str]) -> None:
    for number, thing in enumerate(things, start=1):
        dialog.console.say(f"{number}. {thing}")
