"""What the contract of all games has to know about the race."""

from __future__ import annotations

import random
from typing import Any

from game.engine.match import Match
from game.games.registry import game_named
from game.rules.pony_express.hand_cards import plays_in
from game.rules.pony_express.questions import PayPrison, PlayCard
from tests.contract.subject import OFFER, OPEN, VISIT, Subject
from tests.rules.always import Answered, Redealing
from tests.support import GAME, random_answer
from tests.text.racing import line_of_rider
from tests.text.typists import AnyPlayer

BOARDS = ("pony-express", "silver-trail")


def options(rng: random.Random, seats: int) -> dict[str, Any]:
    return {
        "must-fall": rng.random() < 0.3,
        "liars-go-to-jail": rng.random() < 0.3,
        "board": rng.choice(BOARDS),
    }


def answer_of_both(match: Match, seat: int | None, rng: random.Random) -> Answered:
    """An answer that can be given in a match and in its re-dealt twin. The twin's question was
    asked before the cards changed hands, so only who still holds the same may answer with one."""
    pending = match.pending
    assert pending is not None
    asked = pending.seats[0]
    if pending.kind in ("keep-card", "keep-drawn"):
        return None
    if isinstance(pending, PlayCard) and asked != seat:
        return None, asked
    return random_answer(pending, asked, rng), asked


def offered_the_same(match: Match, twin: Match, seat: int | None) -> None:
    """Who is asked for a card could play just the same, whatever the others hold."""
    pending = match.pending
    if seat is not None and isinstance(pending, PlayCard) and seat in pending.seats:
        offered = plays_in(twin.table, twin.table.riders[seat], pending.window)
        assert (None, *offered) == tuple(pending.options(seat))


RACE = game_named(GAME)
SUBJECT = Subject(
    RACE,
    options,
    variants=({"liars-go-to-jail": True}, {"must-fall": True}),
    most=3000,
    words=("stand", "pair", "five", "canteen", "spyglass", "K", "north-west", ""),
    keys=("card", "die", "face", "roll", "shown", "at", "side", "start", "angle", "speed"),
    lingers=("open-roll", "rerolled", "announced", "believed", "cup-lifted", "duel-began"),
    redealing=Redealing(RACE.redeal, answer_of_both, offered_the_same),
    aside=lambda match, seat: PayPrison(seat),
    asked={
        **dict.fromkeys(("keep-card", "keep-drawn", "reroll", "announce"), VISIT),
        **dict.fromkeys(("take-move", "flick", "corner", "train", "pay-prison"), OPEN),
        "accuse": {"all"},
        "play-card": OFFER,
    },
    typist=AnyPlayer,
    line=line_of_rider,
    in_private=("Your dice are", "Reroll?", "Which hand do you announce"),
    telling=(11, 5, 51, 52),
    # The owner knew which rider is real; of steps the sound goes with the way.
    unseen_without_ways=("own decoy-placed",),
    unheard_without_ways=("riders-nearer",),
    elsewhere=("shot-taken",),
)
