"""The questions of Mustang, asked in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.bots.mustang.promise import most_promising
from game.rules.mustang.choices import Action
from game.rules.mustang.events import TheftTried
from game.rules.mustang.sets import CardSet, set_of
from game.text.dialog import Dialog, MindChanged
from game.text.mustang.lines import KINDS, hand_line
from game.text.part import View
from game.text.question import Question
from game.wording.mustang import MustangWords
from game.wording.mustang.cards import COWBOY

MustangDialog = Dialog[MustangWords]

ACTIONS = ("catch", "steal", "stable", "exchange")


def ask_mustang(dialog: MustangDialog, question: Question) -> Any:
    """The person's answer, ready for the match."""
    return _ASKED[question.kind](dialog, question)


def own_ranch(question: Question) -> View:
    """The ranch of whoever is asked."""
    ranch: View = question.view.ranchers[question.seat]
    return ranch


# --------------------------------------------------------------------------- the own turn


def _ask_action(dialog: MustangDialog, question: Question) -> Any:
    """Which of the four, then what it needs; a change of mind leads back to the four."""
    _ = dialog.words.say
    dialog.console.say(hand_line(dialog.words, own_ranch(question).cards))
    options: dict[str, list[Action]] = {}
    for option in question.options:
        options.setdefault(option.action, []).append(option)
    possible = [action for action in ACTIONS if action in options]
    names = [dialog.words.action(action) for action in possible]
    help_lines = [
        _("Type the number or name of one of these moves."),
        _("At the next question, type %(no)s to come back here.", no=dialog.commands.word("no")),
    ]
    while True:
        dialog.console.say(", ".join(f"{n} {name}" for n, name in enumerate(names, 1)) + ".")
        action = possible[dialog.pick(dialog.words.question("action"), names, help_lines)]
        try:
            return _DETAILS[action](dialog.that_can_be_left(), question, options[action])
        except MindChanged:
            continue


def _exchange(dialog: MustangDialog, question: Question, options: Sequence[Action]) -> Any:
    _ = dialog.words.say
    hand = own_ranch(question).cards
    chosen = dialog.pick_some(
        _("Which one or two cards do you put under the deck?"),
        [dialog.words.card(card) for card in hand],
        [hand_line(dialog.words, hand), _("Type one or two numbers, e.g. 1 4.")],
        most=max(len(option.cards) for option in options),
    )
    return {"action": "exchange", "cards": [hand[index] for index in chosen]}


def _catch(dialog: MustangDialog, question: Question, options: Sequence[Action]) -> Action:
    _ = dialog.words.say
    targets = _by_name(options, lambda mustang: _catch_name(dialog.words, mustang))
    help_lines = [
        _("Next to each mustang you see what you can play for it."),
        _("You only see a face-down mustang once you have taken it."),
    ]
    sets = _pick_target(dialog, _("What do you catch?"), targets, help_lines)
    return sets[_pick_set(dialog, sets)]


def _steal(dialog: MustangDialog, question: Question, options: Sequence[Action]) -> Action:
    _ = dialog.words.say
    owners = {
        mustang: rancher.name for rancher in question.view.ranchers for mustang in rancher.corral
    }
    targets = _by_name(
        options,
        lambda mustang: _(
            "%(name)s's %(mustang)s", name=owners[mustang], mustang=dialog.words.mustang(mustang)
        ),
    )
    help_lines = [
        _("Next to each mustang you see what you can play for it."),
        _(
            "If the owner plays a stronger set, the theft fails and you lose the cowboys left "
            "in your hand."
        ),
    ]
    ways = _pick_target(dialog, _("What do you steal?"), targets, help_lines)
    sets = _proposed_first(ways, own_ranch(question).cards, question.view.discards)
    return sets[_pick_set(dialog, sets)]


def _proposed_first(
    ways: Sequence[Action], hand: Sequence[str], discards: Sequence[str]
) -> list[Action]:
    """A theft may be answered: Enter alone plays a strong set."""
    best = most_promising([_set(way.cards) for way in ways], hand, discards).cards
    return sorted(ways, key=lambda way: way.cards != best)


def _stable(dialog: MustangDialog, question: Question, options: Sequence[Action]) -> Action:
    _ = dialog.words.say
    targets = _by_name(options, dialog.words.mustang)
    names = list(targets)
    if len(names) > 1:
        dialog.list_numbered(names)
        help_lines = [_("Nobody can steal it from there.")]
        index = dialog.pick(_("Which mustang goes into your stable?"), names, help_lines)
    else:
        index = 0
    return targets[names[index]][0]


def _catch_name(words: MustangWords, mustang: str) -> str:
    if mustang in KINDS:
        return words.say("%(pile)s, face down", pile=words.pile_said(mustang))
    return words.mustang(mustang)


def _by_name(options: Sequence[Action], name_of: Callable[[str], str]) -> dict[str, list[Action]]:
    """The ways to get each mustang, those that take most cards first. Of two that are called the
    same, one is enough."""
    by_mustang: dict[str, list[Action]] = {}
    for option in sorted(options, key=lambda option: -len(option.cards)):
        assert option.mustang is not None, "only an exchange is about no mustang"
        by_mustang.setdefault(option.mustang, []).append(option)
    named: dict[str, list[Action]] = {}
    for mustang, ways in by_mustang.items():
        named.setdefault(name_of(mustang), ways)
    return named


def _pick_target(
    dialog: MustangDialog,
    prompt: str,
    targets: dict[str, list[Action]],
    help_lines: Sequence[str],
) -> list[Action]:
    """The chosen one's ways, the least precious first: those with the fewest cowboys."""
    names = list(targets)
    dialog.list_numbered([f"{name} ({_sets(dialog, targets[name])})" for name in names])
    ways = targets[names[dialog.pick(prompt, names, help_lines)]]
    return sorted(ways, key=lambda way: (way.cards.count(COWBOY), _set(way.cards).value))


def _sets(dialog: MustangDialog, ways: Sequence[Action]) -> str:
    sets = sorted(_set(way.cards) for way in ways)
    return ", ".join(dict.fromkeys(dialog.words.set_said(way.kind, way.value) for way in sets))


def _pick_set(dialog: MustangDialog, ways: Sequence[Action]) -> int:
    """With which cards; not asked where there is but one way."""
    if len(ways) == 1:
        return 0
    _ = dialog.words.say
    names = [_set_line(dialog.words, way.cards) for way in ways]
    dialog.list_numbered(names)
    help_lines = [_("Type the number of the cards to play. Enter alone plays the first.")]
    return dialog.pick(_("With which cards?"), names, help_lines, default=0)


def _set(cards: tuple[str, ...]) -> CardSet:
    found = set_of(cards)
    assert found is not None, "only sets are offered"
    return found


def _set_line(words: MustangWords, cards: tuple[str, ...]) -> str:
    found = _set(cards)
    return words.say(
        "%(set)s: %(cards)s",
        set=words.set_said(found.kind, found.value),
        cards=", ".join(map(words.card, cards)),
    )


# --------------------------------------------------------------------------- out of turn


def _ask_defend(dialog: MustangDialog, question: Question) -> Any:
    """Asked of every owner, whatever is held; Enter, 0 or none lets the mustang go."""
    _ = dialog.words.say
    dialog.console.say(hand_line(dialog.words, own_ranch(question).cards))
    answers = [None, *(option for option in question.options if option is not None)]
    names = [dialog.no_card]
    names += [_set_line(dialog.words, answer.cards) for answer in answers if answer is not None]
    for number, name in enumerate(names):
        dialog.console.say(f"{number}. {name}", hanging=3)
    help_lines = [
        _theft_line(dialog.words, question),
        _("Play a stronger set and the theft fails. Don't, and the mustang is gone."),
        _("Type the number of a set to play it. 0 or Enter alone plays none."),
    ]
    prompt = dialog.words.question("defend")
    return answers[dialog.pick(prompt, names, help_lines, first=0, default=0)]


def _theft_line(words: MustangWords, question: Question) -> str:
    theft = question.view.theft
    tried = TheftTried(
        seat=theft.thief,
        owner=theft.owner,
        mustang=theft.mustang,
        cards=tuple(theft.cards),
        set=theft.set,
        value=theft.value,
    )
    return words.event(tried, question.names, question.seat) or ""


def _ask_let_go(dialog: MustangDialog, question: Question) -> Any:
    mustangs = list(question.options)
    names = [dialog.words.mustang(mustang) for mustang in mustangs]
    dialog.list_numbered(names)
    help_lines = [dialog.words.say("Anyone can catch it on the prairie.")]
    return mustangs[dialog.pick(dialog.words.question("let-go"), names, help_lines)]


def _ask_shelter(dialog: MustangDialog, question: Question) -> Any:
    _ = dialog.words.say
    mustangs = own_ranch(question).corral
    names = [dialog.words.mustang(mustang) for mustang in mustangs]
    dialog.list_numbered(names)
    chosen = dialog.pick_some(
        dialog.words.question("shelter"),
        names,
        [_("Type one or two numbers, e.g. 1 2. Enter alone leaves them all outside.")],
        none=dialog.commands.word("none"),
        most=max(map(len, question.options)),
    )
    return [mustangs[index] for index in chosen]


_DETAILS: dict[str, Callable[[MustangDialog, Question, Sequence[Action]], Any]] = {
    "exchange": _exchange,
    "catch": _catch,
    "steal": _steal,
    "stable": _stable,
}
_ASKED: dict[str, Callable[[MustangDialog, Question], Any]] = {
    "action": _ask_action,
    "defend": _ask_defend,
    "let-go": _ask_let_go,
    "shelter": _ask_shelter,
}
