"""People at one screen who do what a desk asks of them, and what everybody could see of it."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from typing import Any, NamedTuple

from game.engine.errors import Message
from game.engine.match import Match
from game.engine.requests import TakeShot
from game.engine.session import Session
from game.hotseat.asks import Ask, GiveBack, NothingFits, PassScreen
from game.hotseat.desk import Desk
from game.hotseat.seats import Seats, bots_for
from physics.model import Scene
from tests.support import random_answer

MOST_ASKS = 5000
ALONE = ("human", "random", "random")
TOGETHER = ("human", "human", "human")


def seated(match: Match, players: Iterable[str] = TOGETHER) -> tuple[Session, Desk]:
    seats = Seats(match.names, tuple(players))
    session = Session(match, bots_for(match.game, seats, match.seed))
    return session, Desk(session)


def straight_at_target(scene: Scene) -> dict[str, Any]:
    start = scene.clear_start()
    assert start is not None
    wanted = [
        piece.at
        for piece in scene.pieces
        if (piece.kind == "figure" if scene.target is None else piece.owner == scene.target)
    ]
    x, y = wanted[0]
    angle = math.degrees(math.atan2(y - start[1], x - start[0]))
    return {"start": list(start), "angle": angle, "speed": 2.5}


class Seen(NamedTuple):
    """What all can see when something is asked openly."""

    ask: Ask
    undo_refusal: Message | None
    told: tuple[str, ...]  # since the last time


class People:
    """All persons at the screen. The secretive ones show nothing by what they do: they never roll
    again, play no card and accuse nobody, but sometimes look whether they could."""

    def __init__(self, session: Session, desk: Desk) -> None:
        self.session = session
        self.desk = desk
        self.seen: list[Seen] = []
        self.asked: list[Ask] = []
        self._offers = 0
        self._told = 0

    def play(self) -> None:
        """To the end of the game."""
        for _ in range(MOST_ASKS):
            if self.session.match.pending is None and self.desk.visitor is None:
                return
            self.step()
        raise AssertionError("The same is asked for ever.")

    def step(self) -> None:
        ask = self.desk.ask()
        if ask is None:
            self.session.play_bot()
            return
        self.asked.append(ask)
        if self.desk.visitor is None:
            self._watch(ask)
        self._follow(ask)

    def _watch(self, ask: Ask) -> None:
        match = self.session.match
        news = match.events[self._told :]
        self._told = len(match.events)
        told = tuple(str(event.data) for event in news if event.audience is None)
        self.seen.append(Seen(ask, self.desk.undo_refusal(ask.seat), told))

    def _follow(self, ask: Ask) -> None:
        if ask.about is PassScreen:
            self.desk.enter(ask.seat)
        elif ask.about is GiveBack:
            self.desk.leave()
        elif ask.about is NothingFits:
            self.desk.decline_offer()
        elif ask.mode == "offer":
            self.decide_offer(ask)
        else:
            self.desk.answer(ask.seat, self.choose(ask))

    def decide_offer(self, ask: Ask) -> None:
        self._offers += 1
        if self._offers % 3:
            self.desk.decline_offer()
        else:
            self.desk.claim_offer(ask.seats[self._offers % len(ask.seats)])

    def choose(self, ask: Ask) -> Any:
        pending = self.session.match.pending
        assert pending is not None
        if isinstance(pending, TakeShot):
            return straight_at_target(pending.scene)
        usual = {"play-card": None, "reroll": "stand", "announce": "three", "accuse": False}
        return usual[ask.kind] if ask.kind in usual else pending.options(ask.seat)[0]


class AnyPeople(People):
    """They do anything that is allowed, and take some of it back."""

    def __init__(self, session: Session, desk: Desk, seed: int) -> None:
        super().__init__(session, desk)
        self._rng = random.Random(seed)

    def _follow(self, ask: Ask) -> None:
        may_undo = ask.kind not in (PassScreen.kind, GiveBack.kind) and self._rng.random() < 0.1
        if may_undo and self.desk.undo_refusal(ask.seat) is None:
            self.desk.undo(ask.seat)
        else:
            super()._follow(ask)

    def decide_offer(self, ask: Ask) -> None:
        claimed = self._rng.sample(ask.seats, self._rng.randint(0, len(ask.seats)))
        if claimed:
            self.desk.claim_offer(*claimed)
        else:
            self.desk.decline_offer()

    def choose(self, ask: Ask) -> Any:
        return random_answer(self.session.match.pending, ask.seat, self._rng)
