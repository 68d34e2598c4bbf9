"""The version of the program."""

from importlib.metadata import PackageNotFoundError, version


def package_version() -> str:
    """The version of the installed package; a bare source tree has none."""
    try:
        return version("sevenwonders")
    except PackageNotFoundError:
        return "0"
