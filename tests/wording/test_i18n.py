"""Languages: which one the system asks for, and translations without any global state."""

import subprocess
import sys

import pytest

from game.engine.errors import SetupError
from game.i18n import LANGUAGES, default_language, language


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "it_CH@euro"}, "it"),
        ({"LANG": "fr-CA"}, "fr"),
        ({"LANG": "FR"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fro_FR"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "it_IT", "LC_ALL": "en_US"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "", "LC_ALL": ""}, "fr"),
        ({"LANG": "it_IT", "LANGUAGE": "fr:en"}, "fr"),
        ({"LANG": "it_IT", "LANGUAGE": "de:fr_CA"}, "fr"),
        ({"LANG": "it_IT", "LANGUAGE": "de"}, "it"),
        ({"LANG": "it_IT", "LANGUAGE": "en:fr"}, "en"),
        ({"LANGUAGE": "it"}, "it"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": "POSIX"}, "en"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], code: str) -> None:
    assert default_language(environment) == code


def test_the_real_environment_is_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert default_language() == "it"


@pytest.mark.parametrize("code", ["de", "", "FR", "fr_FR", "../fr"])
def test_an_unknown_language_is_refused_in_one_sentence(code: str) -> None:
    with pytest.raises(
        SetupError, match=r"^There is no language .*; the languages are en, fr, it\.$"
    ):
        language(code)


def test_languages_stand_side_by_side() -> None:
    told = [language(code).gettext("Nobody calls a bluff.") for code in LANGUAGES]
    assert told == [
        "Nobody calls a bluff.",
        "Personne ne crie au bluff.",
        "Nessuno grida al bluff.",
    ]


@pytest.mark.parametrize(
    ("code", "nuggets"),
    [
        ("en", ["0 nuggets", "1 nugget", "2 nuggets"]),
        ("fr", ["0 pépite", "1 pépite", "2 pépites"]),
        ("it", ["0 pepite", "1 pepita", "2 pepite"]),
    ],
)
def test_none_one_and_two_nuggets(code: str, nuggets: list[str]) -> None:
    counted = [
        language(code).ngettext("%(count)d nugget", "%(count)d nuggets", count) % {"count": count}
        for count in range(3)
    ]
    assert counted == nuggets


def test_nothing_is_installed_and_no_developers_tool_is_needed() -> None:
    """In a fresh interpreter: this one has the tools loaded."""
    program = (
        "import builtins, sys\n"
        "from game.wording.vocabulary import Vocabulary\n"
        "assert Vocabulary('fr').hand('straight') == 'suite'\n"
        "assert not hasattr(builtins, '_')\n"
        "assert not {'babel', 'pygame', 'pymunk'} & set(sys.modules)\n"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
