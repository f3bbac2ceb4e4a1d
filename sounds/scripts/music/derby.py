"""The music of the bookmaker's slate, "Two to One on Tuesday": a two-step in D for banjo, fiddle
and piano, gone about without haste.

Twice the tune, a middle part that reckons in B minor, and the tune again: on the banjo alone, on
the fiddle, on the piano, and at last on the fiddle with the banjo running beside it.
"""

from synth.signal import Rng, Signal
from synth.strings import BANJO

from music.band import BANJO_PAN, Band
from music.score import Chord, harmony, melody

TEMPO = 122
METRE = 4
PART_BARS = 8
PARTS = 4

FIRST = "D D G D E7 A7 D,B7 Em,A7"
LAST = "D D G D E7 A7 E7,A7 D"
RECKONING = "Bm F#7 Bm F#7 G D E7 A7"

# It counts on its fingers: always one quaver late, and always there in time.
TUNE = """
  F#4:.5 A4:.5 D5 A4:.5 B4:.5 A4          | F#4:.5 A4 F#4:.5 E4:.5 D4:1.5
| G4:.5 B4:.5 D5 B4:.5 D5:.5 E5           | D5:.5 A4 F#4:.5 A4:2
| G#4:.5 B4:.5 E5 D5:.5 B4 G#4:.5         | A4:.5 C#5:.5 E5 G5:.5 E5 C#5:.5"""
FIRST_ENDING = """
| F#5:.5 D5 A4:.5 D#5:.5 B4:.5 A4:.5 F#4:.5 | G4:.5 B4:.5 E5:.5 C#5:.5 A4 -"""
LAST_ENDING = """
| E5:.5 D5 B4:.5 C#5:.5 E5:.5 C#5:.5 A4:.5  | D5:1.5 A4:.5 D4 -"""
MIDDLE = """
  B4:1.5 C#5:.5 D5 B4                     | A#4:1.5 B4:.5 C#5:2
| D5:1.5 E5:.5 F#5 D5                     | C#5:.5 E5:.5 C#5 A#4:2
| B4:.5 D5 G5:.5 F#5:.5 E5 D5:.5          | F#5:.5 A5 F#5:.5 D5:2
| E5:.5 G#5 E5:.5 D5:.5 B4 G#4:.5         | A4:.5 B4:.5 C#5:.5 E5:.5 G5 -"""
SIGHS = """
  -:2 F#4:2 | -:2 E4:2 | -:2 F#4:2 | -:2 E4:2 | -:2 G4:2 | -:2 A4:2 | -:2 G#4:2 | -:2 G4:2"""
CHUCKLES = """
  -:4 | -:2.5 F#5:.5 E5:.5 D5:.5 | -:4 | -:2.5 A5:.5 F#5:.5 D5:.5
| -:4 | -:4 | -:4 | -:2 -:.5 D5:.5 F#5:.5 A5:.5"""


def play(rng: Rng) -> Signal:
    band = Band(METRE * PART_BARS * PARTS, TEMPO, rng, loop=True, mellow=1.5)
    starts = [METRE * PART_BARS * part for part in range(PARTS)]
    first, last = harmony(FIRST, METRE), harmony(LAST, METRE)
    _ground(band, first, starts[0])
    band.pick(melody(TUNE + FIRST_ENDING, METRE), starts[0], 1.0, BANJO, BANJO_PAN)
    band.amble(PART_BARS, starts[0], 1.2)
    _ground(band, last, starts[1])
    band.bow(melody(TUNE + LAST_ENDING, METRE), starts[1], 0.5)
    band.press(melody(CHUCKLES, METRE), starts[1], 0.4)
    band.train_beat(PART_BARS, starts[1], 0.9)
    _reckon(band, starts[2])
    _ground(band, last, starts[3])
    band.bow(melody(TUNE + LAST_ENDING, METRE), starts[3], 0.46, under=last)
    band.roll(last, starts[3], 0.55)
    band.train_beat(PART_BARS, starts[3], 1.0)
    return band.recording(0.8, 0.16)


def _ground(band: Band, chords: list[Chord], start: float) -> None:
    """Bass and chord by turns, softly."""
    band.boom(chords, start, 0.75)
    band.chop(chords, start, 0.7)


def _reckon(band: Band, start: float) -> None:
    chords = harmony(RECKONING, METRE)
    band.boom(chords, start, 0.75)
    band.roll(chords, start, 0.4)
    band.press(melody(MIDDLE, METRE), start, 0.85, octaves=True)
    band.bow(melody(SIGHS, METRE), start, 0.32)
