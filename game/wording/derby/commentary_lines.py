"""What the commentator of the race can say: several lines for each happening, all of them short.

The panel has room for about 60 letters of each, and 30 % more in another language. A horse is
called by its name and nothing else, so that no line depends on what it is.
"""

from __future__ import annotations

from game.i18n import mark

LINES = {
    "start": (
        mark("And they're off to Sacramento!"),
        mark("The bell rings, and the gates fly open!"),
        mark("Seven horses, one dusty road: they're off!"),
    ),
    "lead": (
        mark("%(horse)s takes the lead!"),
        mark("There goes %(horse)s, right to the front!"),
        mark("We have a new leader: %(horse)s!"),
        mark("Look at that: %(horse)s is out in front!"),
    ),
    "joins-the-lead": (
        mark("Neck and neck at the front: here comes %(horse)s!"),
        mark("%(horse)s catches up with the leader!"),
        mark("They share the lead now, thanks to %(horse)s!"),
    ),
    "away": (
        mark("%(horse)s is running away with it!"),
        mark("Can anyone still catch %(horse)s?"),
        mark("There's a lot of dust behind %(horse)s!"),
    ),
    "close": (
        mark("%(horse)s can see the church tower!"),
        mark("A few more strides, %(horse)s!"),
        mark("%(horse)s can smell the hay of Sacramento!"),
    ),
    "colour": (
        mark("Just the right ground for %(horse)s!"),
        mark("Right colour! %(horse)s strides on!"),
        mark("%(horse)s likes this turf!"),
        mark("A clever card: one square more for %(horse)s!"),
    ),
    "push": (
        mark("%(horse)s feels the reins and flies on!"),
        mark("There's plenty left in %(horse)s!"),
        mark("Well pushed: %(horse)s gains ground!"),
        mark("Faster, %(horse)s, faster!"),
    ),
    "level": (
        mark("A Star! %(horse)s comes flying up!"),
        mark("%(horse)s draws level in one great leap!"),
        mark("Where did %(horse)s come from? A Star!"),
    ),
    "lucky": (
        mark("The die shows %(face)d: who'd have bet on that?"),
        mark("Only %(face)d, against all odds!"),
        mark("What nerve, and what luck: a roll of %(face)d!"),
    ),
    "near-miss": (
        mark("A roll of %(face)d: missed by a whisker!"),
        mark("One too many: the die shows %(face)d!"),
        mark("Oh no, %(face)d! That was so close!"),
    ),
    "refused": (
        mark("%(horse)s digs in: all for nothing!"),
        mark("Pushed too hard: %(horse)s falls back!"),
        mark("%(horse)s has had enough and turns round!"),
        mark("And back goes %(horse)s, to groans from the crowd!"),
        mark("%(horse)s won't have it!"),
    ),
    "stands": (
        mark("%(horse)s won't budge!"),
        mark("Not a single step from %(horse)s!"),
        mark("%(horse)s would rather eat grass!"),
    ),
    "tired": (
        mark("%(horse)s is out of breath!"),
        mark("That's all %(horse)s had!"),
        mark("No more from %(horse)s this time!"),
    ),
    "die-card": (
        mark("A die card! Another chance for %(horse)s!"),
        mark("Hold it! %(horse)s gets another roll!"),
        mark("Once more for %(horse)s, and this one counts!"),
    ),
    "fresh-cards": (
        mark("Six fresh cards for %(horse)s!"),
        mark("%(horse)s is back to a full hand!"),
    ),
    "first": (
        mark("%(horse)s wins! What a finish!"),
        mark("Sacramento has its winner: %(horse)s!"),
        mark("First into town: %(horse)s!"),
        mark("The church bells ring for %(horse)s!"),
    ),
    "first-for-nobody": (
        mark("%(horse)s wins, and nobody gets the prize!"),
        mark("The prize stays in the bank: %(horse)s wins!"),
        mark("%(horse)s wins, and there's nobody to hug!"),
    ),
    "second": (
        mark("Second place goes to %(horse)s!"),
        mark("%(horse)s comes home in second place!"),
        mark("Here's number two: %(horse)s!"),
    ),
    "third": (
        mark("%(horse)s is third, and that's the race!"),
        mark("The podium is full: %(horse)s takes third place!"),
        mark("Just in time: third place for %(horse)s!"),
    ),
    "over": (
        mark("It's over: hats in the air!"),
        mark("The dust settles. Time to pay the bets!"),
        mark("What a derby! Who backed the right horse?"),
    ),
}
