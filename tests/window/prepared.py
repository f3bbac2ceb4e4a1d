"""Games that were begun before the window opens: the save lies in the player's folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from game import new_match
from game.engine.match import Match
from game.engine.session import Session
from game.engine.world import ScriptedWorld
from game.hotseat.seats import Seats, bots_for
from game.rules.derby.cards import FULL, HORSES
from game.rules.mustang.box import KINDS, shipped_box
from game.rules.western.box import shipped_box as shipped_western
from tests.rules.derby.scripting import begin, bet_and_lay
from tests.rules.mustang.scripting import catch, steal
from tests.rules.pony_express.scripting import drive
from tests.support import GAME

ALONE = Seats(("Ann", "Bob", "Cleo"), ("human", "greenhorn", "greenhorn"))
SHARED = Seats(("Ann", "Bob", "Cleo"), ("human", "human", "greenhorn"))
PERSON = 0
# With it the answers below lead soon to what they are meant for, and Ann holds no card that she
# would be asked for in between.
SEED = 13


def prepared(
    home: Path, until: Callable[[Match], bool], answers: dict[str, Any], seats: Seats = ALONE
) -> Path:
    """A race that was played so far by these answers, by kind."""
    match = new_match(GAME, seats.names, world=ScriptedWorld(seed=SEED))
    drive(match, until, answers)
    return saved(home, match, seats)


def saved(home: Path, match: Match, seats: Seats) -> Path:
    path = home / "saves" / f"{match.game}-2024-05-01-120000.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    Session(match, bots_for(match.game, seats, match.seed), path).close()
    return path


def asks(kind: str) -> Callable[[Match], bool]:
    """Whether the person is asked for that."""

    def is_so(match: Match) -> bool:
        pending = match.pending
        return pending is not None and pending.kind == kind and PERSON in pending.seats

    return is_so


def before_a_turn(home: Path) -> Path:
    """Ann has a cup to look into."""
    return prepared(home, asks("reroll"), {})


def before_a_shared_turn(home: Path) -> Path:
    """Ann has a cup to look into, and Bob must not see what is under it."""
    return prepared(home, asks("reroll"), {}, SHARED)


def before_a_duel(home: Path) -> Path:
    """Ann met Cleo on the trail, and now she shoots at her."""
    return prepared(home, asks("flick"), {"announce": "four"})


# --------------------------------------------------------------------------- ranches

RANCHES = Seats(("Ann", "Bob"), ("human", "human"))
STOLEN = "bay-foal-1"
# Ann's cards and Bob's, and what Ann draws: she can answer a pair, and Bob's cowboy is in danger.
DEALT = (
    "1-bay 1-grey 6-bay 7-bay 7-grey 7-pinto 2-bay 2-grey 3-pinto 4-bay 5-grey cowboy 8-bay 5-pinto"
)


def amid_a_theft(home: Path) -> Path:
    """Bob throws his lasso at the one foal in Ann's corral; both sit at the screen."""
    box = shipped_box()
    piles = {kind: sorted(box.piles[kind], key=lambda one: one != STOLEN) for kind in KINDS}
    cards = DEALT.split()
    rest = list(box.cards)
    for card in cards:
        rest.remove(card)
    world = ScriptedWorld(rolls=[["0"]], shuffles=[*piles.values(), [*cards, *rest]])
    match = new_match("mustang", RANCHES.names, world=world)
    catch(match, STOLEN, "1-bay 1-grey")
    steal(match, STOLEN, "2-bay 2-grey")
    return saved(home, match, RANCHES)


# --------------------------------------------------------------------------- gamblers

# Eight cards each, in hand order: Ann attacks Bob, who has a dog, and she a cake for it.
GAMBLING = (
    "attack-1 attack-1 attack-2 levy levy horse dog cake "
    "attack-1 cowboy cowboy give-to-all hands-up horse dog cake "
    "attack-1 attack-1 cowboy cowboy everybody-gives give-to-all horse joker"
)
ANN_BEGINS = ["6", "2", "1"]


def before_an_ambush(home: Path, seats: Seats = ALONE) -> Path:
    """It is Ann's turn, the first one."""
    cards = GAMBLING.split()
    rest = list(shipped_western().cards(len(seats.names)))
    for card in cards:
        rest.remove(card)
    world = ScriptedWorld(rolls=[ANN_BEGINS], shuffles=[[*cards, *rest]])
    return saved(home, new_match("western", seats.names, world=world), seats)


# --------------------------------------------------------------------------- bettors

BETTORS = Seats(
    ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"),
    ("human", *("greenhorn",) * 5),
)
BEFORE_ANN = 3  # the bookmaker with whom she bets last in the last round
ANNS_HORSES = ("green", "blue", "red", "orange", "yellow")


def before_the_last_bet(home: Path) -> Path:
    """The others share Brown, so that nobody will ride it; every other horse that somebody has a
    chip on is Ann's. With six bettors the fifth card is the last, and the race begins."""
    match = begin(len(BETTORS.names), bookmaker=BEFORE_ANN)
    while not (asks("bet")(match) and match.view(None)["round"] == len(ANNS_HORSES)):
        pending, view = match.pending, match.view(None)
        assert pending is not None
        seat = pending.seats[0]
        bet = ANNS_HORSES[view["round"] - 1] if seat == PERSON else "brown"
        full = {horse["horse"] for horse in view["horses"] if len(horse["cards"]) == FULL}
        horse = next(horse for horse in HORSES if horse not in full)
        bet_and_lay(match, bet, match.view(seat)["players"][seat]["cards"][0], horse)
    return saved(home, match, BETTORS)


def before_a_first_bet(home: Path) -> Path:
    """Ann and Bob share the screen, and she begins."""
    return saved(home, begin(len(RANCHES.names)), RANCHES)
