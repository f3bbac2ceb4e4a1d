"""Board files: YAML written by anybody, read so that a bad or hostile one gives a sentence.

Every game keeps its boards as `boards/*.yaml`, and a player may put more of them into their own
folder. A board's top-level key `game` says which game it is for, its id is the file's stem.
"""

import math
import re
import stat
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from game.engine.errors import GameError, Message, shown
from game.engine.files import reason_of
from game.i18n import mark
from game.paths import data_dir, user_dir

try:  # libyaml where it is built in: some ten times faster than the Python parser
    from yaml import CSafeLoader as FastestLoader
except ImportError:  # pragma: no cover
    from yaml import SafeLoader as FastestLoader  # type: ignore[assignment]

LARGEST = 256 * 1024  # bytes; the shipped boards need a few KiB
LONGEST_NAME = 200  # letters of a file's name: what systems can look for
DEEPEST = 20  # levels of lists and mappings

T = TypeVar("T")
Detail = str | Message  # a technical detail, or a text that players read in their language


class BoardError(GameError):
    """One plain sentence: which board, which place in it, and what is wrong there."""


def wrong(source: Detail, what: Detail, place: Detail = "") -> BoardError:
    """The error for a board called `source`; `place` is written like `spaces[7].price`."""
    if place:
        text = mark("The board %(board)s is wrong at %(place)s: %(what)s.")
        return BoardError(text, board=source, place=place, what=what)
    text = mark("The board %(board)s cannot be used: %(what)s.")
    return BoardError(text, board=source, what=what)


def found(text: str, /, **facts: Any) -> Message:
    """What is wrong with a board: a marked text, without a full stop."""
    return Message(text, facts)


def _too_deep() -> Message:
    return found(mark("it is nested deeper than %(most)d levels"), most=DEEPEST)


def read_board(path: Path, schema: type[T]) -> T:
    """The board in this file, as its game's schema wants it."""
    data = _parsed(_text(path), str(path))
    if data is None:
        raise wrong(str(path), found(mark("the file is empty")))
    return convert_board(data, schema, str(path))


def convert_board(data: Any, schema: type[T], source: Detail) -> T:
    """Plain data (of a file, or of a board kept in a save) as its game's schema wants it."""
    _check_values(data, "", source)
    try:
        return msgspec.convert(data, schema)
    except msgspec.ValidationError as error:
        what, _, place = str(error).partition(" - at `$")
        raise wrong(source, _in_plain_words(what), place.rstrip("`").lstrip(".")) from None


def find_boards(game: str) -> dict[str, Path]:
    """All boards of a game by id: the shipped ones, then the player's own.

    A shipped board is never replaced: the player's `silver-trail.yaml` is offered as
    `silver-trail-2` beside it. A file that cannot be read is left out, and harms no other.
    """
    boards = {path.stem: path for path in _boards_in(data_dir("boards"), game)}
    own = list(_boards_in(user_dir("boards"), game))
    # Own boards with a name of their own come first, so that no stand-in name takes it from them.
    for path in sorted(own, key=lambda path: (path.stem in boards, path.stem)):
        boards[_free_name(path.stem, boards)] = path
    return boards


def refused_boards() -> dict[str, BoardError]:
    """The player's own files that are offered for no game, by their stem: each with what is wrong
    with it."""
    refused = {}
    for path in yaml_files(user_dir("boards")):
        try:
            if _game_of(path) is None:
                raise wrong(str(path), found(mark("it doesn't say which game it's for")))
        except BoardError as problem:
            refused[path.stem] = problem
    return refused


def board_path(game: str, name: str) -> Path:
    """The file of the board with this id."""
    shipped = data_dir("boards") / f"{name}.yaml"  # never replaced, so no need to look further
    if (
        len(name) <= LONGEST_NAME
        and shipped.stem == name
        and shipped.is_file()
        and _game_of(shipped) == game
    ):
        return shipped
    boards = find_boards(game)
    if name in boards:
        return boards[name]
    for path in yaml_files(user_dir("boards")):
        if path.stem == name:
            _game_of(path)  # Says what is wrong where the file is broken.
            top = mark("it does not say %(line)s at its top level")
            raise wrong(str(path), found(top, line=shown(f"game: {game}")))
    text = mark("There's no board called %(name)s for %(game)s. Choose from: %(known)s.")
    known: Detail = ", ".join(boards) or found(mark("none"))
    raise BoardError(text, name=shown(name), game=game, known=known)


# ---- finding


def _boards_in(folder: Path, game: str) -> Iterator[Path]:
    for path in yaml_files(folder):
        try:
            if _game_of(path) == game:
                yield path
        except BoardError:
            continue


def yaml_files(folder: Path) -> list[Path]:
    # The stem becomes the board's id, which is shown and saved: so it has to be text.
    files = (path for path in folder.glob("*.yaml") if path.stem.isprintable())
    return sorted(files, key=lambda path: path.stem)


def _free_name(stem: str, taken: Iterable[str]) -> str:
    name, number = stem, 2
    while name in taken:
        name, number = f"{stem}-{number}", number + 1
    return name


def _game_of(path: Path) -> str | None:
    try:
        about = path.stat()
    except OSError:
        return _game_in(path, 0, 0)  # which says what is wrong
    return _game_in(path, about.st_mtime_ns, about.st_size)


@lru_cache(maxsize=256)  # a file that has not changed since need not be read for every new game
def _game_in(path: Path, _changed: int, _size: int) -> str | None:
    """What the top-level key `game` says. Reads no further than that, and builds nothing."""
    events = _harmless_events(_text(path), str(path))
    depth, is_key = 0, False
    for event in events:
        if isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        elif depth == 1 and is_key and isinstance(event, yaml.ScalarEvent):
            if event.value == "game":
                value = next(events)
                return value.value if isinstance(value, yaml.ScalarEvent) else None
        elif isinstance(event, yaml.CollectionStartEvent):
            if depth == 0 and not isinstance(event, yaml.MappingStartEvent):
                return None
            depth += 1
        # Directly inside the top-level mapping, keys and values take turns.
        is_key = depth == 1 and not is_key
    return None


# ---- reading


def _text(path: Path) -> str:
    try:
        about = path.stat()
        if not stat.S_ISREG(about.st_mode):  # Reading a pipe could wait for ever.
            raise wrong(str(path), found(mark("it isn't a file")))
        if about.st_size > LARGEST:
            size = found(mark("the file is larger than %(most)d KiB"), most=LARGEST // 1024)
            raise wrong(str(path), size)
        return path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        byte = found(mark("byte %(number)d isn't UTF-8 text"), number=error.start)
        raise wrong(str(path), byte) from None
    except OSError as error:
        reading = found(mark("it can't be read (%(reason)s)"), reason=reason_of(error))
        raise wrong(str(path), reading) from None


def _parsed(text: str, source: Detail) -> Any:
    for _ in _harmless_events(text, source):
        pass  # Only when the whole file is known to be harmless is anything built from it.
    try:
        return yaml.load(text, Loader=_PlainLoader)
    except yaml.YAMLError as error:
        raise _not_yaml(error, source) from None


def _harmless_events(text: str, source: Detail) -> Iterator[yaml.Event]:
    """What the parser sees, up to the first thing that a board has no use for."""
    depth = documents = 0
    try:
        for event in yaml.parse(text, Loader=_PlainLoader):
            depth += isinstance(event, yaml.CollectionStartEvent)
            depth -= isinstance(event, yaml.CollectionEndEvent)
            documents += isinstance(event, yaml.DocumentStartEvent)
            problem = _harm(event, depth, documents)
            if problem is not None:
                raise wrong(source, problem, _line(event.start_mark))
            yield event
    except yaml.YAMLError as error:
        raise _not_yaml(error, source) from None


def _harm(event: yaml.Event, depth: int, documents: int) -> Message | None:
    # Aliases let a file of a few lines stand for gigabytes, tags let it name classes.
    if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
        return found(mark("anchors and aliases are not allowed"))
    if getattr(event, "tag", None):
        return found(mark("tags are not allowed"))
    if depth > DEEPEST:
        return _too_deep()
    return found(mark("a second document begins here")) if documents > 1 else None


def _not_yaml(error: yaml.YAMLError, source: Detail) -> BoardError:
    place = getattr(error, "problem_mark", None)
    what: Detail = getattr(error, "problem", None) or getattr(error, "reason", None) or ""
    if isinstance(error, _BadKey):
        what = error.what
    return wrong(
        source,
        what or found(mark("it isn't YAML")),
        found(mark("its text")) if place is None else _line(place),
    )


def _line(place: Any) -> Message:
    """Where something stands, as PyYAML says it."""
    return found(mark("line %(number)d"), number=place.line + 1)


_NULL, _BOOL, _INT, _FLOAT, _STR = (
    f"tag:yaml.org,2002:{kind}" for kind in ("null", "bool", "int", "float", "str")
)
_NUMBERS = [
    (_INT, re.compile(r"[-+]?[0-9]{1,15}\Z")),
    (_FLOAT, re.compile(r"[-+]?([0-9]+(\.[0-9]*)?|\.[0-9]+)([eE][-+]?[0-9]+)?\Z")),
    (_FLOAT, re.compile(r"[-+]?\.(inf|Inf|INF)\Z|\.(nan|NaN|NAN)\Z")),
]
_TRUTHS = [(_BOOL, re.compile(r"(true|True|TRUE|false|False|FALSE)\Z"))]
_NOTHINGS = [(_NULL, re.compile(r"(null|Null|NULL|~|)\Z"))]


class _BadKey(yaml.MarkedYAMLError):
    """A key that YAML would take, and a board does not."""

    def __init__(self, what: Message, place: Any) -> None:
        super().__init__(problem=str(what), problem_mark=place)
        self.what = what


class _PlainLoader(FastestLoader):
    """Lists, mappings with words as keys, text, numbers, true, false and null: no more.

    The scalars are those of YAML 1.2: `no` is a word, 010 is ten, and there are no dates. The
    older forms surprise people, and let a short file ask for numbers that take long to compute.
    """

    yaml_implicit_resolvers = {  # noqa: RUF012 - declared without ClassVar by PyYAML
        **dict.fromkeys("-+.0123456789", _NUMBERS),
        **dict.fromkeys("tTfF", _TRUTHS),
        **dict.fromkeys(["n", "N", "~", ""], _NOTHINGS),
    }
    yaml_constructors = {  # noqa: RUF012
        **FastestLoader.yaml_constructors,
        _INT: lambda loader, node: int(node.value),
    }

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen: set[str] = set()
        for key, _ in node.value:
            if key.tag != _STR:
                problem = found(mark("a key isn't a word"))
            elif key.value in seen:
                problem = found(mark("duplicate key %(key)s"), key=shown(key.value))
            else:
                seen.add(key.value)
                continue
            raise _BadKey(problem, key.start_mark)
        return super().construct_mapping(node, deep)


# ---- the values


def _check_values(value: Any, place: str, source: Detail, depth: int = 0) -> None:
    """No schema wants these, so no schema has to say so. (A comparison lets a NaN through.)"""
    if depth > DEEPEST:
        raise wrong(source, _too_deep(), place)
    if isinstance(value, dict):
        for key, item in value.items():
            _check_values(item, f"{place}.{key}".lstrip("."), source, depth + 1)
    elif isinstance(value, list | tuple):
        for index, item in enumerate(value):
            _check_values(item, f"{place}[{index}]", source, depth + 1)
    elif isinstance(value, float) and not math.isfinite(value):
        number = found(mark("%(number)s isn't a finite number"), number=value)
        raise wrong(source, number, place)
    elif isinstance(value, str) and not value.replace("\u00a0", " ").isprintable():
        letters = found(mark("the text contains characters that can't be shown"))
        raise wrong(source, letters, place)


_PLAIN_WORDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "null": "nothing",
    "array": "a list",
    "object": "a mapping",
}


def _in_plain_words(what: str) -> str:
    """msgspec's message, for people who do not program: no type names, no capital."""

    def words(match: re.Match[str]) -> str:
        return " or ".join(_PLAIN_WORDS.get(name, f"'{name}'") for name in match[1].split(" | "))

    what = re.sub(r"`([^`]*)`", words, what)
    what = what.replace("Invalid enum value", "not a value that is known here:")
    what = what.replace("Object contains unknown", "it has the unknown")
    what = what.replace("Object missing required", "it lacks the")
    return what[:1].lower() + what[1:]
