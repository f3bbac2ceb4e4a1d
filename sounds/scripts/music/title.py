"""The music of the title screen, "Saddle Up for Sacramento": a trot in G.

Four bars of vamp and a song of thirty-two: twice the verse, a bridge in minor, the verse again.
"""

from synth.signal import Rng, Signal

from music.band import Band
from music.score import Chord, Note, harmony, melody

TEMPO = 112
METRE = 4
VAMP_BARS, PART_BARS = 4, 8

VAMP = "G G C,G D7"
VERSE = "G G C D Em C G,D7 G"
BRIDGE = "Em Bm C G Am Em A7 D7"

# The first two bars fall from the third to the fifth; the next two answer a step higher.
TUNE = """
  B4:1.5 A4:.5 G4 D4            | G4:.5 A4:.5 B4:.5 D5:.5 B4:2
| C5:1.5 B4:.5 A4 E4            | A4:.5 B4:.5 A4:.5 G4:.5 F#4 D4
| E4:1.5 F#4:.5 G4 B4           | C5 E5 D5:.5 C5:.5 A4
| B4 D5:.5 B4:.5 A4 F#4"""
FIRST_ENDING = "| G4:2.5 -:.5 D4:.5 A4:.5"
LAST_ENDING = "| G4:3 -"

MINOR = """
  G5:1.5 F#5:.5 E5:2            | F#5:1.5 E5:.5 D5:2
| E5:1.5 D5:.5 C5 E5            | D5:3 B4:.5 C5:.5
| C5:1.5 B4:.5 A4 C5            | B4:1.5 A4:.5 G4 B4
| A4 C#5 E5:1.5 C#5:.5          | D5:1.5 C5:.5 B4:.5 A4:.5 F#4:.5 A4:.5"""

SIGHS = "- - G4:2 | - - F#4:2 | - - G4:2 | - - D4:2 | - - E4:2 | - - G4:2 | - - A4:2 | F#4:3 -"

RUN_UP = """
  -:4 | -:4 | -:4
| -:1 D4+F#4:.5 E4+G4:.5 F#4+A4:.5 A4+C5:.5 C5:.5 D5:.5"""

ANSWERS = """
  -:4 | -:2.5 D5:.5 E5:.5 G5:.5 | -:4 | -:3 F#5:.5 D5:.5
| -:4 | -:4 | -:4 | -:1.5 G5:.5 E5:.5 D5:.5 B4:.5 A4:.5"""


def play(rng: Rng) -> Signal:
    beats = METRE * (VAMP_BARS + 4 * PART_BARS)
    band = Band(beats, TEMPO, rng, loop=True, mellow=1.15)
    verse, bridge = harmony(VERSE, METRE), harmony(BRIDGE, METRE)
    first, last = melody(TUNE + FIRST_ENDING, METRE), melody(TUNE + LAST_ENDING, METRE)
    starts = [METRE * (VAMP_BARS + PART_BARS * part) for part in range(4)]
    _vamp(band)
    _verse(band, verse, first, starts[0], full=False)
    _verse(band, verse, last, starts[1], full=True)
    _bridge(band, bridge, starts[2])
    _verse(band, verse, last, starts[3], full=True)
    band.press(melody(TUNE + LAST_ENDING, METRE), starts[3], 0.45)
    band.hooves(PART_BARS, starts[3], 0.8)
    return band.recording(0.7, 0.13)


def _vamp(band: Band) -> None:
    chords = harmony(VAMP, METRE)
    band.boom(chords, 0)
    band.roll(chords, 0, 1.1)
    band.hooves(VAMP_BARS, 0)
    band.press(melody(RUN_UP, METRE), 0, 0.6)


def _verse(band: Band, chords: list[Chord], tune: list[Note], start: float, full: bool) -> None:
    band.boom(chords, start)
    band.roll(chords, start, 0.9 if full else 1.0)
    band.train_beat(PART_BARS, start, 1.0 if full else 0.7)
    band.blow(tune, start, under=chords if full else ())
    if full:
        band.chop(chords, start)
        band.press(melody(ANSWERS, METRE), start, 0.5)


def _bridge(band: Band, chords: list[Chord], start: float) -> None:
    band.boom(chords, start)
    band.chop(chords, start, 0.8)
    band.roll(chords, start, 0.55)
    band.train_beat(PART_BARS, start, 0.8)
    band.press(melody(MINOR, METRE), start, 1.0, octaves=True)
    band.blow(melody(SIGHS, METRE), start, 0.5, under=chords)
