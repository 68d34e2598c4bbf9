"""Find cards and wonders by the names that people type, with suggestions for near misses."""

from difflib import get_close_matches
from typing import Final

from sevenwonders.classic.library import Library
from sevenwonders.kernel.errors import BadNotation

MOST_SUGGESTIONS: Final = 5


def find_all(library: Library, names: list[str]) -> tuple[list[int], list[int]]:
    """The cards and boards of these names; several words may also be one name."""
    if len(names) > 1:
        together = find_one(library, " ".join(names))
        if together != ([], []):
            return together
    found: list[int] = []
    boards: list[int] = []
    for name in names:
        more_cards, more_boards = find_one(library, name)
        if not more_cards and not more_boards:
            raise BadNotation(f"No card or wonder is called '{name}'.{suggestion(library, name)}")
        found += more_cards
        boards += more_boards
    return found, boards


def find_one(library: Library, name: str) -> tuple[list[int], list[int]]:
    """The cards of that name, which several Ages may share, or the boards of that name, if there are any."""
    try:
        same = library.cards[library.find_card(name)].name
        return [index for index, card in enumerate(library.cards) if card.name == same], []
    except BadNotation:
        pass
    try:
        return [], library.boards_of(name)
    except BadNotation:
        pass
    try:
        return [], [library.find_board(name)]
    except BadNotation:
        return [], []


def suggestion(library: Library, name: str) -> str:
    """A sentence with the closest names; if there are none, where to look."""
    names = list(dict.fromkeys([card.name for card in library.cards] + [board.name for board in library.boards]))
    by_key = {known.lower(): known for known in names}
    near = [known for key, known in by_key.items() if name.lower() in key]
    near += [by_key[key] for key in get_close_matches(name.lower(), by_key) if by_key[key] not in near]
    near = near[:MOST_SUGGESTIONS]
    if not near:
        return " `sevenwonders cards` lists all cards, `sevenwonders cards --wonders` all wonders."
    return f" Did you mean {' or '.join([', '.join(near[:-1]), near[-1]]) if len(near) > 1 else near[0]}?"
