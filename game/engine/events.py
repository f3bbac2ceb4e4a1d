"""Events: typed facts with an audience, never text."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, ClassVar

import msgspec

Values = Mapping[str, Collection[Any]]  # what may be in a field, by its name or "event.field"


class Event(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag_field="kind"):
    """Something that happened. `audience` names the seats that may know; None means everybody.

    A subclass gives its `tag`, the stable name of its kind.
    """

    # True when the event shows somebody what was hidden: no answer before it can be taken back.
    reveals: ClassVar[bool] = False
    # True when a turn begins with it: a replay can be wound there, a log has a paragraph.
    begins_turn: ClassVar[bool] = False
    # True when it tells what came of a flick: the shot itself is shown with it.
    tells_shot: ClassVar[bool] = False

    audience: tuple[int, ...] | None = None

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)

    @property
    def data(self) -> dict[str, Any]:
        """The facts alone, as JSON has them: lists, no tuples."""
        facts: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self))
        del facts["kind"], facts["audience"]
        return facts

    @property
    def shows_hidden(self) -> bool:
        """Whether this very one shows somebody what was hidden; some of a kind may not."""
        return self.reveals

    def seen_by(self, seat: int | None) -> bool:
        """Whether that seat may know; a spectator, None, knows only what everybody does."""
        return self.audience is None or seat in self.audience


def holds_only(event: Event, values: Values, seats: range) -> bool:
    """Whether every field that `values` knows, also each value of a row, holds one of them."""
    if event.audience is not None and not all(seat in seats for seat in event.audience):
        return False
    for field in event.__struct_fields__:
        known = values.get(f"{event.kind}.{field}", values.get(field))
        value = getattr(event, field)
        row = value if isinstance(value, tuple) else (value,)
        if known is not None and not all(one is None or one in known for one in row):
            return False
    return True


def logged(event: Event) -> dict[str, Any]:
    """An event as it stands in a view's log."""
    return {"kind": event.kind, "data": event.data}
