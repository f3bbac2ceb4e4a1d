"""The saved games: go on with one, watch one that is over, delete one."""

from __future__ import annotations

from pathlib import Path

from game.engine.errors import Message, SaveError
from game.games.registry import game_named, registered_games
from game.hotseat.savefiles import SavedGame, delete_save, save_paths, summary_of
from game.i18n import mark
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.scene import Ui
from game.ui.kit.theme import INK, RED, SADDLE
from game.ui.kit.tokens import Type
from game.ui.screens.pages import Pages
from game.ui.screens.question import Answer, Question, tell
from game.ui.screens.sheet import Menu
from game.ui.screens.standing import standing_of, who_plays
from game.ui.screens.starting import resume_saved, watch_replay
from game.ui.table.thumbnails import draw_thumbnail

MARGIN = 14.0  # above the first row
ROW = (66.0, 70.0)  # the height of a row: what stays, and what grows with the controls
PICTURE = (204.0, 115.0)
WORDS = 290.0  # where the words of a row begin
PLAY, SMALL = 216.0, 60.0  # widths of planks
PLANK = 54.0


class Load(Menu):
    """`playing`: the save of the table from which this was opened."""

    name = "load"
    title = mark("Saved games")

    def __init__(self, ui: Ui, playing: Path | None = None) -> None:
        super().__init__(ui)
        self._pages = Pages(self, mark("Newer games"), mark("Older games"))
        self._playing = playing
        self._paths = save_paths()
        self._known: dict[Path, SavedGame] = {}  # those that were looked at

    # ------------------------------------------------------------------ where things are

    @property
    def _row_height(self) -> float:
        return ROW[0] + ROW[1] * self.ui.zoom

    @property
    def _picture(self) -> tuple[float, float]:
        """Smaller only where the rows are lower."""
        share = min(self._row_height / sum(ROW), 1.0)
        return PICTURE[0] * share, PICTURE[1] * share

    @property
    def rows(self) -> int:
        return int((self.body.height - MARGIN) // self._row_height)

    @property
    def count(self) -> int:
        return len(self._paths)

    def _row(self, number: int) -> Box:
        body, high = self.body, self._row_height
        return Box(body.x, body.y + MARGIN + number * high, body.width, high)

    def _planks(self, row: Box) -> tuple[Box, Box]:
        """The one that opens a game, and the one that deletes it."""
        zoom = self.ui.zoom
        high, small = PLANK * zoom, SMALL * zoom
        top = row.centery - 7 - high / 2
        delete = Box(row.right - 24 - small, top, small, high)
        return Box(delete.x - 12 - PLAY * zoom, top, PLAY * zoom, high), delete

    def shown(self) -> list[SavedGame]:
        """The games of this page; only these are looked into."""
        paths = self._paths[self._pages.first :][: self.rows]
        for path in paths:
            if path not in self._known:
                self._known[path] = summary_of(path)
        return [self._known[path] for path in paths]

    # ------------------------------------------------------------------ widgets

    def build(self) -> None:
        self._pages.settle()
        for number, game in enumerate(self.shown()):
            self._add_buttons(number, game)
        super().build()
        self._pages.build()

    def _add_buttons(self, number: int, game: SavedGame) -> None:
        say = self.ui.say
        open_box, delete_box = self._planks(self._row(number))
        if not game.problem or game.may_be_rescued:
            label = say("Replay") if game.finished else say("Continue")
            label = say("Rescue") if game.may_be_rescued else label
            play = Button(
                f"load.open{number}",
                open_box,
                label,
                lambda: self._open(game),
                skin="on" if game.finished or game.may_be_rescued else "green",
                icon="ui/icon-play",
            )
            if game.path == self._playing:
                play.disable(say("This is the game you're playing."))
            self.group.add(play)
        delete = Button(
            f"load.delete{number}",
            delete_box,
            "",
            lambda: self._ask_to_delete(game),
            icon="ui/icon-trash",
            tip=say("Delete this game"),
        )
        if game.path == self._playing:
            delete.disable(say("This is the game you're playing."))
        self.group.add(delete)

    # ------------------------------------------------------------------ what follows

    def _open(self, game: SavedGame) -> None:
        if game.finished:
            watch_replay(self.ui, game.path)
        else:
            resume_saved(self.ui, game.path)

    def _ask_to_delete(self, game: SavedGame) -> None:
        say = self.ui.say
        answers = [
            Answer("delete", say("Delete it"), lambda: self._delete(game), skin="red"),
            Answer("keep", say("Keep it")),
        ]
        what = self._names(game) or game.path.name
        text = say(
            "%(game)s, saved on %(date)s, will be deleted for good.", game=what, date=_date(game)
        )
        self.ui.director.push(Question(self.ui, say("Delete this game?"), text, answers))

    def _delete(self, game: SavedGame) -> None:
        try:
            delete_save(game.path)
        except SaveError as problem:
            tell(self.ui, self.ui.say("Can't delete this game"), self.ui.words.problem(problem))
            return
        self._paths = save_paths()
        self.rebuild()

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        self._pages.draw(canvas)

    def nothing(self) -> str:
        return self.ui.say("No saved games yet. Games save themselves as you play.")

    def draw_rows(self, canvas: Canvas) -> None:
        for number, game in enumerate(self.shown()):
            self._draw_row(canvas, game, self._row(number), first=number == 0)

    def _draw_row(self, canvas: Canvas, game: SavedGame, row: Box, *, first: bool) -> None:
        y = row.y
        if not first:
            canvas.line((row.x + 24, y - 8), (row.right - 24, y - 8), SADDLE, width=1)
        wide, high = self._picture
        picture = Box(52, row.centery - 7.5 - high / 2, wide, high)
        stand_in = (game_named(game.game) if game.game else registered_games()[0]).poster
        draw_thumbnail(canvas, game.path, picture, stand_in)
        width = self._planks(row)[0].x - WORDS - 20
        head = 40 * self.ui.zoom
        if game.problem:
            title, ink = game.path.name, RED
            lines = self.ui.words.message(_without_folder(game.problem.message, game.path))
        else:
            title, ink = self._names(game), self.ui.quiet_ink
            lines = f"{self._standing(game)}\n{_date(game)}"
        place = (WORDS, y + 4, width, head)
        canvas.text(title, place, style="bold", size=Type.LABEL, colour=INK, wrap=False)
        place = (WORDS, y + 6 + head, width, row.height - 24 - head)
        canvas.text(lines, place, size=Type.ENTRY, colour=ink, valign="top")

    def _names(self, game: SavedGame) -> str:
        return who_plays(self.ui, game.game, game.names) if game.names else ""

    def _standing(self, game: SavedGame) -> str:
        """Which game it is, and how far it has come."""
        if not game.finished:
            return standing_of(self.ui, game.game, game.progress)
        name = game_named(game.game).name
        if not game.winners:
            return self.ui.say("%(game)s: finished.", game=name)
        winners = self.ui.words.listing(game.winners)
        return self.ui.say("%(game)s: %(name)s has won.", game=name, name=winners)


def _without_folder(problem: Message, path: Path) -> Message:
    """The folder is the same for all of them."""
    return Message(problem.text, {**problem.facts, "file": path.name}) if problem.facts else problem


def _date(game: SavedGame) -> str:
    return f"{game.when:%Y-%m-%d %H:%M}"
