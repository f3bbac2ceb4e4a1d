"""Talk at the table, for any game: topics, who has the floor, and what is said.

Remarks are about what everybody has seen. One player at a time has the floor, those concerned
sooner than onlookers, and tempers decide how often it is used and for which words.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Literal, NamedTuple, Protocol, TypeVar
from zlib import crc32

import msgspec

from game.bots.cast import Temper
from game.engine.draws import Draws, mixed
from game.engine.events import Event
from game.engine.views import View, you_in

CONCERNED_SHARE = 3  # how much sooner than an onlooker somebody concerned has the floor
# How often somebody who has the floor uses it.
TALKATIVENESS = {"bold": 0.45, "careful": 0.30, "honest": 0.35, "sly": 0.40}
MEMORABLE = 9.0  # a keenness with which nobody stays silent

_FLOOR = 0xF100  # not from a bot's own seed: all must agree on who has the floor
_TALK = 0x7A1C  # tells this use of a bot's seed from all others


class Remark(msgspec.Struct, frozen=True):
    """A word, or something to be seen; `text` is a key that the wording turns into a language."""

    kind: Literal["word", "pause", "glance"]
    text: str


class Topic(NamedTuple):
    """How many lines anybody may say about it, and whether each temper has one of its own."""

    common: int
    tempers: bool = False
    onlooker: bool = False  # said by somebody who is not concerned
    keenness: float = 1.0  # how readily it is talked about; what happens all the time is less so

    def lines(self, temper: Temper) -> list[str]:
        """The endings of the keys of what that temper may say."""
        return [*([temper] if self.tempers else []), *map(str, range(1, self.common + 1))]


class Talked(Protocol):
    """An event as everybody at the table has seen it."""

    @property
    def kind(self) -> type[Event]: ...

    @property
    def seats(self) -> int: ...

    @property
    def moment(self) -> int: ...


H = TypeVar("H", bound=Talked)


def talking_seed(seed: int) -> int:
    """Of a bot: what it says has nothing to do with what it plays."""
    return mixed(seed, _TALK)


def log_before(view: View, event: Event, secret_kinds: tuple[type[Event], ...]) -> Sequence[Event]:
    """What all have seen before the event. The view may be a later one: several events can follow
    one answer."""
    public = [entry for entry in view.log if not isinstance(entry, secret_kinds)]
    for place in range(len(public) - 1, -1, -1):
        if public[place] == event:
            return public[:place]
    return public


def moment_of(kind: str, data: Mapping[str, Any], place: int) -> int:
    """A number for an event and its place in the game, the same for every seat."""
    facts = json.dumps([kind, data], sort_keys=True)
    return crc32(facts.encode()) * 1_000_003 + place


def word(
    topics: Mapping[str, Topic],
    names: Sequence[str | None],
    moment: int,
    seat: int,
    temper: Temper,
    seed: int,
) -> Remark | None:
    """What a seat says, if anything. `names`: what each seat would talk about; `seed`: of its
    talk."""
    name = names[seat]
    if name is None or seat != _who_has_the_floor(topics, names, moment):
        return None
    topic = topics[name]
    draws = Draws(seed, moment)
    if draws.unit() >= TALKATIVENESS[temper] * topic.keenness:
        return None
    return Remark("word", f"{name}-{draws.pick(topic.lines(temper))}")


class Talk(NamedTuple, Generic[H]):
    """What a game's bots have to say about what everybody has seen. There is nothing to give away
    by a habit: nobody announces anything."""

    topics: Mapping[str, Topic]
    by_kind: Mapping[
        type[Event], Callable[[H, int], str | None]
    ]  # of events: what a seat would talk about
    happening: Callable[[Any, Any], H]

    def topic(self, it: H, seat: int) -> str | None:
        """What that seat would talk about, if anything."""
        find = self.by_kind.get(it.kind)
        return None if find is None else find(it, seat)

    def remark(self, view: View, event: Event, temper: Temper, seed: int) -> Remark | None:
        """What the seat of the view says about an event, with the seed of its bot."""
        if type(event) not in self.by_kind:
            return None
        it = self.happening(view, event)
        names = [self.topic(it, seat) for seat in range(it.seats)]
        return word(self.topics, names, it.moment, you_in(view), temper, talking_seed(seed))


def _who_has_the_floor(
    topics: Mapping[str, Topic], names: Sequence[str | None], moment: int
) -> int:
    """The only seat that may say something now. There is one: the asking seat has a topic."""
    shares: list[int] = []
    for seat, name in enumerate(names):
        if name is not None:
            shares += [seat] * (1 if topics[name].onlooker else CONCERNED_SHARE)
    return Draws(_FLOOR, moment).pick(shares)
