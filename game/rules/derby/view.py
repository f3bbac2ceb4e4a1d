"""What a seat of the derby may know."""

from __future__ import annotations

from typing import Any

from game.rules.derby.box import GAME, Box
from game.rules.derby.table import Bettor, Horse, Move, Table


def view(table: Table, seat: int | None) -> dict[str, Any]:
    """An allow-list: nothing gets in that is not named here."""
    house, move = table.house, table.move
    return {
        "game": GAME,
        "phase": table.phase,
        "options": dict(house.options),
        "players": [_player(bettor, seat) for bettor in table.bettors],
        "horses": [_horse(horse, _sees_cards(table, horse, seat)) for horse in table.horses],
        "bookmaker": table.bookmaker,
        "first": table.first,
        "round": table.round,
        "stack": house.stack(table.round),
        "left-over": len(table.left_over),
        "active": table.active,
        "race-round": table.race_round,
        "on-move": table.choosing if move is None else move.horse,
        "order": list(table.order),
        "arrived": list(table.arrived),
        "move": None if move is None else _move(move),
        "winners": list(table.winners) if table.phase == "over" else None,
        **_constants(house.box),
    }


def _constants(box: Box) -> dict[str, Any]:
    return {
        "deck": dict(box.deck),
        "rows": list(box.rows),
        "first-rows": list(box.first_rows),
        "shifts": list(box.shifts),
        "pays": [list(by_row) for by_row in box.pays],
        "prizes": list(box.prizes),
        "tracks": list(box.tracks),
        "stacks": list(box.stacks),
    }


def _player(bettor: Bettor, seat: int | None) -> dict[str, Any]:
    """The own hand as a list, another's as a count."""
    return {
        "name": bettor.name,
        "cards": list(bettor.cards) if bettor.seat == seat else len(bettor.cards),
        "stacks": list(bettor.stacks),
        "die-card": bettor.die_card,
        "prizes": bettor.prizes,
        "chips": bettor.chips,
    }


def _sees_cards(table: Table, horse: Horse, seat: int | None) -> bool:
    """With hidden hands a rider's cards are seen by that rider alone, once the race runs."""
    hidden = table.house.hidden_hands and bool(table.order)
    return not hidden or horse.rider is None or horse.rider == seat


def _horse(horse: Horse, sees_cards: bool) -> dict[str, Any]:
    """All its cards, or how many it still holds. The order in which nobody's horse will turn them
    is not told."""
    return {
        "horse": horse.horse,
        "row": horse.row,
        "cards": list(horse.cards) if sees_cards else len(horse.cards) - len(horse.played),
        "played": list(horse.played),
        "bets": list(horse.bets),
        "rider": horse.rider,
        "track": horse.track,
        "square": horse.square,
        "place": horse.place,
    }


def _move(move: Move) -> dict[str, Any]:
    return {
        "horse": move.horse,
        "seat": move.seat,
        "card": move.card,
        "level": move.level,
        "start": move.start,
        "square": move.square,
        "value": move.value,
        "pushes": move.pushes,
        "sure": move.sure,
        "rolls": [{"face": face, "success": success} for face, success in move.rolls],
        "step": move.step,
    }
