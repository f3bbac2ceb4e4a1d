"""The music of Mustang, "Where the Grass Runs Free": guitar and harmonica at a walk, in A.

Four bars of the guitar alone, then three times eight: the tune on the harmonica, a low answer on
a twanging guitar, and the tune again with somebody singing along on a second reed. The seventh
step is lowered wherever the tune looks out over the plain.
"""

from synth.signal import Rng, Signal
from synth.strings import TWANG

from music.band import Band
from music.score import Chord, harmony, melody

TEMPO = 84
METRE = 4
VAMP_BARS, PART_BARS = 4, 8

VAMP = "A Asus2 G,D A"
VERSE = "A G D A F#m D Esus4,E A"
ANSWER = "F#m E D A F#m E Bm Esus4,E7"

# Fourths and fifths, and long breaths between.
TUNE = """
  E4 A4:2.5 B4:.5         | D5:2 B4:1.5 A4:.5       | A4:1.5 F#4:.5 A4:2   | E4:3 -
| F#4 A4:2 C#5            | D5:2 E5 D5              | B4:1.5 A4:.5 B4 G#4"""
FIRST_ENDING = "| A4:3 -"
LAST_ENDING = "| A4:2.5 -:1.5"

LOW_ANSWER = """
  F#3:1.5 A3:.5 C#4:2     | B3:1.5 A3:.5 G#3:2      | F#3 A3 D4:2          | C#4:1.5 B3:.5 A3:2
| F#3:1.5 A3:.5 C#4 E4    | E4:1.5 D4:.5 B3:2       | D4 C#4 B3 F#3        | A3:2 G#3:1 B3"""
SIGHS = "-:4 | -:4 | -:4 | -:1 E5:3 | -:4 | -:4 | -:2 F#4:2 | A4:2 B4:2"

PICKED = """
  -:4 | -:2 E4:.5 A4:.5 B4 | D5:1.5 B4:.5 A4:1 F#4:1 | E4:2.5 -:1.5"""
ECHOES = """
  -:4 | -:4 | -:4 | -:1 A4:.5 B4:.5 C#5:.5 E5:1.5
| -:4 | -:4 | -:4 | -:1 C#5:.5 B4:.5 A4:.5 E4:1.5"""


def play(rng: Rng) -> Signal:
    band = Band(METRE * (VAMP_BARS + 3 * PART_BARS), TEMPO, rng, loop=True, mellow=1.6)
    starts = [METRE * (VAMP_BARS + PART_BARS * part) for part in range(3)]
    verse = harmony(VERSE, METRE)
    _vamp(band)
    _verse(band, verse, starts[0])
    band.blow(melody(TUNE + FIRST_ENDING, METRE), starts[0], 0.6)
    _answer(band, starts[1])
    _verse(band, verse, starts[2])
    band.blow(melody(TUNE + LAST_ENDING, METRE), starts[2], 0.58, under=verse)
    band.pick(melody(ECHOES, METRE), starts[2], 1.1)
    band.amble(PART_BARS, starts[2], 0.5)
    return band.recording(1.5, 0.24)


def _vamp(band: Band) -> None:
    chords = harmony(VAMP, METRE)
    band.travel(chords, 0, 1.2)
    band.pick(melody(PICKED, METRE), 0, 1.5)
    band.amble(VAMP_BARS, 0, 0.5)


def _verse(band: Band, chords: list[Chord], start: float) -> None:
    band.travel(chords, start)
    band.boom(chords, start, 0.7)


def _answer(band: Band, start: float) -> None:
    chords = harmony(ANSWER, METRE)
    band.travel(chords, start, 0.9)
    band.boom(chords, start, 0.7)
    band.pick(melody(LOW_ANSWER, METRE), start, 0.75, TWANG, 0.3)
    band.blow(melody(SIGHS, METRE), start, 0.45)
