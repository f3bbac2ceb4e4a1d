"""Every sound of the game: how it is made, how loud it is, and whether it goes round."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from effects import (
    birds,
    bookmaker,
    cards,
    crowd,
    derby_day,
    dice,
    drama,
    figures,
    gold,
    grandstand,
    gunsmoke,
    herd,
    horses,
    interface,
    lasso,
    law,
    outdoors,
    purse,
    racecourse,
    railway,
    ranch,
    revue,
    round_die,
    saloon,
    showdown,
    ten_die,
    weather,
)
from music import course, derby, fanfare, mustang, table, title, western
from synth.signal import Rng, Signal

EFFECT = -18.0  # LUFS
MUSIC = EFFECT - 6
AMBIENCE = EFFECT - 8  # heard for minutes on end
DOWNPOUR = EFFECT - 5  # ambience that is part of what happens, and must be noticed
TOUCH = EFFECT - 4  # answers to every movement of the hand


@dataclass(frozen=True)
class Recipe:
    make: Callable[[Rng], Signal]
    loop: bool = False
    lufs: float = EFFECT
    quality: float = 0.35


def _dice() -> dict[str, Recipe]:
    """The four clacks grow louder as well as harder: the game picks one by the impact."""
    clacks = {
        f"die-clack-{n}": Recipe(partial(dice.clack, force=(n - 1) / 3), lufs=EFFECT - 2 * (5 - n))
        for n in (1, 2, 3, 4)
    }
    spills = {
        f"dice-spill-{n}": Recipe(partial(dice.spill, length=length))
        for n, length in ((1, 0.75), (2, 0.9), (3, 1.05))
    }
    return (
        clacks
        | spills
        | {
            "die-slide": Recipe(dice.slide, loop=True, lufs=TOUCH),
            "die-drop": Recipe(dice.drop),
            "dice-shake": Recipe(dice.shake, loop=True),
            "cup-down": Recipe(dice.cup_down),
            "cup-lift": Recipe(dice.cup_lift, lufs=TOUCH),
            "shot-launch": Recipe(dice.flick),
        }
    )


def _pieces() -> dict[str, Recipe]:
    pegs = {
        f"peg-fall-{n}": Recipe(partial(figures.peg, pitch=pitch, roll=roll))
        for n, pitch, roll in ((1, 1.0, 0.15), (2, 0.9, 0.3), (3, 1.12, 0.45))
    }
    coins = {
        f"coin-{n}": Recipe(partial(gold.coin, pitch=pitch, clinks=clinks))
        for n, pitch, clinks in ((1, 1.0, 2), (2, 0.93, 3), (3, 1.06, 4))
    }
    return (
        pegs
        | coins
        | {
            "rider-fall": Recipe(figures.rider),
            "coins-pour": Recipe(gold.pour),
            "pickaxe": Recipe(gold.pickaxe),
            "card-draw": Recipe(cards.draw, lufs=TOUCH),
            "card-play": Recipe(cards.play),
            "mail": Recipe(cards.mail),
            "card-shuffle": Recipe(cards.shuffle),
            "cards-fan": Recipe(cards.fan, lufs=TOUCH),
            "page": Recipe(cards.page, lufs=TOUCH),
        }
    )


def _places() -> dict[str, Recipe]:
    return {
        "gallop": Recipe(horses.gallop, loop=True),
        "hoof-stop": Recipe(horses.stop),
        "whinny": Recipe(horses.whinny),
        "whip": Recipe(horses.whip),
        "wind": Recipe(outdoors.wind, loop=True, lufs=AMBIENCE, quality=0.6),
        "crickets": Recipe(outdoors.crickets, loop=True, lufs=AMBIENCE, quality=0.3),
        "train": Recipe(railway.train),
        "saloon": Recipe(saloon.saloon),
        "drink": Recipe(saloon.drink),
        "door-swing": Recipe(saloon.door_swing),
        "prison-door": Recipe(law.prison_door),
        "key-turn": Recipe(law.key_turn),
        "sheriff": Recipe(law.sheriff),
    }


def _prairie() -> dict[str, Recipe]:
    return {
        "neigh-1": Recipe(herd.neigh),
        "neigh-2": Recipe(herd.nicker),
        "foal": Recipe(herd.foal),
        "hooves-run": Recipe(herd.run_past),
        "lasso-throw": Recipe(lasso.throw),
        "lasso-tight": Recipe(lasso.tighten),
        "fence-break": Recipe(ranch.fence_break),
        "stable-door": Recipe(ranch.stable_door),
        "bell-ranch": Recipe(ranch.dinner_bell),
        "rain": Recipe(weather.rain, loop=True, lufs=DOWNPOUR, quality=0.3),
        "thunder": Recipe(weather.thunder),
        "birds": Recipe(birds.prairie, loop=True, lufs=AMBIENCE, quality=0.2),
    }


def _felt() -> dict[str, Recipe]:
    """The table of Western: its money, its round die, its cards."""
    bills = {
        f"bills-{name}": Recipe(partial(purse.bills, count=count))
        for name, count in (("1", 1), ("2", 3), ("many", 9))
    }
    return bills | {
        "cash-box-open": Recipe(purse.box_open),
        "cash-box-shut": Recipe(purse.box_shut),
        "win-purse": Recipe(purse.rake_in),
        "ball-roll": Recipe(round_die.rolling, loop=True, lufs=TOUCH),
        "ball-tick-1": Recipe(round_die.on_felt),
        "ball-tick-2": Recipe(round_die.on_wood),
        "ball-settle": Recipe(round_die.settling),
        "pistol-cock": Recipe(gunsmoke.cock),
        "pistol-shot": Recipe(gunsmoke.shot),
        "raid": Recipe(gunsmoke.raid),
        "drum-tense": Recipe(gunsmoke.tense),
        "dog-bark": Recipe(revue.bark),
        "can-can": Recipe(revue.can_can),
        "cake": Recipe(revue.cake),
        "jester": Recipe(revue.jester),
        "horse-snort": Recipe(revue.bronco),
        "star-pin": Recipe(revue.star_pin),
        "star-off": Recipe(revue.star_off),
        "turn-round": Recipe(revue.turn_round),
        "hands-shown": Recipe(revue.hands_shown),
        "steal": Recipe(revue.steal),
        "train-come": Recipe(railway.come),
        "train-whistle": Recipe(railway.call),
        "train-pass": Recipe(railway.past),
    }


def _derby() -> dict[str, Recipe]:
    """The course and the bookmaker's slate; so many that they are coded more sparingly."""
    sparing = partial(Recipe, quality=0.25)
    strides = {
        f"hooves-{n}": sparing(partial(racecourse.stride, beats=beats, weight=weight))
        for n, beats, weight in (
            (1, racecourse.CANTER, 1.0),
            (2, racecourse.GALLOP, 1.1),
            (3, racecourse.SHORT, 0.92),
        )
    }
    chalks = {  # as long as a marker slides over one row, two, or more
        f"chalk-{n}": sparing(partial(bookmaker.chalk, seconds=seconds), lufs=TOUCH)
        for n, seconds in ((1, 0.3), (2, 0.44), (3, 0.58))
    }
    ticks = {
        f"die10-tick-{n}": sparing(partial(ten_die.tick, force=force))
        for n, force in ((1, 0.25), (2, 0.9))
    }
    payouts = {
        f"payout-{n}": sparing(partial(bookmaker.payout, count=count))
        for n, count in ((1, 7), (2, 18))
    }
    return (
        strides
        | chalks
        | ticks
        | payouts
        | {
            "gallop-fast": sparing(racecourse.gallop_fast, loop=True),
            "refuse": sparing(racecourse.refuse),
            "push-whip": sparing(racecourse.reins),
            "bell-start": sparing(racecourse.starting_bell),
            "bugle-start": sparing(racecourse.call),
            "camera-flash": sparing(racecourse.flash),
            "die10-roll": sparing(ten_die.rolling, loop=True, lufs=TOUCH),
            "die10-settle": sparing(ten_die.settling),
            "crowd-murmur": sparing(grandstand.murmur, loop=True, lufs=DOWNPOUR, quality=0.1),
            "crowd-rise": sparing(grandstand.rise),
            "crowd-cheer": sparing(grandstand.roar),
            "chips-1": sparing(partial(bookmaker.chips, count=1, gap=0.0)),
            "chips-2": sparing(partial(bookmaker.chips, count=4, gap=0.06)),
            "chips-stack": sparing(bookmaker.stack),
            "card-slate": sparing(bookmaker.card_down),
            "stamp": sparing(bookmaker.stamp),
            "whoosh": sparing(bookmaker.whoosh),
            "nerve": sparing(derby_day.nerve),
            "push-good": sparing(derby_day.push_good),
            "push-bad": sparing(derby_day.push_bad),
            "podium": sparing(derby_day.podium),
            "win-derby": sparing(derby_day.won),
        }
    )


def _moments() -> dict[str, Recipe]:
    return {
        "drum-roll": Recipe(drama.drum_roll, loop=True),
        "accuse": Recipe(drama.accuse),
        "bluff-caught": Recipe(drama.caught),
        "bluff-false": Recipe(drama.wrongly),
        "defence": Recipe(showdown.answered),
        "event-turn": Recipe(showdown.turned_up),
        "gong": Recipe(drama.gong),
        "cheer": Recipe(crowd.cheer),
        "groan": Recipe(crowd.groan),
        "win-fanfare": Recipe(fanfare.fanfare),
    }


def _window() -> dict[str, Recipe]:
    return {
        "click": Recipe(interface.click, lufs=TOUCH),
        "hover": Recipe(interface.hover, lufs=TOUCH - 8),
        "back": Recipe(interface.back, lufs=TOUCH),
        "tick": Recipe(interface.tick, lufs=TOUCH),
        "count-up": Recipe(interface.count_up, lufs=TOUCH - 6),  # louder in a row
        "turn": Recipe(interface.turn),
        "error": Recipe(interface.error),
    }


def _music() -> dict[str, Recipe]:
    return {
        "music-title": Recipe(title.play, loop=True, lufs=MUSIC, quality=0.22),
        "music-table": Recipe(table.play, loop=True, lufs=MUSIC, quality=0.22),
        "music-mustang": Recipe(mustang.play, loop=True, lufs=MUSIC, quality=0.22),
        "music-western": Recipe(western.play, loop=True, lufs=MUSIC, quality=0.22),
        "music-derby": Recipe(derby.play, loop=True, lufs=MUSIC, quality=0.2),
        "music-course": Recipe(course.play, loop=True, lufs=MUSIC, quality=0.2),
    }


def catalogue() -> dict[str, Recipe]:
    places = _places() | _prairie() | _felt() | _derby()
    return _dice() | _pieces() | places | _moments() | _window() | _music()
