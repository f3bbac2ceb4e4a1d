"""Views: what a seat may know, as typed data inside the program and as builtins at its edge."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache, reduce
from operator import or_
from typing import Any, TypeVar

import msgspec

from game.engine.events import Event


class View(msgspec.Struct, kw_only=True, frozen=True, rename="kebab", tag_field="game"):
    """What one seat may know at one moment. A game's subclass gives its `tag`, the game's id, and
    names everything that is known: an allow-list, so that nothing slips in.

    `you`: the seat, None for a spectator. `log`: all events that it may know, in order; empty in
    the views of a feed, whose frames are the log.
    """

    you: int | None
    active: int | None  # whose turn it is; nobody's, where a game has such turns
    log: Sequence[Event] = ()


ViewT = TypeVar("ViewT", bound=View)


class Shared(ABC):
    """Something that never changes and that all views point to, such as a board: outside of the
    program it is data."""

    __slots__ = ()

    data: dict[str, Any]

    @classmethod
    @abstractmethod
    def from_data(cls, data: Mapping[str, Any]) -> Shared:
        """The one with that data."""


def _shared_out(thing: Any) -> dict[str, Any]:
    if isinstance(thing, Shared):
        return thing.data
    raise NotImplementedError(f"A view cannot hold a {type(thing).__name__}.")


def _shared_in(kind: type, data: Any) -> Any:
    if isinstance(data, kind) or not issubclass(kind, Shared):
        return data
    return kind.from_data(data)


def you_in(view: Any) -> int:
    """The seat whose view it is, typed or in builtins; only players are asked anything."""
    you: int | None = view.you if isinstance(view, View) else view["you"]
    assert you is not None, "a spectator is asked nothing"
    return you


def log_in(view: Any) -> Sequence[Any]:
    """The log of a view, typed or in builtins."""
    log: Sequence[Any] = view.log if isinstance(view, View) else view["log"]
    return log


def builtins_of(view: View, log: list[dict[str, Any]]) -> dict[str, Any]:
    """A view for other programs: JSON's own types, with the log in its public form."""
    bare = msgspec.structs.replace(view, log=())
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(bare, enc_hook=_shared_out))
    data["you"] = data.pop("you")  # behind what the game knows, beside the log
    data["log"] = log
    return data


def typed_view(
    view: ViewT | Mapping[str, Any], view_type: type[ViewT], events: Sequence[type[Event]]
) -> ViewT:
    """The view itself, or its typed form where another program gives builtins."""
    if isinstance(view, view_type):
        return view
    data: dict[str, Any] = dict(view)  # type: ignore[arg-type]
    entries = [_as_told(entry) for entry in data.pop("log", ())]
    log: list[Event] = msgspec.convert(entries, list[_any_of(tuple(events))])  # type: ignore[misc]
    return msgspec.structs.replace(msgspec.convert(data, view_type, dec_hook=_shared_in), log=log)


def typed_event(entry: Event | Mapping[str, Any], events: Sequence[type[Event]]) -> Event:
    """The event itself, or its typed form where it is given as it stands in a public log."""
    if isinstance(entry, Event):
        return entry
    told: Event = msgspec.convert(_as_told(entry), _any_of(tuple(events)))
    return told


def _as_told(entry: Mapping[str, Any]) -> dict[str, Any]:
    return {"kind": entry["kind"], **entry["data"]}


@cache
def _any_of(events: tuple[type[Event], ...]) -> Any:
    """Their union: it takes long to make, and is asked for with every event."""
    return reduce(or_, events)
