"""Below a shot that is being watched: once more, how fast, where in time, and on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.group import Group
from game.ui.kit.layout import Units, columns, inset, placed, rows, share, shares
from game.ui.kit.scene import Ui
from game.ui.kit.theme import CREAM
from game.ui.kit.tokens import Gap, Type
from game.ui.kit.values import Slider
from game.ui.kit.widget import Action, Widget
from game.ui.pony_express.board.view import WOOD
from game.ui.pony_express.commands import ShownShotKey
from game.ui.pony_express.shots.layout import shot_places
from game.ui.pony_express.shots.patience import ContinueButton, Patience

HIGH = 36.0  # of the planks
# From the left end of the strip as designed: some air and a plank, and so on; the planks are that
# for once more, a word, and the three rates.
WINDING = (8.0, 210.0, 8.0, 70.0, 4.0, 44.0, 4.0, 44.0, 4.0, 44.0, 8.0)
# Then the time, as wide as there is room, and behind it planks with some air before each.
LAST = 488.0  # how wide all that is
AFTER_TIME, PRACTISE, BETWEEN, SKIP, AFTER = 16.0, 150.0, 8.0, 134.0, 8.0
TWO_ROWS, EDGE = 88.0, 0.06  # a strip as high as this has two, between such shares of it
RATES = (("quarter", 0.25, "¼"), ("half", 0.5, "½"), ("full", 1.0, "1×"))


class WatchBar:
    """`enabled`: before, nothing can be seen again and nobody can go on. `practise`: None where
    there is no way to the range; `why_not`: why this shot cannot be practised."""

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
        practise: Action | None,
    ) -> None:
        self._ui = ui
        self._patience = patience
        self._again, self._skip, self._go_on = again, skip, go_on
        self._practise = practise
        self._slow_down = slow_down
        self._seek = seek
        self._watching: list[Widget] = []
        self._slide = self._slider(0.0)

    @property
    def _boxes(self) -> BarPlaces:
        return _places(self._ui.zoom, self._practise is not None)

    def show(self, share: float) -> None:
        """How much of the shot is over."""
        self._slide.value = share

    def _slider(self, share: float) -> Slider:
        return Slider("shot.time", self._boxes.time, share, self._seek, steps=400)

    @property
    def is_looked_at(self) -> bool:
        """Whether somebody is about to watch it again, or to practise it."""
        return any(widget.hovered or widget.held for widget in self._watching)

    def build(self, group: Group, rate: float, *, enabled: bool, why_not: str) -> None:
        for widget in self.widgets(rate, enabled=enabled, why_not=why_not):
            group.add(widget)

    def widgets(self, rate: float, *, enabled: bool, why_not: str = "") -> list[Widget]:
        say = self._ui.say
        boxes = self._boxes
        again = Button(
            "shot.again",
            boxes.again,
            say("Replay"),
            self._again,
            size=Type.NOTE,
            icon="ui/icon-reroll",
        )
        go_on = ContinueButton(
            "shot.continue",
            shot_places(self._ui.zoom).go_on,
            say("Continue"),
            self._go_on,
            self._patience,
        )
        practise = [*self._practice(why_not)]
        if not enabled:
            for button in (again, *practise, go_on):
                button.disable(say("The die is still on its way."))
        self._slide = self._slider(self._slide.value)  # the old one may think it is pointed at
        self._watching = [again, *self._rates(rate), self._slide, *practise]
        skip = Button("shot.skip", boxes.skip, say("Skip"), self._skip, size=Type.NOTE)
        return [*self._watching, skip, go_on]

    def _practice(self, why_not: str) -> Iterator[Button]:
        if self._practise is None:
            return
        say = self._ui.say
        plank = Button(
            "shot.practise",
            self._boxes.practise,
            say("Practise here"),
            self._practise,
            size=Type.NOTE,
        )
        key = self._ui.keymap.label(ShownShotKey.PRACTISE, self._ui.words)
        plank.tip = say("Try this shot on the practice range, then come back: %(key)s", key=key)
        plank.disable(why_not)
        yield plank

    def _rates(self, chosen: float) -> Iterator[Button]:
        for number, (name, rate, label) in enumerate(RATES):
            yield Button(
                f"shot.{name}",
                self._boxes.rates[number],
                label,
                lambda rate=rate: self._slow_down(rate),  # type: ignore[misc]
                size=Type.NOTE,
                chosen=chosen == rate,
                tip=self._ui.say("Playback speed"),
            )

    def draw(self, canvas: Canvas) -> None:
        """What lies below the widgets."""
        key = ("watching", self._ui.words.code)
        canvas.composed(
            key, shot_places(canvas.zoom).below, lambda: self._paint(canvas), backdrop=WOOD
        )

    def _paint(self, canvas: Canvas) -> None:
        canvas.nine("ui/panel-dark", shot_places(canvas.zoom).strip)
        canvas.text(
            self._ui.say("Slow"),
            self._boxes.slow,
            style="bold",
            size=Type.ENTRY,
            colour=CREAM,
            align="centre",
        )


class BarPlaces(NamedTuple):
    """`practise` is where Skip is unless the shot can be practised."""

    again: Box
    slow: Box
    rates: tuple[Box, ...]
    time: Box
    practise: Box
    skip: Box


@lru_cache(maxsize=8)
def _places(zoom: float, practised: bool) -> BarPlaces:
    """All in a row; where there are two, time and what follows it have the second."""
    strip = shot_places(zoom).strip
    two = strip.height >= TWO_ROWS
    if two:
        lines = rows(inset(strip, y=strip.height * EDGE), share(), share())
    else:
        lines = columns(strip, *shares(sum(WINDING), LAST))
    high = min(Units(zoom)(HIGH), strip.height / (2 if two else 1) - Gap.USUAL)
    winding, last = (placed(line, high=high) for line in lines)
    _, again, _, slow, *others = columns(winding, *shares(*WINDING))
    units = Units(zoom if two else last.width / LAST)
    ends = [units(SKIP), units(AFTER)]
    if practised:
        ends = [units(PRACTISE), units(BETWEEN), *ends]
    begin = again.x - strip.x if two else 0.0
    _, time, _, *planks, _ = columns(last, begin, share(), units(AFTER_TIME), *ends)
    return BarPlaces(again, slow, tuple(others[1::2]), time, planks[0], planks[-1])
