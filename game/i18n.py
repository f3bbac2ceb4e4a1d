"""The languages of the game: gettext catalogues, one object for each, and nothing installed
globally, so that a player can change the language in the middle of a game.

The English texts in the code are the keys of the catalogues. `make messages` collects them.
"""

from __future__ import annotations

import os
import re
import struct
from collections.abc import Mapping
from functools import cache
from gettext import NullTranslations, translation
from pathlib import Path

from game.engine.errors import SetupError

LANGUAGES = ("en", "fr", "it")
DOMAIN = "pony_express"
CATALOGUES = Path(__file__).resolve().parent / "locale"

_SOURCE = "en"  # the language of the texts in the code
_LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first one set counts
_UNTRANSLATED = ("c", "posix")


@cache
def language(code: str) -> NullTranslations:
    """The translations into a language; SetupError, a ValueError, for one that there is not."""
    if code not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise SetupError(f"There is no language {code!r}; the languages are {known}.")
    if code == _SOURCE:
        return NullTranslations()
    try:
        return translation(DOMAIN, CATALOGUES, [code])
    except (OSError, ValueError, LookupError, struct.error, AttributeError, TypeError) as error:
        # Said in English, as the words of that language are what cannot be read.
        raise SetupError(
            f"The texts of the language {code!r} are damaged. Install the game again, or play in "
            "English with --lang en."
        ) from error


def default_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for, as GNU gettext reads it: LANGUAGE lists what
    is preferred to the locale's own language, but the C locale is never translated."""
    locale = next(filter(None, map(environment.get, _LOCALE_VARIABLES)), "")
    if _language_of(locale) in _UNTRANSLATED:
        return _SOURCE
    wanted = [*environment.get("LANGUAGE", "").split(":"), locale]
    return next((code for code in map(_language_of, wanted) if code in LANGUAGES), _SOURCE)


def _language_of(locale: str) -> str:
    """fr_CH.UTF-8 is fr."""
    return re.split(r"[_.@-]", locale)[0].lower()


def mark(message: str) -> str:
    """A text that is translated later: this only lets `make messages` find it."""
    return message


def mark_in_context(context: str, message: str) -> tuple[str, str]:
    """The same for a text that other languages word differently in different places."""
    return context, message
