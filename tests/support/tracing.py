"""Switch off the tracing that measures coverage, where it would take most of the time."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def untraced() -> Iterator[None]:
    """Run the block without tracing.

    The marker `no_cover` of pytest-cov is meant for this, but its pause has no effect in the processes of pytest-xdist.
    """
    trace = sys.gettrace()
    sys.settrace(None)
    try:
        yield
    finally:
        sys.settrace(trace)
