"""The questions of Western, asked in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.rules.western.cards import in_order_of_play
from game.rules.western.choices import Move
from game.rules.western.view import WesternView
from game.text.dialog import Dialog, MindChanged, Unclear
from game.text.parsing import whole_number
from game.text.question import Question
from game.text.western.lines import card_lines, hand_line
from game.text.western.refusals import why_not
from game.wording.western import WesternWords

WesternDialog = Dialog[WesternWords]


def ask_western(dialog: WesternDialog, question: Question) -> Any:
    """The person's answer, ready for the match."""
    if question.kind in _ASKED:
        return _ASKED[question.kind](dialog, question)
    return ask_for_card(dialog, question, [answer for answer in question.options if answer])


def own_hand(question: Question) -> Sequence[str]:
    view: WesternView = question.view
    return view.own_hand(question.seat)


# --------------------------------------------------------------------------- the own turn


def _ask_play(dialog: WesternDialog, question: Question) -> Move:
    """Which cards, then on whom; a change of mind leads back to the cards."""
    hand = own_hand(question)
    moves = list(question.options)
    dialog.console.say(hand_line(dialog.words, hand))
    prompt = f"{dialog.words.question('play')} [1-{len(hand)}]"
    help_lines = _play_help(dialog, hand, moves)
    while True:
        found = dialog.ask(prompt, _reader(dialog, question, moves), help_lines)
        if found[0].target is None:
            return found[0]
        try:
            return _pick_target(dialog.that_can_be_left(), question, found)
        except MindChanged:
            continue


def _play_help(dialog: WesternDialog, hand: Sequence[str], moves: Sequence[Move]) -> list[str]:
    _, words = dialog.words.say, dialog.words
    plays = dict.fromkeys(move.cards for move in moves if move.cards)
    labels = [
        _("%(cards)s (%(target)s)", cards=words.cards_added(cards), target=words.aimed_at(cards))
        for cards in plays
    ]
    lines = card_lines(words, hand)
    if labels:
        lines.append(_("You can play: %(plays)s.", plays=words.separated(labels)))
    return [
        *lines,
        _(
            "Type a card's number or name. For several cards, type them all, e.g. 1 4. To "
            "discard one without effect: %(discard)s 1.",
            discard=dialog.commands.word("discard"),
        ),
    ]


def _reader(
    dialog: WesternDialog, question: Question, moves: Sequence[Move]
) -> Callable[[str], list[Move]]:
    """Understands a line as cards of the hand: all the moves that it can mean, which differ in
    their targets alone."""
    hand = own_hand(question)

    def understand(line: str) -> list[Move]:
        first, _, rest = line.partition(" ")
        if dialog.commands.meaning(first) == "discard":
            discarded = dialog.some_of(rest, [dialog.words.card_name(card) for card in hand])
            if len(discarded) != 1:
                raise Unclear(dialog.words.say("Please discard exactly one card."))
            return [Move(discard=hand[discarded[0]])]
        chosen = dialog.some_of(line, [dialog.words.card_name(card) for card in hand])
        cards = in_order_of_play(hand[index] for index in chosen)
        if not cards:
            raise Unclear(dialog.words.say("Choose at least one."))
        found = [move for move in moves if move.cards == cards]
        if not found:
            raise Unclear(why_not(dialog.words, question.view, cards))
        return found

    return understand


def _pick_target(dialog: WesternDialog, question: Question, moves: Sequence[Move]) -> Move:
    """Not asked where there is but one."""
    if len(moves) == 1:
        return moves[0]
    _, words = dialog.words.say, dialog.words
    cards = words.cards_added(moves[0].cards)
    names = [question.names[move.target or 0] for move in moves]
    view: WesternView = question.view
    players = [view.players[move.target or 0] for move in moves]
    dialog.list_numbered(
        [
            _("%(name)s: %(facts)s", name=name, facts=words.seat_said(player))
            for name, player in zip(names, players, strict=True)
        ]
    )
    help_lines = [
        _("Only valid targets are listed."),
        _("Type %(no)s to choose other cards.", no=dialog.commands.word("no")),
    ]
    return moves[dialog.pick(_("%(cards)s against whom?", cards=cards), names, help_lines)]


def _ask_draw(dialog: WesternDialog, question: Question) -> int:
    """Enter alone draws as many as one may."""
    _ = dialog.words.say
    least, most = question.options[0], question.options[-1]

    def understand(line: str) -> int:
        number = whole_number(line) if line else most
        if number is None or not least <= number <= most:
            raise Unclear(_("Type a number from %(first)d to %(last)d.", first=least, last=most))
        return number

    choices = f"{least}-{most}" if least < most else f"{most}"
    return dialog.ask(
        f"{dialog.words.question('draw')} [{choices}, {dialog.on_enter(most)}]",
        understand,
        [
            dialog.words.line("draw", question.view, question.seat),
            _("Type a number, or press Enter for the default."),
        ],
    )


# --------------------------------------------------------------------------- out of turn


def ask_for_card(dialog: WesternDialog, question: Question, answers: Sequence[Any]) -> Any:
    """Asked of everybody who might have one, whatever is held; Enter, 0 or none gives none."""
    _, words, kind = dialog.words.say, dialog.words, question.kind
    panel = words.panel(kind, question.view, question.seat)
    dialog.console.say(hand_line(words, own_hand(question)))
    names = [dialog.no_card, *(_label(words, answer) for answer in answers)]
    for number, name in enumerate(names):
        answer = answers[number - 1] if number else None
        dialog.console.say(f"{number}. {name}{_effect(words, question, answer)}", hanging=3)
    help_lines = [
        panel.headline,
        panel.line,
        _("Type the number of what you want to play, or 0 or Enter for nothing."),
    ]
    index = dialog.pick(words.question(kind), names, help_lines, first=0, default=0)
    return answers[index - 1] if index else None


def _label(words: WesternWords, answer: Any) -> str:
    return words.card_name(answer) if isinstance(answer, str) else words.cards_added(answer.cards)


def _effect(words: WesternWords, question: Question, answer: Any) -> str:
    """What comes of it; a combination speaks for itself."""
    if answer is not None and not isinstance(answer, str):
        return ""
    return f" ({words.answer_effect(question.kind, answer, question.view, question.seat)})"


class WesternOffers:
    """Answers to a card, from those at one screen who might have one."""

    def __init__(self, words: WesternWords) -> None:
        self._words = words

    def has(self, window: str) -> bool:
        return window in ("counter", "over-counter", "stop-sheriff", "ladder")

    def stakes(self, window: str, view: WesternView) -> list[str]:
        return [*self._words.panel(window, view, None)]

    def question(self, window: str) -> str:
        return self._words.look_first(several=False)

    def question_to_all(self, window: str) -> str:
        return self._words.look_first(several=True)

    def choose(self, dialog: WesternDialog, question: Question, plays: Sequence[Any]) -> Any:
        return ask_for_card(dialog, question, plays)


_ASKED: dict[str, Callable[[WesternDialog, Question], Any]] = {
    "play": _ask_play,
    "draw": _ask_draw,
}
