"""Below a shot that is being watched: once more, how fast, where in time, and on."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.scene import Ui
from game.ui.kit.values import Slider
from game.ui.kit.widget import Action, Widget
from game.ui.race.shots.column import BELOW, WOOD
from game.ui.race.shots.patience import ContinueButton, Patience

STRIP = Box(12, 666, 936, 46)
TOP, HIGH = 671.0, 36.0
RATES = (("quarter", 0.25, "¼"), ("half", 0.5, "½"), ("full", 1.0, "1×"))


class WatchBar:
    """`enabled`: before, nothing can be seen again and nobody can go on."""

    def __init__(
        self,
        ui: Ui,
        patience: Patience,
        *,
        again: Action,
        slow_down: Callable[[float], None],
        seek: Callable[[float], None],
        skip: Action,
        go_on: Action,
    ) -> None:
        self._ui = ui
        self._patience = patience
        self._again, self._skip, self._go_on = again, skip, go_on
        self._slow_down = slow_down
        self._watching: list[Widget] = []
        self._slide = Slider("shot.time", (460, 670, 330, 38), 0.0, seek, steps=400)

    def show(self, share: float) -> None:
        """How much of the shot is over."""
        self._slide.value = share

    @property
    def is_looked_at(self) -> bool:
        """Whether somebody is about to watch it again."""
        return any(widget.hovered or widget.held for widget in self._watching)

    def build(self, group: Group, rate: float, *, enabled: bool) -> None:
        for widget in self.widgets(rate, enabled=enabled):
            group.add(widget)

    def widgets(self, rate: float, *, enabled: bool) -> list[Widget]:
        say = self._ui.say
        again = Button(
            "shot.again",
            (20, TOP, 210, HIGH),
            say("Watch again"),
            self._again,
            size=18,
            icon="ui/icon-reroll",
        )
        go_on = ContinueButton(
            "shot.continue", (962, 668, 306, 44), say("Continue"), self._go_on, self._patience
        )
        if not enabled:
            for button in (again, go_on):
                button.disable(say("The die is still on its way."))
        self._watching = [again, *self._rates(rate), self._slide]
        skip = Button("shot.skip", (806, TOP, 134, HIGH), say("Skip"), self._skip, size=18)
        return [*self._watching, skip, go_on]

    def _rates(self, chosen: float) -> Iterator[Button]:
        for number, (name, rate, label) in enumerate(RATES):
            yield Button(
                f"shot.{name}",
                (312 + number * 48, TOP, 44, HIGH),
                label,
                lambda rate=rate: self._slow_down(rate),  # type: ignore[misc]
                size=17,
                chosen=chosen == rate,
                tip=self._ui.say("How fast the shot is shown"),
            )

    def draw(self, canvas: Canvas) -> None:
        """What lies below the widgets."""
        key = ("watching", self._ui.words.code)
        canvas.composed(key, BELOW, lambda: self._paint(canvas), backdrop=WOOD)

    def _paint(self, canvas: Canvas) -> None:
        canvas.nine("ui/panel-dark", STRIP)
        canvas.text(
            self._ui.say("Slow"),
            (238, 670, 70, 38),
            style="bold",
            size=19,
            colour=(255, 232, 180),
            align="centre",
        )
