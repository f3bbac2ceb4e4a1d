"""The mail is through: the title tune's last words, shouted by the whole band."""

from synth.drums import cymbal, low_drum, snare
from synth.signal import Rng, Signal

from music.band import Band
from music.score import harmony, melody

TEMPO = 132
METRE = 4
CHORDS = "G C,D7 G"
CALL = "G4:.5 G4:.25 G4:.25 B4 D5 B4:.5 D5:.5 | E5 D5:.5 C5:.5 A4:.5 B4:.5 A4:.5 F#4:.5 | G5:4"
LAST_CHORD = "-:4 | -:4 | G3+B3+D4+G4:4"
BLOWS = ((0, 0.9), (1, 0.5), (2, 0.6), (3, 0.5), (4, 0.8), (5, 0.5), (6, 0.8), (7, 0.6), (8, 1.0))
ROLL = 12  # strokes into the last chord


def fanfare(rng: Rng) -> Signal:
    band = Band(METRE * 3 + 1, TEMPO, rng, loop=False, mellow=1.0)
    chords = harmony(CHORDS, METRE)
    tune = melody(CALL, METRE)
    band.blow(tune, 0, under=chords)
    band.press(tune, 0, 0.8, octaves=True)
    band.press(melody(LAST_CHORD, METRE), 0, 0.9)
    band.roll(chords, 0)
    band.boom(chords, 0)
    for beat, force in BLOWS:
        band.tape.lay(low_drum(rng, 68, 0.14), beat * band.beat, 0.4 * force)
        band.tape.lay(snare(rng, force), beat * band.beat, 0.22 * force)
    for stroke in range(ROLL):
        at = (7 + stroke / ROLL) * band.beat
        band.tape.lay(snare(rng, 0.3 + 0.5 * stroke / ROLL), at, 0.16)
    band.tape.lay(cymbal(rng, 0.7), 8 * band.beat, 0.14)
    return band.recording(0.9, 0.18).mean(axis=1)
