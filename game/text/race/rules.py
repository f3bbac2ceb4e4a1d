"""The race in short."""

from __future__ import annotations

from game.rules.shared.hands import ANNOUNCEABLE, SPACES
from game.text.part import View
from game.wording import Words
from game.wording.pony_express.house_rules import HOUSE_RULES


def rules_lines(words: Words, view: View) -> list[str]:
    """Paragraphs, one for each step of a turn."""
    _ = words.say
    last = len(view["board"]["spaces"])
    desert = view["board"]["desert"]
    hands = ", ".join(f"{words.hand(hand)} {SPACES[hand]}" for hand in ANNOUNCEABLE)
    lines = [
        _(
            "Carry the mail along the trail, from space 1 to space %(last)d. The first rider "
            "to arrive needs two more turns to deliver it and win. If a second rider arrives "
            "before that, the two fight it out.",
            last=last,
        ),
        "",
        _(
            "1. Roll five dice with the faces A K Q J 10 9 under your cup; only you see "
            "them. Reroll some of them as often as you can pay: 1 nugget each time, or 2 in "
            "the desert, from space %(desert)d. If you are alone in last place, your first "
            "reroll is free. You always keep at least one die.",
            desert=desert,
        ),
        _(
            "2. Announce a hand, true or not. If nobody calls a bluff, you ride that many "
            "spaces: %(hands)s. A straight is five in a row.",
            hands=hands,
        ),
        _(
            "3. Bluff? The riders on your space may accuse you; if there are none, the "
            "nearest ones may. If you are caught, you stay and the accuser may ride instead. "
            "If you told the truth, the accuser goes to prison."
        ),
        _(
            "4. Company. One other rider where you stop: a duel, up to three shots each. The "
            "rider who is hit loses half of the gold. Two or more: a poker game. The best "
            "hand takes 2 nuggets from each of the others. If your die hits a bystander, you "
            "go to prison. The first spaces are peaceful."
        ),
        _(
            "5. The space. Train station: pay to ride to the next one. Gold mine: roll, and "
            "take one nugget for each space your hand is worth. Saloon: roll, and pay that "
            "many. Relay station: keep one of two cards. At %(figures)s you shoot once: 1 "
            "nugget for each figure that falls, 1 space back for each one still up.",
            figures=words.figures_said,
        ),
        _(
            "Prison takes one turn. Pay 3 nuggets and ride, or roll: only a straight or "
            "better sets you free. If you have no gold at the start of your turn, you get 1 "
            "nugget."
        ),
        _("You play a card at the moment printed on it, one at a time. Then it is gone."),
    ]
    return lines + _house_rules(words, view)


def _house_rules(words: Words, view: View) -> list[str]:
    chosen = [words.house_rule(rule) for rule in HOUSE_RULES if view[rule]]
    return [words.say("House rule: %(text)s", text=rule.text) for rule in chosen]
