"""The base class of screens, and what all of them share."""

from __future__ import annotations

from typing import Protocol

from game.settings import Settings
from game.ui.kit.background import Background
from game.ui.kit.canvas import Boxlike, Canvas
from game.ui.kit.group import Group
from game.ui.kit.inputs import Input
from game.ui.kit.keymap.everywhere import NavigationKey
from game.ui.kit.keymap.keymap import Keymap
from game.ui.kit.layout import Units
from game.ui.kit.redraw import BREATH, Redraw, next_beat
from game.ui.kit.routes import Routes
from game.ui.kit.sound import Sounds
from game.ui.kit.theme import INK, UMBER, Colour
from game.wording.vocabulary import Vocabulary

BLINK = 1.1  # seconds in which a cursor comes and goes


class Director(Protocol):
    """The stack of screens, which the loop holds."""

    def push(self, scene: Scene) -> None: ...

    def pop(self) -> None: ...

    def replace(self, scene: Scene) -> None: ...

    def home(self) -> None: ...

    def quit(self) -> None: ...

    def apply_settings(self) -> None: ...

    @property
    def top(self) -> Scene: ...


class Ui:
    """What every screen shares: the player's settings, language and keys, the canvas and the
    sound."""

    def __init__(
        self,
        settings: Settings,
        words: Vocabulary,
        canvas: Canvas,
        sounds: Sounds,
        director: Director,
        background: Background,
        keymap: Keymap,
        routes: Routes,
    ) -> None:
        self.settings = settings
        self.words = words
        self.canvas = canvas
        self.sounds = sounds
        self.director = director
        self.background = background
        self.keymap = keymap
        self.routes = routes
        self.time = 0.0  # seconds that the window has been open
        self.redraw = Redraw()
        self.has_focus = True  # secrets are drawn only while the window has it

    def say(self, message: str, **facts: object) -> str:
        """A text in the player's language, its placeholders filled in."""
        return self.words.say(message, **facts)

    @property
    def zoom(self) -> float:
        """How large the player wants type and controls; 1 is as they were designed. This is where
        every layout has it from."""
        return self.canvas.zoom

    @property
    def units(self) -> Units:
        """Lengths of a layout at this zoom."""
        return Units(self.zoom)

    @property
    def quiet_ink(self) -> Colour:
        """The colour of notes on paper, beside what matters more."""
        return INK if self.settings.high_contrast else UMBER

    def motion(self, seconds: float) -> float:
        """How long a decoration may move: not at all where the player wants none."""
        return 0.0 if self.settings.reduced_motion else seconds

    def stir(self, after: float = 0.0) -> None:
        """Something looks different now, or will in so many seconds: the window is drawn then.
        Nothing else has it drawn but inputs, jobs in the background that are done, and `breath`.
        Who speaks of later says so each time it is drawn."""
        if after > 0.0:
            self.redraw.ask_at(self.time + after)
        else:
            self.redraw.ask()

    @property
    def cursor_shows(self) -> bool:
        """Whether a cursor in a text is just seen: it blinks while the window has the keyboard."""
        if self.has_focus:
            self.stir(BLINK / 2 - self.time % (BLINK / 2))
        return self.time % BLINK < BLINK / 2

    def keep_pace(self) -> None:
        """Something is being worked out, a little in each step: though there is nothing to be
        drawn, the next step comes as soon as usual."""
        self.redraw.keep_pace(True)

    def breath(self, box: Boxlike, every: float = BREATH) -> float:
        """The time, for something that moves gently as long as it is drawn, such as a glow. The
        box, which must hold it until then, is drawn again after so many seconds, unless nobody
        looks at the window."""
        if self.has_focus:
            area = self.canvas.area(box).inflate(2, 2)
            self.redraw.ask_for(area, next_beat(self.time, every))
        return self.time

    def idle_motion(self, box: Boxlike, every: float = BREATH) -> float:
        """The same for a decoration: its time stands still where the player wants no motion."""
        return 0.0 if self.settings.reduced_motion else self.breath(box, every)


class Scene:
    """One screen. `overlay`: what is below shows through, and stands still."""

    name = ""
    overlay = False
    music = ""  # the piece it wants; empty: whatever plays goes on
    fills_window = False  # it draws on every pixel: nothing has to be wiped away before
    fast_input = False  # input is read between frames too, while somebody aims
    stirs = False  # it says itself, by `ui.stir`, when `update` has changed what it looks like

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self.group = Group()

    def rebuild(self) -> None:
        """Lay everything out anew: another language, another state."""
        self.ui.stir()
        self.group.clear()
        self.build()
        self.group.settle(self.ui)

    # ------------------------------------------------------------------ to be overridden

    def build(self) -> None:
        """Put the widgets into the group."""

    def enter(self) -> None:
        """Called when it comes to the top, for the first time or again."""

    def leave(self) -> None:
        """Called when it is removed for good."""

    def update(self, seconds: float) -> None:
        """Called before each frame, with the seconds since the last."""

    def draw(self, canvas: Canvas) -> None:
        """Draw everything below the widgets."""

    def draw_above(self, canvas: Canvas) -> None:
        """Draw what lies above the widgets."""

    def handle(self, given: Input) -> bool:
        """Handle an input that no widget used; True if it was of use."""
        return False

    def intercept(self, given: Input) -> bool:
        """An input before any widget gets it; True keeps it from them."""
        return False

    def escape(self) -> None:
        """The Escape key, unless a widget wanted it."""
        self.ui.director.pop()

    def focus_lost(self) -> None:
        """Called when the window goes to the background."""

    def may_close(self) -> bool:
        """The window is about to be closed; False if the player has to be asked first."""
        return True

    # ------------------------------------------------------------------ what the loop calls

    def give(self, given: Input) -> None:
        if self.intercept(given) or self.group.handle(given, self.ui) or self.handle(given):
            return
        if self.ui.keymap.matches(given, NavigationKey.BACK):
            self.escape()

    def advance(self, seconds: float) -> None:
        if not self.stirs and type(self).update is not Scene.update:
            self.ui.stir()  # nobody knows whether anything moves: drawn once too often does no harm
        if self.group.update(seconds):
            self.ui.stir()
        self.update(seconds)

    def paint(self, canvas: Canvas) -> None:
        self.draw(canvas)
        self.group.draw(canvas, self.ui)
        self.draw_above(canvas)
