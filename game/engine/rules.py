"""What a game must offer so that a match can drive it."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from functools import reduce
from operator import or_
from typing import Any, Generic, TypeVar

import msgspec

from game.engine.errors import SaveError
from game.engine.events import Event, Values, holds_only
from game.engine.views import View


class Table(msgspec.Struct):
    """Everything durable about a game, complete at every turn start.

    `news` is what happened since the match last collected it: empty at every turn start.
    """

    news: list[Any]

    def tell(self, event: Event) -> None:
        """Report a fact."""
        self.news.append(event)


TableT = TypeVar("TableT", bound=Table)


class Rules(Generic[TableT]):
    """One game under one set of options. Immutable: matches and their clones share it.

    A subclass sets `game`, `version` (raised when a journal of before would play differently, or
    tell other events), `table_type`, `event_types` and `view_type`, and fills in the methods.
    """

    game: str
    version: int
    table_type: type[TableT]
    event_types: tuple[type[Event], ...]
    view_type: type[View]

    def __init__(self, options: dict[str, Any], materials: dict[str, Any]) -> None:
        self.options = options  # every option with its value
        self.materials = materials  # what a save must carry to be played anywhere: the board
        self._encoder = msgspec.msgpack.Encoder(enc_hook=self.shared_out)
        self._decoder = msgspec.msgpack.Decoder(self.table_type, dec_hook=self.shared_in)

    # What a game fills in.

    def new_table(self, names: Sequence[str]) -> TableT:
        raise NotImplementedError

    def turn(self, table: TableT) -> Coroutine[Any, Any, None]:
        """The next turn (the set-up is the first one), as a coroutine over the table."""
        raise NotImplementedError

    def result(self, table: TableT) -> dict[str, Any] | None:
        raise NotImplementedError

    def view(self, table: TableT, seat: int | None) -> View:
        """What that seat may know, from an allow-list: the game's own view, its log still empty."""
        raise NotImplementedError

    def open_view(self, table: TableT) -> View:
        """The same with all secrets, for whoever watches a game that is over."""
        raise NotImplementedError

    def check_table(self, table: TableT) -> None:
        """Raise ValueError with a sentence when something that must always hold does not."""
        raise NotImplementedError

    def check_turn_start(self, table: TableT, names: Sequence[str]) -> None:
        """Raise ValueError with a sentence when no turn of these players can begin like this."""
        raise NotImplementedError

    def told_values(self, seats: range) -> Values:
        """What may be in the fields of events that somebody reads: seats, cards, places, words."""
        raise NotImplementedError

    def shared(self, kind: type) -> Any:
        """The shared immutable thing of that type which tables point to (such as the board)."""
        raise NotImplementedError

    # Tables as data.

    def shared_out(self, thing: Any) -> Any:
        if thing is self.shared(type(thing)):
            return None  # never stored with the table: every table of these rules shares it
        raise NotImplementedError(f"A table cannot hold a {type(thing).__name__}.")

    def shared_in(self, kind: type, _stored: Any) -> Any:
        return self.shared(kind)

    def pack(self, table: TableT) -> bytes:
        return self._encoder.encode(table)

    def unpack(self, packed: bytes) -> TableT:
        return self._decoder.decode(packed)

    def table_data(self, packed: bytes) -> dict[str, Any]:
        """A packed table in the JSON form of saves."""
        data: dict[str, Any] = msgspec.msgpack.decode(packed)
        return data

    def events_from_data(self, data: list[dict[str, Any]], seats: int) -> list[Event]:
        """Events from their JSON form, as they are told. None of them if one cannot be of this
        game at this table: a log with a gap would be believed, one that begins later is known to.
        """
        try:
            told: list[Event] = msgspec.convert(data, list[reduce(or_, self.event_types)])  # type: ignore[misc]
        except msgspec.ValidationError:
            return []
        at_table = range(seats)
        values = self.told_values(at_table)
        return told if all(holds_only(event, values, at_table) for event in told) else []

    def table_from_data(self, data: Any, names: Sequence[str]) -> TableT:
        """A table at a turn start from its JSON form; SaveError or msgspec.ValidationError if it
        is none of these rules and players."""
        table = msgspec.convert(data, self.table_type, dec_hook=self.shared_in)
        try:
            if table.news:
                raise ValueError("a turn cannot begin with news")
            self.check_table(table)
            self.check_turn_start(table, names)
        except ValueError as error:
            raise SaveError(f"{error}.") from error
        return table
