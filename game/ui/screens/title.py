"""The title: the games as posters, the last game to go on with, and the way to everything else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game import __version__
from game.engine.errors import GameError
from game.games.definition import GameDef
from game.games.registry import registered_games
from game.i18n import LANGUAGES
from game.settings import save_settings
from game.ui.games import entry_of
from game.ui.kit.buttons import Button
from game.ui.kit.canvas import Canvas
from game.ui.kit.scene import Scene, Ui
from game.ui.kit.theme import CREAM, INK, LIGHT_GOLD, SAND
from game.ui.kit.tokens import Type
from game.ui.kit.widget import Action
from game.ui.screens.posters import Poster
from game.ui.screens.question import Answer, Question, tell
from game.ui.screens.settings_rows import LANGUAGE_NAMES
from game.ui.screens.standing import standing_of, who_plays
from game.ui.screens.sunset import Sunset
from game.ui.screens.title_layout import TitleLayout, title_layout
from game.ui.screens.title_pictures import title_pictures
from game.ui.screens.warmup import warm_up

if TYPE_CHECKING:
    from game.hotseat.savefiles import Unfinished

UNDISTURBED = 6  # frames that the title is drawn before anything else is loaded


class Title(Scene):
    """`news`: problems to be read of at the start; `looks_back`: whether to speak of a crash that
    nobody has been told about yet."""

    name = "title"
    music = "music-title"
    stirs = True

    def __init__(self, ui: Ui, news: Sequence[GameError] = (), *, looks_back: bool = False) -> None:
        super().__init__(ui)
        self._news = list(news)
        self._looks_back = self._greets = looks_back
        self._sunset = Sunset(ui)
        self._frames = 0
        self._unfinished: Unfinished | None = None
        ui.canvas.assets.expect(title_pictures())

    def enter(self) -> None:
        from game.hotseat.savefiles import last_unfinished  # saves bring the engine with them

        self._unfinished = last_unfinished(*(game.id for game in registered_games()))

    # ------------------------------------------------------------------ what can be pressed

    @property
    def _layout(self) -> TitleLayout:
        return title_layout(self.ui.zoom, len(registered_games()))

    def build(self) -> None:
        games = registered_games()
        for game, box in zip(games, self._layout.posters, strict=True):
            self.group.add(Poster(box, game, partial(self._choose, game)))
        self._add_continue()
        self._add_planks()
        self._add_corner()
        first = "title.continue" if self._unfinished else f"title.{games[0].id}"
        self.group.rest_on(first, self.ui)

    def _add_continue(self) -> None:
        say = self.ui.say
        button = Button(
            "title.continue",
            self._layout.resume,
            say("Continue"),
            self._continue,
            skin="red",
            size=Type.HEADING,
            sub=self._whose_turn(),
        )
        if self._unfinished is None:
            button.disable(say("There's no unfinished game to continue."))
        self.group.add(button)

    def _whose_turn(self) -> str:
        if self._unfinished is None:
            return self.ui.say("No unfinished game")
        from game.hotseat.savefiles import progress_of

        save = self._unfinished.save
        progress, active = progress_of(save), save.checkpoint.table.get("active")
        if not any(progress):
            return who_plays(self.ui, save.game, save.seats)
        standing = standing_of(self.ui, save.game, progress)
        if type(active) is not int or active not in range(len(save.seats)):
            return standing
        name = save.seats[active]
        return self.ui.say("%(standing)s, %(name)s to play", standing=standing, name=name)

    def _add_planks(self) -> None:
        say = self.ui.say
        planks: list[tuple[str, str, Action]] = [
            ("range", say("Practice range"), self._open_range),
            ("how-to", say("How to play"), self._open_how_to),
            ("load", say("Saved games"), self._open_load),
            ("settings", say("Settings"), self._open_settings),
            ("quit", say("Quit"), self.ui.director.quit),
        ]
        for (id, label, action), box in zip(planks, self._layout.planks, strict=True):
            new = id == "how-to" and not self.ui.settings.tutorials_done
            sub = say("with a guided game") if new else ""  # who is new is shown where to begin
            self.group.add(Button(f"title.{id}", box, label, action, sub=sub))

    def _add_corner(self) -> None:
        say, settings, layout = self.ui.say, self.ui.settings, self._layout
        corners = {
            "sound": (
                layout.sound,
                "ui/icon-mute" if settings.muted else "ui/icon-music",
                say("Sound on") if settings.muted else say("Sound off"),
                self._switch_sound,
            ),
            "about": (
                layout.about,
                "ui/icon-info",
                say("About this game and its licences"),
                self._open_about,
            ),
        }
        for id, (box, icon, tip, action) in corners.items():
            self.group.add(Button(f"title.{id}", box, "", action, icon=icon, tip=tip))
        self.group.add(
            Button(
                "title.language",
                layout.language,
                LANGUAGE_NAMES[self.ui.words.code],
                self._next_language,
                size=Type.ENTRY,
                tip=say("Change language"),
            )
        )

    # ------------------------------------------------------------------ what follows

    def _choose(self, game: GameDef) -> None:
        from game.ui.screens.setup import Setup

        self.ui.director.push(Setup(self.ui, game.id))

    def _open_range(self) -> None:
        from game.ui.range.screen import Range

        self.ui.director.push(Range(self.ui))

    def _continue(self) -> None:
        from game.ui.screens.starting import resume_saved

        if self._unfinished is not None:
            resume_saved(self.ui, self._unfinished.path)

    def _open_how_to(self) -> None:
        from game.ui.screens.howto import HowTo

        booklets = [entry_of(game.id).booklet() for game in registered_games()]
        self.ui.director.push(HowTo(self.ui, booklets[0], booklets))

    def _open_load(self) -> None:
        from game.ui.screens.load import Load

        self.ui.director.push(Load(self.ui))

    def _open_settings(self) -> None:
        from game.ui.screens.settings_screen import SettingsScreen

        self.ui.director.push(SettingsScreen(self.ui))

    def _open_about(self) -> None:
        from game.ui.screens.about import About

        self.ui.director.push(About(self.ui))

    def _switch_sound(self) -> None:
        self.ui.settings.change(muted=not self.ui.settings.muted)
        self.ui.director.apply_settings()

    def _next_language(self) -> None:
        following = LANGUAGES[(LANGUAGES.index(self.ui.words.code) + 1) % len(LANGUAGES)]
        self.ui.settings.change(language=following)
        self.ui.director.apply_settings()

    def escape(self) -> None:
        """Quitting is one press away already: an Escape too many must not close the window."""
        self.group.focus_on("title.quit", self.ui)
        self.group.shows_focus = True

    # ------------------------------------------------------------------ from frame to frame

    def update(self, seconds: float) -> None:
        self._frames += 1
        if self._frames == UNDISTURBED:
            self._look_at_folder()
            warm_up(self.ui)
        elif self._frames > UNDISTURBED:
            self._tell_something()

    def _tell_something(self) -> None:
        """One thing after the other: this is called again once it has been read. What went wrong
        comes before the questions of a first start."""
        report = self._unseen_report()
        if report is not None:
            self._speak_of_crash(report)
        elif self._news:
            tell(self.ui, self.ui.say("Please note"), self.ui.words.problem(self._news.pop(0)))
        elif self._greets and not self.ui.settings.welcomed:
            from game.ui.screens.first_start import FirstStart

            self._greets = False
            self.ui.director.push(FirstStart(self.ui))

    def _unseen_report(self) -> Path | None:
        if not self._looks_back:
            return None
        from game.crash import last_report, mark_as_seen

        self._looks_back = False
        report = last_report()
        if report is not None:
            mark_as_seen(report)
        return report

    def _look_at_folder(self) -> None:
        """Better said now than after an hour of play."""
        problem = save_settings(self.ui.settings)
        if problem:
            self._news.append(problem)

    def _speak_of_crash(self, report: Path) -> None:
        say = self.ui.say
        title = say("The game crashed last time")
        where = say("The report is in %(file)s.", file=report)
        if self._unfinished is None:
            tell(self.ui, title, where)
            return
        text = f"{say('Your last game was saved. Continue it?')}\n\n{where}"
        answers = [
            Answer("resume", say("Continue"), self._continue, skin="green"),
            Answer("no", say("Not now")),
        ]
        self.ui.director.push(Question(self.ui, title, text, answers))

    def draw(self, canvas: Canvas) -> None:
        self._sunset.draw(canvas)
        layout = self._layout
        canvas.picture("ui/wordmark", layout.wordmark)
        canvas.text(
            self.ui.say("Dice, bluff and a steady hand"),
            layout.motto,
            style="italic",
            size=Type.HEADING,
            colour=CREAM,
            drop=INK,
            align="centre",
            wrap=False,
        )
        canvas.text(
            __version__,
            layout.version,
            style="italic",
            size=Type.NOTE,
            colour=LIGHT_GOLD if self.ui.settings.high_contrast else SAND,
            align="right",
            wrap=False,
        )
