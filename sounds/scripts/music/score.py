"""How tunes are written down here, as text, and checked bar by bar."""

from dataclasses import dataclass

from synth.signal import SEMITONES, midi

QUALITIES = {
    "": (0, 4, 7),
    "m": (0, 3, 7),
    "7": (0, 4, 7, 10),
    "m7": (0, 3, 7, 10),
    "sus2": (0, 2, 7),
    "sus4": (0, 5, 7),
}


@dataclass(frozen=True)
class Note:
    beat: float
    beats: float
    pitches: tuple[int, ...]

    @property
    def top(self) -> int:
        return max(self.pitches)


@dataclass(frozen=True)
class Chord:
    """A chord and when it sounds; its tones are counted from C."""

    beat: float
    beats: float
    root: int
    tones: tuple[int, ...]

    def voicing(self, lowest: int, count: int) -> list[int]:
        """So many chord tones upwards from a pitch."""
        found: list[int] = []
        pitch = lowest
        while len(found) < count:
            if pitch % 12 in self.tones:
                found.append(pitch)
            pitch += 1
        return found

    def below(self, pitch: int, least: int) -> int:
        """The next chord tone that is at least some semitones lower."""
        pitch -= least
        while pitch % 12 not in self.tones:
            pitch -= 1
        return pitch

    def bass(self, lowest: int) -> int:
        return lowest + (self.root - lowest) % 12

    def fifth(self, lowest: int) -> int:
        """The fifth, under the root where that is not too low."""
        over = self.bass(lowest) + 7
        return over - 12 if over - 12 >= lowest - 3 else over


def melody(text: str, metre: int) -> list[Note]:
    """Notes such as `G4:1.5 B4+D5 -:0.5`, a beat each where no number says else; `|` ends a bar."""
    notes: list[Note] = []
    for number, bar in enumerate(text.split("|")):
        beat = 0.0
        for word in bar.split():
            names, _, length = word.partition(":")
            beats = float(length or 1)
            if names != "-":
                pitches = tuple(midi(name) for name in names.split("+"))
                notes.append(Note(number * metre + beat, beats, pitches))
            beat += beats
        if abs(beat - metre) > 1e-9:
            raise ValueError(f"bar {number + 1} has {beat} beats: {bar.strip()}")
    return notes


def harmony(text: str, metre: int) -> list[Chord]:
    """One word a bar, such as `G` or, when the chord changes in the middle, `G,D7`."""
    chords: list[Chord] = []
    for number, bar in enumerate(text.split()):
        names = bar.split(",")
        beats = metre / len(names)
        for index, name in enumerate(names):
            root, quality = _root(name)
            tones = tuple((root + step) % 12 for step in QUALITIES[quality])
            chords.append(Chord(number * metre + index * beats, beats, root, tones))
    return chords


def chord_at(chords: list[Chord], beat: float) -> Chord:
    return next(c for c in reversed(chords) if c.beat <= beat + 1e-9)


def _root(name: str) -> tuple[int, str]:
    root, rest = SEMITONES[name[0]], name[1:]
    if rest[:1] in ("#", "b"):
        return (root + (1 if rest[0] == "#" else -1)) % 12, rest[1:]
    return root, rest
