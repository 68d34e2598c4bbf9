"""The value of the stages of a wonder, built and to come."""

from sevenwonders.architects.city import City
from sevenwonders.architects.library import Library, Stage
from sevenwonders.bots.architects.estimates import ESTIMATES
from sevenwonders.encode.architects.ways import way_of


def stages_worth(library: Library, city: City, turns: float) -> float:
    """The value of all stages. One that is not built counts less the more cards it lacks for the turns left."""
    board = library.boards[city.board]
    value = 0.0
    for number in range(len(board.stages)):
        if city.stages >> number & 1:
            value += stage_gain(board.stages[number], board.effect)
    extra = ESTIMATES.extra_card if city.owned & library.after_stage else 0.0
    way = way_of(library, city)
    for at in range(len(way.stages)):
        share = ESTIMATES.unbuilt * max(0.0, 1.0 - way.missing[at] / turns)
        value += share * (stage_gain(board.stages[way.stages[at]], board.effect) + extra)
    return value


def stage_gain(stage: Stage, effect: int) -> float:
    """What a stage adds once it is built."""
    gain = stage.points + ESTIMATES.effects[effect] if stage.effect else float(stage.points)
    return ESTIMATES.stage * gain
