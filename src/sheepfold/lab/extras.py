"""Packages that only an extra installs, imported when they are needed."""

from importlib import import_module
from typing import Any

from sheepfold.locales import say


def required(module: str, extra: str = "lab") -> Any:
    """This module, or an `ImportError` that says in a sentence what to install.

    >>> required("no_such_package.inside")
    Traceback (most recent call last):
    ImportError: This needs no_such_package, which isn’t installed: pip install 'sheepfold[lab]'
    """
    try:
        return import_module(module)
    except ModuleNotFoundError:
        package = module.partition(".")[0]
        raise ImportError(
            say("en", "refused-not-installed", package=package, extra=extra)
        ) from None
