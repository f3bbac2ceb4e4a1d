"""A built wheel carries its data and plays from any folder, with no checkout near it."""

import json
import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DATA_KINDS = ("boards", "sprites", "sounds")


def run(*command: str | Path, cwd: Path, env: dict[str, str] | None = None) -> str:
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=env,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, f"{command} failed:\n{done.stdout}{done.stderr}"
    return done.stdout


def build_wheel(outdir: Path, *arguments: str) -> Path:
    run(
        *(sys.executable, "-m", "build", "--no-isolation", "--outdir", outdir),
        *arguments,
        cwd=ROOT,
    )
    (wheel,) = outdir.glob("*.whl")
    return wheel


def names_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(tmp_path_factory.mktemp("wheel"), "--wheel")


@pytest.fixture(scope="module")
def clean_venv(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new environment with the wheel in it, borrowing only the dependencies of this one."""
    venv = tmp_path_factory.mktemp("clean") / "venv"
    run(sys.executable, "-m", "venv", "--without-pip", venv, cwd=ROOT)
    run(
        *(sys.executable, "-m", "pip", "--python", python_of(venv)),
        *("install", "--quiet", "--no-deps", "--no-index", wheel),
        cwd=venv,
    )
    # A path listed in a .pth file is searched, but the .pth files *in* it are not read: so the
    # dependencies are found, and an editable install of this very project is not.
    borrowed = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    site_packages = Path(
        run(
            *(python_of(venv), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"),
            cwd=venv,
        ).strip()
    )
    (site_packages / "borrowed.pth").write_text("\n".join(sorted(borrowed)), encoding="utf-8")
    return venv


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    folder = tmp_path / "another folder"
    folder.mkdir()
    return folder


@pytest.fixture
def player_env(tmp_path: Path) -> dict[str, str]:
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return env | {"PONY_EXPRESS_HOME": str(tmp_path / "player")}


def scripts_of(venv: Path) -> Path:
    return venv / ("Scripts" if os.name == "nt" else "bin")


def python_of(venv: Path) -> Path:
    return scripts_of(venv) / "python"


def test_the_wheel_holds_both_packages_and_all_data(wheel: Path) -> None:
    names = names_in(wheel)
    assert {"game/__init__.py", "game/cli.py", "physics/__init__.py"} <= names
    for kind in DATA_KINDS:
        shipped = {path.name for path in (ROOT / kind).iterdir() if path.is_file()}
        assert shipped, f"{kind}/ is empty"
        assert {f"game/data/{kind}/{name}" for name in shipped} <= names
    assert {"game/games/derby/lessons.yaml", "game/games/derby/staging.yaml"} <= set(names)
    assert any(name.startswith("game/data/boards/") and name.endswith(".yaml") for name in names)


def test_the_wheel_holds_every_picture_and_sound(wheel: Path) -> None:
    names = names_in(wheel)
    for kind, ending in (("sprites", ".webp"), ("sounds", ".ogg")):
        made = [path.relative_to(ROOT).as_posix() for path in (ROOT / kind).rglob(f"*{ending}")]
        assert len(made) > 50
        assert {f"game/data/{name}" for name in made} <= names


def test_the_wheel_leaves_out_how_they_were_made(wheel: Path) -> None:
    assert not [name for name in names_in(wheel) if "/scripts/" in name]


def test_the_wheel_holds_nothing_else(wheel: Path) -> None:
    tops = {name.split("/")[0] for name in names_in(wheel)}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"game", "physics"}


def test_the_sdist_builds_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    from_sdist = build_wheel(tmp_path)  # without --wheel: an sdist first, then a wheel out of it
    assert list(tmp_path.glob("*.tar.gz"))
    assert names_in(from_sdist) == names_in(wheel)


def test_the_installed_game_is_the_one_in_the_clean_environment(
    clean_venv: Path, elsewhere: Path, player_env: dict[str, str]
) -> None:
    show = "import game, physics; from game.paths import data_dir; "
    show += f"print(game.__file__, physics.__file__, *map(data_dir, {DATA_KINDS!r}), sep='\\n')"
    found = run(python_of(clean_venv), "-c", show, cwd=elsewhere, env=player_env).splitlines()
    assert len(found) == 2 + len(DATA_KINDS)
    for path in map(Path, found):
        assert path.is_relative_to(clean_venv.resolve())
        assert path.exists()


def test_the_installed_command_plays_whole_games_from_another_folder(
    clean_venv: Path, elsewhere: Path, player_env: dict[str, str]
) -> None:
    out = run(
        *(scripts_of(clean_venv) / "pony-express", "simulate", "pony-express"),
        *("--seats", "3", "--games", "3", "--seed", "1", "--json"),
        cwd=elsewhere,
        env=player_env,
    )
    report = json.loads(out)
    assert isinstance(report, dict)
    assert report["games"] == 3
