"""The music of the race, "Dust on the Home Stretch": a galop in E minor that never draws breath.

Four bars of drum and hooves over a riff, the tune on the fiddle, a broad middle part on the horn,
and the tune with everybody in.
"""

from synth.signal import Rng, Signal
from synth.strings import TWANG

from music.band import Band
from music.score import Chord, harmony, melody

TEMPO = 152
METRE = 4
VAMP_BARS, PART_BARS = 4, 8
PARTS = 3

VAMP = "Em Em D B7"
VERSE = "Em Em D Em C G Am,B7 Em"
MIDDLE = "G D Em Bm C G Am B7"

RIFF = """
  E3:.5 E3:.25 E3:.25 G3:.5 E3:.5 A3:.5 G3:.5 E3 | E3:.5 E3:.25 E3:.25 G3:.5 E3:.5 B3:.5 A3:.5 G3
| D3:.5 D3:.25 D3:.25 F#3:.5 D3:.5 A3:.5 F#3:.5 D3 | B2:.5 D#3:.5 F#3:.5 A3:.5 B3 -"""
TUNE = """
  E5:.5 E5:.25 E5:.25 G5:.5 E5:.5 B4:.5 E5:.5 D5:.5 B4:.5 | E5:.5 G5:.5 A5:.5 G5:.5 E5:2
| D5:.5 D5:.25 D5:.25 F#5:.5 D5:.5 A4:.5 D5:.5 F#5:.5 A5:.5 | G5:.5 F#5:.5 E5:.5 D5:.5 B4:2
| C5:.5 E5:.5 G5:.5 E5:.5 C5:.5 E5:.5 G5 | B4:.5 D5:.5 G5:.5 D5:.5 B4:.5 D5:.5 G5
| A5:.5 G5:.5 E5:.5 C5:.5 B4:.5 D#5:.5 F#5:.5 A5:.5 | G5:.5 F#5:.5 E5:2 -"""
BROAD = """
  B4:1.5 C5:.5 D5:2      | A4:1.5 B4:.5 D5:2      | G4:1.5 A4:.5 B4 E5   | D5:3 B4
| C5:1.5 D5:.5 E5:2      | D5:1.5 B4:.5 G4:2      | A4 B4 C5 E5          | D#5:2 F#5:1.5 -:.5"""
CHASE = """
  -:4 | -:2 A4:.5 D5:.5 E5:.5 F#5:.5 | -:4 | -:2 F#4:.5 A4:.5 B4:.5 D5:.5
| -:4 | -:2 G4:.5 B4:.5 D5:.5 G5:.5 | -:4 | -:2 B4:.5 D#5:.5 F#5:.5 A5:.5"""
CALLS = """
  -:4 | -:2 E4:.5 E4:.5 B4 | -:4 | -:2 E4:.5 G4:.5 B4
| E4:2 G4:2 | D4:2 G4:2 | C5:2 B4:2 | E5:3 -"""


def play(rng: Rng) -> Signal:
    band = Band(METRE * (VAMP_BARS + PARTS * PART_BARS), TEMPO, rng, loop=True, mellow=1.0)
    starts = [METRE * (VAMP_BARS + PART_BARS * part) for part in range(PARTS)]
    verse, middle = harmony(VERSE, METRE), harmony(MIDDLE, METRE)
    tune = melody(TUNE, METRE)
    _drive(band, harmony(VAMP, METRE), 0, VAMP_BARS)
    band.pick(melody(RIFF, METRE), 0, 0.5, TWANG)
    _drive(band, verse, starts[0], PART_BARS)
    band.bow(tune, starts[0], 0.6)
    _drive(band, middle, starts[1], PART_BARS)
    band.sound(melody(BROAD, METRE), starts[1], 0.7)
    band.bow(melody(CHASE, METRE), starts[1], 0.4)
    _drive(band, verse, starts[2], PART_BARS)
    band.bow(tune, starts[2], 0.55, under=verse)
    band.press(tune, starts[2], 0.5)
    band.sound(melody(CALLS, METRE), starts[2], 0.35)
    return band.recording(0.7, 0.14)


def _drive(band: Band, chords: list[Chord], start: float, bars: int) -> None:
    band.boom(chords, start)
    band.chop(chords, start, 0.8)
    band.roll(chords, start, 0.6)
    band.gallop_beat(bars, start, 1.3)
    band.hooves(bars, start, 1.9)
