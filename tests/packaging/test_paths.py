"""Data is found from any folder; what belongs to the player can be kept elsewhere."""

from pathlib import Path

import pytest

from game.paths import HOME_VARIABLE, data_dir, saves_dir, user_dir


def test_a_checkout_has_its_data_at_the_top(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    top = Path(__file__).resolve().parents[2]
    assert data_dir("boards") == top / "boards"
    assert data_dir("sprites").is_dir()
    assert data_dir("sounds").is_dir()


def test_the_player_folder_follows_the_variable_and_is_not_created(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "elsewhere"))
    assert user_dir("boards") == tmp_path / "elsewhere" / "boards"
    assert saves_dir() == tmp_path / "elsewhere" / "saves"
    assert not (tmp_path / "elsewhere").exists()


@pytest.mark.parametrize("value", [None, ""])
def test_without_the_variable_it_is_a_folder_of_the_game(
    monkeypatch: pytest.MonkeyPatch, value: str | None
) -> None:
    if value is None:
        monkeypatch.delenv(HOME_VARIABLE, raising=False)
    else:
        monkeypatch.setenv(HOME_VARIABLE, value)
    assert saves_dir().is_absolute()
    assert saves_dir().parent.name == "pony-express"
