"""Facts that the features of all cities share: points and shields by seat, progress of wonders, whose turn is next."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from sevenwonders.architects.kinds import CARD
from sevenwonders.architects.scoring import civilian_points, token_points, wonder_points
from sevenwonders.architects.seating import left_of
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.encode.architects.ways import Way, way_of


@final
@mypyc_attr(acyclic=True)
class Standing:
    """A table at one moment, by seat. `mover` is the seat that takes the next card at the start of a turn."""

    __slots__ = ("blue", "lasting", "mover", "progress", "shields", "stages", "to_end", "totals", "ways")

    def __init__(self, game: ArchitectsGame) -> None:
        library = game.library
        self.blue: list[int] = []
        self.stages: list[int] = []
        self.progress: list[int] = []
        self.totals: list[int] = []
        self.shields: list[int] = []
        self.lasting: list[int] = []
        self.ways: list[Way] = []
        self.to_end: i64 = 99
        for seat in range(len(game.cities)):
            city = game.cities[seat]
            blue = civilian_points(library, city)
            stages = wonder_points(library, city)
            progress = sum(token_points(library, city)) if city.tokens else 0
            cat = library.cat_points if game.cat == seat else 0
            self.blue.append(blue)
            self.stages.append(stages)
            self.progress.append(progress)
            self.totals.append(blue + stages + progress + cat + library.victory_points * city.victories)
            self.shields.append(city.shields(library))
            self.lasting.append(city.lasting_shields(library))
            way = way_of(library, city)
            self.ways.append(way)
            self.to_end = min(self.to_end, way.to_top())
        taking = bool(game.decisions) and game.decisions[0].kind == CARD
        self.mover: i64 = game.active if taking else left_of(game.active, len(game.cities))

    def best_of_others(self, seat: i64) -> int:
        """Return the most points of any other city."""
        best = 0
        for other in range(len(self.totals)):
            if other != seat:
                best = max(best, self.totals[other])
        return best
