"""The race in short."""

from __future__ import annotations

from game.rules.pony_express.options import LIARS_GO_TO_JAIL, MUST_FALL
from game.rules.pony_express.sacramento import BYSTANDERS_LEAVE_AFTER, SHOTS_A_PACE
from game.rules.pony_express.view import PonyExpressView
from game.rules.shared.hands import ANNOUNCEABLE, SPACES
from game.wording.pony_express import RaceWords
from game.wording.pony_express.house_rules import HOUSE_RULES


def rules_lines(words: RaceWords, view: PonyExpressView) -> list[str]:
    """Paragraphs, one for each step of a turn."""
    _ = words.say
    last = view.board.last
    desert = view.board.desert_from
    hands = ", ".join(f"{words.hand(hand)} {SPACES[hand]}" for hand in ANNOUNCEABLE)
    lines = [
        _(
            "Bring the mail along the trail, from space 1 to space %(last)d. "
            "The first to arrive needs two more turns to deliver it and win. "
            "If a second rider arrives before that, the two shoot until one is hit. "
            "After %(leave)d shots each the bystanders leave, and after every %(more)d more the "
            "two stand closer.",
            last=last,
            leave=BYSTANDERS_LEAVE_AFTER,
            more=SHOTS_A_PACE,
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
            "4. Company. One other rider where you stop: a duel, up to three shots each. Whoever "
            "is hit loses half of the gold. If your die hits a bystander, you lose the duel, pay "
            "and go to prison. Two or more riders: a poker game, the best hand takes 2 nuggets "
            "from each of the others. The first spaces are peaceful."
        ),
        _(
            "5. The space. Train station: pay to ride to the next one. Gold mine: roll, and "
            "take one nugget for each space your hand is worth. Saloon: roll, and pay that "
            "many. Relay station: keep one of two cards. At %(figures)s you shoot once: 1 "
            "nugget for each figure that falls, 1 space back for each one still up.",
            figures=words.figures_said,
        ),
        _(
            "Prison takes one turn: pay 3 nuggets and play a normal turn, or roll once. With a "
            "straight or better you escape and play a normal turn too; with less you are free "
            "from your next turn on. Two pairs, a full house and five of a kind also bring "
            "1 nugget; three, four and five of a kind bring a card. Without gold at the start of "
            "your turn you get 1 nugget."
        ),
        _("You play a card at the moment printed on it, one at a time. Then it is gone."),
    ]
    return lines + _house_rules(words, view)


def _house_rules(words: RaceWords, view: PonyExpressView) -> list[str]:
    in_force = {MUST_FALL: view.must_fall, LIARS_GO_TO_JAIL: view.liars_go_to_jail}
    chosen = [words.house_rule(rule) for rule in HOUSE_RULES if in_force[rule]]
    return [words.say("House rule: %(text)s", text=rule.text) for rule in chosen]
