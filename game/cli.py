"""The command line. Bad input gives one sentence on the error stream and exit code 2."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence

from game.cleantext import from_outside
from game.commands.exit_codes import BAD_INPUT
from game.engine.errors import GameError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; without one, open the window."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    _print_what_can_be_printed()
    try:
        return _run(given)
    except GameError as error:
        print(error, file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:  # whoever read our output has left
        sys.stderr.close()
        return 0
    except OSError as error:
        reason = from_outside(error.strerror or str(error))
        print(f"That cannot be written or read: {reason}.", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return 130


def _run(given: list[str]) -> int:
    """The window opens without loading what only the commands need, and the other way round."""
    if not given:
        from game.app import run_app

        return run_app()
    from game.commands.arguments import parser

    args = parser().parse_args(given)
    code: int = args.run(args)
    return code


def _print_what_can_be_printed() -> None:
    """A console without accents gets stand-ins instead of an error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
