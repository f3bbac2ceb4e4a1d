"""What is set up besides the seats: the sheet beside them. A game without boards or house rules
shows its poster there."""

from __future__ import annotations

from collections.abc import Callable

from game.games.definition import GameDef
from game.ui.kit.canvas import Canvas
from game.ui.kit.heading import heading
from game.ui.kit.layout import TOP, placed
from game.ui.kit.scene import Ui
from game.ui.kit.theme import INK
from game.ui.kit.tokens import Line, Type
from game.ui.kit.widget import Widget
from game.ui.screens.setup_draft import Draft
from game.ui.screens.setup_layout import BoardPlace

Put = Callable[[Widget], object]
POSTER = 232 / 142  # how wide the pictures of posters are, compared to their height


class SetupExtras:
    """Games with more to choose have their own."""

    def __init__(self, ui: Ui, draft: Draft, game: GameDef) -> None:
        self.ui = ui
        self.draft = draft
        self.game = game

    @property
    def title(self) -> str:
        return self.game.name

    def about(self) -> str:
        """A few words about the game, below its picture."""
        return self.ui.say(self.draft.entry.words.about or self.game.line)

    def build(self, put: Put, places: BoardPlace, refresh: Callable[[], None]) -> None:
        """Its widgets; `refresh`: something else may be wrong now."""

    def problems(self) -> dict[str, str]:
        """One sentence for each thing that is not right."""
        return {}

    def draw(self, canvas: Canvas, places: BoardPlace, below: float) -> None:
        """All that is not a widget, so far below its place."""
        heading(canvas, self.title, places.title.move(0, below), align="centre")
        self.draw_choice(canvas, places, below)

    def draw_choice(self, canvas: Canvas, places: BoardPlace, below: float) -> None:
        self.draw_poster(canvas, places, below)
        head, last = places.rules_title, places.rules[-1].words
        words = placed(head, high=last.bottom - head.y, at=TOP).move(0, below)
        canvas.text(self.about(), words, size=Type.BODY, colour=self.ui.quiet_ink, valign="top")

    def draw_poster(self, canvas: Canvas, places: BoardPlace, below: float) -> None:
        preview = places.preview.move(0, below)
        picture = placed(preview, high=preview.width / POSTER)
        canvas.picture(self.game.poster, picture)
        canvas.frame(picture.inflate(4, 4), INK, width=Line.FRAME)
