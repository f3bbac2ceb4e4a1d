"""The band: each player knows how to make music out of a line or of the chords."""

from collections.abc import Sequence

from synth.bow import fiddle
from synth.brass import bugle
from synth.drums import block, brushed, low_drum, snare
from synth.filters import high, low, run
from synth.piano import Piano
from synth.reed import harmonica
from synth.room import room
from synth.signal import Rng, Signal, midi
from synth.strings import BANJO, BASS, GUITAR, Make, pluck
from synth.tape import Tape

from music.score import Chord, Note, chord_at

BASS_FROM = midi("C2")
CHOP_FROM = midi("F#3")
ROLL_FROM = midi("G3")
DRONE = midi("G4")  # the short fifth string of a banjo
THUMB_FROM = midi("D2")
PICK_FROM = midi("E3")
HARMONICA_PAN, PIANO_PAN, BANJO_PAN, GUITAR_PAN = -0.18, 0.32, 0.45, -0.4
FIDDLE_PAN, HORN_PAN = -0.3, 0.12
SLACK = 0.006  # seconds by which a good player is early or late


class Band:
    def __init__(self, beats: float, tempo: float, rng: Rng, *, loop: bool, mellow: float) -> None:
        self.beat = 60 / tempo
        self.tape = Tape(beats * self.beat, stereo=True, loop=loop)
        self._rng = rng
        self._piano = Piano(rng, untuned=6, mellow=mellow)

    def _when(self, beat: float) -> float:
        late = beat * self.beat + SLACK * float(self._rng.standard_normal())
        return late if self.tape.loop else max(0.0, late)

    def _touch(self, force: float) -> float:
        return force * self._rng.uniform(0.9, 1.08)

    def _pluck(
        self,
        make: Make,
        pitch: int,
        beat: float,
        beats: float,
        force: float,
        gain: float,
        pan: float,
    ) -> None:
        string = pluck(make, pitch, beats * self.beat, self._rng, self._touch(force))
        self.tape.lay(string, self._when(beat), gain, pan)

    # Lines

    def blow(
        self,
        notes: Sequence[Note],
        start: float,
        gain: float = 1.0,
        under: Sequence[Chord] = (),
    ) -> None:
        """The harmonica. Over chords, long notes get a second reed a third or more lower."""
        for note in notes:
            seconds = note.beats * self.beat * 0.95
            long = note.beats >= 1
            pitches = _with_second(note, under)
            at = self._when(start + note.beat) - 0.015  # reeds speak late, so the player is early
            for index, pitch in enumerate(pitches):
                reed = harmonica(
                    pitch,
                    seconds,
                    self._rng,
                    force=self._touch(0.8 if long else 0.72),
                    scoop=0.5 if note.beats >= 1.5 else 0.2,
                )
                self.tape.lay(reed, at, gain * (1.0 if index == 0 else 0.5), HARMONICA_PAN)

    def bow(
        self,
        notes: Sequence[Note],
        start: float,
        gain: float = 1.0,
        under: Sequence[Chord] = (),
    ) -> None:
        """The fiddle. Over chords, long notes are stopped on two strings."""
        for note in notes:
            long = note.beats >= 1
            pitches = _with_second(note, under)
            at = self._when(start + note.beat) - 0.012
            seconds = note.beats * self.beat * (0.92 if long else 0.82)
            for index, pitch in enumerate(pitches):
                string = fiddle(pitch, seconds, self._rng, force=self._touch(0.8))
                self.tape.lay(string, at, gain * (1.0 if index == 0 else 0.6), FIDDLE_PAN)

    def sound(self, notes: Sequence[Note], start: float, gain: float = 1.0) -> None:
        """The horn."""
        for note in notes:
            at = self._when(start + note.beat) - 0.01
            for pitch in note.pitches:
                seconds = note.beats * self.beat * 0.9
                horn = bugle(pitch, seconds, self._rng, force=self._touch(0.72))
                self.tape.lay(horn, at, gain, HORN_PAN)

    def press(
        self, notes: Sequence[Note], start: float, gain: float = 1.0, octaves: bool = False
    ) -> None:
        """A line on the piano, in octaves where it has to carry."""
        for note in notes:
            at = self._when(start + note.beat)
            for pitch in note.pitches:
                force = self._touch(0.85)
                self.tape.lay(self.key(pitch, note.beats, force), at, 0.5 * gain, PIANO_PAN)
                if octaves:
                    self.tape.lay(
                        self.key(pitch - 12, note.beats, 0.7 * force), at, 0.4 * gain, PIANO_PAN
                    )

    def pick(
        self,
        notes: Sequence[Note],
        start: float,
        gain: float = 1.0,
        make: Make = GUITAR,
        pan: float = GUITAR_PAN,
    ) -> None:
        """A line on the guitar."""
        for note in notes:
            for pitch in note.pitches:
                self._pluck(make, pitch, start + note.beat, note.beats * 1.1, 0.85, 0.8 * gain, pan)

    def key(self, pitch: int, beats: float, force: float) -> Signal:
        """One key of the piano."""
        return self._piano.play(pitch, beats * self.beat * 0.97, force)

    # Accompaniment

    def boom(self, chords: Sequence[Chord], start: float, gain: float = 1.0) -> None:
        """The bass of a dance in four: root and fifth by turns, every two beats."""
        for chord in chords:
            for step in range(round(chord.beats / 2)):
                pitch = chord.fifth(BASS_FROM) if step % 2 else chord.bass(BASS_FROM)
                beat = start + chord.beat + 2 * step
                self._pluck(BASS, pitch, beat, 1.6, 0.9, 0.9 * gain, 0.0)

    def chop(self, chords: Sequence[Chord], start: float, gain: float = 1.0) -> None:
        """The piano's left hand answers the bass, short and dry."""
        for chord in chords:
            for step in range(round(chord.beats / 2)):
                at = self._when(start + chord.beat + 2 * step + 1)
                for pitch in chord.voicing(CHOP_FROM, 3):
                    key = self.key(pitch, 0.42, self._touch(0.6))
                    self.tape.lay(key, at, 0.32 * gain, PIANO_PAN)

    def roll(self, chords: Sequence[Chord], start: float, gain: float = 1.0) -> None:
        """The banjo: three fingers over the chord in quavers, with the drone between."""
        for chord in chords:
            first, second, third = chord.voicing(ROLL_FROM, 3)
            drone = DRONE if DRONE % 12 in chord.tones else third
            wheel = (first, second, drone, third, second, third, drone, second)
            for step in range(round(chord.beats * 2)):
                beat = start + chord.beat + step / 2
                force = 0.9 if step % 4 == 0 else 0.66
                self._pluck(BANJO, wheel[step % 8], beat, 0.75, force, 0.6 * gain, BANJO_PAN)

    def arpeggio(self, chords: Sequence[Chord], start: float, gain: float = 1.0) -> None:
        """Fingerpicked guitar in three: the thumb, then the chord up and down in quavers."""
        for chord in chords:
            low_string = chord.bass(THUMB_FROM)
            tones = chord.voicing(PICK_FROM, 4)
            wheel = (low_string, tones[0], tones[1], tones[2], tones[3], tones[1])
            for step, pitch in enumerate(wheel):
                force = 0.8 if step == 0 else 0.55
                beat = start + chord.beat + step / 2
                self._pluck(
                    GUITAR, pitch, beat, 2.2 if step == 0 else 1.2, force, 0.6 * gain, GUITAR_PAN
                )

    def travel(self, chords: Sequence[Chord], start: float, gain: float = 1.0) -> None:
        """Fingerpicked guitar in four: the thumb goes to and fro between root and fifth on the
        beats, the fingers fall between; half a bar is half a turn of the pattern.
        """
        for chord in chords:
            root, fifth = chord.bass(THUMB_FROM), chord.bass(THUMB_FROM) + 7
            tones = chord.voicing(PICK_FROM, 4)
            wheel = (root, tones[2], fifth, tones[3], root + 12, tones[1], fifth, tones[2])
            for step in range(round(chord.beats * 2)):
                force = 0.78 if step == 0 else (0.6 if step % 2 == 0 else 0.5)
                beat = start + chord.beat + step / 2
                beats = 1.9 if step % 2 == 0 else 1.4
                pitch = wheel[step % 8]
                self._pluck(GUITAR, pitch, beat, beats, force, 0.6 * gain, GUITAR_PAN)

    def walk(self, chords: Sequence[Chord], start: float, gain: float = 1.0) -> None:
        """The bass of a waltz: one long note a bar."""
        for chord in chords:
            pitch = chord.bass(BASS_FROM)
            self._pluck(BASS, pitch, start + chord.beat, 2.4, 0.75, gain, 0.05)

    def pad(self, chords: Sequence[Chord], start: float, gain: float = 1.0) -> None:
        """Quiet chords of the piano, rolled a little, one a bar."""
        for chord in chords:
            for index, pitch in enumerate(chord.voicing(midi("E3"), 3)):
                key = self.key(pitch, chord.beats, self._touch(0.5))
                at = self._when(start + chord.beat) + 0.03 * index
                self.tape.lay(key, at, 0.35 * gain, PIANO_PAN)

    # Rhythm

    def train_beat(self, bars: int, start: float, gain: float = 1.0) -> None:
        """Brushes in semiquavers, leaning on beats two and four: the wheels of the train."""
        for step in range(bars * 16):
            accent = 1.0 if step % 8 == 4 else (0.5 if step % 4 == 0 else 0.26)
            if step % 4 == 1:
                continue
            stroke = brushed(self._rng, self._touch(accent))
            self.tape.lay(stroke, self._when(start + step / 4), 0.36 * gain, 0.1)

    def waltz_beat(self, bars: int, start: float, gain: float = 1.0) -> None:
        for bar in range(bars):
            for beat, accent in ((1, 0.5), (2, 0.4)):
                stroke = brushed(self._rng, self._touch(accent))
                self.tape.lay(stroke, self._when(start + 3 * bar + beat), 0.3 * gain, 0.1)

    def gallop_beat(self, bars: int, start: float, gain: float = 1.0) -> None:
        """Sticks on a field drum at a gallop: long, short, short; the big drum on one and three."""
        for bar in range(bars):
            for beat in range(4):
                for late, accent in ((0.0, 0.4 + 0.5 * (beat % 2)), (0.5, 0.3), (0.75, 0.38)):
                    stroke = snare(self._rng, self._touch(accent), wires=0.035)
                    at = self._when(start + 4 * bar + beat + late)
                    self.tape.lay(stroke, at, 0.3 * gain, 0.1)
                if beat % 2 == 0:
                    skin = low_drum(self._rng, 64, 0.12)
                    self.tape.lay(skin, self._when(start + 4 * bar + beat), 0.42 * gain)

    def hooves(self, bars: int, start: float, gain: float = 1.0) -> None:
        """Two half coconuts at a trot."""
        pattern = ((0, 0.9), (0.5, 1.12), (0.75, 1.12), (1, 0.9), (1.5, 1.12), (1.75, 1.12))
        for bar in range(bars):
            for half in (0, 2):
                for beat, pitch in pattern:
                    knock = block(self._rng, pitch, self._touch(0.6 if beat % 1 else 0.9))
                    self.tape.lay(
                        knock, self._when(start + 4 * bar + half + beat), 0.26 * gain, -0.3
                    )

    def amble(self, bars: int, start: float, gain: float = 1.0) -> None:
        """Half coconuts again, but at a walk: four even steps a bar, none like the next."""
        for step in range(bars * 4):
            pitch = (0.8, 0.94, 0.86, 1.0)[step % 4]
            knock = block(self._rng, pitch, self._touch(0.8 if step % 2 == 0 else 0.55))
            self.tape.lay(knock, self._when(start + step), 0.26 * gain, 0.25)

    def recording(self, hall: float, wet: float) -> Signal:
        """What the band played, in its room, without rumble or glare."""
        loop = self.tape.loop
        sound = room(self.tape.sound, hall, wet, seed=7, loop=loop)
        return run(sound, high(38), low(11000), loop=loop)


def _with_second(note: Note, under: Sequence[Chord]) -> list[int]:
    """A long note of a line over chords, with a second voice a third or more lower."""
    pitches = list(note.pitches)
    if under and note.beats >= 1 and len(pitches) == 1:
        pitches.append(chord_at(list(under), note.beat).below(pitches[0], 3))
    return pitches
