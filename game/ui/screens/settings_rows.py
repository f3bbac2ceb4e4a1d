"""What can be set, in the order of the screen: how it is called, what it does, which values."""

from __future__ import annotations

from typing import NamedTuple

from game.i18n import LANGUAGES, mark
from game.settings import GREATEST_SENSITIVITY, LEAST_SENSITIVITY


class Switch(NamedTuple):
    """On or off."""

    name: str
    label: str
    help: str


class Level(NamedTuple):
    """A number between two others; `sound` is played as a sample."""

    name: str
    label: str
    help: str
    low: float
    high: float
    steps: int
    sound: str = ""


class Pick(NamedTuple):
    """One of several values, each with its words."""

    name: str
    label: str
    help: str
    values: tuple[object, ...]
    words: tuple[str, ...]


Row = Switch | Level | Pick

LANGUAGE_NAMES = {"en": "English", "fr": "Français", "it": "Italiano"}

SOUND: tuple[Row, ...] = (
    Pick(
        "language",
        mark("Language"),
        mark("Applies immediately, even during a game."),
        ("", *LANGUAGES),
        (mark("System language"), *LANGUAGE_NAMES.values()),
    ),
    Level("music_volume", mark("Music"), mark("Volume of the music."), 0, 1, 20),
    Level(
        "effects_volume",
        mark("Effects"),
        mark("Volume of dice, hooves and shots."),
        0,
        1,
        20,
        "coin-1",
    ),
    Level(
        "ambience_volume",
        mark("Ambience"),
        mark("Volume of wind, crickets and the saloon."),
        0,
        1,
        20,
        "saloon",
    ),
    Switch("muted", mark("Mute all sound"), mark("Music, effects and ambience off.")),
)

PICTURE: tuple[Row, ...] = (
    Pick(
        "text_scale",
        mark("Text and controls"),
        mark("Makes text and buttons larger or smaller."),
        (0.8, 0.9, 1.0, 1.1, 1.25, 1.5),
        ("80 %%", "90 %%", "100 %%", "110 %%", "125 %%", "150 %%"),
    ),
    Switch("full_screen", mark("Full screen"), mark("You can also press %(window_full_screen)s.")),
    Switch(
        "high_contrast",
        mark("High contrast"),
        mark("Lighter paper and darker text."),
    ),
    Switch(
        "reduced_motion",
        mark("Less motion"),
        mark("No shaking, no drifting, and a camera that keeps still."),
    ),
    Switch(
        "marks",
        mark("Show seat numbers"),
        mark("Gives each player a number as well as a colour."),
    ),
)

TABLE: tuple[Row, ...] = (
    Pick(
        "animation_speed",
        mark("Animation speed"),
        mark("How fast things move on the table. Press %(table_skip)s to skip an animation."),
        ("slow", "normal", "fast", "instant"),
        (mark("slow"), mark("normal"), mark("fast"), mark("instant")),
    ),
    Pick(
        "bot_pace",
        mark("Bot speed"),
        mark("How long bots take over their answers."),
        ("slow", "normal", "fast"),
        (mark("slow"), mark("normal"), mark("fast")),
    ),
    Pick(
        "flick_style",
        mark("Shooting style"),
        mark(
            "Flick: press the die and flick it. Slingshot: pull it back and let go. Keys: "
            "aim and shoot without a mouse."
        ),
        ("flick", "sling", "keys"),
        (mark("flick"), mark("slingshot"), mark("keys")),
    ),
    Level(
        "flick_sensitivity",
        mark("Flick sensitivity"),
        mark("How strong the same flick is. “Calibrate the flick” finds what suits your hand."),
        LEAST_SENSITIVITY,
        GREATEST_SENSITIVITY,
        56,
    ),
    Switch(
        "accuse_countdown",
        mark("Countdown for calling bluffs"),
        mark(
            "Gives everyone a few seconds to call a bluff. Without it, take all the time you like."
        ),
    ),
    Level(
        "countdown_seconds",
        mark("Seconds to call a bluff"),
        mark("How long the countdown lasts."),
        3,
        60,
        57,
    ),
    Switch(
        "tells",
        mark("Bots have tells"),
        mark("A pause, a glance or a word may give a bluff away. Applies from the next game."),
    ),
    Switch(
        "hints",
        mark("Hints"),
        mark("Shows a line about what you can do at each question."),
    ),
    Switch(
        "serve_drinks",
        mark("Serve the drinks"),
        mark("If you land on a saloon, the game waits while you serve the people at the table."),
    ),
    Switch(
        "running_score",
        mark("Running score"),
        mark(
            "In Mustang: shows what each ranch is worth now. Press %(mustang_score)s to show or "
            "hide it."
        ),
    ),
    Switch(
        "bandits",
        mark("Bandits on the board"),
        mark("Replaces Indians with bandits everywhere."),
    ),
)
ROWS = (*SOUND, *PICTURE, *TABLE)
