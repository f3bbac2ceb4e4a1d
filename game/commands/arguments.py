"""The commands and their arguments."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from game.bots import LEVELS, make_bot
from game.cleantext import LONGEST_SENTENCE, clean, shortened
from game.commands.exit_codes import BAD_INPUT
from game.commands.game_lists import a_switch, all_options, ids
from game.commands.values import numbers, options_given, pair, print_figures
from game.engine.errors import GameError, shown
from game.engine.events import logged
from game.engine.starting import check_number_of_seats
from game.games.registry import game_named

if TYPE_CHECKING:
    from game.commands.simulate import Series

Command = Callable[[argparse.Namespace], int]


class OneSentence(argparse.ArgumentParser):
    """A parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        said = shortened(clean(message), LONGEST_SENTENCE)  # it repeats what was typed
        self.exit(BAD_INPUT, f"{said[:1].upper()}{said[1:]}; see --help.\n")


def parser() -> argparse.ArgumentParser:
    parser = OneSentence(prog="pony-express", description="Western table games.")
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=OneSentence)
    _add_play(commands)
    _add_simulate(commands)
    _add_replay(commands)
    _add_shoot(commands)
    _add_range(commands)
    _add_gallery(commands)
    _add_bench(commands)
    return parser


def _add_play(commands: Any) -> None:
    play = commands.add_parser("play", help="play a game")
    play.add_argument("game", metavar="GAME", help=f"one of {ids()}")
    play.add_argument("--text", action="store_true", help="in the terminal, not in the window")
    play.add_argument(
        "--seats", help=f"such as you,ranger,greenhorn: names of people, or of levels {LEVELS}"
    )
    play.add_argument("--lang", help="en, fr or it; else the system's language")
    play.add_argument("--seed", type=int, help="for the same dice and cards again")
    play.add_argument(
        "--no-tells",
        action="store_true",
        help="bots have no habits that give a bluff away",
    )
    play.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    play.add_argument(
        "--rescue",
        action="store_true",
        help="with --load and --text: go on from the last good turn of a damaged save",
    )
    _add_options(play)
    play.set_defaults(run=_speaking(_play))


def _add_simulate(commands: Any) -> None:
    simulate = commands.add_parser("simulate", help="bots among themselves")
    simulate.add_argument("game", metavar="GAME", help=f"one of {ids()}")
    simulate.add_argument(
        "--seats", type=int, help="how many; else as many as levels, or the least"
    )
    simulate.add_argument("--levels", help=f"such as ranger,ranger,gunslinger; levels: {LEVELS}")
    measured = simulate.add_mutually_exclusive_group()
    measured.add_argument(
        "--ladder", action="store_true", help="levels against each other, two and two"
    )
    measured.add_argument(
        "--exploiters", action="store_true", help="simple strategies among the strongest level"
    )
    simulate.add_argument(
        "--pairs", choices=["adjacent", "all"], help="of the ladder; else adjacent"
    )
    simulate.add_argument("--games", type=int, help="else 100, or 2000 for each line of a table")
    simulate.add_argument("--jobs", type=int, help="processes; else as many as cores, if it pays")
    simulate.add_argument("--seed", type=int, default=1)
    simulate.add_argument(
        "--shots",
        choices=["physics", "drawn"],
        help="else physics; drawn: outcomes by a stated probability, for benchmarks",
    )
    form = simulate.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true")
    form.add_argument("--markdown", action="store_true", help="a table as in the README")
    _add_options(simulate)
    simulate.set_defaults(run=_simulate)


def _add_replay(commands: Any) -> None:
    replay = commands.add_parser("replay", help="watch, read or verify a saved game")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument("--text", action="store_true", help="line by line in the terminal")
    replay.add_argument("--check", action="store_true", help="play it again, compare every event")
    replay.add_argument("--lang", help="en, fr or it; else as in the settings")
    replay.add_argument("--json", action="store_true")
    replay.set_defaults(run=_speaking(_replay))


def _add_shoot(commands: Any) -> None:
    shoot = commands.add_parser("shoot", help="one flick of the die, without a game")
    shoot.add_argument("--scene", choices=["duel", "showdown", "indians"], default="duel")
    shoot.add_argument("--riders", default="", help="where bystanders stand, such as 11,16")
    shoot.add_argument("--corner", choices=["north-west", "south-east"], default="north-west")
    shoot.add_argument("--start", metavar="X,Y", help="in cm; else the middle of the line")
    shoot.add_argument("--angle", type=float, help="degrees from east; else straight ahead")
    shoot.add_argument("--speed", type=float, default=2.2, help="in m/s")
    shoot.add_argument("--spin", type=float, default=0.0, help="in radians a second")
    shoot.add_argument("--wind", choices=["left", "right"], help="where a dust devil comes from")
    shoot.add_argument("--barrel", metavar="X,Y", help="where a water barrel stands")
    shoot.add_argument("--decoy", action="store_true", help="the opponent has a twin")
    shoot.add_argument("--board", help="else the usual one")
    shoot.add_argument("--json", action="store_true")
    shoot.set_defaults(run=_shoot)


def _add_range(commands: Any) -> None:
    practice = commands.add_parser("range", help="practise shots")
    practice.add_argument("--lang", help="en, fr or it; else as in the settings")
    practice.add_argument(
        "--solve",
        metavar="DRILL",
        help="look for a golden flick: a drill's id, or a file of drills",
    )
    practice.add_argument("--tries", type=int, default=4000, help="random flicks to begin with")
    practice.add_argument("--seed", type=int, default=1, help="for another search")
    practice.set_defaults(run=_speaking(_range))


def _add_gallery(commands: Any) -> None:
    gallery = commands.add_parser("gallery", help="every widget, prompt and part of a table")
    gallery.add_argument("--list", action="store_true", help="the titles of all pages")
    gallery.add_argument("--shot", type=Path, metavar="FOLDER", help="draw them, without a window")
    gallery.add_argument("--only", default="", metavar="TEXT", help="pages with that in the title")
    gallery.add_argument("--lang", default="en", help="en, fr or it")
    gallery.add_argument("--zoom", type=int, default=100, help="of the type, 100 to 150 percent")
    gallery.add_argument("--bandits", action="store_true", help="instead of Indians")
    gallery.add_argument("--still", action="store_true", help="reduced motion")
    gallery.set_defaults(run=_gallery)


def _add_bench(commands: Any) -> None:
    bench = commands.add_parser("bench", help="how fast it is, beside a baseline")
    bench.add_argument("--games", type=int, default=400, help="more games, steadier figures")
    bench.add_argument("--json", action="store_true")
    bench.set_defaults(run=_bench)


def _add_options(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=f"a rule of the game, such as {a_switch()}=true; may be repeated. {all_options()}",
    )


def _speaking(run: Command) -> Command:
    """A command for players: what goes wrong is said in the language of their game."""

    def told(args: argparse.Namespace) -> int:
        try:
            return run(args)
        except GameError as error:
            from game.i18n import LANGUAGES, default_language
            from game.wording.vocabulary import Vocabulary

            code = args.lang if args.lang in LANGUAGES else default_language()
            raise GameError(Vocabulary(code).problem(error)) from error

    return told


# Each command loads what it needs when it runs: a simulation starts without the front-ends.


def _play(args: argparse.Namespace) -> int:
    if args.no_tells and not game_named(args.game).has_tells:
        those = ids(lambda game: game.has_tells)
        raise GameError(f"--no-tells is for {those}: there is no bluffing in {args.game}.")
    if args.rescue and (args.load is None or not args.text):
        raise GameError("--rescue goes with --load and --text: the window asks by itself.")
    if args.load is not None:
        _check_load(args)
    return _play_text(args) if args.text else _play_window(args)


def _check_load(args: argparse.Namespace) -> None:
    from game.engine.rescue import readable_part

    if args.seats or args.option or args.seed is not None:
        raise GameError("A loaded game keeps its own seats, options and seed.")
    saved = readable_part(args.load).game
    if saved != args.game:
        raise GameError(f"{args.load} holds a game of {shown(saved)}, not of {args.game!r}.")


def _seats(args: argparse.Namespace) -> list[str] | None:
    return None if args.seats is None else args.seats.split(",")


def _options(args: argparse.Namespace) -> dict[str, Any]:
    return options_given(args.option, game_named(args.game).options())


def _play_text(args: argparse.Namespace) -> int:
    from game.text.start import continue_text, run_text

    tells = not args.no_tells
    if args.load is not None:
        return continue_text(args.load, args.lang, tells=tells, rescues=args.rescue)
    options = _options(args)
    return run_text(args.game, _seats(args), args.lang, options, args.seed, tells=tells)


def _play_window(args: argparse.Namespace) -> int:
    from game.app import NewGame, SavedGame, run_app

    tells = not args.no_tells
    if args.load is not None:
        return run_app(SavedGame(args.load, tells), args.lang)
    options = _options(args)
    return run_app(NewGame(args.game, _seats(args), options, args.seed, tells), args.lang)


def _simulate(args: argparse.Namespace) -> int:
    from game.commands.simulate import Series, play_games, rotations, seatings, summary

    _check_simulation(args)
    shots = args.shots or "physics"
    series = Series(args.game, _options(args), args.seed, shots, partial(make_bot, args.game))
    if args.ladder or args.exploiters:
        return _measure(args, series)
    levels = _levels(args)
    games = seatings(rotations(levels), 100 if args.games is None else args.games)
    begun = time.perf_counter()
    played = play_games(series, games, args.jobs)
    figures = {
        "game": args.game,
        "seats": len(levels),
        **_drawn_from(series),
        **summary(played),
        "seconds": round(time.perf_counter() - begun, 3),
    }
    print_figures(figures, args.json)
    return 0


def _drawn_from(series: Series) -> dict[str, Any]:
    """Where the chance of a simulation comes from."""
    seed = {"seed": series.seed}
    return {**seed, "shots": series.shots} if game_named(series.game).has_shots else seed


def _check_simulation(args: argparse.Namespace) -> None:
    """What argparse cannot tell: which options make no sense together."""
    if args.shots and not game_named(args.game).has_shots:
        those = ids(lambda game: game.has_shots)
        raise GameError(f"--shots is for {those}: nobody shoots in {args.game}.")
    if (args.ladder or args.exploiters) and (args.levels, args.seats) != (None, None):
        raise GameError("A ladder and the exploiters have their own seats and levels.")
    if args.pairs and not args.ladder:
        raise GameError("--pairs is for a --ladder.")
    if args.markdown and not (args.ladder or args.exploiters):
        raise GameError("--markdown is for the tables of --ladder and --exploiters.")


def _levels(args: argparse.Namespace) -> list[str]:
    if args.levels is None:
        kind = game_named(args.game)
        seats = kind.seats[0] if args.seats is None else args.seats
        check_number_of_seats(kind, seats)
        return ["random"] * seats
    levels: list[str] = args.levels.split(",")
    if args.seats is not None and args.seats != len(levels):
        raise GameError(f"{args.seats} seats cannot hold {len(levels)} levels.")
    return levels


def _measure(args: argparse.Namespace, series: Series) -> int:
    from game.commands.ladder import GAMES, as_markdown, as_text, exploiters, ladder

    games = GAMES if args.games is None else args.games
    begun = time.perf_counter()
    if args.ladder:
        rows = ladder(series, games, args.jobs, args.pairs or "adjacent")
    else:
        rows = exploiters(series, games, args.jobs)
    if args.json:
        figures = {
            "game": args.game,
            **_drawn_from(series),
            "ladder" if args.ladder else "exploiters": rows,
            "seconds": round(time.perf_counter() - begun, 3),
        }
        print(json.dumps(figures))
    else:
        print(as_markdown(rows) if args.markdown else as_text(rows))
    return 0


def _replay(args: argparse.Namespace) -> int:
    from game.commands.replay import check_replay, sentences
    from game.engine.watching import finished_game
    from game.i18n import default_language
    from game.settings import load_settings
    from game.text.plain import printable
    from game.wording import words_for

    if args.check:
        print_figures(check_replay(args.file), args.json)
        return 0
    if not (args.text or args.json):
        from game.app import Replay, run_app

        return run_app(Replay(args.file), args.lang)
    save, match = finished_game(args.file, game_named)
    if args.json:
        print(json.dumps([logged(event) for event in match.events]))
        return 0
    code, bandits = args.lang or default_language(), load_settings()[0].bandits
    words = words_for(save.game, code, bandits=bandits, view=match.seen(None))
    for sentence in sentences(save, match, words):
        print(printable(sentence, sys.stdout.encoding))
    return 0


def _gallery(args: argparse.Namespace) -> int:
    from game.commands.gallery import run_gallery

    return run_gallery(args)


def _shoot(args: argparse.Namespace) -> int:
    from game.commands.shoot import as_data, sentences, shoot
    from game.rules.pony_express.options import USUAL_BOARD
    from game.rules.pony_express.practice import Setting

    setting = Setting(
        scene=args.scene,
        riders=tuple(numbers(args.riders, int, "--riders")),
        corner=args.corner,
        board=USUAL_BOARD if args.board is None else args.board,
        wind=args.wind,
        barrel=pair(args.barrel, int, "--barrel"),
        decoy=args.decoy,
    )
    start = pair(args.start, float, "--start")
    shot = shoot(setting, start, args.angle, args.speed, args.spin)
    if args.json:
        print(json.dumps(as_data(*shot)))
    else:
        print(*sentences(*shot), sep="\n")
    return 0


def _range(args: argparse.Namespace) -> int:
    if args.solve is None:
        from game.app import PracticeRange, run_app

        return run_app(PracticeRange(), args.lang)
    from game.commands.solve import solutions

    if args.tries < 1:
        raise GameError("A search needs at least one try.")
    for line in solutions(args.solve, args.tries, args.seed):
        print(line, flush=True)
    return 0


def _bench(args: argparse.Namespace) -> int:
    from game.commands.bench import run_bench
    from game.commands.simulate import Progress

    if args.games < 1:
        raise GameError("A benchmark needs at least one game.")
    print_figures(run_bench(args.games, Progress(args.games).show), args.json)
    return 0
