"""What bots say at the slate and beside the course.

A key is a topic, then a temper (`bold`, `careful`, `honest`, `sly`) or a number. Whoever makes a
bot talk picks the topic by what everybody has seen:

| topic | who says it, about what |
| --- | --- |
| `big-bet` | who has laid the stack of 5 |
| `long-shot`, `watch-long-shot` | who bets on odds of 8-1 or longer, an onlooker |
| `outbid`, `outbids` | who no longer has the most on a horse, who has brought that about |
| `evened` | whose horse nobody would ride now, because of a tie |
| `hindered`, `hinders` | whose horse has odds two rows or more worse, who has brought that about |
| `helped` | whose horse another's card has helped by two rows or more |
| `star` | who laid a Star |
| `mine`, `tied` | who is named a rider, who has chips in a tie |
| `start` | somebody, as the race begins |
| `push` | whose first push went well |
| `push-again`, `watch-push-again` | whose second one did, an onlooker |
| `refused`, `watch-refused` | whose horse falls back, an onlooker |
| `level` | who drew level with a Star |
| `die-card`, `die-card-good`, `die-card-bad` | who plays it, and how it turned out |
| `nobody-push` | an onlooker, of nobody's horse and its second push |
| `first`, `placed`, `watch-first` | whose horse wins, is second or third, an onlooker |
| `nobody-first` | an onlooker, when nobody's horse wins |
| `jackpot`, `stake-lost` | whom a bet pays 30 chips or more, who loses a stake of 5 or more |
| `won`, `lost` | after `game-won` |

Nobody's words depend on whether a man or a woman says or hears them.
"""

from __future__ import annotations

from game.i18n import mark

SPOKEN = {
    # Bets.
    "big-bet-bold": mark("Five on the nose, and no regrets!"),
    "big-bet-careful": mark("Five chips. I feel quite dizzy."),
    "big-bet-honest": mark("I'd marry that horse."),
    "big-bet-sly": mark("Just a hunch. Don't follow me."),
    "long-shot-bold": mark("Long odds, long faces, you'll see!"),
    "long-shot-careful": mark("A small dream can't hurt."),
    "long-shot-honest": mark("Someone has to love that horse."),
    "long-shot-sly": mark("I know something the odds don't."),
    "watch-long-shot-1": mark("That nag? Bold choice."),
    "watch-long-shot-2": mark("I've seen faster fence posts."),
    "outbid-bold": mark("Hands off, that's my saddle!"),
    "outbid-careful": mark("I'd only just learned its name."),
    "outbid-honest": mark("Well, you want it more than I do."),
    "outbid-sly": mark("Keep it. I've seen its teeth."),
    "outbids-1": mark("I'll take the reins, thank you."),
    "outbids-2": mark("Move over, I'm riding that one."),
    "evened-1": mark("Now neither of us will ride it!"),
    "evened-2": mark("A tie? Nobody likes a tie."),
    "hindered-bold": mark("You'll pay for that card!"),
    "hindered-careful": mark("Not my poor horse, please."),
    "hindered-honest": mark("Ouch. Fair play."),
    "hindered-sly": mark("Longer odds? Fatter purse."),
    "hinders-1": mark("Nothing personal, only business."),
    "hinders-2": mark("That horse looked too happy."),
    "helped-1": mark("How kind. What do I owe you?"),
    "helped-2": mark("I like the way you think."),
    "star-1": mark("I'm saving that star for dessert."),
    "star-2": mark("If it can't run, it'll shine."),
    # Riders.
    "mine-1": mark("Come here, you and I have work to do."),
    "mine-2": mark("Saddle up, we're going to town."),
    "tied-1": mark("All those chips, and nobody rides."),
    "tied-2": mark("Fine. Let it run wild."),
    "start-bold": mark("See you all in Sacramento!"),
    "start-careful": mark("I can't look. Tell me when it's over."),
    "start-honest": mark("Good luck to every horse."),
    "start-sly": mark("Don't hurry on my account."),
    # The race.
    "push-1": mark("Good horse! Keep going!"),
    "push-2": mark("I knew there was more in you."),
    "push-again-bold": mark("Twice! And I'd do it again!"),
    "push-again-careful": mark("My heart. I'm never doing that again."),
    "push-again-honest": mark("We both got lucky there."),
    "push-again-sly": mark("I whispered something in its ear."),
    "watch-push-again-1": mark("Someone check that horse for wings."),
    "watch-push-again-2": mark("That's not a horse, that's a train."),
    "refused-bold": mark("Next time you run, you stubborn mule!"),
    "refused-careful": mark("I should've stopped. I always say that."),
    "refused-honest": mark("I asked for a gallop. It gave notice."),
    "refused-sly": mark("All part of the plan. Somehow."),
    "watch-refused-1": mark("Greed is a heavy saddle."),
    "watch-refused-2": mark("A horse knows when to say no."),
    "level-1": mark("May I join you?"),
    "level-2": mark("I hitched a ride on a star."),
    "die-card-1": mark("That roll? I didn't see any roll."),
    "die-card-2": mark("Look what was up my sleeve."),
    "die-card-good-1": mark("Second time lucky!"),
    "die-card-good-2": mark("Worth every cent."),
    "die-card-bad-bold": mark("Who made this crooked die?"),
    "die-card-bad-careful": mark("I wasted it. I knew I would."),
    "die-card-bad-honest": mark("Wrong twice. At least I'm consistent."),
    "die-card-bad-sly": mark("It was getting heavy anyway."),
    "nobody-push-1": mark("Who's riding that thing?"),
    "nobody-push-2": mark("Nobody rides better than any of us."),
    # Arriving and paying.
    "first-bold": mark("Was there ever any doubt?"),
    "first-careful": mark("We won? Are you sure?"),
    "first-honest": mark("The horse did it all. Oats for everyone!"),
    "first-sly": mark("We took a short cut."),
    "placed-1": mark("A podium's a podium. Smile, horse!"),
    "placed-2": mark("Good enough for a carrot."),
    "watch-first-1": mark("My hat just flew to Nevada."),
    "watch-first-2": mark("Hats off to that horse."),
    "nobody-first-1": mark("Beaten by an empty saddle!"),
    "nobody-first-2": mark("An empty saddle, and we all pay."),
    "jackpot-bold": mark("Bring a bigger table for my chips!"),
    "jackpot-careful": mark("So many. May I count them again?"),
    "jackpot-honest": mark("Pinch me. Gently."),
    "jackpot-sly": mark("Who laughed at my bet, again?"),
    "stake-lost-1": mark("There go my chips, at a gallop."),
    "stake-lost-2": mark("That horse owes me a dinner."),
    "won-bold": mark("Richest in all Sacramento!"),
    "won-careful": mark("I'll put it all in the bank."),
    "won-honest": mark("A fine race. Supper is on me."),
    "won-sly": mark("The trick is not to love the horse."),
    "lost-bold": mark("Same time tomorrow, double stakes!"),
    "lost-careful": mark("I'd better walk home."),
    "lost-honest": mark("You read those horses well."),
    "lost-sly": mark("I let you win. The horse told me to."),
}
