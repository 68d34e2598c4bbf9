"""Effects that only Edifice and its boards have."""

from typing import TYPE_CHECKING, Final, final

from sevenwonders.catalogue import schema
from sevenwonders.classic.city import City, perks_of
from sevenwonders.classic.edifice.part import edifice_part_of
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.kinds import ASK_BONUS, ASK_PAWN, GIVE_PAWN, PAWN_STEP
from sevenwonders.kernel.agenda import step_of

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

ANY_AGE: Final = 0


@final
class Pawn(Effect):
    """Ur: a participation pawn from the box, of one Age or of any."""

    def __init__(self, age: int) -> None:
        self.age = age

    def on_build(self, game: "ClassicGame", seat: int) -> None:
        """Asked or given when all cards of the turn have done their work."""
        if self.age == ANY_AGE:
            game.agenda.append(step_of(ASK_PAWN, seat))
        else:
            game.agenda.append(step_of(GIVE_PAWN, self.age * PAWN_STEP + seat))

    def words(self) -> str:
        """Of which Age."""
        return "a participation pawn of any Age" if self.age == ANY_AGE else f"a participation pawn of Age {self.age}"


@final
class Choose(Effect):
    """Carthage: one of several things, chosen when the stage is built and kept."""

    def __init__(self, idents: list[str]) -> None:
        self.idents = idents

    def on_build(self, game: "ClassicGame", seat: int) -> None:
        """Asked when all cards of the turn have done their work."""
        part = edifice_part_of(game.cities[seat])
        part.choosing = sorted([game.library.card_index[ident] for ident in self.idents])
        game.note_part(seat, part)
        game.agenda.append(step_of(ASK_BONUS, seat))

    def words(self) -> str:
        """The names of what can be chosen."""
        return " or ".join(" of ".join(reversed(ident.title().split("_"))) for ident in self.idents)


@final
class RepeatGuild(Effect):
    """Agora: one of the city's own guilds counts once more."""

    def add_to(self, city: City) -> None:
        """Chosen at the end of the game (R5)."""
        perks_of(city).guild_repeats += 1

    def words(self) -> str:
        """In a few words."""
        return "one of your guilds counts twice"


def make_edifice_effect(fact: schema.Effect) -> Effect | None:
    """The effect that one entry describes; None when it is none of Edifice's own."""
    if fact.pawn is not None:
        return Pawn(fact.pawn if isinstance(fact.pawn, int) else ANY_AGE)
    if fact.choose is not None:
        return Choose(fact.choose)
    return RepeatGuild() if fact.special == "repeat_guild" else None
