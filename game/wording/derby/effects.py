"""What comes of an answer: the small line below it, at most 20 letters in English."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.wording.derby.names import HOUSE, SPECIAL, colour_of, value_of
from game.wording.derby.standing import View, colour_under, horse_in, next_ahead, on_move
from game.wording.derby.vocabulary import DerbyVocabulary


def effect(words: DerbyVocabulary, kind: str, answer: Any, view: View) -> str:
    return EFFECTS[kind](words, answer, view)


def _first_card(words: DerbyVocabulary, answer: View, view: View) -> str:
    return ""  # what a first card means stands in the table of odds


def _bet(words: DerbyVocabulary, answer: str, view: View) -> str:
    bets = horse_in(view, answer)["bets"]
    return words.say("%(total)d in all", total=bets[view["active"]] + view["stack"])


def _play_card(words: DerbyVocabulary, answer: View, view: View) -> str:
    cards = horse_in(view, answer["horse"])["cards"]
    if not cards:
        return words.say("the first card")
    difference = 0 if answer["card"] == SPECIAL else value_of(answer["card"]) - value_of(cards[-1])
    if not difference:
        return words.say("the odds stay")
    return words.difference(difference)


def _choose_track(words: DerbyVocabulary, answer: int, view: View) -> str:
    return ""


def _ride(words: DerbyVocabulary, answer: str, view: View) -> str:
    horse = on_move(view)
    if answer == "draw-level":
        ahead = next_ahead(view, horse)
        square = horse_in(view, ahead[0])["square"]
        return words.say("to square %(square)d", square=square)
    matches = colour_under(view, horse) == colour_of(answer)
    if view["options"]["hard-ride"]:
        facts = {"value": value_of(answer), "squares": 2 if matches else 1}
        return words.say("%(value)d or less: +%(squares)d", **facts)
    if matches:
        return words.say("2 squares for sure")
    return words.say("1 square for sure")


def _push(words: DerbyVocabulary, answer: bool, view: View) -> str:
    move = view["move"]
    if not answer:
        return words.say("stay on %(square)d", square=move["square"])
    squares = _squares_of_a_push(view)
    return words.say("%(value)d or less: +%(squares)d", value=move["value"], squares=squares)


def _squares_of_a_push(view: View) -> int:
    """In a hard ride the colour of the start doubles it."""
    move = view["move"]
    if not view["options"]["hard-ride"]:
        return 1
    there = {**horse_in(view, move["horse"]), "square": move["start"]}
    return 2 if colour_under(view, there) == colour_of(move["card"]) else 1


def _die_card(words: DerbyVocabulary, answer: bool, view: View) -> str:
    move = view["move"]
    if answer:
        return words.say("%(value)d or less is good", value=move["value"])
    if view["options"]["hard-ride"]:
        return words.say("stay on %(square)d", square=move["square"])
    if move["start"] == HOUSE:
        return words.say("back to the start")
    return words.say("back to %(start)d", start=move["start"])


EFFECTS: dict[str, Callable[[DerbyVocabulary, Any, View], str]] = {
    "first-card": _first_card,
    "bet": _bet,
    "play-card": _play_card,
    "choose-track": _choose_track,
    "ride": _ride,
    "push": _push,
    "die-card": _die_card,
}
