"""What a seat remembers of the leaders that it passed on."""

import json
from collections import Counter
from itertools import permutations

import pytest

from sevenwonders import Config
from sevenwonders.classic.leaders.kinds import LEADER_BACK
from sevenwonders.classic.leaders.memory import LeadersMemory
from sevenwonders.classic.leaders.part import deck_of, leaders_of
from sevenwonders.classic.memory.seat_memory import ClassicMemory
from sevenwonders.classic.table import ClassicGame
from sevenwonders.games import memory_from_data, new_memory, remembered, sampler
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.errors import BrokenSave
from sevenwonders.kernel.rng import stream
from tests.support.games import answer_one, game_at
from tests.support.memories import Moment, moments

ALONE = ["leaders"]
# Leaders are drawn, recruited in a turn, and buried.
WONDERS = ["Roma Night", "Abu Simbel Night", "Halikarnassos Night", "Babylon Night"]
TEAMS = Config(4, edition=2, expansions=ALONE, variant="teams", wonders=WONDERS)


class Draft:
    """The packs of leaders that each seat has seen, with all that each city has had of them, from the real game."""

    def __init__(self) -> None:
        # For each seat and pack: the leaders in it when it was seen last, and the seats that held it afterwards.
        self.packs: dict[tuple[int, int], tuple[set[int], list[int]]] = {}

    def look(self, moment: Moment) -> None:
        """Write down the packs that the seat sees."""
        game = moment.game
        if game.age:
            return
        size, players = len(game.cities[0].hand), len(game.drafting)
        for seat, city in enumerate(game.view(moment.seat).cities):
            if city.hand[0] >= 0:
                pack = (seat - size) % players
                later = [(seat - after) % players for after in range(size)]
                self.packs[moment.seat, pack] = (set(city.hand), later)

    def contradictions(self, viewer: int, world: ClassicGame) -> list[str]:
        """Packs that cannot have been as the seat saw them: a leader is with somebody who never held its pack."""
        found: list[str] = []
        for (seat, pack), (leaders, later) in self.packs.items():
            if seat == viewer:
                for other, city in enumerate(world.cities):
                    part = leaders_of(city)
                    held = set(part.hand + city.built + part.buried + city.buried) & leaders
                    if world.age and len(held) > later.count(other):
                        found.append(f"seat {other} has {held} of pack {pack}")
                if leaders & set(deck_of(world.parts)):
                    found.append(f"a leader of pack {pack} is in the deck")
        return found


def part_of(memory: object) -> LeadersMemory:
    assert isinstance(memory, ClassicMemory)
    return next(part for part in memory.parts if isinstance(part, LeadersMemory))


def check_draft(config: Config, seed: int) -> None:
    """No world contradicts what a seat has seen in the draft, and what it knows to be gone is nowhere."""
    draft = Draft()
    rng = stream(seed, 1300)
    for moment in moments(config, seed):
        draft.look(moment)
        assert draft.contradictions(moment.seat, moment.game) == [], moment.where
        if rng.below(3) == 0:
            view = moment.game.view(moment.seat)
            world = sampler(view, moment.memory).deal(rng)
            assert isinstance(world, ClassicGame)
            assert world.view(moment.seat) == view, moment.where
            assert draft.contradictions(moment.seat, world) == [], moment.where
            assert all(leaders_of(city).hand == sorted(leaders_of(city).hand) for city in world.cities)
            check_unknown(moment, world)
            check_unknown(moment, moment.game)


def check_unknown(moment: Moment, world: ClassicGame) -> None:
    """Every hidden leader of a city fits its mix, and none is one that has left the game."""
    part = part_of(moment.memory)
    view = moment.game.view(moment.seat)
    for seat, city in enumerate(world.cities):
        mix = part.mixes[seat][:]
        under = iter(part.under[seat])
        seen = view.cities[seat]
        places = [(card, -1) for card in leaders_of(city).hand if leaders_of(seen).hand[0] < 0]
        for card, back in zip(city.buried, seen.buried, strict=True):
            if back == -LEADER_BACK:
                places.append((card, next(under)))
        for card, known in places:
            origin = card if card in mix else part.packs.origin_of(card)
            assert known in (-1, card), moment.where
            assert known == card or origin in mix, moment.where
            assert card not in part.gone, moment.where
            if known != card:
                mix.remove(origin)


@pytest.mark.parametrize("players", [3, 4, 5, 7])
def test_no_world_contradicts_what_a_seat_has_seen_in_the_draft(players: int) -> None:
    for seed in range(3):
        check_draft(Config(players, edition=2, expansions=ALONE), seed)


def test_no_world_contradicts_what_partners_have_seen_in_the_draft() -> None:
    for seed in range(8):
        check_draft(TEAMS, seed)


@pytest.mark.parametrize("wonder", ["Roma Day", "Roma Night"])
def test_leaders_that_were_drawn_may_be_any(wonder: str) -> None:
    for seed in range(4):
        check_draft(Config(3, edition=2, expansions=ALONE, wonders=[wonder, "random", "random"]), seed)


def test_every_possible_deal_of_a_pack_is_equally_likely() -> None:
    """Of the three leaders passed on, each of the three other players keeps one: six ways."""
    for moment in moments(Config(4, edition=2, expansions=ALONE), 2):
        if moment.game.age == 1 and moment.seat == 0:
            break
    first = part_of(moment.memory).packs.batches[0]
    assert len(first.cards) == 3
    dealt: Counter[tuple[int, ...]] = Counter()
    worlds = sampler(moment.game.view(0), moment.memory)
    rng = stream(3, 3)
    for _ in range(1200):
        world = worlds.deal(rng)
        assert isinstance(world, ClassicGame)
        owner = {card: seat for seat, city in enumerate(world.cities) for card in leaders_of(city).hand}
        dealt[tuple(sorted(first.cards, key=lambda card: owner[card]))] += 1
    assert set(dealt) == set(permutations(first.cards))
    assert sum((count - 200) ** 2 / 200 for count in dealt.values()) < 5 + 5 * 10**0.5


# Keeping the memory


def test_a_memory_with_leaders_can_be_made_again_saved_and_copied() -> None:
    for moment in moments(TEAMS, 1):
        data = moment.memory.to_data()
        assert memory_from_data(json.loads(json.dumps(data))).to_data() == data, moment.where
        assert moment.memory.copy().to_data() == data
        if moment.game.turn in (0, 5):
            assert remembered(moment.game, moment.seat).to_data() == data, moment.where


def test_leaders_that_cannot_be_explained_begin_a_new_memory() -> None:
    """A leader that comes from nowhere, or hands that are larger than they can be."""
    game = game_at(Config(3, edition=2, expansions=ALONE), 4, 9)
    view = game.view(0)
    memory = remembered(game, 0)
    fresh = new_memory(game.config, 0)
    fresh.observe(view)
    data = json.loads(json.dumps(memory.to_data()))
    part = data["parts"][0]
    nothing: list[list[str]] = [[], [], []]
    for changes in ({"mixes": nothing, "known": nothing}, {"mixes": nothing}):
        wrong = memory_from_data({**data, "parts": [{**part, **changes}]})
        wrong.observe(view)
        assert part_of(wrong).mixes == part_of(fresh).mixes
        assert sampler(view, wrong).deal(stream(1, 1)).view(0) == view


def test_a_batch_of_leaders_that_does_not_fit_is_not_used() -> None:
    for answers in (4, 9):
        game = game_at(Config(3, edition=2, expansions=ALONE), 4, answers)
        seat = int(game.pending()[0].decider)
        data = json.loads(json.dumps(remembered(game, seat).to_data()))
        for batch in data["parts"][0]["packs"]["batches"]:
            batch["cards"] = batch["cards"][1:]
        view = game.view(seat)
        assert sampler(view, memory_from_data(data)).deal(stream(1, 1)).view(seat) == view


def test_damaged_memories_of_leaders_are_refused() -> None:
    memory = remembered(game_at(Config(3, edition=2, expansions=ALONE), 4, 9), 0)
    data = json.loads(json.dumps(memory.to_data()))
    wrong: list[Data] = [{"size": 5}, {"mixes": []}, {"gone": ["no_such_leader"]}, {"under": [[-99], [], []]}]
    for changes in wrong:
        with pytest.raises(BrokenSave):
            memory_from_data({**data, "parts": [{**data["parts"][0], **changes}]})


def test_worlds_with_leaders_can_be_played_to_the_end() -> None:
    for answers in (2, 7, 30):
        game = game_at(TEAMS, 5, answers)
        seat = int(game.pending()[0].decider)
        world = sampler(game.view(seat), remembered(game, seat), open_answers=True).deal(stream(1, 1))
        while not world.finished():
            answer_one(world, stream(2, 2))
