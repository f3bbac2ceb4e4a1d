"""Messages on the sign of the range: shown for a moment, or until they are put away."""

from __future__ import annotations

from game.engine.errors import Message
from game.ui.kit.scene import Ui

MOMENT = 3.5  # seconds


class Notices:
    """What is wrong with a file stays until somebody puts it away."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self._passing: tuple[Message, float] | None = None  # and when it is gone
        self._lasting: list[Message] = []  # one after the other

    def say(self, message: Message) -> None:
        """For a moment."""
        self._passing = message, self._ui.time + MOMENT

    def keep(self, message: Message) -> None:
        """Until it is put away."""
        if message not in self._lasting:
            self._lasting.append(message)

    @property
    def passing(self) -> str:
        """Empty where there is none."""
        if self._passing is None or self._ui.time >= self._passing[1]:
            return ""
        self._ui.stir(self._passing[1] - self._ui.time)
        return self._ui.words.message(self._passing[0])

    @property
    def kept(self) -> Message | None:
        """The first that has not been put away."""
        return next(iter(self._lasting), None)

    def put_away(self) -> None:
        del self._lasting[0]
