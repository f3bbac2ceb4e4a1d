"""A question whose choice shows on the table while it is being made."""

from __future__ import annotations

from typing import Any

from game.ui.kit.inputs import Input
from game.ui.table.prompts.hand import FrontPrompt


class PosedPrompt(FrontPrompt):
    """What the choice looks like is asked for many times in a frame: it is worked out anew for
    another moment only."""

    _posed: tuple[tuple[object, ...], Any] | None = None

    def pose(self) -> Any:
        moment = self.moment()
        if self._posed is None or self._posed[0] != moment:
            self._posed = (moment, self.make_pose())
        return self._posed[1]

    def moment(self) -> tuple[object, ...]:
        """All that the choice looks like depends on."""
        return (self._front.words,)

    def make_pose(self) -> Any:
        return self.plain

    def confirm(self) -> None:
        """Enter was pressed, and means the question itself."""

    def intercept(self, given: Input) -> bool:
        """Also after a press of the pointer, which leaves something in focus unseen."""
        if self.confirms(given):
            self.confirm()
            return True
        return super().intercept(given)
