"""What a save holds, whichever format it was written in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from game.engine.errors import Message, SaveError
from game.engine.journal import Entry
from game.engine.save_lines import Data, SavedCheckpoint
from game.i18n import mark

DAMAGED = mark("%(file)s is damaged: %(detail)s")
NOT_A_LINE = mark("%(file)s is damaged or isn't a save: line %(number)d isn't JSON.")


class Save(msgspec.Struct, kw_only=True):
    """A game as far as it was written down. `checkpoints` are the turn starts that were saved, at
    least one of them. `events` and `result` belong to the first `recorded` entries; None for the
    events: an old save that kept none. `players` and `left`: see `Seating`. `torn`: the last line
    was not written to its end."""

    game: str
    rules: int
    seats: list[str]
    players: list[str]
    left: list[int] = []
    options: Data
    materials: Data
    seed: int
    entries: list[Entry]
    events: list[Data] | None
    checkpoints: list[SavedCheckpoint]
    recorded: int
    result: Data | None = None
    begins: SavedCheckpoint | None = None
    sitting: int = 0
    torn: bool = False

    @property
    def checkpoint(self) -> SavedCheckpoint:
        """The last one."""
        return self.checkpoints[-1]

    def cut(self, entries: int) -> Save:
        """The same game after only so many entries."""
        before = [past for past in self.checkpoints if past.entries <= entries]
        return msgspec.structs.replace(
            self,
            entries=self.entries[:entries],
            checkpoints=before,
            recorded=min(self.recorded, entries),
            result=self.result if entries == len(self.entries) else None,
        )


class DamagedSave(SaveError):
    """A save that is not as it was written. `good` is what can be read of it, if anything can, and
    `lost` how many answers in it cannot."""

    good: Save | None = None
    lost: int = 0


def damaged(path: Path, text: str, /, **facts: Any) -> DamagedSave:
    return DamagedSave(DAMAGED, file=path, detail=Message(text, facts))


def lines_of(content: bytes) -> tuple[list[bytes], bool]:
    """Those that were written to their end, and whether there is a last one that was not: killed
    in the middle of writing it, that answer was never given."""
    *lines, rest = content.split(b"\n")
    return [line.removesuffix(b"\r") for line in lines], bool(rest.strip())
