"""What the booklet of Mustang takes from the box, the rules and the keys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

from game.rules.mustang.box import COWBOY, KINDS, Box, coat_of, kind_of
from game.rules.mustang.rules import SEATS
from game.rules.mustang.scoring import score, sheet
from game.rules.mustang.sets import SET_FOR, CardSet, set_of
from game.ui.kit.scene import Ui
from game.ui.mustang.menus.booklet_figures import LittleCounter, cards, counters
from game.ui.mustang.prompts.action import KEYS as ACTION_KEYS
from game.ui.screens.booklet import Worth
from game.ui.screens.booklet_pages import BookletFacts, FactSet
from game.wording.mustang import MustangWords
from game.wording.vocabulary import capital

# The ranch that is reckoned up: its owner ended the game.
STABLE = ("midnight", "bay-stallion-1", "bay-mare-1", "grey-foal-1")
CORRAL = ("pinto-mare-1", "bay-foal-1")
HERD_COAT = "palomino"


def booklet_facts(ui: Ui, words: MustangWords, box: Box, *, bandits: bool = False) -> BookletFacts:
    """In one language, for one box."""
    return BookletFacts(
        words,
        facts={**_numbers(words, box), **_names(words, box)},
        figures={
            "cards": partial(cards, ui),
            "one_of_each": lambda coat: counters(f"{coat}-{kind}-1" for kind in KINDS),
            "herd": lambda: counters(_herd(box)),
            "in_stable": lambda: counters(STABLE),
            "in_corral": lambda: counters(CORRAL),
        },
        parts={
            "set": partial(_set, ui, words, box),
            "worths": lambda: _worths(words, box),
            "example_lines": lambda: _example_lines(words, box),
        },
        loops={
            "kind": lambda kind: [_kind(words, box, kind)],
            "event": partial(_event, words, box, bandits=bandits),
        },
    )


def _numbers(words: MustangWords, box: Box) -> FactSet:
    total = score(STABLE, CORRAL, True, box=box)
    return {
        "fewest": SEATS[0],
        "most": SEATS[-1],
        "mustangs": words.number_of_mustangs(sum(map(len, box.piles.values())) + len(box.specials)),
        "coats": len(box.coats),
        "cards": words.number_of_cards(len(box.cards)),
        "highest": box.highest,
        "cowboys": words.number_of_cowboys(box.cards.count(COWBOY)),
        "hand": words.number_of_cards(box.hand),
        "hand_size": box.hand,
        "exchange": box.exchange,
        "events": len(box.events),
        "stall": box.stall,
        "herd": words.listing([words.number_of(kind, box.herd[kind]) for kind in KINDS]),
        "special_points": words.points(box.points["special"]),
        "ended_points": words.points(box.points["ended"]),
        "example_total": total,
        "example_points": words.points(total),
    }


def _names(words: MustangWords, box: Box) -> FactSet:
    return {
        **{f"coat_{coat}": capital(words.coat(coat)) for coat in box.coats},
        **{f"action_{action}": words.action(action) for action in ACTION_KEYS.values()},
        **{f"set_{kind}": words.set_name(kind) for kind in SET_FOR.values()},
        **{f"said_{mustang}": words.kind_said(mustang) for mustang in SET_FOR},
    }


def _kind(words: MustangWords, box: Box, kind: str) -> FactSet:
    return {
        "kind": capital(words.kind(kind)),
        "number": words.number_of(kind, len(box.piles[kind]) // len(box.coats)),
        "points": words.points(box.points[kind]),
    }


def _event(words: MustangWords, box: Box, event: str, *, bandits: bool) -> list[FactSet]:
    """None for a card that the box does not have."""
    copies = Counter(box.events)[event]
    picture = "bandits" if bandits and event == "indians" else event
    facts: FactSet = {
        "title": words.event_title(event, copies),
        "picture": f"mustang/event-{picture}",
        "text": words.event_card(event).text,
    }
    return [facts] if copies else []


def _set(ui: Ui, words: MustangWords, box: Box, *example: str) -> Iterator[Worth]:
    """What the rules make of some cards."""
    played = set_of(example, highest=box.highest)
    assert isinstance(played, CardSet), "the examples are sets"
    said = words.set_said(played.kind, played.value)
    yield Worth(words.set_name(played.kind), shown=cards(ui, *example), text=said)


def _herd(box: Box) -> list[str]:
    """A whole one, of one coat."""
    return [f"{HERD_COAT}-{kind}-{n + 1}" for kind in KINDS for n in range(box.herd[kind])]


def _worths(words: MustangWords, box: Box) -> Iterator[Worth]:
    """What one of each thing on the sheet counts."""
    shown = {
        "specials": box.specials,
        "couples": (f"{HERD_COAT}-stallion-1", f"{HERD_COAT}-mare-1"),
        "herd": _herd(box),
        **{f"{kind}s": (f"{HERD_COAT}-{kind}-1",) for kind in KINDS},
    }
    for line in sheet((), (), box=box):
        points = box.points[line.line.removesuffix("s")]
        figures = counters(shown.get(line.line, ()))
        yield Worth(words.score_line(line.line), str(points), figures, words.points(points))


def _example_lines(words: MustangWords, box: Box) -> Iterator[Worth]:
    """What counts in the example."""
    for line in sheet(STABLE, CORRAL, True, box=box):
        if line.count:
            yield Worth(words.score_line(line.line), str(line.points), _counted(line.line))


def _counted(line: str) -> tuple[LittleCounter, ...]:
    """Which mustangs of the example are on that line."""
    ranch = (*STABLE, *CORRAL)
    if line == "couples":
        return counters(
            m for m in ranch if coat_of(m) == "bay" and kind_of(m) in ("stallion", "mare")
        )
    return counters(mustang for mustang in ranch if f"{kind_of(mustang)}s" == line)
