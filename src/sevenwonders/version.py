"""The version of the program."""

from importlib.metadata import PackageNotFoundError, version
from pathlib import Path


def package_version() -> str:
    """Return the version of the installed package; a bare source tree has none."""
    try:
        return version("sevenwonders")
    except PackageNotFoundError:
        return "0"


def rules_are_compiled() -> bool:
    """Return whether the rules run as compiled code. From source they are many times slower."""
    # Most callers need only the version, which takes no time to load.
    from sevenwonders.kernel import game  # noqa: PLC0415

    return Path(game.__file__).suffix in (".so", ".pyd")
