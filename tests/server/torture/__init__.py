"""What the server promises, tried for a long time: `python -m tests.server.torture`, or `make torture`.

An ordeal does something terrible to servers while people play on them, and then looks whether everything that the
servers had confirmed is there. Short forms of all ordeals run in `make test` (`test_ordeals.py`).
"""
