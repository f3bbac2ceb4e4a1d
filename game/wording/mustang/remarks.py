"""What bots say at the table.

A key is a topic, then a temper (`bold`, `careful`, `honest`, `sly`) or a number. Whoever makes a
bot talk picks the topic by what everybody has seen:

| topic | who says it, after which event |
| --- | --- |
| `theft` | the thief, after `theft-tried` |
| `stolen`, `robbed`, `watch-theft` | the thief, the owner, an onlooker, after `mustang-stolen` |
| `theft-failed`, `defended`, `watch-defence` | the same, after `theft-answered` |
| `cowboys-lost` | the thief, after `cowboys-lost` |
| `special`, `special-other` | who caught one, an onlooker, after `mustang-caught` from `special` |
| `stallion`, `pile` | who caught a stallion, or anything from a pile, after `mustang-caught` |
| `stabled` | who did it, after `mustang-stabled` |
| `let-go` | who did it, after `mustang-let-go` |
| `raid`, `rain`, `sunny` | anybody, after `event-turned-up` |
| `birth`, `birth-other` | who has the foal, an onlooker, after `foal-born` |
| `exchanges` | anybody, after several `exchanged` in a row |
| `end-near` | anybody, after a `mustang-turned-up` that leaves a pile short |
| `won`, `lost` | after `scored` |

Nobody's words depend on whether a man or a woman says or hears them, and nobody speaks of those
who raid the herd.
"""

from __future__ import annotations

from game.i18n import mark

SPOKEN = {
    # Thefts.
    "theft-bold": mark("That one looks better in my corral."),
    "theft-careful": mark("Say nothing, and nobody gets hurt."),
    "theft-honest": mark("Nothing personal. I need that horse."),
    "theft-sly": mark("Was that gate meant to be open?"),
    "theft-1": mark("My lasso slipped, and look where it landed."),
    "stolen-bold": mark("Come along, you have a new home!"),
    "stolen-careful": mark("I had one foot in the stirrup, just in case."),
    "stolen-honest": mark("I'll take good care of it."),
    "stolen-sly": mark("It followed me all by itself."),
    "robbed-bold": mark("You'll regret that before sundown."),
    "robbed-careful": mark("I should have locked it in."),
    "robbed-honest": mark("Fair is fair. You had the cards."),
    "robbed-sly": mark("Keep it. It bites."),
    "robbed-1": mark("I had just given it a name."),
    "watch-theft-1": mark("Better yours than mine."),
    "watch-theft-2": mark("A stable would have helped."),
    "theft-failed-bold": mark("Next time I'll bring more rope."),
    "theft-failed-careful": mark("I knew this would happen."),
    "theft-failed-honest": mark("Well held. I had it coming."),
    "theft-failed-sly": mark("I only wanted to see your cards."),
    "defended-bold": mark("Hands off my herd!"),
    "defended-careful": mark("I kept those for this very moment."),
    "defended-honest": mark("Sorry, this one stays."),
    "defended-sly": mark("Did you think I was asleep?"),
    "watch-defence-1": mark("That rope came back fast."),
    "watch-defence-2": mark("I'd have kept some back, too."),
    "cowboys-lost-1": mark("There go my best hands."),
    "cowboys-lost-2": mark("Good help is hard to find."),
    # Catches.
    "special-bold": mark("That horse knows a boss."),
    "special-careful": mark("Now where do I hide this one?"),
    "special-honest": mark("I've waited all day for this."),
    "special-sly": mark("Some luck, and a little patience."),
    "special-other-1": mark("I was going to take that one."),
    "special-other-2": mark("What a horse. Watch your gate tonight."),
    "stallion-1": mark("Easy, big fellow."),
    "stallion-2": mark("This one will lead the herd."),
    "pile-1": mark("I like surprises."),
    "pile-2": mark("Let's see who hides behind that hill."),
    "stabled-1": mark("Locked and bolted."),
    "stabled-2": mark("Nobody's taking this one now."),
    "let-go-1": mark("Who built this fence?"),
    "let-go-2": mark("It'll be back for the oats."),
    # What the event cards bring.
    "raid-1": mark("The prairie looks empty now."),
    "raid-2": mark("All that dust and not one horse."),
    "rain-1": mark("Quick, under the roof!"),
    "rain-2": mark("My hat was dry a minute ago."),
    "sunny-1": mark("A fine day to do nothing."),
    "sunny-2": mark("Not a cloud. I don't trust it."),
    "birth-1": mark("Look at those legs!"),
    "birth-2": mark("Welcome to the ranch, little one."),
    "birth-other-1": mark("It has your ears."),
    "birth-other-2": mark("Mine just eat."),
    # The game.
    "exchanges-1": mark("Is anybody going to catch a horse?"),
    "exchanges-2": mark("Plenty of cards, no horses."),
    "end-near-1": mark("There aren't many left out there."),
    "end-near-2": mark("Soon we'll count what we have."),
    "won-bold": mark("Biggest herd in the county. Told you."),
    "won-careful": mark("I counted twice. It's true."),
    "won-honest": mark("Thank you all. What a day."),
    "won-sly": mark("And you thought I was just watching."),
    "lost-bold": mark("Next year I'll build a bigger stable."),
    "lost-careful": mark("I should have ended it sooner."),
    "lost-honest": mark("You earned every one of them."),
    "lost-sly": mark("I let you have this one."),
}
