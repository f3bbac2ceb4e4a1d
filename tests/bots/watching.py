"""Bots at a table of any game, watched question by question."""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from game.engine.draws import Draws
from game.engine.match import Match
from game.engine.requests import Decision, TakeShot
from game.games.registry import game_named

MakeBot = Callable[[str, int], Any]  # of a level, and of a seed
LEVELS = ("greenhorn", "ranger", "gunslinger")


class Play(NamedTuple):
    """A match and its bots, one for each seat."""

    match: Match
    bots: list[Any]

    def decisions(self) -> Iterator[Asked]:
        """Every question before it is answered, to the end of the game."""
        while self.match.pending is not None:
            asked = Asked(self.match, self.match.pending.seats[0], self.bots)
            yield asked
            asked.answer()


def seated(make: MakeBot, match: Match, *levels: str, seed: int = 0) -> Play:
    """Bots of these levels, from the first seat on and from the start again."""
    bots = [make(levels[seat % len(levels)], seed + seat) for seat in range(len(match.names))]
    return Play(match, bots)


def seated_mixed(make: MakeBot, match: Match, seed: int) -> Play:
    """One of every level, and the first levels again where there are more seats."""
    levels = [LEVELS[(seat + seed) % len(LEVELS)] for seat in range(len(match.names))]
    return seated(make, match, *levels, seed=seed)


class Asked(NamedTuple):
    """A question to a seat, and who sits there."""

    match: Match
    seat: int
    bots: list[Any]

    @property
    def bot(self) -> Any:
        return self.bots[self.seat]

    @property
    def view(self) -> dict[str, Any]:
        return self.match.view(self.seat)

    @property
    def seen(self) -> Any:
        """The same as the game's struct."""
        return self.match.seen(self.seat)

    @property
    def request(self) -> Decision[Any]:
        assert self.match.pending is not None
        return self.match.pending.for_seat(self.seat)

    def choice(self) -> Any:
        return self.bot.choose(self.view, self.request)

    def answer(self) -> None:
        self.match.answer(self.choice(), self.seat)


def all_that_is_asked(request: Decision[Any]) -> tuple[Any, ...]:
    """Everything about a question that can be compared."""
    about = request.scene if isinstance(request, TakeShot) else tuple(request.options())
    return request.kind, request.seats, getattr(request, "window", None), about


def answer_legally(asked: Asked) -> None:
    """The answer is legal, also in its JSON form, and leaves the table in order."""
    match, answer = asked.match, asked.choice()
    assert match.pending is not None
    form = msgspec.json.decode(msgspec.json.encode(answer))
    legal = match.pending.check(asked.seat, answer)
    assert match.pending.check(asked.seat, form) == legal
    match.answer(form, asked.seat)
    match.rules.check_table(match.table)


def play_on(play: Play, most: int) -> int:
    """Go on to the end, or for so many decisions."""
    match = play.match
    for count in range(most):
        if match.pending is None:
            return count
        answer_legally(Asked(match, match.pending.seats[0], play.bots))
    return most


# ---- what a bot answers


def chosen(make: MakeBot, m: Match, level: str = "gunslinger", seed: int = 0) -> Any:
    """What a bot of that level answers to the pending question."""
    assert m.pending is not None
    seat = m.pending.seats[0]
    return make(level, seed).choose(m.view(seat), m.pending.for_seat(seat))


def usually_chosen(make: MakeBot, m: Match, level: str = "gunslinger") -> Any:
    """What most bots of that level answer: a choice may be noisy."""
    counts = Counter(chosen(make, m, level, seed) for seed in range(15))
    return counts.most_common(1)[0][0]


# ---- what a bot may know


def fresh(make: MakeBot, asked: Asked, level: str | None = None) -> Any:
    """Somebody just like the one who is asked, who has seen nothing yet."""
    return make(level or asked.bot.level, 77 + asked.seat)


def redealt(asked: Asked, salt: int) -> tuple[dict[str, Any], bool]:
    """What the seat sees on a table where all that it cannot see is different, and whether
    anything really is."""
    twin = asked.match.clone()
    redeal = game_named(twin.game).redeal
    redeal(twin.table, asked.seat, Draws(salt, len(asked.match.journal)))
    pack = asked.match.rules.pack
    # One that came out of JSON holds nothing but what can be read in it.
    view = json.loads(json.dumps(twin.view(asked.seat)))
    return view, pack(twin.table) != pack(asked.match.table)


def chooses_the_same(
    make: MakeBot,
    decisions: Iterable[Asked],
    looks_at: Callable[[int, Asked], bool],
    level: str | None = None,
) -> int:
    """Whatever is dealt anew that its seat cannot see. `looks_at`: which decisions, by their number
    too. Gives how often something really was different."""
    changed = 0
    for number, asked in enumerate(decisions):
        if not looks_at(number, asked):
            continue
        view, other = redealt(asked, salt=number)
        changed += other
        one, twin = fresh(make, asked, level), fresh(make, asked, level)
        assert one.choose(asked.view, asked.request) == twin.choose(view, asked.request)
    return changed


def knows_what_the_log_says(
    make: MakeBot,
    play: Play,
    elsewhere: Iterator[Asked],
    aside: Callable[[Match, int], Decision[Any] | None],
    every: int = 1,
) -> None:
    """Who has watched the whole game knows no more than who reads its log; also when another
    game, or with `aside` another seat, was looked at in between, at each so many-th decision."""
    veterans = [make(bot.level, 77 + seat) for seat, bot in enumerate(play.bots)]
    travellers = [make(bot.level, 77 + seat) for seat, bot in enumerate(play.bots)]
    for number, asked in enumerate(play.decisions()):
        by_the_book = fresh(make, asked).choose(asked.view, asked.request)
        assert veterans[asked.seat].choose(asked.view, asked.request) == by_the_book
        if number % every:
            continue
        traveller = travellers[asked.seat]
        if (other := next(elsewhere, None)) is not None:
            traveller.choose(other.view, other.request)
        neighbour = (asked.seat + 1) % len(play.bots)
        if (question := aside(asked.match, neighbour)) is not None:
            traveller.choose(asked.match.view(neighbour), question)
        assert traveller.choose(asked.view, asked.request) == by_the_book


def answers_by_its_seed(make: MakeBot, level: str, decisions: Iterable[Asked]) -> None:
    """The same answer twice, and with another seed some other."""
    others = 0
    for asked in decisions:
        first, again, other = (
            make(level, seed).choose(asked.view, asked.request) for seed in (5, 5, 6)
        )
        assert first == again
        others += other != first
    assert others, "a seed must matter somewhere"


def most_slices(make: MakeBot, decisions: Iterable[Asked]) -> int:
    """Thinking in slices ends with the answer and changes nothing. Gives how many there were."""
    slices = 0
    for asked in decisions:
        view, request = asked.view, asked.request
        view_before, asked_before = copy.deepcopy(view), all_that_is_asked(request)
        *before, answer = fresh(make, asked).think(view, request)
        assert before == [None] * len(before)
        assert answer == fresh(make, asked).choose(view, request)
        assert view == view_before
        assert all_that_is_asked(request) == asked_before
        slices = max(slices, len(before))
    return slices
