"""What bots say at the table.

A key is a topic, then a temper (`bold`, `careful`, `honest`, `sly`) or a number. Whoever makes a
bot talk picks the topic by what everybody has seen:

| topic | who says it, after which event |
| --- | --- |
| `attack` | the attacker, after `cards-played` with an attack |
| `attack-won`, `attack-lost` | the attacker, after `attack-decided` |
| `robbed`, `stood` | the defender who pays or wins, after `attack-decided` |
| `watch-attack` | an onlooker, after `attack-decided` |
| `dog`, `dancer`, `jester` | who counters so, after `countered` |
| `foiled` | whose card was stopped, after `countered` |
| `cake` | the attacker, after `over-countered` |
| `paid` | who pays 50k or more for pay-me or cowboy, after `paid` |
| `raid`, `raided`, `watch-raid` | who laid it, the loser, an onlooker, after `paid` for indians |
| `all-in-won`, `all-in-lost`, `watch-all-in` | the same for saloon |
| `refund` | who gets it back, after `paid` for give-it-back |
| `hat` | who takes a card, after `card-taken` |
| `shakedown`, `searched` | who laid hands-up, somebody else, after it |
| `bronco` | who will lose the turn, after `turn-will-be-lost` |
| `turned` | who did it, after `direction-turned` |
| `star`, `star-off` | after `sheriff-laid`, and after `sheriff-ended` by a Joker |
| `train` | who brings it, after `train-came` |
| `train-won`, `watch-train` | the winner, somebody else, after `train-won` |
| `rich` | somebody else, when a player comes to three quarters of the goal |
| `broke` | who has just lost the last money |
| `won`, `lost` | after `game-won` |

Nobody's words depend on whether a man or a woman says or hears them, and nobody speaks of those
who raid.
"""

from __future__ import annotations

from game.i18n import mark

SPOKEN = {
    # Ambushes.
    "attack-bold": mark("Your money or your hat!"),
    "attack-careful": mark("Please don't shoot back."),
    "attack-honest": mark("Nothing personal, you're just rich."),
    "attack-sly": mark("I was only passing by. With a gun."),
    "attack-1": mark("Stand still, this won't hurt me."),
    "attack-won-bold": mark("Easy money!"),
    "attack-won-careful": mark("I can't believe that worked."),
    "attack-won-honest": mark("The die was kind to me."),
    "attack-won-sly": mark("I'd have asked nicely, but this is faster."),
    "attack-lost-bold": mark("The sun was in my eyes!"),
    "attack-lost-careful": mark("I should have stayed in bed."),
    "attack-lost-honest": mark("Good shot. Send me the bill."),
    "attack-lost-sly": mark("Consider it a loan."),
    "robbed-bold": mark("I'll be back, with interest."),
    "robbed-careful": mark("Take it, just put that thing away."),
    "robbed-honest": mark("Fair roll. Spend it well."),
    "robbed-sly": mark("Half of it is counterfeit, you know."),
    "robbed-1": mark("That was my rent."),
    "stood-bold": mark("You picked the wrong table!"),
    "stood-careful": mark("My hand was shaking. Lucky me."),
    "stood-honest": mark("You asked, the die answered."),
    "stood-sly": mark("Thank you for bringing it over."),
    "watch-attack-1": mark("I'll just stay under the table."),
    "watch-attack-2": mark("Careful, my glass is up there."),
    # Counters.
    "dog-1": mark("It's only playing. With your boots."),
    "dog-2": mark("Good dog!"),
    "dancer-1": mark("Nobody shoots during the show."),
    "dancer-2": mark("Music, maestro!"),
    "jester-bold": mark("Who's laughing now?"),
    "jester-careful": mark("I saved this one for a rainy day."),
    "jester-honest": mark("Sorry, not today."),
    "jester-sly": mark("Oops. Was that your good card?"),
    "foiled-1": mark("And I had such a fine plan."),
    "foiled-2": mark("Who taught you that?"),
    "cake-1": mark("Everyone loves dessert."),
    "cake-2": mark("A slice for you. Now, where were we?"),
    # Money.
    "paid-bold": mark("Keep the change, you'll need it."),
    "paid-careful": mark("There goes my winter."),
    "paid-honest": mark("A debt is a debt."),
    "paid-sly": mark("I'll put it on your bill."),
    "raid-1": mark("I'd hide the silver, if I were you."),
    "raid-2": mark("You looked far too comfortable."),
    "raided-bold": mark("Then I'll win it all again!"),
    "raided-careful": mark("Not even a coin for the barkeep."),
    "raided-honest": mark("Easy come, easy go."),
    "raided-sly": mark("Go on, rob me now."),
    "watch-raid-1": mark("The box gets heavier and heavier."),
    "watch-raid-2": mark("Glad that's not my chair."),
    "all-in-won-bold": mark("All of it. Every last note!"),
    "all-in-won-careful": mark("I need to sit down. I am sitting."),
    "all-in-won-honest": mark("My heart nearly stopped there."),
    "all-in-won-sly": mark("I collect one of everything."),
    "all-in-lost-bold": mark("Double or nothing? With what..."),
    "all-in-lost-careful": mark("I knew I should have drawn more."),
    "all-in-lost-honest": mark("You had the better hand."),
    "all-in-lost-sly": mark("Mind the hole in that purse."),
    "watch-all-in-1": mark("That's how fortunes change chairs."),
    "watch-all-in-2": mark("You may breathe again, everyone."),
    "refund-1": mark("It came home all by itself."),
    "refund-2": mark("I only lent it to you."),
    "hat-1": mark("It fell right into my hat."),
    "hat-2": mark("Thanks for the card. Nice one."),
    # Tricks.
    "shakedown-1": mark("Sleeves up, everyone!"),
    "shakedown-2": mark("Let's see what you've been hiding."),
    "searched-1": mark("Hey, that tickles!"),
    "searched-2": mark("Don't mind the crumbs."),
    "bronco-1": mark("Whoa! Whoa, I said!"),
    "bronco-2": mark("I'll walk, thank you."),
    "turned-1": mark("Wrong way? No, new way."),
    "turned-2": mark("Is it me, or is the room turning?"),
    "star-1": mark("Law and order, friends."),
    "star-2": mark("I sleep better with a star on."),
    "star-off-1": mark("Where did my star go?"),
    "star-off-2": mark("Even the law gets laughed at."),
    # The train.
    "train-bold": mark("All aboard, that box is mine!"),
    "train-careful": mark("I hope nobody has more than this."),
    "train-honest": mark("Here it comes. Best hand wins."),
    "train-sly": mark("Anyone else hear a whistle?"),
    "train-won-bold": mark("First class, as always!"),
    "train-won-careful": mark("Did I really count right?"),
    "train-won-honest": mark("What a ride!"),
    "train-won-sly": mark("I had the timetable."),
    "watch-train-1": mark("I always miss my train."),
    "watch-train-2": mark("Even the moths left that box."),
    # The game.
    "rich-1": mark("Someone here is getting rich."),
    "rich-2": mark("I know who I'd rob next."),
    "broke-1": mark("Can anyone spare a coin?"),
    "broke-2": mark("At least my pockets are light."),
    "won-bold": mark("The town is mine!"),
    "won-careful": mark("Now I'd better leave by the back door."),
    "won-honest": mark("A grand game. Drinks are on me."),
    "won-sly": mark("And nobody was watching me."),
    "lost-bold": mark("Deal again, I wasn't finished!"),
    "lost-careful": mark("I kept my boots. That's something."),
    "lost-honest": mark("Well played, you earned it."),
    "lost-sly": mark("Show me that deck in daylight."),
}
