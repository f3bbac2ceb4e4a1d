"""A game at one screen: bots play, people are asked, and everybody hears what they may hear."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

from game.engine.errors import IllegalAnswer, SaveError, UndoRefused
from game.engine.session import Session
from game.games.registry import game_named
from game.hotseat.asks import Ask, GiveBack, NothingFits
from game.hotseat.desk import Desk
from game.text.console import Console, Leave
from game.text.dialog import Aside, Dialog
from game.text.pace import Pace
from game.text.part import CardOffers, Lines
from game.text.question import Question
from game.text.teller import Teller
from game.wording import GameWords

FINGER = 0xF11C  # tells the finger's chance from the world's


class TakenBack(Exception):
    """An answer was taken back: what was being asked is asked no more."""


def play(
    session: Session,
    words: GameWords,
    console: Console,
    saved_in: Path | None = None,
    *,
    continued: bool = False,
    errands: bool = True,
) -> None:
    """Play to the end, or until somebody leaves the keyboard. `errands`: whether people are sent
    away from the screen, as by a saloon."""
    screen = SharedScreen(session, words, console, saved_in, errands=errands)
    try:
        screen.begin(continued)
        screen.play()
    except (Leave, KeyboardInterrupt):
        return


class SharedScreen:
    """One person may read everything on it. Several are handed the keyboard one by one, and read
    their secrets on a private screen."""

    def __init__(
        self,
        session: Session,
        words: GameWords,
        console: Console,
        saved_in: Path | None,
        *,
        errands: bool = True,
    ) -> None:
        self._session = session
        self._words = words
        self._part = game_named(session.game).text_part()(words)
        self._console = console
        self._saved_in = saved_in
        self._desk = Desk(session)
        self._reader = self._desk.reader
        self._teller = Teller(session, self._part, console, self._reader, errands=errands)
        self._pace = Pace(console)
        self._turn_shown = 0
        self._save_problem = ""

    def begin(self, continued: bool) -> None:
        _ = self._words.say
        if continued:
            self._teller.skip()
            self._log(self._reader)
        result, names = self._session.result, self._session.names
        if result is not None:
            self._console.say(self._words.result(result, names, self._reader))
            self._end()
            return
        self._console.say(_("Type %(help)s at any prompt for an explanation.", help="?"))
        if self._desk.is_shared and not self._console.can_hide:
            self._console.say(
                _(
                    "This terminal can't hide text. Secrets are pushed up by empty lines, so "
                    "please don't scroll back."
                )
            )

    def play(self) -> None:
        while True:
            someone_waits = self._console.is_interactive and self._desk.people
            with self._pace.at_once() if someone_waits else nullcontext():
                ask = self._up_to_a_person()
            if ask is None:
                self._end()
                return
            try:
                self._put(ask)
            except TakenBack:
                continue

    def _up_to_a_person(self) -> Ask | None:
        """Bots play; what is asked of people then, or None once the game is over."""
        while True:
            self._teller.tell_all()
            ask = self._desk.ask()
            self._teller.tell_all()
            asked = self._desk.asked
            if asked is None:
                return None
            if ask is not None and not self._comes_after_a_bot(ask.seat, asked.seats):
                return ask
            self._pace.played += self._session.play_bot()

    def _comes_after_a_bot(self, seat: int, asked: Sequence[int]) -> bool:
        """All who are asked at once answer in the order of the seats, bots and people alike; but
        whoever has claimed has the word."""
        bot = self._desk.bot_seat()
        return bot is not None and asked.index(bot) < asked.index(seat)

    def _end(self) -> None:
        self._page(self._part.final_lines(self._session.seen(self._reader)))

    # ------------------------------------------------------------------ asking

    def _put(self, ask: Ask) -> None:
        self._flush()
        self._show_standing()
        if ask.mode == "visit":
            self._visit(ask.seat)
        elif ask.mode == "offer":
            self._offer_card(ask)
        else:
            self._answer(self._dialog(ask.seat), ask.seat)

    def _answer(self, dialog: Dialog[Any], seat: int) -> None:
        answer = self._part.ask(dialog, self._question(seat))
        try:
            self._give(answer, seat)
        except IllegalAnswer as refusal:
            self._console.say(self._words.problem(refusal))

    def _give(self, answer: object, seat: int) -> None:
        self._desk.answer(seat, answer)
        self._flush()

    def _question(self, seat: int) -> Question:
        decision, session = self._desk.question(seat), self._session
        assert decision is not None, "the seat is asked"
        # By what all have seen: an answer that only a holder of a card gave must not show here.
        chance = session.public_draws(FINGER)
        return Question(seat, decision, session.seen(seat), session.names, chance)

    def _show_standing(self) -> None:
        """Once in every turn of a person."""
        view, turn = self._session.seen(self._reader), self._session.turns_begun
        if view.active in self._desk.people and turn > self._turn_shown:
            self._turn_shown = turn
            self._console.say(self._part.standing_line(view))

    # ------------------------------------------------------------------ secrets

    @contextmanager
    def _handed_over(self, seat: int) -> Iterator[None]:
        """The keyboard goes to that person, who alone sees what is printed inside."""
        _ = self._words.say
        name = self._session.names[seat]
        prompt = _(
            "Pass the keyboard to %(name)s. Everyone else looks away. %(name)s, press Enter.",
            name=name,
        )
        dialog = Dialog(self._console, self._words)
        if dialog.commands.meaning(self._console.ask_afresh(prompt)) == "quit":
            raise Leave
        self._desk.enter(seat)
        with self._console.private():
            self._console.say(_("For %(name)s alone:", name=name))
            self._teller.tell_alone(seat)
            try:
                yield
            finally:
                self._desk.leave()

    def _visit(self, seat: int) -> None:
        """Everything that one person is asked in secret, in one go."""
        with self._handed_over(seat):
            dialog = self._dialog(seat)
            while (ask := self._desk.ask()) is not None and ask.about is not GiveBack:
                self._flush()
                self._teller.tell_alone(seat)
                try:
                    if self._part.offers is not None and self._part.offers.has(ask.window):
                        self._play_card(dialog, ask)
                    else:
                        self._answer(dialog, seat)
                except TakenBack:
                    continue

    @property
    def _offers(self) -> CardOffers:
        assert self._part.offers is not None, "a card is offered only where the game has such"
        return self._part.offers

    def _offer_card(self, ask: Ask) -> None:
        """The same open question to everybody who might hold a card; the list is a secret."""
        for line in self._offers.stakes(ask.window, self._session.seen(None)):
            self._console.say(line)
        wanted = self._who_plays(ask) if len(ask.seats) > 1 else self._whether_to_play(ask)
        if wanted:
            self._desk.claim_offer(*wanted)
            self._flush()
        else:
            self._decline_card()

    def _whether_to_play(self, ask: Ask) -> Sequence[int]:
        wanted = self._dialog(ask.seat).yes_or_no(
            self._offers.question(ask.window),
            [self._words.say("If you do, choose it while the others look away.")],
        )
        return ask.seats if wanted else ()

    def _who_plays(self, ask: Ask) -> Sequence[int]:
        """Several are asked at once, and answer together."""
        names = [self._session.names[seat] for seat in ask.seats]
        listed = ", ".join(f"{number} {name}" for number, name in enumerate(names, start=1))
        self._console.say(f"{listed}.")
        chosen = self._dialog(None).pick_some(
            self._offers.question_to_all(ask.window),
            names,
            [self._words.say("Each of you chooses a card while the others look away.")],
            none=self._words.say("nobody"),
        )
        return [ask.seats[index] for index in chosen]

    def _play_card(self, dialog: Dialog[Any], ask: Ask) -> None:
        """In private; whoever chose none need not read anything more."""
        if ask.about is NothingFits:
            self._console.say(self._words.say("You have no card to play now."))
            self._decline_card()
        else:
            plays = self._desk.plays(ask.seat)
            play = self._offers.choose(dialog, self._question(ask.seat), plays)
            self._give(play, ask.seat)
            if play is None:
                return
            self._teller.tell_alone(ask.seat)
        dialog.pause()

    def _decline_card(self) -> None:
        self._desk.decline_offer()
        self._flush()

    # ------------------------------------------------------------------ besides the answers

    def _dialog(self, seat: int | None) -> Dialog[Any]:
        """What can be looked up is what may be on the screen just now. None: with several at
        once, none of whom it is about."""
        reader = self._desk.reader
        asides: dict[str, Aside] = {
            "rules": self._looking_up(self._part.rules_lines, reader),
            "log": lambda: self._log(reader),
            **{
                meaning: self._looking_up(lines, reader)
                for meaning, lines in self._part.lookups().items()
            },
            "save": self._say_saved,
        }
        if seat is None:
            return Dialog(self._console, self._words, asides)
        asides["cards"] = lambda: self._show_cards(seat)
        asides["undo"] = lambda: self._undo(seat)
        name = self._session.names[seat] if reader is None else ""
        return Dialog(self._console, self._words, asides, name)

    def _looking_up(self, lines: Lines, reader: int | None) -> Aside:
        return lambda: self._page(lines(self._session.seen(reader)))

    def _page(self, lines: Sequence[str]) -> None:
        self._console.page(lines, self._words.say("Press Enter for more."))

    def _log(self, reader: int | None) -> None:
        self._page(self._teller.log_lines(reader))

    def _show_cards(self, seat: int) -> None:
        if self._desk.reader == seat:
            self._list_cards(seat)
            return
        with self._handed_over(seat):
            self._list_cards(seat)
            self._dialog(seat).pause()

    def _list_cards(self, seat: int) -> None:
        for line in self._part.hand_lines(self._session.seen(seat)) + self._teller.notes(seat):
            self._console.say(line)

    def _undo(self, seat: int) -> None:
        try:
            self._desk.undo(seat)
        except UndoRefused as refusal:
            self._console.say(self._words.problem(refusal))
            return
        self._flush()
        self._console.say(self._words.say("Undone."))
        raise TakenBack

    def _say_saved(self) -> None:
        _ = self._words.say
        self._flush()
        if self._saved_in is not None and not self._save_problem:
            self._console.say(_("The game is saved in %(file)s.", file=self._saved_in))
        else:
            self._console.say(_("This game is not saved."))

    def _flush(self) -> None:
        """So that a killed program loses nothing; a full disk is said once and spoils no game."""
        try:
            self._session.flush()
        except SaveError as problem:
            sentence = self._words.problem(problem)
            if sentence != self._save_problem:
                self._save_problem = sentence
                self._console.say(sentence)
        else:
            self._save_problem = ""
        notice = self._session.take_save_notice()
        if notice is not None:
            self._console.say(self._words.message(notice))
