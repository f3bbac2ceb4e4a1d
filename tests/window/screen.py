"""A screen of its own for a real window: an X server without a monitor, and hands to work it."""

from __future__ import annotations

import ctypes
import ctypes.util
import os
import shutil
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

import numpy
from numpy.typing import NDArray

SIZE = (1400, 860)  # larger than the window, so that it has an outside
PATIENCE = 40.0  # seconds: a busy machine is slow, a broken game is slower still
BEAT = 0.03  # seconds between two looks
SETTLES = 0.08  # seconds that a pointer rests where it is about to press
FRAMEBUFFER = "Xvfb_screen0"

Picture = NDArray[numpy.uint8]  # rows, columns; red, green, blue


def why_no_screen() -> str:
    """What this machine lacks; empty if real windows can be tested here."""
    if not sys.platform.startswith("linux"):
        return "real windows are tested on Linux"
    lacking = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]
    if lacking:
        return f"{' and '.join(lacking)} not installed"
    for library in ("X11", "Xtst"):
        if ctypes.util.find_library(library) is None:
            return f"lib{library} not installed"
    return ""


def wait_until(condition: Callable[[], Any], what: str, seconds: float = PATIENCE) -> Any:
    """Look again and again until it is so; gives what the condition gave."""
    end = time.monotonic() + seconds
    while not (found := condition()):
        if time.monotonic() > end:
            raise AssertionError(f"still not so after {seconds:.0f} s: {what}")
        time.sleep(BEAT)
    return found


class Screen:
    """An X server; it ends with the `with`."""

    def __init__(self, folder: Path, size: tuple[int, int] = SIZE) -> None:
        self.folder = folder
        reading, writing = os.pipe()
        self._log = (folder / "xvfb.log").open("wb")
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size[0]}x{size[1]}x24"]
        self._server = subprocess.Popen(
            [*command, "-fbdir", str(folder), "-noreset", "-nolisten", "tcp"],
            pass_fds=[writing],
            stdout=self._log,
            stderr=self._log,
        )
        os.close(writing)
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        assert number, f"the X server did not start: {(folder / 'xvfb.log').read_text()}"
        self.display = f":{number}"
        self._client = _Client(self.display)

    def __enter__(self) -> Screen:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._client.close()
        self._server.terminate()
        self._server.wait(PATIENCE)
        self._log.close()

    @property
    def environment(self) -> dict[str, str]:
        return {**os.environ, "DISPLAY": self.display}

    def hands(self, *words: object) -> str:
        """One whole gesture, by one xdotool: so its pauses are those that were asked for."""
        done = subprocess.run(
            ["xdotool", *map(str, words)],
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        return done.stdout.strip()

    def flick(self, window: int, points: Sequence[tuple[int, int]], step: float) -> None:
        """Press at the first point of a window, be at each of the others at its time, let go. By
        the clock and not by pauses, so that it is the same movement each time."""
        left, top, *_ = self.place(window)
        places = [(left + x, top + y) for x, y in points]
        self._client.move_to(places[0])
        time.sleep(SETTLES)
        self._client.press(down=True)
        begun = time.perf_counter() + 2 * step
        for number, place in enumerate(places):
            time.sleep(max(begun + number * step - time.perf_counter(), 0.0))
            self._client.move_to(place)
        self._client.press(down=False)

    @contextmanager
    def holding(self, key: str) -> Iterator[None]:
        """A key is held down meanwhile."""
        self.hands("keydown", key)
        try:
            yield
        finally:
            self.hands("keyup", key)

    def close_politely(self, window: int) -> None:
        """As a window manager does when its cross is pressed."""
        self._client.ask_to_close(window)

    def focus(self, window: int | None) -> None:
        """Give a window the keyboard; None gives it to a window of another program."""
        self._client.focus(window)

    def place(self, window: int) -> tuple[int, int, int, int]:
        """Left, top, width and height of a window."""
        return self._client.place(window)

    def picture(self) -> Picture:
        """What is on the screen: the server's own memory, it changes with it."""
        content = numpy.memmap(self.folder / FRAMEBUFFER, numpy.uint8, "r")
        header = struct.unpack(">20I", content[:80].tobytes())
        size, width, height, row, colours = (header[n] for n in (0, 4, 5, 12, 19))
        begin = size + colours * 12
        pixels = content[begin : begin + row * height]
        return pixels.reshape(height, row // 4, 4)[:, :width, 2::-1]  # stored as blue, green, red


class _Client:
    """The little that xdotool cannot do without a window manager."""

    def __init__(self, display: str) -> None:
        self._x = ctypes.CDLL(ctypes.util.find_library("X11"))
        self._test = ctypes.CDLL(ctypes.util.find_library("Xtst"))
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._x.XDefaultRootWindow.restype = ctypes.c_ulong
        self._x.XInternAtom.restype = ctypes.c_ulong
        self._x.XCreateSimpleWindow.restype = ctypes.c_ulong
        # A window that has gone meanwhile is no reason to end the whole process.
        self._ignore = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(
            lambda display, error: 0
        )
        self._x.XSetErrorHandler(self._ignore)
        self._display = ctypes.c_void_p(self._x.XOpenDisplay(display.encode()))
        assert self._display, f"no connection to {display}"
        self._other = self._open_window()

    def move_to(self, at: tuple[int, int]) -> None:
        self._test.XTestFakeMotionEvent(self._display, -1, at[0], at[1], ctypes.c_ulong(0))
        self._x.XFlush(self._display)

    def press(self, *, down: bool) -> None:
        """The left button."""
        self._test.XTestFakeButtonEvent(self._display, 1, int(down), ctypes.c_ulong(0))
        self._x.XFlush(self._display)

    def _open_window(self) -> int:
        """A small one in the corner: some other program."""
        root = ctypes.c_ulong(self._x.XDefaultRootWindow(self._display))
        place = (ctypes.c_int(0), ctypes.c_int(0), ctypes.c_uint(20), ctypes.c_uint(20))
        looks = (ctypes.c_uint(0), ctypes.c_ulong(0), ctypes.c_ulong(0))
        window = int(self._x.XCreateSimpleWindow(self._display, root, *place, *looks))
        self._x.XMapWindow(self._display, ctypes.c_ulong(window))
        self._x.XSync(self._display, 0)
        return window

    def close(self) -> None:
        self._x.XCloseDisplay(self._display)

    def focus(self, window: int | None) -> None:
        to = self._other if window is None else window
        self._x.XSetInputFocus(self._display, ctypes.c_ulong(to), 1, ctypes.c_ulong(0))
        self._x.XSync(self._display, 0)

    def place(self, window: int) -> tuple[int, int, int, int]:
        """Without a window manager every window lies on the root itself."""
        root = ctypes.c_ulong()
        x, y = ctypes.c_int(), ctypes.c_int()
        width, height, border, depth = (ctypes.c_uint() for _ in range(4))
        found = (ctypes.byref(one) for one in (root, x, y, width, height, border, depth))
        self._x.XGetGeometry(self._display, ctypes.c_ulong(window), *found)
        return x.value, y.value, width.value, height.value

    def ask_to_close(self, window: int) -> None:
        message = _ClientMessage(
            type=33,
            window=window,
            message_type=self._atom("WM_PROTOCOLS"),
            format=32,
            data=(ctypes.c_long * 5)(self._atom("WM_DELETE_WINDOW"), 0, 0, 0, 0),
        )
        event = (ctypes.c_char * 256)()
        ctypes.memmove(event, ctypes.byref(message), ctypes.sizeof(message))
        self._x.XSendEvent(self._display, ctypes.c_ulong(window), 0, ctypes.c_long(0), event)
        self._x.XSync(self._display, 0)

    def _atom(self, name: str) -> int:
        return int(self._x.XInternAtom(self._display, name.encode(), 0))


class _ClientMessage(ctypes.Structure):
    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
    )
