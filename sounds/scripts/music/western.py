"""The music of Western, "Nobody Folds Tonight": an old piano alone in the saloon, a waltz in F.

The left hand never stops: bass, chord, chord. Over it the tune, the tune again in octaves, a trio
in the relative minor that sneaks about low down with a plucked bass, and the tune once more with
grace and somebody's brushes on a snare. Between the parts the piano laughs its way down.
"""

from synth.signal import Rng, Signal, midi

from music.band import PIANO_PAN, Band
from music.score import Chord, Note, harmony, melody

TEMPO = 138
METRE = 3
PART_BARS = 16
PARTS = 4
LEFT_FROM, CHORD_FROM = midi("C2"), midi("F3")
GRACE = 0.055  # seconds before the note that it leans on

VERSE = "F F C7 C7 Gm7 C7 F F  F F7 Bb Bbm F C7 C7 F"
TRIO = "Dm Dm A7 A7 Gm Dm A7 Dm  Dm D7 Gm Gm Dm A7 Dm C7"

TUNE = """
  C5:2 A4                 | C5 D5 C5              | Bb4:2 G4              | E4:3
| Bb4:2 A4                | G4 A4 Bb4             | A4:2 F4               | C4:2 -
| C5:2 A4                 | C5 D5 Eb5             | D5:2 Bb4              | Db5:1.5 Bb4:.5 Db5
| C5:1.5 A4:.5 F4         | G4 Bb4 E4             | C5 Bb4 G4             | F4:2 -"""
LEAPS = """
  C5:.5 E5:.5 F5 A5       | C6 -:.5 A5:.5 F5      | E5:.5 G5:.5 Bb5 G5    | C6:2 -
| D5:.5 F5:.5 G5 Bb5      | E5:.5 G5:.5 Bb5 C6    | A5:.5 G5:.5 F5 C5     | A5:2 -
| C5:.5 E5:.5 F5 A5       | Eb5:.5 F5:.5 A5 C6    | D6:1.5 Bb5:.5 F5      | Db6:1.5 Bb5:.5 F5
| C6:.5 B5:.5 C6:.5 A5:.5 F5 | G5:.5 A5:.5 Bb5 E5 | C6:.5 Bb5:.5 G5 E5    | F5:2 -"""
SNEAKING = """
  -:1 D4:.5 E4:.5 F4      | A4:2 F4               | -:1 E4:.5 F4:.5 G4    | C#5:2 A4
| Bb4:1.5 A4:.5 G4        | F4:1.5 E4:.5 D4       | C#4 E4 G4             | F4:2 -
| -:1 D4:.5 E4:.5 F4      | A4 C5 D5              | Bb4:2 D5              | G4:2 Bb4
| A4:1.5 G4:.5 F4         | E4 G4 C#4             | D4:2 -                | G4:.5 A4:.5 Bb4 E4"""
LAUGH = """
  -:3 | -:3 | -:3 | -:1 C6:.5 Bb5:.5 G5:.5 E5:.5 | -:3 | -:3 | -:3 | -:1 A5:.5 F5:.5 C5:.5 A4:.5
| -:3 | -:3 | -:3 | -:3 | -:3 | -:3 | -:3 | -:1 C6:.5 A5:.5 F5:.5 E5:.5"""


def play(rng: Rng) -> Signal:
    band = Band(METRE * PART_BARS * PARTS, TEMPO, rng, loop=True, mellow=1.25)
    verse, trio = harmony(VERSE, METRE), harmony(TRIO, METRE)
    tune, leaps = melody(TUNE, METRE), melody(LEAPS, METRE)
    starts = [METRE * PART_BARS * part for part in range(PARTS)]
    for part in (0, 1, 3):
        _left_hand(band, verse, starts[part])
    band.press(tune, starts[0], 1.1)
    band.press(melody(LAUGH, METRE), starts[0], 0.55)
    band.press(tune, starts[1], 1.05, octaves=True)
    band.waltz_beat(PART_BARS, starts[1], 0.6)
    _left_hand(band, trio, starts[2], 0.8)
    band.walk(trio, starts[2], 0.7)
    band.press(melody(SNEAKING, METRE), starts[2], 1.05)
    band.press(leaps, starts[3], 0.9)
    _graces(band, leaps, starts[3])
    band.waltz_beat(PART_BARS, starts[3], 0.7)
    band.walk(verse, starts[3], 0.5)
    return band.recording(0.8, 0.17)


def _left_hand(band: Band, chords: list[Chord], start: float, gain: float = 1.0) -> None:
    """Root, chord, chord; the second bar of a chord has its fifth below."""
    before: tuple[int, ...] = ()
    for chord in chords:
        again = chord.tones == before
        low = chord.fifth(LEFT_FROM) if again else chord.bass(LEFT_FROM)
        before = () if again else chord.tones
        band.press([Note(chord.beat, 0.9, (low, low + 12))], start, 0.62 * gain)
        inner = tuple(chord.voicing(CHORD_FROM, 3))
        for beat in (1.0, 2.0):
            band.press([Note(chord.beat + beat, 0.42, inner)], start, 0.3 * gain)


def _graces(band: Band, notes: list[Note], start: float) -> None:
    """The right hand slips into long notes from the key below."""
    for note in notes:
        if note.beats >= 1 and note.beat % METRE == 0:
            band.tape.lay(
                band.key(note.top - 1, 0.12, 0.6),
                (start + note.beat) * band.beat - GRACE,
                0.25,
                PIANO_PAN,
            )
