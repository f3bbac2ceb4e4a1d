"""What is said on the sign of the range besides what to do: for a moment, or until it is read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.errors import Message
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box
from game.ui.kit.group import Group
from game.ui.range.commands import RangeKey

if TYPE_CHECKING:
    from game.ui.range.screen import Range

MOMENT = 3.5  # seconds


class Notices:
    """Part of the range. What is wrong with a file, or with the shot of a code, stays until
    somebody puts it away."""

    def __init__(self, range_: Range) -> None:
        self._range = range_
        self._ui = range_.ui
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
    def lasting(self) -> str:
        """Empty where there is none, and while something else has to be read."""
        range_ = self._range
        message = range_.guest.warning or next(iter(self._lasting), None)
        if message is None or range_.arranger.held is not None or self.passing:
            return ""
        return "" if range_.stand.state == "rest" else self._ui.words.message(message)

    def put_away(self) -> None:
        if not self.lasting:
            return
        if self._range.guest.warning is not None:
            self._range.guest.warning_is_read()
        else:
            del self._lasting[0]
        self._ui.sounds.play("tick")
        self._range.rebuild()

    # ------------------------------------------------------------------ on the sign

    @property
    def plank(self) -> Box | None:
        """To put it away: at the end of the sign, while there is something."""
        sign = self._range.board.sign
        side = sign.height - 6
        return Box(sign.right - side - 3, sign.y + 3, side, side) if self.lasting else None

    def build(self, group: Group) -> None:
        box = self.plank
        if box is not None:
            key = self._ui.keymap.label(RangeKey.DISMISS, self._ui.words)
            tip = self._ui.say("Dismiss: %(key)s", key=key)
            group.add(
                Button("range.put-away", box, "", self.put_away, icon="ui/icon-cross", tip=tip)
            )
