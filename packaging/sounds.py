"""The sounds of the table, made from nothing: `python packaging/sounds.py` writes assets/sounds.

Wood, card and pencil are noise that rings in a few places; bells are partials that
fade, the higher the sooner. The same generator makes the same files every time.
"""

from __future__ import annotations

import math
import sys
import wave
from array import array
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Final

RATE: Final = 32000
"""Samples a second, one channel of 16 bits."""
_FADE: Final = 0.004
"""Seconds in which every sound comes, and three times those in which it goes: no clicks."""

Samples = list[float]


def silence(seconds: float) -> Samples:
    """Nothing, for so long."""
    return [0.0] * round(seconds * RATE)


def lay(onto: Samples, sound: Sequence[float], at: float, loud: float = 1.0) -> None:
    """Adds *sound* to another, *at* seconds from its beginning."""
    first = round(at * RATE)
    onto.extend([0.0] * (first + len(sound) - len(onto)))
    for number, sample in enumerate(sound, first):
        onto[number] += loud * sample


def tone(pitch: float, seconds: float, decay: float) -> Samples:
    """A partial of *pitch* hertz; after *decay* seconds a third of it is left."""
    turn = 2 * math.pi * pitch / RATE
    return [
        math.sin(turn * number) * math.exp(-number / RATE / decay)
        for number in range(round(seconds * RATE))
    ]


def bell(pitch: float, seconds: float, decay: float) -> Samples:
    """A small soft bell: its upper partials are a little out of tune and short."""
    whole = silence(seconds)
    for ratio, loud, short in (
        (1.0, 1.0, 1.0),
        (2.0, 0.35, 0.6),
        (2.76, 0.18, 0.3),
        (5.4, 0.06, 0.12),
    ):
        lay(whole, tone(pitch * ratio, seconds, decay * short), 0, loud)
    return whole


def noise(seconds: float, decay: float, chance: Random) -> Samples:
    """A burst that fades."""
    return [
        chance.uniform(-1, 1) * math.exp(-number / RATE / decay)
        for number in range(round(seconds * RATE))
    ]


def ringing(sound: Iterable[float], pitch: float, sharp: float) -> Samples:
    """What a body that rings at *pitch* makes of a sound, the longer the *sharper* it is."""
    turn = 2 * math.pi * pitch / RATE
    width = math.sin(turn) / (2 * sharp)
    once, twice = -2 * math.cos(turn) / (1 + width), (1 - width) / (1 + width)
    gain = width / (1 + width)
    made: Samples = []
    in1 = in2 = out1 = out2 = 0.0
    for sample in sound:
        out = gain * (sample - in2) - once * out1 - twice * out2
        in1, in2, out1, out2 = sample, in1, out, out1
        made.append(out)
    return made


def knock(pitch: float, seconds: float, decay: float, chance: Random) -> Samples:
    """Something hard that falls on wood: a short burst, and the wood's two tones."""
    burst = noise(seconds, decay / 3, chance)
    whole = silence(seconds)
    lay(whole, ringing(burst, pitch, 6), 0, 2.2)
    lay(whole, ringing(burst, pitch * 2.3, 5), 0, 1.1)
    lay(whole, tone(pitch, seconds, decay), 0, 0.16)
    return whole


def dice(chance: Random) -> Samples:
    """Dice rattle, fall, and roll out: knocks that come slower and softer."""
    whole = silence(0.75)
    at = 0.0
    for number in range(17):
        hit = knock(chance.uniform(1500, 3100), 0.05, 0.009, chance)
        lay(whole, hit, at, chance.uniform(0.35, 0.7) * (0.9 if number < 8 else 0.94**number))
        at += chance.uniform(0.018, 0.032) if number < 8 else 0.02 + 0.006 * (number - 7)
    for at, loud in ((0.22, 1.0), (0.31, 0.7)):
        lay(whole, knock(620, 0.12, 0.02, chance), at, loud)
    return whole


def piece(chance: Random) -> Samples:
    """A wooden piece is set down on the board."""
    whole = knock(540, 0.16, 0.022, chance)
    lay(whole, knock(1250, 0.05, 0.008, chance), 0.0, 0.4)
    return whole


def card(chance: Random) -> Samples:
    """A card is drawn over the table and falls on it."""
    whole = silence(0.24)
    length = round(0.15 * RATE)
    brush = [
        chance.uniform(-1, 1) * math.sin(math.pi * number / length) ** 2 for number in range(length)
    ]
    lay(whole, ringing(brush, 3400, 0.8), 0, 0.8)
    lay(whole, knock(900, 0.08, 0.01, chance), 0.135, 0.5)
    return whole


def pencil(chance: Random) -> Samples:
    """Two strokes of a pencil on paper."""
    whole = silence(0.26)
    for at, seconds, pitch in ((0.0, 0.1, 3600.0), (0.13, 0.12, 3000.0)):
        length = round(seconds * RATE)
        stroke = [
            chance.uniform(-1, 1)
            * math.sin(math.pi * number / length)
            * (0.65 + 0.35 * math.sin(2 * math.pi * 95 * number / RATE))
            for number in range(length)
        ]
        lay(whole, ringing(stroke, pitch, 1.1), at)
    return whole


def bonus(chance: Random) -> Samples:
    """Two small bright notes, as of a coin."""
    whole = bell(1318.5, 0.16, 0.09)
    lay(whole, bell(1975.5, 0.45, 0.16), 0.075)
    return whole


def loss(chance: Random) -> Samples:
    """Two soft low notes, downwards."""
    whole = silence(0.55)
    for at, pitch in ((0.0, 311.1), (0.14, 233.1)):
        lay(whole, bell(pitch, 0.4, 0.13), at)
    return whole


def turn(chance: Random) -> Samples:
    """A soft bell: it is your turn."""
    whole = bell(784.0, 0.8, 0.3)
    lay(whole, bell(1046.5, 0.7, 0.28), 0.11, 0.8)
    return whole


def refused(chance: Random) -> Samples:
    """A low knock on wood."""
    whole = knock(190, 0.2, 0.035, chance)
    lay(whole, knock(170, 0.2, 0.035, chance), 0.11, 0.8)
    return whole


def end(chance: Random) -> Samples:
    """A small fanfare: a chord, note by note, and once more above."""
    whole = silence(1.7)
    for at, pitch, loud in (
        (0.0, 523.3, 0.8),
        (0.14, 659.3, 0.8),
        (0.28, 784.0, 0.85),
        (0.46, 1046.5, 1.0),
        (0.46, 784.0, 0.4),
        (0.46, 523.3, 0.4),
    ):
        lay(whole, bell(pitch, 1.2, 0.34), at, loud)
    return whole


SOUNDS: Final[dict[str, tuple[Callable[[Random], Samples], float]]] = {
    "dice": (dice, 0.5),
    "piece": (piece, 0.45),
    "card": (card, 0.32),
    "pencil": (pencil, 0.3),
    "bonus": (bonus, 0.34),
    "loss": (loss, 0.36),
    "turn": (turn, 0.36),
    "refused": (refused, 0.42),
    "end": (end, 0.42),
}
"""Each sound, and its highest peak."""


def finished(sound: Samples, peak: float) -> array[int]:
    """At its loudness, without a click at either end."""
    # What rings below all hearing would be heard as a click where it is cut.
    level = 0.0
    steady: Samples = []
    for before, after in pairwise([0.0, *sound]):
        level = 0.995 * level + after - before
        steady.append(level)
    most = max(map(abs, steady))
    come, go = round(_FADE * RATE), round(3 * _FADE * RATE)
    last = len(steady) - 1
    return array(
        "h",
        (
            round(32767 * peak * sample / most * min(1.0, number / come, (last - number) / go))
            for number, sample in enumerate(steady)
        ),
    )


def write(folder: Path) -> None:
    """Writes all sounds, a file each."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, (make, peak) in SOUNDS.items():
        samples = finished(make(Random(name)), peak)
        if sys.byteorder == "big":
            samples.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.tobytes())


if __name__ == "__main__":
    write(Path(__file__).parents[1] / "assets" / "sounds")
