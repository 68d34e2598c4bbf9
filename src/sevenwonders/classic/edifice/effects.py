"""Effects that only Edifice and its boards have."""

from typing import TYPE_CHECKING, Final, final

from typing_extensions import override

from sevenwonders.catalogue.facts import Fact
from sevenwonders.catalogue.names import age_name
from sevenwonders.classic.city import City, perks_of
from sevenwonders.classic.colours import COLOURS
from sevenwonders.classic.edifice.kinds import ASK_PAWN, GIVE_PAWN, PAWN_STEP
from sevenwonders.classic.effects.effect import Effect, Reader
from sevenwonders.kernel.agenda import step_of

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

# An Age that means one of the owner's choice.
ANY_AGE: Final = 0


@final
class Pawn(Effect):
    """A participation pawn from the box, of a given Age or any, after the effects of all cards of the turn (ED11)."""

    def __init__(self, age: int) -> None:
        self.age = age

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `pawn: 1`, or `any`."""
        return Pawn(ANY_AGE if fact.value == "any" else fact.integer())

    @override
    def on_build(self, game: "ClassicGame", seat: int) -> None:
        # A step, since the pawn comes after the effects of the turn and the stage may join first (ED13).
        if self.age == ANY_AGE:
            game.push(step_of(ASK_PAWN, seat))
        else:
            game.push(step_of(GIVE_PAWN, self.age * PAWN_STEP + seat))

    @override
    def words(self) -> str:
        return (
            "a participation pawn of any Age"
            if self.age == ANY_AGE
            else f"a participation pawn of {age_name(self.age)}"
        )

    @override
    def code(self) -> str:
        return f"pawn:{'any' if self.age == ANY_AGE else self.age}"


@final
class RepeatGuild(Effect):
    """One of the city's own guilds scores twice. The program chooses it at the end of the game (R5)."""

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `special: repeat_guild`."""
        return RepeatGuild()

    @override
    def add_to(self, city: City) -> None:
        perks_of(city).guild_repeats += 1

    @override
    def is_right(self) -> bool:
        return True

    @override
    def words(self) -> str:
        return "one of your guilds counts twice"

    @override
    def code(self) -> str:
        return "special:repeat_guild"


NO_COLOUR: Final = -1
PENALTY_KEYS: Final = ["discard", "coins", "victory_tokens"]


@final
class Penalty(Effect):
    """The loss of each city without a pawn if the Edifice fails: a card of a colour, coins, or victory tokens.

    A penalty is not part of the reward, so it has no `words` and no `code` among the effects of the card.
    """

    def __init__(self, colour: int, coins: int, victory_tokens: int) -> None:
        self.colour = colour
        self.coins = coins
        self.victory_tokens = victory_tokens

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `penalty: {discard: yellow}`, or `coins` or `victory_tokens` with a number."""
        fields = fact.fields([], PENALTY_KEYS)
        if len(fields) != 1:
            raise fact.error(f"one of {', '.join(PENALTY_KEYS)}")
        colour = fields["discard"].index_in(COLOURS) if "discard" in fields else NO_COLOUR
        coins = fields["coins"].integer() if "coins" in fields else 0
        return Penalty(colour, coins, fields["victory_tokens"].integer() if "victory_tokens" in fields else 0)

    def penalty_words(self) -> str:
        """Describe the penalty in a few words."""
        if self.colour != NO_COLOUR:
            return f"lose a {COLOURS[self.colour]} card"
        return f"lose {self.coins} coins" if self.coins else f"lose {self.victory_tokens} victory tokens"

    def penalty_code(self) -> str:
        """Return the penalty as a short code for icons."""
        if self.colour != NO_COLOUR:
            return f"lose_card:{COLOURS[self.colour]}"
        return f"lose_coins:{self.coins}" if self.coins else f"lose_tokens:{self.victory_tokens}"


EFFECTS: Final[dict[str, Reader]] = {
    "pawn": Pawn.read,
    "repeat_guild": RepeatGuild.read,
    "penalty": Penalty.read,
}
