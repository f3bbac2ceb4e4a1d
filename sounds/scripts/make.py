"""Makes the sounds: `python sounds/scripts/make.py [names]`. Without names, all of them."""

import argparse
import sys
import time
import zlib
from pathlib import Path

import numpy as np
from catalogue import Recipe, catalogue
from synth.filters import high, run
from synth.limiter import limited
from synth.loudness import loudness, true_peak
from synth.ogg import decode, encode, save
from synth.signal import RATE, Signal, decibels, factor, samples

FOLDER = Path(__file__).resolve().parents[1]
HIGHEST_PEAK = -1.2  # dBFS, true peak of the coded file; the rule is -1
SILENCE = -66.0  # dB under the peak; a tail below this is cut off
FADE_IN, FADE_OUT = 0.0006, 0.03
LEAD = 0.002  # seconds of silence before a blow, so that the coder does not cut into it
RUMBLE = 24.0  # hertz; below, there is nothing to hear
SQUEEZE = 5.0  # dB by which a peak may be turned down to make the rest as loud as it should be
TRIES = 4


def rendered(name: str, recipe: Recipe) -> Signal:
    """The samples, each sound from its own seed: adding one does not change the others."""
    sound = recipe.make(np.random.default_rng(zlib.crc32(name.encode())))
    if recipe.loop:
        return run(sound, high(RUMBLE), loop=True)
    return trimmed(run(sound, high(RUMBLE)))


def trimmed(sound: Signal) -> Signal:
    """Without the silence at the end, and with edges that do not click."""
    heard = np.flatnonzero(np.abs(sound) > np.max(np.abs(sound)) * factor(SILENCE))
    sound = sound[: heard[-1] + 1].copy()
    rise, fall = samples(FADE_IN), min(samples(FADE_OUT), len(sound) // 4)
    sound[:rise] *= np.linspace(0, 1, rise)
    sound[-fall:] *= np.linspace(1, 0, fall)
    return np.concatenate([np.zeros(samples(LEAD)), sound])


def levelled(sound: Signal, recipe: Recipe) -> Signal:
    """As loud as the recipe says; where peaks stand in the way they are limited, within reason."""
    most = HIGHEST_PEAK - true_peak(sound) + SQUEEZE
    gain = min(most, recipe.lufs - loudness(sound))
    if gain + true_peak(sound) <= HIGHEST_PEAK:
        return sound * factor(gain)
    for _ in range(TRIES):
        quieter = limited(sound * factor(gain), factor(HIGHEST_PEAK), recipe.loop)
        gain = min(most, gain + recipe.lufs - loudness(quieter))
    return quieter


def coded(name: str, recipe: Recipe) -> bytes:
    """The file. The coder may add to a peak, so what it wrote is measured again."""
    sound = levelled(rendered(name, recipe), recipe)
    for _ in range(TRIES):
        data = encode(sound, name, recipe.quality)
        over = true_peak(decode(data)) - HIGHEST_PEAK
        if over <= 0:
            return data
        sound *= factor(-over - 0.1)
    raise ValueError(f"{name}: the peak stays {over:.1f} dB too high")


def report(name: str, data: bytes, seconds: float) -> str:
    sound = decode(data)
    seam = decibels(float(np.max(np.abs(sound[0] - sound[-1]))))
    return (
        f"{name:14} {len(sound) / RATE:6.2f} s {loudness(sound):6.1f} LUFS"
        f" {true_peak(sound):6.1f} dBTP  seam {seam:6.1f} dB {len(data) / 1000:7.1f} kB"
        f"  made in {seconds:.1f} s"
    )


def main() -> int:
    recipes = catalogue()
    options = argparse.ArgumentParser(description="Makes the sounds of the game.")
    options.add_argument("names", nargs="*", help="which sounds; all without a name")
    options.add_argument("--into", type=Path, default=FOLDER, help="another folder to write to")
    chosen = options.parse_args()
    unknown = [name for name in chosen.names if name not in recipes]
    if unknown:
        options.error(f"no such sound: {', '.join(unknown)}")
    for name in chosen.names or recipes:
        start = time.perf_counter()
        data = coded(name, recipes[name])
        save(chosen.into / f"{name}.ogg", data)
        print(report(name, data, time.perf_counter() - start), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
