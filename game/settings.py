"""What a player has chosen: how the games look, sound and play, and the last tables set up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar, get_type_hints

import msgspec
from msgspec import Meta

from game.cleantext import clean, has_unseen
from game.engine.errors import SaveError, SetupError, shown
from game.engine.files import (
    NOT_JSON,
    acquire_lock,
    cannot_read,
    cannot_write,
    read_bounded,
    write_atomically,
)
from game.engine.limits import LONGEST_NAME
from game.i18n import mark
from game.old_settings import brought_up_to_date
from game.paths import user_dir

FILE_NAME = "settings.json"
BROKEN_NAME = "settings.broken.json"
LARGEST = 256 * 1024
LARGEST_NUMBER = 2**53  # of an option: what JSON is sure to keep
LEAST_SENSITIVITY, GREATEST_SENSITIVITY = 0.2, 3.0  # of a flick

Volume = Annotated[float, Meta(ge=0.0, le=1.0)]
TextScale = Annotated[float, Meta(ge=0.8, le=1.5)]
Sensitivity = Annotated[float, Meta(ge=LEAST_SENSITIVITY, le=GREATEST_SENSITIVITY)]
Width = Annotated[int, Meta(ge=320, le=16384)]
Height = Annotated[int, Meta(ge=180, le=16384)]
Seconds = Annotated[int, Meta(ge=3, le=60)]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Language = Literal["", "en", "fr", "it"]  # empty: the system's
Colour = Literal[
    "red", "blue", "green", "brown", "white", "yellow", "purple", "black", "turquoise", "pink"
]
Sitter = Literal["human", "random", "greenhorn", "ranger", "gunslinger"]
OptionName = Annotated[str, Meta(min_length=1, max_length=40)]
OptionValue = (
    bool
    | Annotated[int, Meta(ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)]
    | Annotated[str, Meta(max_length=200)]
    | None
)
GameId = Annotated[str, Meta(min_length=1, max_length=40)]
RangeLayer = Literal["shots", "spread", "heat", "ghost"]


class SeatChoice(msgspec.Struct, frozen=True):
    """One seat of the last table. `character`: of the cast, for a bot; empty: any."""

    name: Name = ""
    colour: Colour = "red"
    kind: Sitter = "human"
    character: Name = ""

    def __post_init__(self) -> None:
        """The file is anybody's to write: what cannot be seen of a name is not kept."""
        if has_unseen(self.name):
            msgspec.structs.force_setattr(self, "name", clean(self.name))


def _usual_seats() -> list[SeatChoice]:
    return [
        SeatChoice(colour="red"),
        SeatChoice(colour="blue", kind="greenhorn"),
        SeatChoice(colour="green", kind="greenhorn"),
    ]


class TableChoice(msgspec.Struct):
    """The last table of a game that was set up. How many may sit there, and which options there
    are, the game knows: of those that are not here nothing else was chosen than is usual."""

    seats: Annotated[list[SeatChoice], Meta(min_length=2, max_length=10)] = msgspec.field(
        default_factory=_usual_seats
    )
    mode: Literal["hot-seat", "alone"] = "alone"
    options: dict[OptionName, OptionValue] = msgspec.field(default_factory=dict)


class Settings(msgspec.Struct):
    """Every setting with its usual value. `change` is the way to set one: it looks at the value."""

    language: Language = ""
    music_volume: Volume = 0.6
    effects_volume: Volume = 0.8
    ambience_volume: Volume = 0.6
    muted: bool = False
    animation_speed: Literal["slow", "normal", "fast", "instant"] = "normal"
    bot_pace: Literal["slow", "normal", "fast"] = "normal"
    running_score: bool = True  # at tables where points are counted
    tells: bool = True
    text_scale: TextScale = 1.0
    full_screen: bool = False
    window_size: tuple[Width, Height] | None = None  # None: as large as the desktop has room for
    flick_style: Literal["flick", "sling", "keys"] = "flick"
    flick_sensitivity: Sensitivity = 1.0  # how hard the same flick is
    marks: bool = True
    reduced_motion: bool = False
    high_contrast: bool = False
    bandits: bool = False
    welcomed: bool = False  # what is asked at the first start was asked
    accuse_countdown: bool = True
    countdown_seconds: Seconds = 8
    hints: bool = True
    serve_drinks: bool = True  # whether people are told to serve the table in a saloon
    tables: dict[GameId, TableChoice] = msgspec.field(default_factory=dict)  # by game
    tutorials_done: tuple[GameId, ...] = ()  # of which games the guided one was seen to its end
    range_layers: tuple[RangeLayer, ...] = ("shots", "spread", "ghost")  # that are shown
    exact_numbers: bool = False  # of practised shots

    def change(self, **values: Any) -> None:
        """Set these; SetupError, a ValueError, and nothing is set, if one of them cannot be."""
        types = _types_of(Settings)
        checked = {}
        for name, value in values.items():
            if name not in types:
                raise SetupError(f"There is no setting {name!r}.")
            try:  # by way of the file's own form, so that what is set can also be saved
                checked[name] = msgspec.json.decode(msgspec.json.encode(value), type=types[name])
            except (msgspec.MsgspecError, TypeError, ValueError, ArithmeticError) as error:
                raise SetupError(f"{shown(value)} is no value for the setting {name!r}.") from error
        for name, value in checked.items():
            setattr(self, name, value)

    def remember(self, game: str, table: TableChoice) -> None:
        """The table of that game as it was set up last."""
        self.change(tables={**self.tables, game: table})

    def finish_tutorial(self, game: str) -> None:
        """Nobody needs to be led through that game again."""
        if game not in self.tutorials_done:
            self.change(tutorials_done=(*self.tutorials_done, game))

    def name_at(self, game: str) -> str:
        """What the player was called at the last table of that game, or of another one; empty
        for who gave no name."""
        tables = sorted(self.tables.items(), key=lambda known: known[0] != game)
        names = (table.seats[0].name.strip() for _, table in tables)
        return next((name for name in names if name), "")


def load_settings(folder: Path | None = None) -> tuple[Settings, SaveError | None]:
    """The player's settings, and what was wrong if something in the file was."""
    path = _path(folder)
    try:
        content = _content(path)
    except OSError as error:
        return Settings(), cannot_read(path, error)
    if content is None:
        return Settings(), None
    try:
        values = msgspec.json.decode(content)
        if not isinstance(values, dict):
            raise msgspec.DecodeError("not an object")
    except NOT_JSON:
        return Settings(), _set_aside(path)
    wrong: list[str] = []
    settings = _lenient(brought_up_to_date(values), Settings, wrong)
    return settings, about_reset(wrong) if wrong else None


def save_settings(settings: Settings, folder: Path | None = None) -> SaveError | None:
    """Write them; what is wrong if that cannot be done, for a game goes on without."""
    path = _path(folder)
    try:
        lock = acquire_lock(path)
        try:
            write_atomically(path, msgspec.json.format(msgspec.json.encode(settings), indent=2))
        finally:
            lock.release()
    except SaveError as problem:
        return problem
    except OSError as error:
        return cannot_write(path, error)
    return None


def _path(folder: Path | None) -> Path:
    return (user_dir("settings") if folder is None else folder) / FILE_NAME


def _content(path: Path) -> bytes | None:
    """None where there is no file; what is not a file, or far too long, is no settings either."""
    return read_bounded(path, LARGEST) if path.exists() else None


def _set_aside(path: Path) -> SaveError:
    """Kept for whoever wants to look at it, and out of the way."""
    with suppress(OSError):
        path.replace(path.with_name(BROKEN_NAME))
        text = mark("The settings couldn't be read and were reset. The old file is %(file)s.")
        return SaveError(text, file=BROKEN_NAME)
    return SaveError(mark("The settings couldn't be read and were reset."))


StructT = TypeVar("StructT", bound=msgspec.Struct)


def _lenient(values: dict[str, Any], kind: type[StructT], wrong: list[str]) -> StructT:
    """What fits of the values; `wrong` gets the names of those that do not."""
    fitting: dict[str, Any] = {}
    for name, form in _types_of(kind).items():
        if name not in values:
            continue
        value = values[name]
        if name in _PARTS and isinstance(value, dict):
            fitting[name] = _PARTS[name](value, wrong)
            continue
        try:
            fitting[name] = msgspec.convert(value, form)
        except msgspec.ValidationError:
            wrong.append(name)
    return kind(**fitting)


def _tables(values: dict[str, Any], wrong: list[str]) -> dict[str, TableChoice]:
    """What fits of each of them."""
    fitting = {}
    for game, value in values.items():
        try:
            msgspec.convert(game, GameId)
        except msgspec.ValidationError:
            wrong.append("tables")
            continue
        if isinstance(value, dict):
            fitting[game] = _lenient(value, TableChoice, wrong)
        else:
            wrong.append("tables")
    return fitting


def _options(values: dict[str, Any], wrong: list[str]) -> dict[str, OptionValue]:
    """Those that might be some; whether the game has them, is found out where they are used."""
    fitting: dict[str, OptionValue] = {}
    for name, value in values.items():
        try:
            fitting |= msgspec.convert({name: value}, dict[OptionName, OptionValue])
        except msgspec.ValidationError:
            wrong.append(name or "options")
    return fitting


# What is not given up as a whole for one thing in it that is wrong.
_PARTS: dict[str, Callable[[dict[str, Any], list[str]], dict[str, Any]]] = {
    "tables": _tables,
    "options": _options,
}


def _types_of(kind: type[msgspec.Struct]) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def about_reset(wrong: Sequence[str]) -> SaveError:
    """What is said of settings that are as usual again, because what was kept of them is none."""
    text = mark("Some settings weren't valid and were reset: %(names)s.")
    return SaveError(text, names=", ".join(wrong))
