"""What gamblers talk about: by what everybody at the table has seen, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from game.bots.table_talk import MEMORABLE, Talk, Topic, log_before, moment_of

# Events that one or two seats alone hear of.
SECRET_KINDS = ("hand-dealt", "card-seen", "cards-seen")
MUCH = 50  # thousands that hurt
NEAR = 0.75  # of the goal: the others begin to look

TOPICS = {
    # Attacks.
    "attack": Topic(1, tempers=True, keenness=0.5),
    "attack-won": Topic(0, tempers=True, keenness=0.6),
    "attack-lost": Topic(0, tempers=True, keenness=0.8),
    "robbed": Topic(1, tempers=True, keenness=0.7),
    "stood": Topic(0, tempers=True, keenness=0.9),
    "watch-attack": Topic(2, onlooker=True, keenness=0.4),
    "dog": Topic(2),
    "dancer": Topic(2),
    "jester": Topic(0, tempers=True),
    "foiled": Topic(2),
    "cake": Topic(2, keenness=1.5),
    # Money.
    "paid": Topic(0, tempers=True, keenness=0.7),
    "raid": Topic(2, keenness=1.2),
    "raided": Topic(0, tempers=True, keenness=1.5),
    "watch-raid": Topic(2, onlooker=True),
    "all-in-won": Topic(0, tempers=True, keenness=1.5),
    "all-in-lost": Topic(0, tempers=True, keenness=1.5),
    "watch-all-in": Topic(2, onlooker=True),
    "refund": Topic(2),
    "broke": Topic(2, keenness=1.2),
    "rich": Topic(2, onlooker=True, keenness=1.5),
    # Other cards.
    "hat": Topic(2, keenness=1.5),
    "shakedown": Topic(2),
    "searched": Topic(2, onlooker=True),
    "bronco": Topic(2, keenness=0.8),
    "turned": Topic(2, keenness=0.5),
    "star": Topic(2, keenness=0.8),
    "star-off": Topic(2, keenness=1.2),
    # The Train.
    "train": Topic(0, tempers=True, keenness=0.8),
    "train-won": Topic(0, tempers=True, keenness=1.5),
    "watch-train": Topic(2, onlooker=True),
    # The game.
    "won": Topic(0, tempers=True, keenness=MEMORABLE),
    "lost": Topic(0, tempers=True, keenness=MEMORABLE),
}


class Happening(NamedTuple):
    """An event, and what everybody saw before it. Made from a view by an allow-list: no cards in
    hand, and of the money what the public log says."""

    kind: str
    data: Mapping[str, Any]
    seats: int
    goal: int
    before: Sequence[Mapping[str, Any]]  # the public log up to the event

    @classmethod
    def in_view(cls, view: Mapping[str, Any], event: Mapping[str, Any]) -> Happening:
        return cls(
            event["kind"],
            event["data"],
            len(view["players"]),
            view["goal"],
            log_before(view, event, SECRET_KINDS),
        )

    @property
    def moment(self) -> int:
        """A number for the event and its place in the game, the same for every seat."""
        return moment_of(self.kind, self.data, len(self.before))

    def money(self, seat: int) -> int:
        """What somebody had before the event."""
        held = 0
        for entry in self.before:
            data = entry["data"]
            if entry["kind"] == "money-dealt":
                held = data["money"]
            elif entry["kind"] == "paid":
                held += data["amount"] * ((data["payee"] == seat) - (data["payer"] == seat))
        return held


def _one_of(it: Happening, seat: int, concerned: str, other: str | None = None) -> str | None:
    """For whom the event is about, and for everybody else."""
    return concerned if it.data["seat"] == seat else other


def _cards_played(it: Happening, seat: int) -> str | None:
    card = it.data["card"]
    if card.startswith("attack"):
        return _one_of(it, seat, "attack")
    return _one_of(it, seat, "shakedown", "searched") if card == "hands-up" else None


def _attack_decided(it: Happening, seat: int) -> str | None:
    """The last to play cards was the attacker."""
    plays = (entry["data"] for entry in reversed(it.before) if entry["kind"] == "cards-played")
    attacker = next(plays)["seat"]
    if it.data["winner"] == seat:
        return "attack-won" if seat == attacker else "stood"
    if it.data["loser"] == seat:
        return "attack-lost" if seat == attacker else "robbed"
    return "watch-attack"


def _countered(it: Happening, seat: int) -> str | None:
    by = it.data["by"]
    if it.data["against"] == seat:
        return "foiled"
    if by == "hat":
        return None  # what it takes is talked about
    return _one_of(it, seat, "jester" if by == "joker" else by)


def _over_countered(it: Happening, seat: int) -> str | None:
    return _one_of(it, seat, "cake")


def _paid(it: Happening, seat: int) -> str | None:
    find = TOPICS_BY_REASON.get(it.data["why"])
    topic = None if find is None else find(it, seat)
    return topic or _purse(it, seat)


def _paid_much(it: Happening, seat: int) -> str | None:
    return "paid" if it.data["payer"] == seat and it.data["amount"] >= MUCH else None


def _raided(it: Happening, seat: int) -> str | None:
    if not it.data["amount"]:
        return None
    plays = (entry["data"] for entry in reversed(it.before) if entry["kind"] == "cards-played")
    if next(plays)["seat"] == seat:
        return "raid"
    return "raided" if it.data["payer"] == seat else "watch-raid"


def _all_in(it: Happening, seat: int) -> str | None:
    if not it.data["amount"]:
        return None
    if it.data["payee"] == seat:
        return "all-in-won"
    return "all-in-lost" if it.data["payer"] == seat else "watch-all-in"


def _refunded(it: Happening, seat: int) -> str | None:
    return "refund" if it.data["payee"] == seat else None


def _purse(it: Happening, seat: int) -> str | None:
    """Who has nothing left says so; the others speak of one who is near the goal."""
    payer, payee, amount = it.data["payer"], it.data["payee"], it.data["amount"]
    if not amount:
        return None
    if payer == seat:
        return "broke" if it.money(seat) == amount else None
    if payee is None or payee == seat:
        return None
    held = it.money(payee)
    return "rich" if held < NEAR * it.goal <= held + amount < it.goal else None


def _hat(it: Happening, seat: int) -> str | None:
    return _one_of(it, seat, "hat")


def _bronco(it: Happening, seat: int) -> str | None:
    return _one_of(it, seat, "bronco")


def _turned(it: Happening, seat: int) -> str | None:
    return _one_of(it, seat, "turned")


def _star(it: Happening, seat: int) -> str | None:
    return _one_of(it, seat, "star")


def _star_off(it: Happening, seat: int) -> str | None:
    return _one_of(it, seat, "star-off") if it.data["why"] == "joker" else None


def _train(it: Happening, seat: int) -> str | None:
    return _one_of(it, seat, "train")


def _train_won(it: Happening, seat: int) -> str | None:
    return _one_of(it, seat, "train-won", "watch-train")


def _game_won(it: Happening, seat: int) -> str | None:
    return _one_of(it, seat, "won", "lost")


Finder = Callable[[Happening, int], str | None]
TOPICS_BY_REASON: dict[str, Finder] = {
    "pay-me": _paid_much,
    "cowboy": _paid_much,
    "indians": _raided,
    "saloon": _all_in,
    "give-it-back": _refunded,
}
TOPICS_BY_KIND: dict[str, Finder] = {
    "cards-played": _cards_played,
    "attack-decided": _attack_decided,
    "countered": _countered,
    "over-countered": _over_countered,
    "paid": _paid,
    "card-taken": _hat,
    "turn-will-be-lost": _bronco,
    "direction-turned": _turned,
    "sheriff-laid": _star,
    "sheriff-ended": _star_off,
    "train-came": _train,
    "train-won": _train_won,
    "game-won": _game_won,
}

TALK = Talk(TOPICS, TOPICS_BY_KIND, Happening.in_view)
