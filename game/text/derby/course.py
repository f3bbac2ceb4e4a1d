"""The race as a picture of text, one line for each lane.

    1  Green  | . Y . .7R Y . B Y . B . R . B . . R |  5  20-1  Ann

A horse's number stands before the sign of its square.
"""

from __future__ import annotations

from game.i18n import mark_in_context
from game.rules.derby.course import TOWN, lane_of
from game.rules.derby.view import DerbyView, HorseView
from game.text.columns import in_columns
from game.text.derby.slate import number_of
from game.wording.derby import DerbyWords
from game.wording.derby.names import TOWN_NAME

GATE, PLAIN = "|", "."
# Translators: the first letter of the colour's word, all of them different.
LETTERS = {
    "yellow": mark_in_context("letter for a colour", "Y"),
    "blue": mark_in_context("letter for a colour", "B"),
    "red": mark_in_context("letter for a colour", "R"),
}
FREE = mark_in_context("a track that nobody has taken", "free")


def course_lines(words: DerbyWords, view: DerbyView) -> list[str]:
    """All lanes, and how to read them; before the race there are only the tracks."""
    if not view.order:
        none = words.say("The horses have no tracks yet:")
        return [none, *tracks_lines(words, view), legend_line(words)]
    return [*lanes_lines(words, view), legend_line(words)]


def lanes_lines(words: DerbyWords, view: DerbyView) -> list[str]:
    """All lanes, top first."""
    _ = words.say
    heading = ("", _("Horse"), "", _("Square"), _("Odds"), _("Rider"))
    rows = [_lane_row(words, view, view.horse(name)) for name in view.order]
    return in_columns([heading, *rows])


def legend_line(words: DerbyWords) -> str:
    letters = ", ".join(
        f"{words.in_context(letter)} {words.colour(colour)}" for colour, letter in LETTERS.items()
    )
    return words.say(
        "From the start to %(town)s; %(letters)s; each horse's number is shown before its square.",
        town=TOWN_NAME,
        letters=letters,
    )


def _lane_row(words: DerbyWords, view: DerbyView, horse: HorseView) -> tuple[str, ...]:
    assert horse.track is not None, "the horses are lined up"
    rider = None if horse.rider is None else view.players[horse.rider].name
    return (
        f"{horse.track}",
        words.horse(horse.horse),
        lane_said(words, view, horse.track, horse),
        words.place(horse.place) if horse.place else f"{horse.square}",
        words.odds(horse.row),
        words.rider(rider),
    )


def lane_said(
    words: DerbyWords, view: DerbyView, track: int, horse: HorseView | None = None
) -> str:
    """The squares of a track by the letters of their colours, with the horse that runs there."""
    colours = lane_of(view.tracks[track - 1])
    signs = [words.in_context(LETTERS[colour]) if colour else PLAIN for colour in colours]
    signs[0] = signs[TOWN] = GATE
    at = None if horse is None else horse.square
    number = "" if horse is None else f"{number_of(horse.horse)}"
    return "".join(f"{number if square == at else ' '}{sign}" for square, sign in enumerate(signs))


def tracks_lines(words: DerbyWords, view: DerbyView) -> list[str]:
    """What each track is like, and who has taken it."""
    taken = {horse.track: horse.horse for horse in view.horses if horse.track}
    tracks = range(1, len(view.tracks) + 1)
    rows = [
        (
            f"{track}",
            words.horse(taken[track]) if track in taken else words.in_context(FREE),
            lane_said(words, view, track),
        )
        for track in tracks
    ]
    return in_columns(rows)
