"""What may import what: the borders that `test_architecture` holds."""

from dataclasses import dataclass

from game.games.registry import PACKAGES


@dataclass(frozen=True)
class Border:
    """Modules under `inside`, except those under `exempt`, import nothing under `barred`.

    What is under `open` may be imported all the same.
    """

    inside: tuple[str, ...]
    barred: tuple[str, ...]
    open: tuple[str, ...] = ()
    exempt: tuple[str, ...] = ()


HEADLESS = ("game.engine", "game.rules", "game.bots")
# What the terminal knows of each game, and the rules that it may look into.
TEXT_PARTS = {f"game.text.{package}": f"game.rules.{package}" for package in PACKAGES}
# What the window knows of each game, and its rules.
TABLES = {f"game.ui.{package}": f"game.rules.{package}" for package in PACKAGES}
# What any game is made of, by its package: only its definition brings it together.
LAYERS = ("rules", "bots", "wording", "text", "ui")
POLICIES = {package: f"game.hotseat.{package}_policy" for package in PACKAGES}
DEFINITIONS = tuple(f"game.games.{package}" for package in PACKAGES)


def parts_of(package: str) -> tuple[str, ...]:
    """Everything that is one game's own."""
    return (*(f"game.{layer}.{package}" for layer in LAYERS), POLICIES[package])


SHOT_PARTS = (
    *("aimer", "cube", "fit", "gauge", "gesture", "ground", "hands", "placing", "player"),
    *("sensitivity", "sway"),
)
# The practice range: what everything on it shares, its tabs, and what lies around the board.
RANGE_SHARED = tuple(
    f"game.ui.range.{part}"
    for part in ("context", "mode", "page", "ledger", "notices", "board", "shooting")
)
RANGE_TABS = tuple(f"game.ui.range.{tab}" for tab in ("free", "drills", "daily", "twin"))
RANGE_PARTS = tuple(f"game.ui.range.{part}" for part in ("coach", "codes", "hand", "saved_games"))
RANGE_SCREEN = tuple(
    f"game.ui.range.{part}"
    for part in ("screen", "column", "planks", "sign", "strip", "watch_row", "scenery")
)

BORDERS = (
    # Physics is a library of its own, and its plain data can be used without the simulation.
    Border(inside=("physics",), barred=("game", "main")),
    Border(inside=("physics.model", "physics.ball", "physics.turning"), barred=("pymunk",)),
    # The core plays without a screen, and takes shots as given functions and plain data.
    Border(
        inside=HEADLESS,
        barred=("pymunk", "game.ui", "game.text", "game.hotseat", "game.cli", "main"),
    ),
    Border(
        inside=HEADLESS,
        barred=("physics",),
        open=("physics.model",),
        exempt=("game.engine.shots", "game.bots.planning"),
    ),
    # ... except for the shots that a world is given when it is given no others.
    Border(
        inside=("game.engine.shots",),
        barred=("physics",),
        open=("physics.model", "physics.simulate", "physics.result"),
    ),
    # ... and the planner that a bot is given when it is given no other.
    Border(
        inside=("game.bots.planning",),
        barred=("physics",),
        open=("physics.model", "physics.planner"),
    ),
    # The engine drives any game, and is told where games are found.
    Border(
        inside=("game.engine",),
        barred=("game.rules", "game.games"),
        open=("game.rules.shared",),
    ),
    Border(inside=("game.rules",), barred=("game.games",)),
    # Games are looked up by their ids: nobody imports the definition of one.
    Border(inside=("game", "main"), barred=DEFINITIONS, exempt=DEFINITIONS),
    # What a game is, and which there are, is known without any of their parts.
    Border(
        inside=("game.games",),
        barred=tuple(part for package in PACKAGES for part in parts_of(package)),
        exempt=DEFINITIONS,
    ),
    # A definition brings together what is its own game's.
    *(
        Border(
            inside=(f"game.games.{package}",),
            barred=tuple(
                part for other in PACKAGES if other != package for part in parts_of(other)
            ),
        )
        for package in PACKAGES
    ),
    # The rules ask seats; whether a person or a bot sits there is none of their business.
    Border(inside=("game.rules",), barred=("game.bots",)),
    # What all front-ends share knows none of them.
    Border(inside=("game.hotseat",), barred=("game.ui", "game.text", "game.cli", "main")),
    # ... and no game: what is secret in one, and what is offered, is its policy.
    Border(
        inside=("game.hotseat",),
        barred=("game.rules",),
        exempt=(*POLICIES.values(), "game.hotseat.pony_express_secrets"),
    ),
    # The terminal plays any game; what it knows of each is a part that is looked up.
    Border(
        inside=("game.text",),
        barred=("game.rules", *TEXT_PARTS),
        open=("game.rules.shared.deals",),
        exempt=tuple(TEXT_PARTS),
    ),
    *(
        Border(
            inside=(part,),
            barred=(
                *(other for other in TEXT_PARTS if other != part),
                *(other for other in TEXT_PARTS.values() if other != rules),
            ),
        )
        for part, rules in TEXT_PARTS.items()
    ),
    # Booklets are read and said without a screen, and without knowing a game.
    Border(
        inside=("game.booklets",),
        barred=(
            *HEADLESS,
            *("game.ui", "game.text", "game.hotseat", "game.practice", "game.games"),
            *("game.cli", "main"),
        ),
    ),
    # The practice range works without a screen, and asks the physics only what anybody may ask.
    Border(
        inside=("game.practice",),
        barred=(
            *("pymunk", "game.ui", "game.text", "game.hotseat", "game.commands", "game.cli"),
            *("main", "numpy"),
        ),
    ),
    Border(
        inside=("game.practice",),
        barred=("physics",),
        open=(
            *("physics.model", "physics.result", "physics.check", "physics.planner"),
            *("physics.simulate", "physics.ShotResult", "physics.rehearsal"),
            *("physics.tuning", "physics.aiming", "physics.fan", "physics.figure_map"),
        ),
    ),
    # What the range takes from the race goes through two doors: its rules, and its window.
    Border(
        inside=("game.practice", "game.ui.range"),
        barred=("game.rules.pony_express",),
        exempt=("game.practice.race",),
    ),
    Border(
        inside=("game.ui.range",),
        barred=("game.ui.pony_express",),
        exempt=("game.ui.range.race", "game.ui.range.commands"),
    ),
    # Tabs and parts of the range know what they share, and neither each other nor the screen that
    # puts them together.
    Border(inside=RANGE_SHARED, barred=(*RANGE_TABS, *RANGE_PARTS, *RANGE_SCREEN)),
    Border(inside=RANGE_PARTS, barred=(*RANGE_TABS, *RANGE_SCREEN)),
    *(
        Border(
            inside=(tab,),
            barred=(*(other for other in RANGE_TABS if other != tab), *RANGE_SCREEN),
        )
        for tab in RANGE_TABS
    ),
    # A game is played without knowing that shots can be practised.
    Border(inside=HEADLESS, barred=("game.practice",)),
    # Lessons are data of any game: what they may name is handed in.
    Border(
        inside=("game.lessons",),
        barred=(
            *("game.rules", "game.bots", "game.hotseat", "game.ui", "game.text", "game.cli"),
            *("game.commands", "game.practice", "game.wording", "physics", "main"),
        ),
    ),
    Border(inside=HEADLESS, barred=("game.lessons",)),
    # The window's kit draws any screen: it knows neither the games nor what they are.
    Border(
        inside=("game.ui.kit", "game.ui.loop", "game.ui.inspector"),
        barred=(
            *TABLES,
            "game.ui.table",
            "game.ui.screens",
            "game.rules",
            "game.bots",
            "game.hotseat",
            "game.engine",
            "physics",
        ),
        open=("game.engine.errors",),
    ),
    # A shot is aimed, played back and drawn without a match: on a practice range too.
    Border(
        inside=tuple(f"game.ui.pony_express.shots.{part}" for part in SHOT_PARTS),
        barred=(
            *("game.engine", "game.hotseat", "game.bots"),
            *("game.ui.pony_express", "game.ui.table", "game.ui.screens"),
        ),
        open=(
            "game.ui.pony_express.shots",
            "game.ui.pony_express.board.view",
            "game.ui.pony_express.board.pieces",
            "game.ui.pony_express.shot_commands",
            "game.ui.pony_express.board.trail_painting",
        ),
    ),
    # What every table has knows no game, but for the events of all games with turns and hands.
    Border(
        inside=("game.ui.table",),
        barred=("game.rules", *TABLES, "game.ui.range"),
        open=("game.rules.shared.deals",),
    ),
    # The tables of two games know nothing of each other.
    *(
        Border(
            inside=(table,),
            barred=(
                *(other for other in TABLES if other != table),
                *(other for other in TABLES.values() if other != rules),
            ),
        )
        for table, rules in TABLES.items()
    ),
    # Only the race has shots that can be practised.
    Border(inside=tuple(TABLES), barred=("game.ui.range",), exempt=("game.ui.pony_express",)),
    # A table is drawn and played without the menus: only its declaration names screens of theirs,
    # and where else it leads to them, it takes a route that the window gave it.
    Border(
        inside=("game.ui.table", *TABLES),
        barred=("game.ui.screens",),
        exempt=tuple(f"{table}.{part}" for table in TABLES for part in ("table", "entry", "menus")),
    ),
    # The menus know no game either: each says in its entry what is its own.
    Border(
        inside=("game.ui.screens", "game.ui.games"),
        barred=(*TABLES, "game.rules"),
    ),
    # Bots are seated by `game.hotseat`, for every front-end alike, and only read in beforehand.
    Border(
        inside=("game.ui",),
        barred=("game.bots.make_bot", "game.bots.pony_express", "game.text", "game.cli", "main"),
        exempt=("game.ui.pony_express.entry",),
    ),
    # What the gallery shows of a game it reaches through that game's entry.
    Border(inside=("game.ui.gallery",), barred=(*TABLES, "game.rules", "game.ui.range")),
    # ... and no player ever loads it.
    Border(
        inside=("game",),
        barred=("game.ui.gallery",),
        exempt=("game.ui.gallery", "game.commands.gallery"),
    ),
    # One place draws.
    Border(inside=("game", "physics", "main"), barred=("pygame",), exempt=("game.ui",)),
)
