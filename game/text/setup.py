"""The questions before a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from game.bots import levels_of
from game.engine.names import new_name_problem, tidy_name
from game.engine.players import HUMAN
from game.games.registry import game_named
from game.hotseat.savefiles import Unfinished
from game.hotseat.seats import Seats, named, stranger, usual_level
from game.text.dialog import Dialog, Unclear
from game.text.parsing import whole_number
from game.text.part import Part


class Setup(NamedTuple):
    """What is to be played."""

    seats: Seats
    options: dict[str, Any]


def wants_to_go_on(dialog: Dialog[Any], unfinished: Unfinished) -> bool:
    """With the last game that was not finished."""
    _ = dialog.words.say
    when = datetime.fromtimestamp(unfinished.path.stat().st_mtime)
    return dialog.yes_or_no(
        _(
            "Continue the game with %(names)s from %(date)s?",
            names=dialog.words.listing(unfinished.save.seats),
            date=f"{when:%Y-%m-%d %H:%M}",
        ),
        [_("If not, a new game starts and the old one stays in its file.")],
        default=True,
    )


def ask_setup(
    dialog: Dialog[Any], part: Part[Any], game: str, given: Mapping[str, Any], seed: int
) -> Setup:
    """Players, people, opponents, and what else the game lets one choose."""
    _ = dialog.words.say
    dialog.console.say(_(part.setup.begins))
    allowed = game_named(game).seats
    how_many = _(part.setup.how_many)
    count = _ask_number(dialog, how_many, allowed[0], allowed[-1], default=allowed[0])
    people = _ask_number(dialog, _("How many human players?"), 1, count, default=1)
    names = _ask_names(dialog, people, part.setup.taken)
    bots = count - people
    level = _ask_level(dialog, game, part.setup.how_good) if bots else ""
    seats = named(names, [HUMAN] * people + [level] * bots, seed)
    return Setup(seats, {**part.ask_options(dialog, given, seats.names), **given})


def _ask_number(dialog: Dialog[Any], question: str, least: int, most: int, default: int) -> int:
    _ = dialog.words.say
    if least == most:
        return least

    def understand(line: str) -> int:
        number = whole_number(line) if line else default
        if number is None or not least <= number <= most:
            raise Unclear(_("Type a number from %(first)d to %(last)d.", first=least, last=most))
        return number

    help_lines = [_("Type a number, or press Enter for the default.")]
    return dialog.ask(
        f"{question} [{least}-{most}, {dialog.on_enter(default)}]", understand, help_lines
    )


def _ask_names(dialog: Dialog[Any], people: int, taken: str) -> list[str]:
    _ = dialog.words.say
    names: list[str] = []
    for number in range(1, people + 1):
        if people == 1:
            question = _("What's your name?")
        else:
            question = _("What's player %(number)d's name?", number=number)
        usual = stranger(dialog.words) if number == 1 else f"{stranger(dialog.words)} {number}"
        help_lines = [_("Type a name, or press Enter for the default.")]
        understand = _name_reader(dialog, names, usual, taken)
        names.append(dialog.ask(f"{question} [{dialog.on_enter(usual)}]", understand, help_lines))
    return names


def _name_reader(
    dialog: Dialog[Any], names: Sequence[str], usual: str, taken: str
) -> Callable[[str], str]:
    _ = dialog.words.say

    def understand(line: str) -> str:
        name = tidy_name(line) or usual
        problem = new_name_problem(name)
        if problem is not None:
            raise Unclear(dialog.words.message(problem))
        if name.casefold() in [other.casefold() for other in names]:
            raise Unclear(_(taken, name=name))
        return name

    return understand


def _ask_level(dialog: Dialog[Any], game: str, question: str) -> str:
    _ = dialog.words.say
    levels = levels_of(game)
    if len(levels) == 1:
        return levels[0]
    names = [dialog.words.level(level) for level in levels]
    dialog.list_numbered(names)
    help_lines = [_("The further down the list, the better they play.")]
    usual = levels.index(usual_level(levels))
    return levels[dialog.pick(_(question), names, help_lines, default=usual)]
