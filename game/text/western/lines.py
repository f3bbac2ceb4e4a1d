"""Gamblers, cash box and cards, as lines of text made of a view."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.western.view import WesternView
from game.text.part import marked_you
from game.wording.western import WesternWords


def standing_line(words: WesternWords, view: WesternView) -> str:
    """Everybody's money in playing order, and the cash box."""
    players = words.separated(
        f"{_name(words, view, seat)}, {words.money(view.players[seat].money)}"
        for seat in playing_order(view, view.active)
    )
    return words.say(
        "At the table: %(players)s. In the cash box: %(pot)s.",
        players=players,
        pot=words.money(view.pot),
    )


def table_lines(words: WesternWords, view: WesternView) -> list[str]:
    """Everybody in playing order, then the middle, and what was discarded."""
    lines = [seat_line(words, view, seat) for seat in playing_order(view, view.active)]
    lines.append(words.middle_said(view))
    if view.discards:
        discards = ", ".join(map(words.card_name, view.discards))
        lines.append(words.say("Discards, the oldest first: %(cards)s.", cards=discards))
    return lines


def seat_line(words: WesternWords, view: WesternView, seat: int) -> str:
    return words.say(
        "%(name)s: %(facts)s.",
        name=_name(words, view, seat),
        facts=words.seat_said(view.players[seat]),
    )


def playing_order(view: WesternView, first: int) -> list[int]:
    """All seats in the order of play, from one of them on."""
    count, way = len(view.players), view.direction
    return [(first + way * step) % count for step in range(count)]


def _name(words: WesternWords, view: WesternView, seat: int) -> str:
    return marked_you(words, view.players[seat].name, seat == view.you)


def hand_line(words: WesternWords, cards: Sequence[str]) -> str:
    """The own cards with the numbers to type."""
    numbered = ", ".join(f"{n}: {words.card_name(card)}" for n, card in enumerate(cards, start=1))
    return words.say("Your cards: %(cards)s.", cards=numbered)


def hand_lines(words: WesternWords, cards: Sequence[str]) -> list[str]:
    """The same, and all that each kind says."""
    return [hand_line(words, cards), *card_lines(words, cards)]


def card_lines(words: WesternWords, cards: Sequence[str]) -> list[str]:
    return [
        words.say("%(name)s: %(text)s", name=words.card_name(card), text=words.card_text(card))
        for card in dict.fromkeys(cards)
    ]


def final_lines(words: WesternWords, view: WesternView) -> list[str]:
    """What everybody has in the end, the richest first."""
    richest = sorted(enumerate(view.players), key=lambda player: -player[1].money)
    return [
        words.say(
            "%(name)s: %(money)s",
            name=_name(words, view, seat),
            money=words.money(player.money),
        )
        for seat, player in richest
    ]
