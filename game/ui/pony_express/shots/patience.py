"""The countdown from a verdict until the game goes on by itself, and the button that shows it."""

from __future__ import annotations

from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Boxlike, Canvas
from game.ui.kit.theme import INK, LIGHT_GOLD
from game.ui.kit.tween import clamp
from game.ui.kit.widget import Action

VERDICT = 2.2  # seconds, of a shot among bots
OUR_VERDICT = 8.0  # of one that somebody at the screen took, or was shot at
BAR = 5.0  # how high the bar is that runs out


class Patience:
    """Runs out while nobody wants to see the shot again; stopped, it never does."""

    def __init__(self, *, ours: bool) -> None:
        self._all = OUR_VERDICT if ours else VERDICT
        self._ours = ours
        self._left = self._all
        self._stopped = False

    @property
    def share(self) -> float | None:
        """How much is left, if anybody should see that."""
        return None if self._stopped or not self._ours else self._left / self._all

    def stop(self) -> None:
        """Somebody looks closely: they go on when they want to."""
        self._stopped = True

    def is_over(self, seconds: float, looked_at: bool) -> bool:
        """After so much more time, which stands still while it is looked at."""
        if not self._stopped and not looked_at:
            self._left -= seconds
        return self._left <= 0.0


class ContinueButton(Button):
    """With a bar that gets shorter."""

    def __init__(
        self, id: str, box: Boxlike, label: str, action: Action, patience: Patience
    ) -> None:
        super().__init__(id, box, label, action, skin="green")
        self._patience = patience

    def draw_label(self, canvas: Canvas) -> None:
        super().draw_label(canvas)
        left = self._patience.share
        if left is None or not self.enabled:
            return
        x, width = self.box.x + 24, self.box.width - 48
        y = self.box.bottom - BAR - 5
        canvas.fill((x - 1, y - 1, width + 2, BAR + 2), INK, radius=4)
        canvas.fill((x, y, width * clamp(left), BAR), LIGHT_GOLD, radius=3)
