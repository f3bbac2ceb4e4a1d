"""The table that is being set up: plain data, and everything that may be wrong with it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Protocol

from game.bots import levels_of
from game.bots.cast import CAST
from game.engine.limits import LONGEST_NAME
from game.engine.names import new_name_problem, tidy_name
from game.engine.options import OptionSchema
from game.engine.options import Seat as SeatOption
from game.engine.players import HUMAN
from game.hotseat.seats import Seats, named, stranger, usual_level
from game.settings import SeatChoice, TableChoice
from game.ui.menu_words import MenuWords
from game.wording.vocabulary import Vocabulary

ALONE, FRIENDS = "alone", "hot-seat"


class GameToSetUp(Protocol):
    """What of a game its table is set up with: its entry has more."""

    id: str
    words: MenuWords
    usual_seats: int

    @property
    def seats(self) -> range: ...

    @property
    def colours(self) -> tuple[str, ...]: ...

    @property
    def options(self) -> OptionSchema: ...


@dataclass
class SeatDraft:
    """A seat keeps both its name and its character, whoever of the two sits there now."""

    name: str = ""
    colour: str = "red"
    kind: str = HUMAN
    character: str = ""

    @property
    def is_human(self) -> bool:
        return self.kind == HUMAN


@dataclass
class Draft:
    """What will be played, as far as it is known. `refused`: options that were remembered and that
    the game does not have, or not so."""

    entry: GameToSetUp
    seats: list[SeatDraft]
    mode: str = ALONE
    refused: list[str] = field(default_factory=list)
    _chosen: dict[str, Any] = field(default_factory=dict)  # of the options; others are as usual
    _seats_chosen: dict[str, SeatDraft] = field(default_factory=dict)  # by those that name a seat

    @classmethod
    def of(cls, choice: TableChoice | None, entry: GameToSetUp, name: str = "") -> Draft:
        """As it was the last time, or as usual, for a player of that name; what the game does not
        have is changed."""
        if choice is None:
            draft = cls(entry, [SeatDraft(name)])
            draft._fill(entry.usual_seats)
            return draft
        options, refused = entry.options.sifted(choice.options)
        draft = cls(entry, [], choice.mode, refused)
        for seat in choice.seats[: entry.seats[-1]]:
            free = seat.colour in entry.colours and seat.colour not in draft.colours
            colour = seat.colour if free else draft.free_colour()
            kind = seat.kind if seat.kind in draft.kinds else draft.usual_level
            draft.seats.append(SeatDraft(seat.name, colour, kind, seat.character))
        draft._fill(entry.seats[0])
        draft._follow_people()
        for name, value in options.items():
            draft.choose(name, value)
        return draft

    def _fill(self, seats: int) -> None:
        while len(self.seats) < seats:
            self.add()

    @property
    def kinds(self) -> tuple[str, ...]:
        """Who can sit there: a person, or a bot of some level."""
        return kinds_of(self.entry.id)

    @property
    def usual_level(self) -> str:
        return usual_level(levels_of(self.entry.id))

    @property
    def colours(self) -> tuple[str, ...]:
        return tuple(seat.colour for seat in self.seats)

    def free_colour(self) -> str:
        return next(colour for colour in self.entry.colours if colour not in self.colours)

    # ------------------------------------------------------------------ changes

    def add(self) -> None:
        kind = HUMAN if self.mode == FRIENDS else self.usual_level
        self.seats.append(SeatDraft(colour=self.free_colour(), kind=kind))

    def remove(self, seat: int) -> None:
        del self.seats[seat]
        self._follow_people()

    def seat_kind(self, seat: int, kind: str) -> None:
        """A person sits there, or a bot of some level."""
        self.seats[seat].kind = kind
        self._follow_people()

    def _follow_people(self) -> None:
        """One person plays alone, several play with friends."""
        people = len(list(self._people()))
        if people:
            self.mode = ALONE if people == 1 else FRIENDS

    def option(self, name: str) -> Any:
        """As it is chosen, or as usual."""
        if isinstance(self.entry.options[name], SeatOption):
            return self._number_of(self._seats_chosen.get(name))
        return self._chosen.get(name, self.entry.options[name].usual)

    def is_chosen(self, name: str) -> bool:
        return name in self._chosen or name in self._seats_chosen

    def choose(self, name: str, value: Any) -> None:
        """What is as usual is not chosen. A seat stays the same one, wherever it moves."""
        self._chosen.pop(name, None)
        self._seats_chosen.pop(name, None)
        if isinstance(self.entry.options[name], SeatOption):
            if value is not None and value < len(self.seats):
                self._seats_chosen[name] = self.seats[value]
        elif value != self.entry.options[name].usual:
            self._chosen[name] = value

    def _number_of(self, wanted: SeatDraft | None) -> int | None:
        """None for a seat that is not there any more."""
        return next((number for number, seat in enumerate(self.seats) if seat is wanted), None)

    @property
    def options(self) -> dict[str, Any]:
        """All that are chosen."""
        seats = {name: self._number_of(seat) for name, seat in self._seats_chosen.items()}
        return {**self._chosen, **{name: seat for name, seat in seats.items() if seat is not None}}

    def choose_mode(self, mode: str) -> None:
        """The seats follow: friends are at least two people, and alone there is one."""
        self.mode = mode
        people = list(self._people())
        if mode == ALONE:
            for seat in people[1:]:
                self.seats[seat].kind = self.usual_level
        elif len(people) < 2:
            bots = (seat for seat in self.seats if not seat.is_human)
            for friend in islice(bots, 2 - len(people)):
                friend.kind = HUMAN

    def shuffle(self) -> None:
        """Another order, always: pressed, it has to do something."""
        before = list(self.seats)
        while self.seats == before:
            random.shuffle(self.seats)

    def next_colour(self, seat: int) -> None:
        """Whoever has that colour already takes this one instead."""
        here, colours = self.seats[seat], self.entry.colours
        wanted = colours[(colours.index(here.colour) + 1) % len(colours)]
        for other in self.seats:
            if other.colour == wanted:
                other.colour = here.colour
        here.colour = wanted

    # ------------------------------------------------------------------ what comes of it

    @property
    def options_to_play(self) -> dict[str, Any]:
        """Those of a new match: what so few or so many cannot choose is remembered all the same."""
        return self.entry.options.suiting(self.options, len(self.seats))

    def usual_name(self, seat: int, words: Vocabulary) -> str:
        """Of a person who gives none."""
        nameless = [n for n in self._people() if not tidy_name(self.seats[n].name)]
        number = nameless.index(seat) + 1 if seat in nameless else 1
        return stranger(words) if number == 1 else f"{stranger(words)} {number}"

    def name_of(self, seat: int, words: Vocabulary) -> str:
        """Empty for a bot that may be anybody."""
        here = self.seats[seat]
        if not here.is_human:
            return here.character
        return tidy_name(here.name) or self.usual_name(seat, words)

    def _people(self) -> Iterator[int]:
        return (number for number, seat in enumerate(self.seats) if seat.is_human)

    def problems(self, words: Vocabulary) -> dict[str, str]:
        """One sentence for each place that is not right: "mode", or "seat" and its number."""
        wrong: dict[str, str] = {}
        taken: set[str] = set()
        for number in range(len(self.seats)):
            name = self.name_of(number, words)
            problem = new_name_problem(name) if name else None
            if problem is not None:
                wrong[f"seat{number}"] = words.message(problem)
            elif name and name.casefold() in taken:
                wrong[f"seat{number}"] = words.say(self.entry.words.taken, name=name)
            taken.add(name.casefold())
        self._check_mode(words, wrong)
        return wrong

    def _check_mode(self, words: Vocabulary, wrong: dict[str, str]) -> None:
        if self.mode == ALONE and not list(self._people()):
            wrong["mode"] = words.say("One seat must be yours: make it human.")

    def seating(self, seed: int, words: Vocabulary) -> Seats:
        people = [self.name_of(number, words) for number in self._people()]
        wishes = {n: seat.character for n, seat in enumerate(self.seats) if not seat.is_human}
        wishes = {n: name for n, name in wishes.items() if name}
        return named(people, [seat.kind for seat in self.seats], seed, wishes)

    def choice(self) -> TableChoice:
        """To be remembered."""
        seats = [
            SeatChoice(tidy_name(seat.name)[:LONGEST_NAME], seat.colour, seat.kind, seat.character)  # type: ignore[arg-type]
            for seat in self.seats
        ]
        return TableChoice(seats, self.mode, self.options)  # type: ignore[arg-type]


def kinds_of(game: str) -> tuple[str, ...]:
    return (HUMAN, *levels_of(game))


CHARACTERS = ("", *(member.name for member in CAST))  # the first one: anybody
