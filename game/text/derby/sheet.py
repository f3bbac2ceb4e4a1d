"""The payout sheet at the end: every prize and every bet, to be checked row by row."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.text.derby.slate import name_of
from game.text.part import View
from game.wording.derby import DerbyWords


def sheet_lines(words: DerbyWords, view: View) -> list[str]:
    """Everybody, the richest first; the winners before others with as much."""
    winners = view["winners"]
    order = sorted(
        range(len(view["players"])),
        key=lambda seat: (seat not in winners, -view["players"][seat]["chips"]),
    )
    lines = []
    for seat in order:
        chips = words.chips(view["players"][seat]["chips"])
        heading = words.say("%(name)s: %(chips)s", name=name_of(words, view, seat), chips=chips)
        lines += ["", heading, *(f"   {row}" for row in _rows_of(words, view, seat))]
    return lines


def _rows_of(words: DerbyWords, view: View, seat: int) -> list[str]:
    told = {"prize-paid": _prize_row, "bet-paid": _bet_row}
    return [
        told[event["kind"]](words, event["data"])
        for event in view["log"]
        if event["kind"] in told and event["data"]["seat"] == seat
    ]


def _prize_row(words: DerbyWords, facts: Mapping[str, Any]) -> str:
    return words.say(
        "Prize, %(place)s with %(horse)s: %(chips)s",
        place=words.place(facts["place"]),
        horse=words.horse(facts["horse"]),
        chips=words.chips(facts["chips"]),
    )


def _bet_row(words: DerbyWords, facts: Mapping[str, Any]) -> str:
    _ = words.say
    said = {
        "horse": words.horse(facts["horse"]),
        "odds": words.odds(facts["row"]),
        "stake": words.chips(facts["stake"]),
        "chips": words.chips(facts["chips"]),
    }
    if facts["place"] is None:
        return _("%(horse)s, not placed: stake of %(stake)s lost", **said)
    said["place"] = words.place(facts["place"])
    if facts["pays"] is None:
        return _("%(horse)s, %(place)s at %(odds)s: stake of %(stake)s lost", **said)
    if facts["pays"] == 0:
        return _("%(horse)s, %(place)s at %(odds)s: stake of %(stake)s returned: %(chips)s", **said)
    if facts["pays"] == 1:
        return _("%(horse)s, %(place)s at %(odds)s: stake of %(stake)s doubled: %(chips)s", **said)
    return _(
        "%(horse)s, %(place)s at %(odds)s: stake of %(stake)s, plus %(pays)d times that: %(chips)s",
        pays=facts["pays"],
        **said,
    )
