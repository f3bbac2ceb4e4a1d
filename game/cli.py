"""The command line. Bad input gives one sentence on the error stream and exit code 2."""

from __future__ import annotations

import argparse
import io
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from game.bots import LEVELS
from game.engine.errors import GameError
from game.engine.events import logged
from game.engine.registry import GAMES, check_number_of_seats, game_type

BAD_INPUT = 2


class OneSentence(argparse.ArgumentParser):
    """A parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{message[:1].upper()}{message[1:]}; see --help.\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; without one, play the race."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    _print_what_can_be_printed()
    try:
        args = _parser().parse_args(given or ["play", "pony-express", "--text"])
        code: int = args.run(args)
        return code
    except GameError as error:
        print(error, file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:  # whoever read our output has left
        sys.stderr.close()
        return 0
    except OSError as error:
        print(f"That cannot be written or read: {error.strerror or error}.", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return 130


def _print_what_can_be_printed() -> None:
    """A console without accents gets stand-ins instead of an error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _parser() -> argparse.ArgumentParser:
    parser = OneSentence(prog="pony-express", description="Western table games.")
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=OneSentence)
    _add_play(commands)
    _add_simulate(commands)
    _add_replay(commands)
    _add_bench(commands)
    return parser


def _add_play(commands: Any) -> None:
    play = commands.add_parser("play", help="play a game")
    play.add_argument("game", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    play.add_argument("--text", action="store_true", help="in the terminal")
    play.add_argument(
        "--seats", help=f"such as you,random,random: names of people, or of levels {LEVELS}"
    )
    play.add_argument("--lang", help="en, fr or it; else the system's language")
    play.add_argument("--seed", type=int, help="for the same dice and cards again")
    play.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    _add_options(play)
    play.set_defaults(run=_play)


def _add_simulate(commands: Any) -> None:
    simulate = commands.add_parser("simulate", help="bots among themselves")
    simulate.add_argument("game", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    simulate.add_argument(
        "--seats", type=int, help="how many; else as many as levels, or the least"
    )
    simulate.add_argument("--levels", help=f"such as random,random,random; levels: {LEVELS}")
    simulate.add_argument("--games", type=int, default=100)
    simulate.add_argument("--seed", type=int, default=1)
    simulate.add_argument(
        "--shots", choices=["drawn"], default="drawn", help="outcomes by a stated probability"
    )
    simulate.add_argument("--json", action="store_true")
    _add_options(simulate)
    simulate.set_defaults(run=_simulate)


def _add_replay(commands: Any) -> None:
    replay = commands.add_parser("replay", help="watch or verify a saved game")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument("--check", action="store_true", help="play it again, compare every event")
    replay.add_argument("--lang", help="en, fr or it; else the system's language")
    replay.add_argument("--json", action="store_true")
    replay.set_defaults(run=_replay)


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
        help="a rule of the game, such as must-fall=true or board=silver-trail; may be repeated",
    )


def _options(given: Sequence[str]) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise GameError(f"An option is given as NAME=VALUE, not as {text!r}.")
        options[name] = {"true": True, "false": False}.get(value, value)
    return options


# Each command loads what it needs when it runs: a simulation starts without the front-ends.


def _play(args: argparse.Namespace) -> int:
    from game.text.start import continue_text, run_text

    game_type(args.game)
    if args.load is not None:
        if args.seats or args.option or args.seed is not None:
            raise GameError("A loaded game keeps its own seats, options and seed.")
        return continue_text(args.load, args.lang)
    seats = None if args.seats is None else args.seats.split(",")
    return run_text(args.game, seats, args.lang, _options(args.option), args.seed)


def _simulate(args: argparse.Namespace) -> int:
    from game.commands.simulate import Progress, simulate, summary

    kind = game_type(args.game)
    if args.levels is None:
        seats = kind.seats[0] if args.seats is None else args.seats
        check_number_of_seats(kind, seats)
        levels = ["random"] * seats
    else:
        levels = args.levels.split(",")
        if args.seats is not None and args.seats != len(levels):
            raise GameError(f"{args.seats} seats cannot hold {len(levels)} levels.")
    progress = Progress(max(args.games, 1))
    begun = time.perf_counter()
    played = []
    for game in simulate(args.game, levels, args.games, args.seed, _options(args.option)):
        played.append(game)
        progress.show(len(played))
    figures = {
        "game": args.game,
        "seats": len(levels),
        "seed": args.seed,
        "shots": args.shots,
        **summary(played),
        "seconds": round(time.perf_counter() - begun, 3),
    }
    _print_figures(figures, args.json)
    return 0


def _replay(args: argparse.Namespace) -> int:
    from game.commands.replay import check_replay, open_replay, sentences
    from game.i18n import default_language
    from game.text.plain import printable
    from game.wording import Words

    if args.check:
        _print_figures(check_replay(args.file), args.json)
        return 0
    save, match = open_replay(args.file)
    if args.json:
        print(json.dumps([logged(event) for event in match.events]))
        return 0
    for sentence in sentences(save, match, Words(args.lang or default_language())):
        print(printable(sentence, sys.stdout.encoding))
    return 0


def _bench(args: argparse.Namespace) -> int:
    from game.commands.bench import run_bench
    from game.commands.simulate import Progress

    if args.games < 1:
        raise GameError("A benchmark needs at least one game.")
    _print_figures(run_bench(args.games, Progress(args.games).show), args.json)
    return 0


def _print_figures(figures: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print(json.dumps(figures))
        return
    width = max(map(len, figures))
    for name, value in figures.items():
        print(f"{name.replace('_', ' '):<{width}}  {value}")
