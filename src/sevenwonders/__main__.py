"""`python -m sevenwonders` is the command `sevenwonders`."""

from sevenwonders.cli import main

main()
