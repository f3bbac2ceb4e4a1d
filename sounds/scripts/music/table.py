"""The music of the table, "Last Light on the Platte": a slow waltz in D, never in the way."""

from synth.signal import Rng, Signal

from music.band import Band
from music.score import harmony, melody

TEMPO = 96
METRE = 3
PART_BARS = 8

VERSE = "D D G D Bm G A7 D"
BRIDGE = "Bm F#m G D Em G A A7"
PLAIN = "D C G D D C G A7"

TUNE = """
  F#4:2 A4      | B4 A4 F#4     | G4:2 B4       | A4:3
| F#4:2 D4      | E4 G4 B4      | A4:1.5 G4:.5 E4"""
OPEN = "| F#4:3"
CLOSE = "| D4:2 -"

MINOR = """
  B4:1.5 C#5:.5 D5  | C#5:2 A4          | B4:1.5 A4:.5 G4   | F#4:2 A4
| G4:1.5 A4:.5 B4   | D5:2 B4           | C#5 B4 G4         | A4:2 -"""

CALL = """
  D5:.5 A4:.5 F#4:.5 A4:.5 D5 | E5:1.5 D5:.5 C5 | B4:.5 G4:.5 B4:.5 D5:.5 G5 | F#5:2 -
| D5:.5 A4:.5 F#4:.5 A4:.5 D5 | C5:1.5 D5:.5 E5 | D5 B4 G4                   | A4:2 -"""

ECHO = """
  -:3 | -:3 | -:3 | -:1 F#4:.5 A4:.5 D5
| -:3 | -:3 | -:3 | -:1 D4:.5 F#4:.5 A4"""

# Form: verse, verse, bridge, verse, interlude, verse.
VERSES = {0: OPEN, 1: CLOSE, 3: CLOSE, 5: CLOSE}
PARTS = 6


def play(rng: Rng) -> Signal:
    band = Band(METRE * PART_BARS * PARTS, TEMPO, rng, loop=True, mellow=1.9)
    for part, ending in VERSES.items():
        _verse(band, part, ending)
    _bridge(band, METRE * PART_BARS * 2)
    _interlude(band, METRE * PART_BARS * 4)
    return band.recording(1.1, 0.2)


def _verse(band: Band, part: int, ending: str) -> None:
    start = METRE * PART_BARS * part
    chords, tune = harmony(VERSE, METRE), melody(TUNE + ending, METRE)
    band.arpeggio(chords, start)
    band.walk(chords, start)
    if part == 1:  # the second time the guitar has the tune, the harmonica listens
        band.pick(tune, start, 1.5)
        band.pad(chords, start)
    else:
        band.blow(tune, start, 0.8, under=chords if part == 3 else ())
    if part in (3, 5):
        band.press(melody(ECHO, METRE), start, 0.7)
        band.waltz_beat(PART_BARS, start)


def _bridge(band: Band, start: float) -> None:
    chords = harmony(BRIDGE, METRE)
    band.arpeggio(chords, start, 0.8)
    band.walk(chords, start)
    band.press(melody(MINOR, METRE), start, 1.3, octaves=True)
    band.waltz_beat(PART_BARS, start)


def _interlude(band: Band, start: float) -> None:
    chords = harmony(PLAIN, METRE)
    band.arpeggio(chords, start, 0.8)
    band.walk(chords, start, 0.8)
    band.pad(chords, start, 0.8)
    band.pick(melody(CALL, METRE), start, 1.2)
