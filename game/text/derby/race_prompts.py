"""The questions of the race: which card, whether to push, and the die card."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.derby.cards import VALUE
from game.rules.derby.course import DRAW_LEVEL, TOWN, sure_squares
from game.rules.derby.view import DerbyView
from game.text.derby.course import lanes_lines, legend_line
from game.text.dialog import Dialog, Unclear
from game.text.parsing import index_of_name, whole_number
from game.text.question import Question
from game.wording.derby import DerbyWords
from game.wording.derby.standing import colour_under

DerbyDialog = Dialog[DerbyWords]


def ask_ride(dialog: DerbyDialog, question: Question) -> str:
    """The course, and what each card still held would do."""
    _, words, view = dialog.words.say, dialog.words, question.view
    for line in lanes_lines(words, view):
        dialog.console.say(line)
    answers: Sequence[str] = question.options
    names = [words.answer_label("ride", answer) for answer in answers]
    dialog.list_numbered(
        [
            f"{name} ({_effect(words, question, answer)})"
            for name, answer in zip(names, answers, strict=True)
        ]
    )
    if _must_arrive(question):
        dialog.console.say(_("You can reach Sacramento without risk, so you must."))

    def understand(line: str) -> str:
        others = [card for card in view.mounted.seen_cards if card not in answers]
        # A number alone is that of an answer, also where names begin with one: "2 rouge".
        another = whole_number(line) is None and index_of_name(line, names) is None
        other = index_of_name(line, [words.card(card) for card in others]) if another else None
        if other is not None:
            raise Unclear(_why_not(words, question, others[other]))
        return answers[dialog.one_of(line, names)]

    prompt = _("Which card for %(horse)s?", horse=words.horse(view.mounted.horse))
    help_lines = [
        legend_line(words),
        words.line("ride", view, question.seat),
        _("Type a card's number or name. Its effect is in brackets."),
    ]
    choices = f"1-{len(names)}" if names[1:] else "1"
    return dialog.ask(f"{prompt} [{choices}]", understand, help_lines)


def _effect(words: DerbyWords, question: Question, answer: str) -> str:
    """With the chance of a push, where one may follow."""
    effect = words.answer_effect("ride", answer, question.view)
    if answer == DRAW_LEVEL or question.view.options.hard_ride or _arrives(question, answer):
        return effect
    return words.say(
        "%(effect)s; push: %(chance)s",
        effect=effect,
        chance=words.chance(VALUE[answer]),
    )


def _arrives(question: Question, answer: str) -> bool:
    view: DerbyView = question.view
    square, colour = view.mounted.square, colour_under(view, view.mounted.horse)
    return square + sure_squares(answer, square, colour) == TOWN


def _must_arrive(question: Question) -> bool:
    """Whether the choice is narrowed by the town."""
    if question.view.options.hard_ride:
        return False
    return all(answer != DRAW_LEVEL and _arrives(question, answer) for answer in question.options)


def _why_not(words: DerbyWords, question: Question, card: str) -> str:
    """About a card of the horse that is none of the answers."""
    if card in question.view.mounted.played:
        return words.say("Already played: %(card)s.", card=words.card(card))
    return words.say("Another card reaches Sacramento without risk: play that one.")


def ask_push(dialog: DerbyDialog, question: Question) -> bool:
    words, view = dialog.words, question.view
    move = view.ridden
    dialog.console.say(words.line("push", view, question.seat))
    prompt = words.say(
        "Push %(horse)s at %(chance)s?",
        horse=words.horse(move.horse),
        chance=words.chance(move.value),
    )
    help_lines = [
        words.say(
            "The die shows 1 to 10. Roll %(value)d or less and the push succeeds.",
            value=move.value,
        )
    ]
    return dialog.yes_or_no(prompt, help_lines)


def ask_die_card(dialog: DerbyDialog, question: Question) -> bool:
    words, view = dialog.words, question.view
    help_lines = [
        words.line("die-card", view, question.seat),
        words.say(
            "The die shows 1 to 10. Roll %(value)d or less and the push succeeds.",
            value=view.ridden.value,
        ),
    ]
    return dialog.yes_or_no(words.question("die-card"), help_lines)
