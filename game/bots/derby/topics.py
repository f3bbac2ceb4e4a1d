"""What bettors talk about: by what everybody at the table has seen, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from game.bots.table_talk import MEMORABLE, Talk, Topic, log_before, moment_of
from game.rules.derby.cards import SPECIAL
from game.rules.derby.paying import rider_of

SECRET_KINDS = ("hand-dealt",)  # events that one seat alone hears of
LAYING = ("first-card-laid", "card-laid")
FELT_SHIFT = 2  # rows
JACKPOT = 2  # one bet pays so many times what the first horse brings its rider

TOPICS = {
    # Betting.
    "big-bet": Topic(0, tempers=True, keenness=0.6),
    "long-shot": Topic(0, tempers=True, keenness=0.9),
    "watch-long-shot": Topic(2, onlooker=True, keenness=0.5),
    "outbid": Topic(0, tempers=True),
    "outbids": Topic(2),
    "evened": Topic(2),
    "hindered": Topic(0, tempers=True, keenness=0.8),
    "hinders": Topic(2, keenness=0.8),
    "helped": Topic(2, keenness=0.8),
    "star": Topic(2, keenness=0.8),
    # Riders.
    "mine": Topic(2, keenness=0.7),
    "tied": Topic(2),
    "start": Topic(0, tempers=True, keenness=1.5),
    # The race.
    "push": Topic(2, keenness=0.4),
    "push-again": Topic(0, tempers=True, keenness=0.7),
    "watch-push-again": Topic(2, onlooker=True, keenness=0.8),
    "refused": Topic(0, tempers=True, keenness=0.8),
    "watch-refused": Topic(2, onlooker=True, keenness=0.8),
    "level": Topic(2, keenness=1.2),
    "die-card": Topic(2),
    "die-card-good": Topic(2, keenness=1.5),
    "die-card-bad": Topic(0, tempers=True, keenness=1.5),
    "nobody-push": Topic(2, onlooker=True),
    # Arriving and paying.
    "first": Topic(0, tempers=True, keenness=1.5),
    "placed": Topic(2),
    "watch-first": Topic(2, onlooker=True),
    "nobody-first": Topic(2, onlooker=True, keenness=1.5),
    "jackpot": Topic(0, tempers=True, keenness=1.5),
    "stake-lost": Topic(2, keenness=0.7),
    # The game.
    "won": Topic(0, tempers=True, keenness=MEMORABLE),
    "lost": Topic(0, tempers=True, keenness=MEMORABLE),
}


class House(NamedTuple):
    """What is a lot by what lies in the box."""

    big_stack: int  # nobody bets more at once
    long_odds: int  # the row from which a stake is lost even in third place
    jackpot: int  # chips that one bet pays

    @classmethod
    def in_view(cls, view: Mapping[str, Any]) -> House:
        *_, third = view["pays"]
        long_odds = third.index(None) if None in third else len(third)
        return cls(max(view["stacks"]), long_odds, JACKPOT * max(view["prizes"]))


class Happening(NamedTuple):
    """An event, and what everybody saw before it: the public log alone, no cards in hand."""

    kind: str
    data: Mapping[str, Any]
    seats: int
    house: House
    before: Sequence[Mapping[str, Any]]  # the public log up to the event

    @classmethod
    def in_view(cls, view: Mapping[str, Any], event: Mapping[str, Any]) -> Happening:
        before = log_before(view, event, SECRET_KINDS)
        house = House.in_view(view)
        return cls(event["kind"], event["data"], len(view["players"]), house, before)

    @property
    def moment(self) -> int:
        """A number for the event and its place in the game, the same for every seat."""
        return moment_of(self.kind, self.data, len(self.before))

    def earlier(self, kind: str) -> Iterator[Mapping[str, Any]]:
        """What was told before of that kind, the latest first."""
        return (entry["data"] for entry in reversed(self.before) if entry["kind"] == kind)

    @property
    def stakes(self) -> list[int]:
        """What everybody had on the horse before the event."""
        laid = [0] * self.seats
        for bet in self.earlier("bet-laid"):
            if bet["horse"] == self.data["horse"]:
                laid[bet["seat"]] += bet["chips"]
        return laid

    @property
    def row(self) -> int | None:
        """The odds of the horse before the event."""
        for entry in reversed(self.before):
            data = entry["data"]
            if entry["kind"] in LAYING and data["horse"] == self.data["horse"]:
                row: int = data["row"]
                return row
        return None


def _bet_laid(it: Happening, seat: int) -> str | None:
    bettor, stakes = it.data["seat"], it.stakes
    before = rider_of(stakes)
    stakes[bettor] = it.data["total"]
    after = rider_of(stakes)
    if before is not None and before not in (bettor, after):
        if seat == before:
            return "outbid" if after == bettor else "evened"
        if seat == bettor == after:  # a tie makes nobody a rider
            return "outbids"
    return _bold_bet(it, seat)


def _bold_bet(it: Happening, seat: int) -> str | None:
    row = it.row
    if row is not None and row >= it.house.long_odds:
        return "long-shot" if it.data["seat"] == seat else "watch-long-shot"
    return "big-bet" if it.data["seat"] == seat and it.data["chips"] == it.house.big_stack else None


def _card_laid(it: Happening, seat: int) -> str | None:
    by, before = it.data["seat"], it.data["row_before"]
    if by is None or before is None:
        return None
    whose, worse = rider_of(it.stakes), it.data["row"] - before
    if whose is not None and whose != by and abs(worse) >= FELT_SHIFT:
        if seat == whose:
            return "hindered" if worse > 0 else "helped"
        if seat == by and worse > 0:
            return "hinders"
    return "star" if seat == by and it.data["card"] == SPECIAL else None


def _rider_named(it: Happening, seat: int) -> str | None:
    if it.data["seat"] == seat:
        return "mine"
    bets = it.data["bets"]
    return "tied" if it.data["tie"] and bets[seat] == max(bets) else None


def _race_began(it: Happening, seat: int) -> str | None:
    return "start"


def _rider(it: Happening) -> int | None:
    """Of the horse that the event is about."""
    for named in it.earlier("rider-named"):
        if named["horse"] == it.data["horse"]:
            rider: int | None = named["seat"]
            return rider
    return None


def _die_rolled(it: Happening, seat: int) -> str | None:
    rider, success = it.data["seat"], it.data["success"]
    if rider is not None and _is_rolled_again(it):
        if rider == seat:
            return "die-card-good" if success else "die-card-bad"
        return None
    if not success:
        return None  # what comes of it is talked about
    again = it.data["number"] > 1
    if rider == seat:
        return "push-again" if again else "push"
    if not again:
        return None
    return "nobody-push" if rider is None else "watch-push-again"


def _is_rolled_again(it: Happening) -> bool:
    """Whether the die card was played just before."""
    return bool(it.before) and it.before[-1]["kind"] == "die-card-played"


def _refused(it: Happening, seat: int) -> str | None:
    return "refused" if _rider(it) == seat else "watch-refused"


def _card_ridden(it: Happening, seat: int) -> str | None:
    return "level" if it.data["level"] and it.data["seat"] == seat else None


def _die_card_played(it: Happening, seat: int) -> str | None:
    return "die-card" if it.data["seat"] == seat else None


def _arrived(it: Happening, seat: int) -> str | None:
    first, rider = it.data["place"] == 1, it.data["seat"]
    if rider == seat:
        return "first" if first else "placed"
    if not first:
        return None
    return "nobody-first" if rider is None else "watch-first"


def _bet_paid(it: Happening, seat: int) -> str | None:
    if it.data["seat"] != seat:
        return None
    if it.data["chips"] >= it.house.jackpot:
        return "jackpot"
    return "stake-lost" if not it.data["chips"] and it.data["stake"] >= it.house.big_stack else None


def _game_won(it: Happening, seat: int) -> str | None:
    return "won" if seat in it.data["seats"] else "lost"


Finder = Callable[[Happening, int], str | None]
TOPICS_BY_KIND: dict[str, Finder] = {
    "bet-laid": _bet_laid,
    "card-laid": _card_laid,
    "rider-named": _rider_named,
    "race-began": _race_began,
    "die-rolled": _die_rolled,
    "horse-refused": _refused,
    "card-ridden": _card_ridden,
    "die-card-played": _die_card_played,
    "horse-arrived": _arrived,
    "bet-paid": _bet_paid,
    "game-won": _game_won,
}

TALK = Talk(TOPICS, TOPICS_BY_KIND, Happening.in_view)
