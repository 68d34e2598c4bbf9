"""How much chance a test uses: enough for `make test`, much more for `make long`.

Random tests come in two sizes. The quick one runs in every suite, from source and compiled; it is large enough to meet
every kind of decision, event or payment it checks, and most of them assert just that. The one marked `long` looks for
the combination nobody thought of. `make test` runs it compiled and with the first number of `budget`, which buys new
seeds for a few seconds; `make long` runs it with the second number, which buys minutes of them.
"""

_generous = False


def be_generous() -> None:
    """Let every later `budget` be the large one; conftest.py calls this before any test is imported."""
    global _generous  # noqa: PLW0603 - one switch for the whole run, thrown once
    _generous = True


def budget(usual: int, generous: int) -> int:
    """The number of games, positions or examples that a test marked `long` may use in this run."""
    return generous if _generous else usual
