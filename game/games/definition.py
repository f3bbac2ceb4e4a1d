"""What a game is made of: one `GameDef` names all of it.

The functions import what they return when they are called, so that a definition costs next to
nothing to load: the title shows all games, and a table of one reads none of the others in.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from game.bots.cast import Character
    from game.bots.planning import Planner
    from game.engine.draws import Draws
    from game.engine.options import OptionSchema
    from game.engine.players import Player
    from game.engine.starting import RulesMaker
    from game.games.benchmark import Benchmark
    from game.hotseat.policy import HotSeatPolicy
    from game.text.part import Part
    from game.wording.game_words import GameWords


class Redeal(Protocol):
    """Changes, in place, all of a table that the seat (None: a spectator) cannot know."""

    def __call__(self, table: Any, seat: int | None, draws: Draws, /) -> None: ...


class BotMaker(Protocol):
    """Makes the bot of a level above random. A game without bluffs or shots needs neither the
    planner nor to know whether habits may show (`tells`)."""

    def __call__(
        self, level: str, seed: int, who: Character, planner: Planner, tells: bool, /
    ) -> Player: ...


class WordsMaker(Protocol):
    """Makes a game's words in a language. With a view of a match, sentences also name what
    only its table has, such as the places of its board."""

    def __call__(self, code: str, *, bandits: bool, view: Any) -> GameWords: ...


class Exploiters(NamedTuple):
    """Simple strategies that the strongest bots are measured against."""

    names: tuple[str, ...]
    make: Callable[[str, int], Player]  # from its name and a seed


class GameDef(NamedTuple):
    """A game: what names it, and where each part of it is found."""

    id: str
    name: str  # the same in all languages
    line: str  # what it is like, marked for translation
    seats: range  # how many may play
    rules: RulesMaker
    options: Callable[[], OptionSchema]  # what may be chosen before it begins
    redeal: Redeal
    words: WordsMaker
    policy: Callable[[], HotSeatPolicy]
    text_part: Callable[[], type[Part[Any]]]  # what the terminal knows of it
    # What the window knows of it: a `game.ui.games.GameEntry`, as `entry_of` makes sure. The type
    # stays there, because the window's packages look games up here.
    window: Callable[[], object]
    poster: str  # its picture on the title
    bot: BotMaker | None = None  # None: there is no level but random
    has_shots: bool = False  # whether dice are flicked
    has_tells: bool = False  # whether a bot's habits may give a bluff away
    exploiters: Callable[[], Exploiters] | None = None
    benchmark: Benchmark | None = None  # None: it is not measured

    @property
    def seats_shown(self) -> str:
        """As a poster says how many may play."""
        return f"{self.seats[0]}–{self.seats[-1]}"
