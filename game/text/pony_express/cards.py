"""Equipment cards: the own hand in words, and playing one step by step."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from game.rules.pony_express.cards import Play
from game.rules.pony_express.events import OpenRoll
from game.rules.pony_express.view import PonyExpressView
from game.rules.shared.hands import FACES
from game.text.dialog import Dialog, MindChanged, Unclear
from game.text.parsing import dice_numbers, whole_number
from game.text.pony_express.board import own_rider, race
from game.text.pony_express.reroll import dice_line
from game.text.question import Question
from game.wording.pony_express import RaceWords

Plays = Sequence[Play]

WITH_OWN_DICE = ("after-roll", "before-reroll")  # what is under the cup decides about these


def card_line(words: RaceWords, card: str) -> str:
    """All that stands on a card."""
    return words.say("%(name)s. %(when)s: %(effect)s", **words.card(card)._asdict())


def ask_for_play(
    dialog: Dialog[RaceWords], question: Question, plays: Plays | None = None
) -> Play | None:
    """Which card, if any; then what that card needs to know. `plays`: if there are others than
    the question has."""
    if plays is None:
        plays = [play for play in question.options if play is not None]
    cards = list(dict.fromkeys(play.card for play in plays))
    if getattr(question.decision, "window", "") in WITH_OWN_DICE:
        dialog.console.say(dice_line(dialog, question))
    while True:
        chosen = _pick_card(dialog, question, cards)
        if chosen is None:
            return None
        possible = [play for play in plays if play.card == chosen]
        ask_details = _DETAILS.get(chosen, _only_one)
        try:
            return ask_details(dialog.that_can_be_left(), question, possible)
        except MindChanged:
            continue


def _pick_card(dialog: Dialog[RaceWords], question: Question, cards: Sequence[str]) -> str | None:
    """Enter, 0 or no: none."""
    _ = dialog.words.say
    window: str | None = getattr(question.decision, "window", None)
    names = [dialog.no_card, *(dialog.words.card(card).name for card in cards)]
    dialog.console.say(", ".join(f"{number} {name}" for number, name in enumerate(names)) + ".")
    help_lines = [
        *(card_line(dialog.words, card) for card in cards),
        _("Type the number of a card to play it. 0 or Enter alone plays none."),
    ]
    prompt = dialog.words.question("play-card", window)
    index = dialog.pick(prompt, names, help_lines, first=0, default=0)
    return cards[index - 1] if index else None


def _only_one(dialog: Dialog[RaceWords], question: Question, plays: Plays) -> Play:
    (play,) = plays
    return play


def _marked_die(dialog: Dialog[RaceWords], question: Question, plays: Plays) -> Play:
    _ = dialog.words.say
    die = _pick_die(dialog, question, plays)
    faces = [face for face in FACES if any(p.face == face and p.die == die for p in plays)]

    def understand(line: str) -> str:
        if line.upper() in faces:
            return line.upper()
        raise Unclear(_("Type one of these faces: %(faces)s.", faces=" ".join(faces)))

    prompt = _("Which face do you turn it to? (%(faces)s)", faces=" ".join(faces))
    face = dialog.ask(prompt, understand, [_("Type the face as it is written on the die.")])
    return next(play for play in plays if play.die == die and play.face == face)


def _spyglass(dialog: Dialog[RaceWords], question: Question, plays: Plays) -> Play:
    die = _pick_die(dialog, question, plays)
    return next(play for play in plays if play.die == die)


def _pick_die(dialog: Dialog[RaceWords], question: Question, plays: Plays) -> int:
    """One of the dice under the cup, by its number."""
    _ = dialog.words.say
    dice = sorted({play.die for play in plays if play.die is not None})
    faces = {die: race(question).dice[die].face for die in dice}
    shown = ", ".join(
        str(die + 1) if face is None else f"{die + 1}: {face}" for die, face in faces.items()
    )

    def understand(line: str) -> int:
        number = whole_number(line)
        if number is None or number - 1 not in dice:
            raise Unclear(_("Type the number of one of these dice: %(dice)s.", dice=shown))
        return number - 1

    prompt = _("Which die under the cup? (%(dice)s)", dice=shown)
    return dialog.ask(prompt, understand, [_("You can only choose a die under the cup.")])


def _on_his_tab(dialog: Dialog[RaceWords], question: Question, plays: Plays) -> Play:
    _ = dialog.words.say
    riders = race(question).riders
    payers = [riders[play.rider] for play in plays if play.rider is not None]
    for number, payer in enumerate(payers, start=1):
        dialog.console.say(f"{number}. {payer.name}, {dialog.words.gold(payer.gold)}")
    names = [payer.name for payer in payers]
    help_lines = [_("The rider you choose pays your bill, or everything they have.")]
    return plays[dialog.pick(_("Who pays for the drinks?"), names, help_lines)]


def _rail_pass(dialog: Dialog[RaceWords], question: Question, plays: Plays) -> Play:
    if len(plays) == 1:
        return plays[0]
    _ = dialog.words.say
    stations = []
    space: int | None = own_rider(question).space
    for number in range(1, len(plays) + 1):
        space = race(question).board.next_station[space] if space is not None else None
        assert space is not None, "a leg is offered only where there is a station"
        stations.append(dialog.words.space(space))
        dialog.console.say(f"{number}. {stations[-1]}")
    help_lines = [_("One leg or two: both are free.")]
    return plays[dialog.pick(_("How far do you go?"), stations, help_lines)]


def _pickaxe(dialog: Dialog[RaceWords], question: Question, plays: Plays) -> Play:
    _ = dialog.words.say
    none = dialog.commands.word("none")
    dialog.console.say(_("Your dice: %(dice)s.", dice=_last_open_roll(race(question))))

    def understand(line: str) -> Play:
        words = dialog.commands.meanings(line)
        dice = () if words == ["none"] else dice_numbers(words)
        if not words or dice is None:
            raise Unclear(_("Type the numbers of dice, e.g. 1 4, or %(none)s.", none=none))
        return next(play for play in plays if play.dice == dice)

    prompt = _("Which dice do you reroll? (e.g. 1 4, or %(none)s)", none=none)
    help_lines = [_("Type the numbers of the dice, not their faces.")]
    return dialog.ask(prompt, understand, help_lines)


def _last_open_roll(view: PonyExpressView) -> str:
    roll = next(event for event in reversed(view.log) if isinstance(event, OpenRoll))
    return ", ".join(f"{n}: {face}" for n, face in enumerate(roll.faces, start=1))


def _water_barrel(dialog: Dialog[RaceWords], question: Question, plays: Plays) -> Play:
    """A point of the board, in whole cm from its south-west corner."""
    _ = dialog.words.say
    free = {play.at: play for play in plays}
    own, other = _duel_places(question)
    dialog.console.say(
        _(
            "Give a point in cm from the west edge, then from the south edge. You are at "
            "%(own)s, your opponent at %(other)s.",
            own=_point(own),
            other=_point(other),
        )
    )

    def understand(line: str) -> Play:
        numbers = [whole_number(word) for word in line.replace(",", " ").split()]
        if len(numbers) != 2 or None in numbers:
            raise Unclear(_("Type two whole numbers, e.g. %(point)s.", point=example))
        play = free.get((numbers[0] or 0, numbers[1] or 0))
        if play is None:
            raise Unclear(
                _(
                    "The barrel can't go there. Keep it nearer to you than to your opponent, "
                    "and at least 6 cm from every rider and figure."
                )
            )
        return play

    example = _point(min((at for at in free if at is not None), key=_detour(own, other)))
    prompt = _("Where does the barrel go? (e.g. %(point)s)", point=example)
    help_lines = [_("The example is the point that best blocks the straight line.")]
    return dialog.ask(prompt, understand, help_lines)


def _duel_places(question: Question) -> tuple[tuple[float, float], tuple[float, float]]:
    """The place of whoever is asked, and the opponent's."""
    duel = race(question).duel
    assert duel is not None, "that is asked in a duel"
    own = duel.seats.index(question.seat)
    return duel.places[own], duel.places[1 - own]


def _detour(
    own: tuple[float, float], other: tuple[float, float]
) -> Callable[[tuple[int, int]], float]:
    """How much longer the way from place to place is through a point."""
    return lambda at: math.dist(own, at) + math.dist(at, other)


def _point(at: tuple[float, float]) -> str:
    return f"{round(at[0], 1):g} {round(at[1], 1):g}"


def _decoy(dialog: Dialog[RaceWords], question: Question, plays: Plays) -> Play:
    _ = dialog.words.say
    return _pick_side(
        dialog,
        plays,
        _("On which side is your real rider?"),
        _("Left and right as you face your opponent. Only you know."),
    )


def _dust_devil(dialog: Dialog[RaceWords], question: Question, plays: Plays) -> Play:
    _ = dialog.words.say
    return _pick_side(
        dialog,
        plays,
        _("From which side does the wind blow?"),
        _("Left and right as the shooter sees it."),
    )


def _pick_side(dialog: Dialog[RaceWords], plays: Plays, prompt: str, explanation: str) -> Play:
    sides = [play.side or "" for play in plays]
    words = [dialog.commands.word(side) for side in sides]

    def understand(line: str) -> Play:
        meaning = dialog.commands.meaning(line)
        if meaning not in sides:
            raise Unclear(
                dialog.words.say("Type %(left)s or %(right)s.", left=words[0], right=words[1])
            )
        return plays[sides.index(meaning)]

    return dialog.ask(f"{prompt} ({'/'.join(words)})", understand, [explanation])


_DETAILS: dict[str, Callable[[Dialog[RaceWords], Question, Plays], Play]] = {
    "marked-die": _marked_die,
    "spyglass": _spyglass,
    "on-his-tab": _on_his_tab,
    "rail-pass": _rail_pass,
    "pickaxe": _pickaxe,
    "water-barrel": _water_barrel,
    "decoy": _decoy,
    "dust-devil": _dust_devil,
}
