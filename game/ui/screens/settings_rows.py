"""What can be set, in the order of the screen: how it is called, what it does, which values."""

from __future__ import annotations

from typing import NamedTuple

from game.i18n import LANGUAGES, mark


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
        mark("Everything changes at once, also in the middle of a game."),
        ("", *LANGUAGES),
        (mark("System language"), *LANGUAGE_NAMES.values()),
    ),
    Level("music_volume", mark("Music"), mark("How loud the music is."), 0, 1, 20),
    Level(
        "effects_volume",
        mark("Effects"),
        mark("How loud dice, hooves and shots are."),
        0,
        1,
        20,
        "coin-1",
    ),
    Level(
        "ambience_volume",
        mark("Ambience"),
        mark("How loud wind, crickets and the saloon are."),
        0,
        1,
        20,
        "saloon",
    ),
    Switch("muted", mark("All sound off"), mark("No sound at all, until you turn this off.")),
)

PICTURE: tuple[Row, ...] = (
    Pick(
        "text_scale",
        mark("Text and controls"),
        mark("Letters and buttons grow or shrink together."),
        (0.8, 0.9, 1.0, 1.1, 1.25, 1.5),
        ("80 %%", "90 %%", "100 %%", "110 %%", "125 %%", "150 %%"),
    ),
    Switch("full_screen", mark("Full screen"), mark("The key F11 does the same.")),
    Switch(
        "high_contrast",
        mark("High contrast"),
        mark("Lighter paper and darker letters."),
    ),
    Switch(
        "reduced_motion",
        mark("Less motion"),
        mark("Nothing shakes or drifts, and the camera stays where it is."),
    ),
    Switch(
        "marks",
        mark("Numerals beside colours"),
        mark("Every player has a numeral as well as a colour."),
    ),
)

TABLE: tuple[Row, ...] = (
    Pick(
        "animation_speed",
        mark("Animation speed"),
        mark("How fast things move on the table. The space bar skips what is shown."),
        ("slow", "normal", "fast", "instant"),
        (mark("slow"), mark("normal"), mark("fast"), mark("at once")),
    ),
    Pick(
        "bot_pace",
        mark("Pace of the bots"),
        mark("How long bots seem to think before they answer."),
        ("slow", "normal", "fast"),
        (mark("slow"), mark("normal"), mark("fast")),
    ),
    Pick(
        "flick_style",
        mark("How you shoot"),
        mark(
            "Flick: press the die and flick it. Slingshot: pull it back and let go. "
            "Keys: aim and power without a mouse."
        ),
        ("flick", "sling", "keys"),
        (mark("flick"), mark("slingshot"), mark("keys")),
    ),
    Level(
        "flick_sensitivity",
        mark("Flick sensitivity"),
        mark("How strong the same flick is. “Calibrate the flick” finds what suits your hand."),
        0.2,
        3.0,
        56,
    ),
    Switch(
        "accuse_countdown",
        mark("Countdown to accuse"),
        mark("Whoever wants to call a bluff has a few seconds to do so. Without it, no hurry."),
    ),
    Level(
        "countdown_seconds",
        mark("Seconds to accuse"),
        mark("How long the countdown lasts."),
        3,
        60,
        57,
    ),
    Switch(
        "tells",
        mark("Bots have tells"),
        mark("A pause, a glance or a word may give a bluff away. Counts from the next game on."),
    ),
    Switch(
        "hints",
        mark("Hints"),
        mark("Whenever you are asked something, a line explains what you can do."),
    ),
    Switch(
        "serve_drinks",
        mark("Serve the drinks"),
        mark("If you land on a saloon, the game waits while you serve the people at the table."),
    ),
    Switch(
        "running_score",
        mark("Running score"),
        mark("Among ranchers: what everybody's mustangs would count now. H shows or hides it."),
    ),
    Switch(
        "bandits",
        mark("Bandits on the board"),
        mark("The Indians of the games are called bandits."),
    ),
)
ROWS = (*SOUND, *PICTURE, *TABLE)
