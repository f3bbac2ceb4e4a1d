"""What a seat of Western may know."""

from __future__ import annotations

from typing import Any

from game.rules.western.ladder import HAT, combination_of
from game.rules.western.table import Gambler, Play, Table, Train


def view(table: Table, seat: int | None) -> dict[str, Any]:
    """An allow-list: nothing gets in that is not named here."""
    terms = table.terms
    return {
        "game": "western",
        "players": [_player(gambler, seat) for gambler in table.gamblers],
        "pot": table.pot,
        "deck": len(table.deck),
        "discards": list(table.discards),
        "direction": table.direction,
        "turn": table.turn,
        "active": table.active,
        "goal": terms.goal,
        "hand-limit": terms.hand_limit,
        "draw-limit": terms.draw_limit,
        "times": dict(terms.times),
        "joins-whisky": terms.joins_whisky,
        "open-train": terms.open_train,
        "taken": _taken(table),
        "out": dict(terms.out),
        "play": None if table.play is None else _play(table.play),
        "train": None if table.train is None else _train(table.train),
        "winner": table.winner,
    }


def _player(gambler: Gambler, seat: int | None) -> dict[str, Any]:
    """The own hand as a list, another's as a count."""
    return {
        "name": gambler.name,
        "money": gambler.money,
        "cards": list(gambler.cards) if gambler.seat == seat else len(gambler.cards),
        "sheriff": gambler.sheriff,
        "loses-turn": gambler.loses_turn,
    }


def _taken(table: Table) -> list[list[int]]:
    """What each took from each that can be asked back, now or at the next turn."""
    losses = [list(gambler.losses) for gambler in table.gamblers]
    for taker, amount in enumerate(table.due):
        losses[table.active][taker] += amount
    return [list(taken) for taken in zip(*losses, strict=True)]


def _play(play: Play) -> dict[str, Any]:
    return {
        "seat": play.seat,
        "cards": list(play.cards),
        "card": play.card,
        "target": play.target,
        "counter": play.counter,
        "step": play.step,
    }


def _train(train: Train) -> dict[str, Any]:
    return {
        "seat": train.seat,
        "leader": train.leader,
        "cards": list(train.cards),
        "combination": combination_of(train.cards),
        "hat": HAT in train.cards,
        "passed": list(train.passed),
    }
