"""Sounds and music. Without a sound device everything stays silent, and nothing else changes."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from pathlib import Path

import pygame

from game.paths import data_dir
from game.ui.kit.background import Background, ReadAhead
from game.ui.kit.tween import clamp

log = logging.getLogger(__name__)

CHANNELS = 24
MUSIC = "music-"  # how the names of the pieces begin
FADE = 600  # milliseconds
AMBIENT = frozenset({"wind", "crickets", "saloon", "birds", "rain", "crowd-murmur"})
SOFTER = 0.05  # smaller changes of the music are not heard


class Sounds:
    """Effects by name, one piece of music at a time."""

    def __init__(self, folder: Path | None = None, background: Background | None = None) -> None:
        self._folder = data_dir("sounds") if folder is None else folder
        self._ahead = ReadAhead(background or Background(), self._read)
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._loops: dict[str, pygame.mixer.Channel] = {}
        self._effects = self._music = self._ambience = 1.0
        self._swollen: dict[str, float] = {}  # loops that are not as loud as the rest
        self._piece = ""
        self._softened = 1.0
        self._paused = False
        self.problem = ""
        self.works = self._open()
        self.played: list[str] | None = None  # names, for whoever wants to know

    def _open(self) -> bool:
        try:
            pygame.mixer.init(frequency=44100, size=-16, channels=2, buffer=512)
            pygame.mixer.set_num_channels(CHANNELS)
        except pygame.error as error:
            self.problem = str(error)
            log.warning("There is no sound: %s.", error)
            return False
        return True

    def set_volumes(self, effects: float, music: float, ambience: float, muted: bool) -> None:
        loud = 0.0 if muted else 1.0
        self._effects, self._music, self._ambience = effects * loud, music * loud, ambience * loud
        if self.works:
            self._set_music_volume()
            for name, channel in self._loops.items():
                channel.set_volume(self._loop_volume(name))

    def _volume(self, name: str) -> float:
        return self._ambience if name in AMBIENT else self._effects

    def _loop_volume(self, name: str) -> float:
        return self._volume(name) * self._swollen.get(name, 1.0)

    def play(self, name: str, volume: float = 1.0, pan: float = 0.0) -> None:
        """`pan` from -1, the left, to 1."""
        if self.played is not None:
            self.played.append(name)
        sound = self._sound(name)
        if sound is None:
            return
        channel = pygame.mixer.find_channel()
        if channel is None:
            return
        loud = self._volume(name) * max(min(volume, 1.0), 0.0)
        channel.play(sound)
        channel.set_volume(loud * min(1.0, 1.0 - pan), loud * min(1.0, 1.0 + pan))

    def loop(self, name: str) -> None:
        """Plays on until `stop`."""
        if self.played is not None:
            self.played.append(name)
        sound = self._sound(name)
        if sound is None or name in self._loops:
            return
        channel = sound.play(loops=-1)
        if channel is not None:
            channel.set_volume(self._loop_volume(name))
            self._loops[name] = channel

    def swell(self, name: str, volume: float) -> None:
        """How loud that loop is from now on, from 0 to 1, until it stops."""
        self._swollen[name] = clamp(volume)
        if name in self._loops:
            self._loops[name].set_volume(self._loop_volume(name))

    def stop(self, name: str) -> None:
        channel = self._loops.pop(name, None)
        self._swollen.pop(name, None)
        if channel is not None:
            channel.fadeout(120)

    def stop_loops(self) -> None:
        for name in list(self._loops):
            self.stop(name)

    def hold_loops(self, held: bool) -> None:
        """Silence loops while another screen lies over the one that plays them."""
        for name, channel in self._loops.items():
            channel.set_volume(0.0 if held else self._loop_volume(name))

    def music(self, piece: str) -> None:
        """Goes over to this piece; the empty name is silence."""
        if piece == self._piece:
            return
        self._piece, self._softened = piece, 1.0
        if not self.works:
            return
        if not piece:
            pygame.mixer.music.fadeout(FADE)
            return
        try:
            pygame.mixer.music.load(self._folder / f"{piece}.ogg")
            self._set_music_volume()
            pygame.mixer.music.play(-1, fade_ms=FADE)
        except (OSError, pygame.error) as error:
            log.warning("The music %s cannot be played: %s.", piece, error)

    def pause(self, paused: bool) -> None:
        """The window is out of sight. The music goes on unheard: to pause it waits for the mixer,
        which may be waiting for us because a sound has ended, and then nothing moves any more."""
        self._paused = paused
        if not self.works:
            return
        if paused:
            pygame.mixer.pause()
        else:
            pygame.mixer.unpause()
        self._set_music_volume()

    def soften_music(self, share: float) -> None:
        """So much of it is left, from 0 to 1, while something else counts more."""
        if abs(share - self._softened) < SOFTER and share not in (0.0, 1.0):
            return
        if share != self._softened:
            self._softened = share
            if self.works:
                self._set_music_volume()

    def _set_music_volume(self) -> None:
        volume = 0.0 if self._paused else self._music * self._softened
        pygame.mixer.music.set_volume(volume)

    def expect(self, names: Iterable[str]) -> None:
        """Load effects in the background that are played soon."""
        if self.works:
            self._ahead.expect(name for name in names if name not in self._sounds)

    def expect_all(self) -> None:
        """Every effect; music is read while it plays."""
        names = sorted(path.stem for path in self._folder.glob("*.ogg"))
        self.expect(name for name in names if not name.startswith(MUSIC))

    def close(self) -> None:
        """Silence, while the sounds are still held here. If one ended later, the mixer would be
        the last to hold it, free it, and look at it once more: a crash where that memory has gone
        back to the system."""
        if self.works and pygame.mixer.get_init() is not None:
            pygame.mixer.stop()
            pygame.mixer.music.stop()
        self.works = False

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if not self.works:
            return None
        if name not in self._sounds:
            self._sounds[name] = self._ahead.take(name)
        return self._sounds[name]

    def _read(self, name: str) -> pygame.mixer.Sound | None:
        try:
            sound = pygame.mixer.Sound(self._folder / f"{name}.ogg")
            if not sound.get_length():  # a channel that plays it writes into memory of others
                raise pygame.error("nothing is in it")
            return sound
        except (OSError, pygame.error) as error:
            log.warning("The sound %s cannot be played: %s.", name, error)
            return None
