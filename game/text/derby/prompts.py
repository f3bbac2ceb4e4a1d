"""The questions of the derby, asked in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.rules.derby.cards import FULL, HORSES
from game.text.derby.course import tracks_lines
from game.text.derby.race_prompts import ask_die_card, ask_push, ask_ride
from game.text.derby.slate import hand_line, number_of, slate_lines
from game.text.dialog import Dialog, MindChanged, Unclear
from game.text.plain import folded
from game.text.question import Question
from game.wording.derby import DerbyWords

DerbyDialog = Dialog[DerbyWords]
MOST = len(HORSES)


class Wanted(NamedTuple):
    """What was typed: a card, and perhaps a horse with it."""

    card: str
    horse: str | None


def ask_derby(dialog: DerbyDialog, question: Question) -> Any:
    """The person's answer, ready for the match."""
    return _ASKED[question.kind](dialog, question)


def _say_all(dialog: DerbyDialog, lines: Sequence[str]) -> None:
    for line in lines:
        dialog.console.say(line)


def _horse_names(dialog: DerbyDialog) -> list[str]:
    return [dialog.words.horse(horse) for horse in HORSES]


# --------------------------------------------------------------------------- betting


def _ask_bet(dialog: DerbyDialog, question: Question) -> str:
    _, words, view = dialog.words.say, dialog.words, question.view
    _say_all(dialog, slate_lines(words, view))
    dialog.console.say(hand_line(words, view.own_hand))
    help_lines = [
        words.headline("bet", view, question.seat),
        words.line("bet", view, question.seat),
        _("Type a horse's number or name."),
    ]
    prompt = _(
        "Bet %(chips)s on which horse?",
        chips=words.chips(view.stack),
    )
    return HORSES[dialog.pick(prompt, _horse_names(dialog), help_lines)]


def _ask_card(dialog: DerbyDialog, question: Question) -> dict[str, str]:
    """A card of the hand on a horse; the slate was just shown with the bet, if there was one."""
    view = question.view
    if not view.stack:
        _say_all(dialog, slate_lines(dialog.words, view))
    hand = view.own_hand
    dialog.console.say(hand_line(dialog.words, hand))
    return _ask_laying(dialog, question, list(dict.fromkeys(hand)))


def _ask_first_card(dialog: DerbyDialog, question: Question) -> dict[str, str]:
    """A card of the whole deck on a horse without one."""
    words = dialog.words
    _say_all(dialog, slate_lines(words, question.view))
    cards = list(dict.fromkeys(laying.card for laying in question.options))
    listed = ", ".join(f"{n}: {words.card(card)}" for n, card in enumerate(cards, start=1))
    dialog.console.say(words.say("Cards to choose from: %(cards)s.", cards=listed))
    return _ask_laying(dialog, question, cards)


def _ask_laying(dialog: DerbyDialog, question: Question, cards: Sequence[str]) -> dict[str, str]:
    """Card and horse in one line, or one after the other; a change of mind leads back."""
    prompt = f"{dialog.words.question(question.kind)} [1-{len(cards)}]"
    help_lines = [
        dialog.words.line(question.kind, question.view, question.seat),
        dialog.words.say("Type a card's number or name. You can add the horse, e.g. 1 5."),
    ]
    while True:
        wanted = dialog.ask(prompt, _laying_reader(dialog, question, cards), help_lines)
        if wanted.horse is not None:
            return {"card": wanted.card, "horse": wanted.horse}
        try:
            horse = _ask_horse(dialog.that_can_be_left(), question, wanted.card)
        except MindChanged:
            continue
        return {"card": wanted.card, "horse": horse}


def _laying_reader(
    dialog: DerbyDialog, question: Question, cards: Sequence[str]
) -> Callable[[str], Wanted]:
    names = [dialog.words.card(card) for card in cards]

    def understand(line: str) -> Wanted:
        # "8 bleu" is a card in French, and not the eighth one for the blue horse.
        whole = folded(line).strip() in map(folded, names)
        first, second = (line, None) if whole else _split(line)
        card = cards[dialog.one_of(first, names)]
        if second is None:
            return Wanted(card, None)
        return Wanted(card, _horse_for(dialog, question, card, second))

    return understand


def _split(line: str) -> tuple[str, str | None]:
    """ "1 5" and "blue 8, red" name a card and a horse; "blue 8" names a card alone."""
    first, comma, second = line.partition(",")
    if not comma:
        first, _, second = line.partition(" ")
        if not first.isdigit() or not second:
            return line, None
    return first.strip(), second.strip()


def _ask_horse(dialog: DerbyDialog, question: Question, card: str) -> str:
    _, words = dialog.words.say, dialog.words
    allowed = [laying.horse for laying in question.options if laying.card == card]
    for horse in allowed:
        effect = words.answer_effect(question.kind, {"card": card, "horse": horse}, question.view)
        dialog.console.say(f"{number_of(horse)}. {words.horse(horse)} ({effect})", hanging=3)
    prompt = _("Which horse gets %(card)s?", card=words.card_said(card))
    help_lines = [
        _("After each horse: its odds before and after the card."),
        _("Type %(no)s to choose another card.", no=dialog.commands.word("no")),
    ]
    return dialog.ask(
        f"{prompt} [1-{MOST}]",
        lambda line: _horse_for(dialog, question, card, line),
        help_lines,
    )


def _horse_for(dialog: DerbyDialog, question: Question, card: str, line: str) -> str:
    horse = HORSES[dialog.one_of(line, _horse_names(dialog))]
    if not any(one.card == card and one.horse == horse for one in question.options):
        raise Unclear(_why_not(dialog.words, question, horse))
    return horse


def _why_not(words: DerbyWords, question: Question, horse: str) -> str:
    name, cards = words.horse(horse), question.view.horse(horse).seen_cards
    if question.kind == "first-card":
        return words.say("%(horse)s already has a first card.", horse=name)
    if len(cards) >= FULL:
        return words.say("%(horse)s already has six cards.", horse=name)
    return words.say("A Star can't be a first card while you can play anything else.")


# --------------------------------------------------------------------------- tracks


def _ask_track(dialog: DerbyDialog, question: Question) -> int:
    _, words, view = dialog.words.say, dialog.words, question.view
    _say_all(dialog, tracks_lines(words, view))
    free = list(question.options)

    def understand(line: str) -> int:
        names = [words.track(track) for track in range(1, MOST + 1)]
        track = dialog.one_of(line, names) + 1
        if track not in free:
            raise Unclear(_("Track %(track)d is taken.", track=track))
        return track

    prompt = _("Which track for %(horse)s?", horse=words.horse(view.mounted.horse))
    help_lines = [
        words.line("choose-track", view, question.seat),
        _("Type the number of a free track."),
    ]
    return dialog.ask(f"{prompt} [1-{MOST}]", understand, help_lines)


_ASKED: dict[str, Callable[[DerbyDialog, Question], Any]] = {
    "first-card": _ask_first_card,
    "bet": _ask_bet,
    "play-card": _ask_card,
    "choose-track": _ask_track,
    "ride": ask_ride,
    "push": ask_push,
    "die-card": ask_die_card,
}
