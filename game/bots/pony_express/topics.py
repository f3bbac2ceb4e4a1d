"""What riders talk about: by what everybody at the table has seen, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from game.bots.table_talk import MEMORABLE, Topic, log_before, moment_of
from game.rules.shared.hands import SPACES

# Events that only one seat hears of: a rider that talked about them would give them away.
SECRET_KINDS = (
    "cards-offered",
    "card-kept",
    "cup-seen",
    "die-marked",
    "die-spied",
    "decoy-placed",
)
RICH, POOR = SPACES["straight"], SPACES["pair"]  # hands in a mine
DEAR, CHEAP = SPACES["three"], SPACES["pair"]  # hands in a saloon


TOPICS = {
    # The cup.
    "accused": Topic(2, tempers=True, keenness=0.7),
    "accusing": Topic(2, tempers=True, keenness=0.7),
    "caught": Topic(2, tempers=True),
    "proved-honest": Topic(2, tempers=True),
    "accused-right": Topic(1, tempers=True),
    "accused-wrong": Topic(1, tempers=True),
    "saw-bluff": Topic(1, tempers=True, onlooker=True),
    "saw-honesty": Topic(3, onlooker=True),
    # Duels.
    "duel": Topic(1, tempers=True),
    "watch-duel": Topic(3, onlooker=True),
    "hit": Topic(1, tempers=True),
    "hit-me": Topic(1, tempers=True),
    "miss": Topic(2, tempers=True),
    "missed-me": Topic(1, tempers=True),
    "decoy-hit": Topic(2),
    "decoy-worked": Topic(2),
    "duel-gold-won": Topic(3),
    "duel-gold-lost": Topic(3),
    "duel-draw": Topic(2),
    # Poker games.
    "poker": Topic(2),
    "poker-won": Topic(2),
    "poker-lost": Topic(2),
    # The sheriff, and prison.
    "sheriff-me": Topic(2),
    "sheriff-other": Topic(2, onlooker=True),
    "jailed": Topic(1, tempers=True),
    "escaped": Topic(3),
    "escape-other": Topic(2, onlooker=True),
    "fined": Topic(2),
    "served": Topic(2, keenness=0.7),
    # What is on the way.
    "mine-rich": Topic(3),
    "mine-poor": Topic(3),
    "mine-rich-other": Topic(2, onlooker=True),
    "saloon-dear": Topic(2),
    "saloon-cheap": Topic(2),
    "drinks": Topic(0, tempers=True, onlooker=True),
    "figures-0": Topic(2),
    "figures-1": Topic(2),
    "figures-2": Topic(2),
    "figures-3": Topic(2),
    "figures-0-other": Topic(2, onlooker=True),
    "figures-3-other": Topic(2, onlooker=True),
    "train": Topic(2),
    "train-other": Topic(2, onlooker=True),
    "relay": Topic(3),
    "charity": Topic(2, keenness=0.4),
    # The race.
    "lead": Topic(1, tempers=True),
    "lead-other": Topic(2, onlooker=True),
    "last": Topic(1, tempers=True, keenness=0.5),
    "arrived": Topic(0, tempers=True, keenness=MEMORABLE),
    "arrived-other": Topic(2, onlooker=True),
    "mail": Topic(2),
    "mail-other": Topic(2, onlooker=True),
    "showdown": Topic(0, tempers=True, keenness=MEMORABLE),
    "showdown-other": Topic(2, onlooker=True),
    "won": Topic(1, tempers=True, keenness=MEMORABLE),
    "lost": Topic(1, tempers=True, keenness=MEMORABLE),
}


class Happening(NamedTuple):
    """An event, and what everybody saw before and after it. Made from a view by an allow-list:
    no dice, no cards."""

    kind: str
    data: Mapping[str, Any]
    spaces: tuple[int, ...]
    mailboxes: tuple[int, ...]
    before: Sequence[Mapping[str, Any]]  # the public log up to the event

    @classmethod
    def in_view(cls, view: Mapping[str, Any], event: Mapping[str, Any]) -> Happening:
        riders = view["riders"]
        return cls(
            event["kind"],
            event["data"],
            tuple(rider["space"] for rider in riders),
            tuple(rider["mailbox"] for rider in riders),
            log_before(view, event, SECRET_KINDS),
        )

    @property
    def moment(self) -> int:
        """A number for the event and its place in the game, the same for every seat."""
        return moment_of(self.kind, self.data, len(self.before))

    def last(self, kind: str) -> Mapping[str, Any]:
        """The data of the last such event before this one."""
        found = next((entry for entry in reversed(self.before) if entry["kind"] == kind), None)
        return {} if found is None else found["data"]

    def others(self, seat: int) -> list[int]:
        """Where all others are."""
        return [space for other, space in enumerate(self.spaces) if other != seat]


def topic_for(it: Happening, seat: int) -> str | None:
    """What that seat would talk about, if anything."""
    find = TOPICS_BY_KIND.get(it.kind)
    return None if find is None else find(it, seat)


def _one_of(it: Happening, seat: int, concerned: str | None, other: str | None) -> str | None:
    """For whom the event is about, and for everybody else."""
    return concerned if it.data["seat"] == seat else other


# --------------------------------------------------------------------------- the cup


def _accused(it: Happening, seat: int) -> str | None:
    return "accusing" if it.data["accuser"] == seat else _one_of(it, seat, "accused", None)


def _cup_lifted(it: Happening, seat: int) -> str | None:
    bluff = it.data["bluff"]
    if it.last("accused").get("accuser") == seat:
        return "accused-right" if bluff else "accused-wrong"
    if bluff:
        return _one_of(it, seat, "caught", "saw-bluff")
    return _one_of(it, seat, "proved-honest", "saw-honesty")


# --------------------------------------------------------------------------- duels and poker


def _duel_began(it: Happening, seat: int) -> str | None:
    if it.data["showdown"]:
        return "showdown" if seat in it.data["seats"] else "showdown-other"
    return "duel" if seat in it.data["seats"] else "watch-duel"


def _shot_taken(it: Happening, seat: int) -> str | None:
    verdict = it.data["verdict"]
    if verdict == "figures":
        return _figures(it, seat)
    if verdict == "arrest" or seat not in it.last("duel-began").get("seats", ()):
        return None  # the sheriff has the word
    return _one_of(it, seat, *_SHOTS[verdict])


# What the shooter talks about, and the one who was shot at.
_SHOTS = {
    "hit": ("hit", "hit-me"),
    "miss": ("miss", "missed-me"),
    "decoy": ("decoy-hit", "decoy-worked"),
}


def _figures(it: Happening, seat: int) -> str | None:
    toppled = f"figures-{it.data['toppled']}"
    seen = f"{toppled}-other"
    return _one_of(it, seat, toppled, seen if seen in TOPICS else None)


def _duel_ended(it: Happening, seat: int) -> str | None:
    drawn = it.data["winner"] is None and seat in it.last("duel-began").get("seats", ())
    return "duel-draw" if drawn else None


def _poker_began(it: Happening, seat: int) -> str | None:
    return "poker" if seat in it.data["seats"] else None


def _poker_won(it: Happening, seat: int) -> str | None:
    played = seat in it.last("poker-began").get("seats", ())
    return _one_of(it, seat, "poker-won", "poker-lost" if played else None)


def _gold_moved(it: Happening, seat: int) -> str | None:
    why = it.data["why"]
    if why == "charity":
        return "charity" if it.data["taker"] == seat else None
    if why != "duel":
        return None
    if it.data["taker"] == seat:
        return "duel-gold-won"
    return "duel-gold-lost" if it.data["giver"] == seat else None


# --------------------------------------------------------------------------- prison


def _imprisoned(it: Happening, seat: int) -> str | None:
    if it.data["why"] == "sheriff":
        return _one_of(it, seat, "sheriff-me", "sheriff-other")
    return _one_of(it, seat, "jailed", None)


def _freed(it: Happening, seat: int) -> str | None:
    return _one_of(it, seat, *_RELEASES[it.data["how"]])


_RELEASES: dict[str, tuple[str, str | None]] = {
    "escaped": ("escaped", "escape-other"),
    "file": ("escaped", "escape-other"),
    "paid": ("fined", None),
    "served": ("served", None),
}


# --------------------------------------------------------------------------- on the way


def _open_roll(it: Happening, seat: int) -> str | None:
    worth = SPACES[it.data["hand"]]
    if it.data["why"] == "mine":
        if worth >= RICH:
            return _one_of(it, seat, "mine-rich", "mine-rich-other")
        return _one_of(it, seat, "mine-poor", None) if worth <= POOR else None
    if it.data["why"] == "saloon":
        if worth >= DEAR:
            return _one_of(it, seat, "saloon-dear", None)
        return _one_of(it, seat, "saloon-cheap", None) if worth <= CHEAP else None
    return None


def _drinks_served(it: Happening, seat: int) -> str | None:
    return _one_of(it, seat, None, "drinks")


def _card_taken(it: Happening, seat: int) -> str | None:
    return _one_of(it, seat, "relay", None) if it.data["why"] == "relay" else None


def _moved(it: Happening, seat: int) -> str | None:
    if it.data["why"] in ("train", "rail-pass"):
        return _one_of(it, seat, "train", "train-other")
    return _one_of(it, seat, "lead", "lead-other") if _takes_the_lead(it) else None


def _takes_the_lead(it: Happening) -> bool:
    """Alone in front, and not before; an arrival is an event of its own."""
    mover = it.data["seat"]
    ahead = max(it.others(mover))
    return it.data["origin"] <= ahead < it.data["to"] and not it.mailboxes[mover]


def _turn_began(it: Happening, seat: int) -> str | None:
    """Everybody begins on the same space, so in the first round being last means nothing."""
    last = it.spaces[seat] < min(it.others(seat)) and it.data["turn"] > len(it.spaces)
    return _one_of(it, seat, "last", None) if last else None


def _arrived(it: Happening, seat: int) -> str | None:
    """Who is there already awaits the showdown."""
    return _one_of(it, seat, "arrived", None if it.mailboxes[seat] else "arrived-other")


def _mail_delivered(it: Happening, seat: int) -> str | None:
    """The first mailbox is the arrival, the third the victory."""
    return _one_of(it, seat, "mail", "mail-other") if it.data["mailbox"] == 2 else None


def _race_won(it: Happening, seat: int) -> str | None:
    return _one_of(it, seat, "won", "lost")


# Not here: the announcement. Whatever was said about it would be taken for a tell.
TOPICS_BY_KIND: dict[str, Callable[[Happening, int], str | None]] = {
    "accused": _accused,
    "cup-lifted": _cup_lifted,
    "duel-began": _duel_began,
    "shot-taken": _shot_taken,
    "duel-ended": _duel_ended,
    "poker-began": _poker_began,
    "poker-won": _poker_won,
    "gold-moved": _gold_moved,
    "imprisoned": _imprisoned,
    "freed": _freed,
    "open-roll": _open_roll,
    "drinks-served": _drinks_served,
    "card-taken": _card_taken,
    "moved": _moved,
    "turn-began": _turn_began,
    "arrived": _arrived,
    "mail-delivered": _mail_delivered,
    "race-won": _race_won,
}
