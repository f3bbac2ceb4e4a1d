"""Make the pictures anew: `python sprites/scripts/make.py [board] [pieces] [ui] [cards] ...`."""

import subprocess
import sys
import time
from pathlib import Path

SCRIPTS = ("board", "pieces", "ui", "cards", "mustang", "western")


def main(names: list[str]) -> int:
    if unknown := [name for name in names if name not in SCRIPTS]:
        print(f"no such script: {', '.join(unknown)} (there are: {', '.join(SCRIPTS)})")
        return 2
    for name in names or SCRIPTS:
        started = time.perf_counter()
        # Each in a process of its own: the scripts share no state, and memory is given back.
        subprocess.run([sys.executable, Path(__file__).with_name(f"{name}.py")], check=True)
        print(f"{name}: {time.perf_counter() - started:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
