"""Every file is short enough to read in one go, finished, and free of where it was written.

As in test_architecture, a check is a function over a path and its text, and is itself tested.
The words looked for are put together from parts, so that this file does not trip over itself.
"""

import re
import subprocess
from collections.abc import Callable
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOO_MANY_LINES = 400

MACHINE_FOLDERS = ("work", "home", "root", "Users")
REGISTRY_HOSTS = tuple(
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("deb", "debian", "org"),
        ("security", "debian", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
    )
)
UNFINISHED_MARKS = ("TO" + "DO", "FIX" + "ME")

# A folder at the very top, not one inside a relative path or an address.
MACHINE_PATH = re.compile(rf"(?<![\w.~-])/(?:{'|'.join(MACHINE_FOLDERS)})/")
REGISTRY_HOST = re.compile("|".join(map(re.escape, REGISTRY_HOSTS)), re.IGNORECASE)
UNFINISHED = re.compile(rf"\b(?:{'|'.join(UNFINISHED_MARKS)})\b", re.IGNORECASE)

Check = Callable[[PurePosixPath, str], list[str]]


def too_long(path: PurePosixPath, text: str) -> list[str]:
    lines = len(text.splitlines())
    if path.suffix != ".py" or lines < TOO_MANY_LINES:
        return []
    return [f"{path} has {lines} lines; split it"]


def machine_paths(path: PurePosixPath, text: str) -> list[str]:
    return found_by(MACHINE_PATH, path, text)


def registry_hosts(path: PurePosixPath, text: str) -> list[str]:
    return found_by(REGISTRY_HOST, path, text)


def unfinished_marks(path: PurePosixPath, text: str) -> list[str]:
    return found_by(UNFINISHED, path, text)


def found_by(pattern: re.Pattern[str], path: PurePosixPath, text: str) -> list[str]:
    return [
        f"{path}:{number} {line.strip()[:100]}"
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


CHECKS: tuple[Check, ...] = (too_long, machine_paths, registry_hosts, unfinished_marks)


def project_files() -> list[PurePosixPath]:
    """What is or would be committed."""
    try:
        listing = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    names = [PurePosixPath(name) for name in listing.split("\0") if name]
    return [name for name in names if (ROOT / name).is_file()]


def text_of(path: PurePosixPath) -> str | None:
    try:
        return (ROOT / path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return None  # a picture or a sound


@pytest.mark.parametrize("check", CHECKS)
def test_the_project_is_tidy(check: Check) -> None:
    files = project_files()
    assert PurePosixPath("main.py") in files
    texts = [(path, text) for path in files if (text := text_of(path)) is not None]
    problems = [problem for path, text in texts for problem in check(path, text)]
    assert not problems, "\n" + "\n".join(problems)


@pytest.mark.parametrize(
    ("check", "text"),
    [
        (too_long, "x = 1\n" * TOO_MANY_LINES),
        *((machine_paths, f'open("/{folder}/ann/x.json")') for folder in MACHINE_FOLDERS),
        *((registry_hosts, f"see https://{host}/simple") for host in REGISTRY_HOSTS),
        *((unfinished_marks, f"x = 1  # {mark}: more") for mark in UNFINISHED_MARKS),
    ],
)
def test_an_untidy_file_would_be_caught(check: Check, text: str) -> None:
    assert check(PurePosixPath("game/example.py"), text)


@pytest.mark.parametrize(
    ("check", "text"),
    [
        (too_long, "x = 1\n" * (TOO_MANY_LINES - 1)),
        (machine_paths, 'folder = Path("boards/home/work/")'),
        (registry_hosts, "pip install pygame-ce"),
        (unfinished_marks, "There is nothing to do."),
    ],
)
def test_a_tidy_file_is_left_alone(check: Check, text: str) -> None:
    assert not check(PurePosixPath("game/example.py"), text)
