"""What plays the sounds, and what measures how loud they are."""

import importlib.util
from collections.abc import Iterator
from types import ModuleType

import pygame
import pytest

from tests.sounds.listening import RATE, SCRIPTS


@pytest.fixture(scope="module")
def mixer() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "dummy")
        pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
        yield
        pygame.mixer.quit()


@pytest.fixture(scope="module")
def meter() -> ModuleType:
    """The scripts' own loudness meter; it stands alone, so no other script is imported with it."""
    spec = importlib.util.spec_from_file_location("meter", SCRIPTS / "synth" / "loudness.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
