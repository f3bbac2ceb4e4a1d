"""Talk at the table: deterministic, about public things only; and tells as documented."""

import math
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from game.bots.cast import CAST, Character
from game.bots.pony_express import talk
from game.bots.pony_express.talk import TELLS, Talker
from game.bots.pony_express.topics import SECRET_KINDS, Happening, topic_for
from game.bots.table_talk import TALKATIVENESS, Remark
from game.engine.events import Event
from game.engine.views import you_in
from game.rules.pony_express.events import Announced, DieSpied, RaceWon
from game.rules.pony_express.view import DieView, PonyExpressView
from game.rules.shared.deals import TurnBegan
from game.rules.shared.hands import FACES, hand_of
from tests.bots.talking import SEATS, every_remark, random_race

RACES = 40
LISTENED_TO = 4  # races in which every word is listened to
MOMENTS = 120  # of them, heard twice
SOME = 3  # every so many-th announcement, where each is as good as another
ASKED_EACH = 3  # bots with seeds of their own, asked about the same announcement
TALKING = ("greenhorn", "ranger", "gunslinger")


class Announcement(NamedTuple):
    """As the one who makes it knows it."""

    view: PonyExpressView
    event: Event
    bluff: bool


@cache
def announcements() -> list[Announcement]:
    """All but those where nobody was left to accuse, and the turn is over already."""
    return [
        Announcement(view, event, hand_of(faces_in(view)) != event.hand)
        for seed in range(RACES)
        for step in random_race(seed)
        for event in step.news
        if isinstance(event, Announced)
        if (view := step.match.seen(event.seat)).announced is not None
    ]


def faces_in(view: PonyExpressView) -> tuple[str, ...]:
    return tuple(die.face for die in view.dice if die.face is not None)


class Heard(NamedTuple):
    """A public event of some race, and the views of all seats right after it."""

    race: int
    event: Event
    views: list[PonyExpressView]


@cache
def whole_races() -> list[Heard]:
    return [
        Heard(race, event, [step.match.seen(seat) for seat in range(SEATS)])
        for race in range(LISTENED_TO)
        for step in random_race(race)
        for event in step.news
        if event.audience is None
    ]


class Said(NamedTuple):
    """What each seat says about an event."""

    event: Event
    views: list[PonyExpressView]
    talkers: list[Talker]
    remarks: list[Remark | None]


@cache
def table_talk(level: str = "greenhorn", *, tells: bool = True) -> list[Said]:
    return list(spoken(level, tells=tells))


def spoken(level: str = "greenhorn", *, tells: bool = True) -> Iterator[Said]:
    """The races with the whole cast, four at a time."""
    for race, event, views in whole_races():
        cast = [CAST[(race * SEATS + seat) % len(CAST)] for seat in range(SEATS)]
        talkers = [Talker(level, race * SEATS + seat, who, tells) for seat, who in enumerate(cast)]
        remarks = [talker.remark(view, event) for talker, view in zip(talkers, views, strict=True)]
        yield Said(event, views, talkers, remarks)


def secrets_changed(view: PonyExpressView) -> PonyExpressView:
    """The same to everybody else, but the seat's own dice, cards and secret news are others."""
    own = view.you
    assert own is not None
    riders = list(view.riders)
    cards = ("canteen",) if riders[own].cards != ("canteen",) else ("decoy",)
    riders[own] = replace(riders[own], cards=cards)
    dice = [die if die.shown else replace(die, face=other_face(die)) for die in view.dice]
    duel = view.duel
    if duel is not None and duel.decoy is not None:
        duel = replace(duel, decoy=replace(duel.decoy, side="left"))
    spied = DieSpied(audience=(own,), seat=own, die=0, face="A")
    public = [event for event in view.log if not isinstance(event, SECRET_KINDS)]
    log = [event for heard in public for event in (spied, heard)]
    return replace(
        view, riders=tuple(riders), dice=tuple(dice), duel=duel, offered=("pickaxe",), log=log
    )


def other_face(die: DieView) -> str:
    return FACES[(FACES.index(die.face) + 1) % len(FACES)] if die.face else FACES[0]


# --------------------------------------------------------------------------- remarks


def test_the_same_again_gives_the_same() -> None:
    first, again = ([said.remarks for said in islice(spoken(), MOMENTS)] for _ in range(2))
    assert first == again
    assert any(any(remarks) for remarks in first)


def test_other_seeds_and_tempers_say_something_else() -> None:
    """About the same events, with the same view."""
    heard = [(heard.views[0], heard.event) for heard in whole_races()]
    said = {
        tuple(Talker("ranger", seed, who).remark(*event) for event in heard)
        for seed in (1, 2)
        for who in (CAST[0], CAST[1], CAST[3], CAST[7])
    }
    assert len({who.temper for who in (CAST[0], CAST[1], CAST[3], CAST[7])}) == 4
    assert len(said) == 8


def test_nothing_private_changes_a_remark() -> None:
    """But for tells. What the bot knows alone is changed, all of it, under its eyes."""
    remarks = 0
    for event, views, talkers, said in table_talk():
        if isinstance(event, Announced):
            continue
        for talker, view, remark in zip(talkers, views, said, strict=True):
            assert talker.remark(secrets_changed(view), event) == remark
            remarks += remark is not None
    assert remarks > 100


def test_without_tells_nothing_at_an_announcement_depends_on_the_dice() -> None:
    for made in announcements()[::SOME]:
        for who in CAST:
            assert Talker("greenhorn", 7, who, tells=False).remark(made.view, made.event) is None


def test_without_tells_all_other_talk_is_the_same() -> None:
    with_tells, without = (table_talk(tells=tells) for tells in (True, False))
    for said, said_without in zip(with_tells, without, strict=True):
        if not isinstance(said.event, Announced):
            assert said.remarks == said_without.remarks


def test_one_at_a_time_speaks() -> None:
    for said in table_talk():
        assert sum(remark is not None for remark in said.remarks) <= 1, said.event


def test_a_table_is_lively_but_not_noisy() -> None:
    turns = interesting = remarks = 0
    for event, views, _, said in table_talk(tells=False):
        happening = Happening.in_view(views[0], event)
        turns += isinstance(event, TurnBegan)
        interesting += any(topic_for(happening, seat) for seat in range(SEATS))
        remarks += sum(remark is not None for remark in said)
    assert 0.4 < remarks / turns < 1.2
    assert 0.22 < remarks / interesting < 0.4, "about one in three or four"


def test_the_end_of_a_race_is_never_passed_over_in_silence() -> None:
    ends = [said.remarks for said in table_talk() if isinstance(said.event, RaceWon)]
    assert len(ends) == LISTENED_TO
    assert all(any(remarks) for remarks in ends)


def test_a_bold_rider_talks_more_than_a_careful_one() -> None:
    said: Counter[str] = Counter()
    for heard in whole_races():
        for who in CAST[:3:2]:
            for seat, view in enumerate(heard.views):
                talker = Talker("gunslinger", seat, who)
                said[who.temper] += talker.remark(view, heard.event) is not None
    assert CAST[0].temper == "careful" and CAST[2].temper == "bold"
    assert said["bold"] > 1.2 * said["careful"] > 100
    assert max(TALKATIVENESS, key=TALKATIVENESS.__getitem__) == "bold"


@pytest.mark.parametrize("level", TALKING)
def test_what_is_said_is_one_of_the_known_remarks_in_the_own_manner(level: str) -> None:
    known = every_remark()
    for _, _, talkers, said in table_talk(level):
        for talker, remark in zip(talkers, said, strict=True):
            if remark is None:
                continue
            assert remark.text in known
            ending = remark.text.rsplit("-", 1)[1]
            assert ending.isdigit() or ending == talker._character.temper
            assert (remark.kind == "word") or remark.text.startswith(f"tell-{remark.kind}-")


# --------------------------------------------------------------------------- tells


def phi(chances: tuple[float, float], bluff_rate: float) -> float:
    """The correlation of two things that happen or not: the habit, and the bluff."""
    bluffing, honest = chances
    shown = bluff_rate * bluffing + (1 - bluff_rate) * honest
    spread = math.sqrt(bluff_rate * (1 - bluff_rate) / (shown * (1 - shown)))
    return (bluffing - honest) * spread


def measured(level: str, who: Character) -> Counter[tuple[bool, bool]]:
    """How often (bluff, habit shown) was seen."""
    counts: Counter[tuple[bool, bool]] = Counter()
    for number, made in enumerate(announcements()):
        for asked in range(ASKED_EACH):
            talker = Talker(level, number * ASKED_EACH + asked, who)
            counts[made.bluff, talker.remark(made.view, made.event) is not None] += 1
    return counts


@pytest.mark.parametrize("level", TELLS)
def test_habits_show_as_often_as_documented(level: str) -> None:
    counts = measured(level, CAST[0])
    shares = []
    for bluff, chance in ((True, TELLS[level].bluffing), (False, TELLS[level].honest)):
        cases = counts[bluff, True] + counts[bluff, False]
        assert cases > 500, "too few announcements to measure"
        share = counts[bluff, True] / cases
        error = math.sqrt(chance * (1 - chance) / cases)
        assert abs(share - chance) < 3 * error, (bluff, share, chance)
        shares.append(share)
    bluff_rate = (counts[True, True] + counts[True, False]) / counts.total()
    assert abs(phi((shares[0], shares[1]), bluff_rate) - phi(TELLS[level], bluff_rate)) < 0.05


def test_the_documentation_says_what_is_done() -> None:
    """The table in the docstring: chances, and their correlation at three rates of bluffing."""
    assert talk.__doc__ is not None
    rates = [float(rate) for rate in re.findall(r"phi at ([\d.]+)", talk.__doc__)]
    rows = re.findall(r"^\| (\w+) +\| ([\d.| ]+) \|$", talk.__doc__, re.MULTILINE)
    documented = {level: [float(cell) for cell in cells.split("|")] for level, cells in rows}
    assert len(rates) == 3 and list(documented) == ["greenhorn", "ranger", "gunslinger"]
    for level, chances in TELLS.items():
        expected = [*chances, *(round(phi(chances, rate), 2) for rate in rates)]
        assert documented.pop(level) == expected
    assert documented == {"gunslinger": [0.0] * 5}


def test_the_documentation_says_how_much_a_habit_gives_away() -> None:
    shares = [round(100 * bluffing / (bluffing + honest)) for bluffing, honest in TELLS.values()]
    assert talk.__doc__ is not None
    text = talk.__doc__.replace("\n", " ")
    assert f"bluffs in {shares[0]} of 100 cases, a ranger in {shares[1]}." in text


def test_the_best_give_nothing_away() -> None:
    for made in announcements():
        assert Talker("gunslinger", 7, CAST[0]).remark(made.view, made.event) is None


def test_a_character_always_shows_the_same_habit() -> None:
    shown = []
    for who in CAST:
        talkers = [Talker("greenhorn", seed, who) for seed in range(3)]
        seen = {
            talker.remark(made.view, made.event)
            for talker in talkers
            for made in announcements()[:200]
        }
        shown.append(seen - {None})
        assert shown[-1] == {Remark(who.habit, f"tell-{who.habit}-{who.temper}")}
    assert len({frozenset(habits) for habits in shown}) == len(CAST)


def test_nobody_reacts_to_the_announcement_of_another() -> None:
    for event, views, _, said in table_talk():
        if isinstance(event, Announced):
            others = [seat for seat in range(len(views)) if seat != event.seat]
            assert not any(said[seat] for seat in others)


def test_a_tell_needs_the_very_dice_that_were_announced() -> None:
    """The view may be a later one, when nobody was left to accuse and the turn went on."""
    talkers = [Talker("greenhorn", seed, CAST[0]) for seed in range(20)]
    made = announcements()[0]
    covered = (DieView(face=None, shown=False),) * 5
    aces = (DieView(face="A", shown=False),) * 5
    later = [
        replace(made.view, dice=covered),
        replace(made.view, announced=None),
        replace(made.view, announced=None, dice=aces),
        replace(made.view, active=(made.view.active + 1) % SEATS),
        replace(made.view, you=(you_in(made.view) + 1) % SEATS),
    ]
    assert any(talker.remark(made.view, made.event) for talker in talkers)
    for view in later:
        assert not any(talker.remark(view, made.event) for talker in talkers)


def test_a_tell_stays_the_same_for_as_long_as_the_dice_lie_there() -> None:
    """Asked again after every answer, also when the cup is lifted."""
    asked_later = 0
    for seed in range(8):
        talkers = [Talker("greenhorn", seed, who) for who in CAST[:SEATS]]
        told: tuple[Event, Remark | None] | None = None
        for step in random_race(seed):
            view: PonyExpressView = step.match.seen(step.match.table.active)
            talker = talkers[you_in(view)]
            if told is not None and view.announced is not None:
                event, remark = told
                assert talker.remark(view, event) == remark
                asked_later += 1
            if view.announced is None:
                told = None
            for event in step.news:
                if isinstance(event, Announced) and view.announced is not None:
                    told = event, talker.remark(view, event)
    assert asked_later > 300
