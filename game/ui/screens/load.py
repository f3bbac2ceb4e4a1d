"""The saved games: go on with one, watch one that is over, delete one."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from game.engine.errors import Message, SaveError
from game.games.registry import game_named, registered_games
from game.hotseat.savefiles import SavedGame, delete_save, save_paths, summary_of
from game.i18n import mark
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Box, Canvas
from game.ui.kit.layout import LEFT, columns, fit, inset, placed, rows, share, stack
from game.ui.kit.scene import Ui
from game.ui.kit.theme import INK, RED, SADDLE
from game.ui.kit.tokens import Line, Type
from game.ui.screens.pages import Pages
from game.ui.screens.question import Answer, Question, tell
from game.ui.screens.sheet import Menu
from game.ui.screens.standing import standing_of, who_plays
from game.ui.screens.starting import resume_saved, watch_replay
from game.ui.table.thumbnails import draw_thumbnail

MARGIN = 14.0  # above the first row
ROW = (66.0, 70.0)  # the height of a row: what stays, and what grows with the controls
LEFT_ASIDE, RIGHT_ASIDE = 28.0, 24.0
PICTURE = (204.0, 115.0)
PICTURE_GAP, WORDS_GAP, PLANK_GAP = 34.0, 20.0, 12.0  # what is free at the right of each
PLAY, SMALL = 216.0, 60.0  # widths of planks
PLANK = 54.0
TITLE = 40.0  # the upper line of the words


class RowPlaces(NamedTuple):
    """`open`: the plank that opens the game."""

    picture: Box
    title: Box
    words: Box
    open: Box
    delete: Box


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
        return ROW[0] + self.ui.units(ROW[1])

    @property
    def rows(self) -> int:
        return int((self.body.height - MARGIN) // self._row_height)

    @property
    def count(self) -> int:
        return len(self._paths)

    def _row(self, number: int) -> Box:
        return stack(inset(self.body, top=MARGIN), *[self._row_height] * (number + 1))[number]

    def _places(self, row: Box) -> RowPlaces:
        units = self.ui.units
        picture, _, words, _, opens, _, delete = columns(
            inset(row, left=LEFT_ASIDE, right=RIGHT_ASIDE),
            PICTURE[0],
            PICTURE_GAP,
            share(),
            WORDS_GAP,
            units(PLAY),
            PLANK_GAP,
            units(SMALL),
        )
        title, lines = rows(inset(words, top=4, bottom=18), units(TITLE), share(), gap=2)
        high = PICTURE[1] * min(row.height / sum(ROW), 1.0)  # lower only where the rows are
        return RowPlaces(
            fit(placed(inset(picture, bottom=15), high=high), PICTURE, LEFT),
            title,
            lines,
            placed(inset(opens, bottom=14), high=units(PLANK)),
            placed(inset(delete, bottom=14), high=units(PLANK)),
        )

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
        say, places = self.ui.say, self._places(self._row(number))
        if not game.problem or game.may_be_rescued:
            label = say("Replay") if game.finished else say("Continue")
            label = say("Rescue") if game.may_be_rescued else label
            play = Button(
                f"load.open{number}",
                places.open,
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
            places.delete,
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
        places = self._places(row)
        if not first:
            line = inset(row, x=24, top=-8)
            canvas.line(line.topleft, line.topright, SADDLE, width=Line.HAIR)
        stand_in = (game_named(game.game) if game.game else registered_games()[0]).poster
        draw_thumbnail(canvas, game.path, places.picture, stand_in)
        if game.problem:
            title, ink = game.path.name, RED
            lines = self.ui.words.message(_without_folder(game.problem.message, game.path))
        else:
            title, ink = self._names(game), self.ui.quiet_ink
            lines = f"{self._standing(game)}\n{_date(game)}"
        canvas.text(title, places.title, style="bold", size=Type.LABEL, colour=INK, wrap=False)
        canvas.text(lines, places.words, size=Type.ENTRY, colour=ink, valign="top")

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
