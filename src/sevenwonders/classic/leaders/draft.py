"""The draft of leaders before the first Age."""

from typing import TYPE_CHECKING, Final

from sevenwonders.classic.choice import card_of, choice_of
from sevenwonders.classic.leaders.kinds import DRAFT_LEADERS, KEEP, KEPT_LEADER, LEADER_DRAFT, WHITE
from sevenwonders.classic.leaders.part import deck_of, leaders_of
from sevenwonders.classic.turn import give_hand, pass_hands
from sevenwonders.kernel.agenda import step_of
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.rng import stream

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

LEADER_STREAM: Final = 3
DEALT: Final = 4


def deal_leaders(game: "ClassicGame") -> None:
    """Deal four leaders to each player, and put the draft before the first Age."""
    leaders = game.library.by_colour[WHITE][:]
    stream(game.seed, LEADER_STREAM).shuffle(leaders)
    for seat in game.drafting:
        give_hand(game, seat, sorted([leaders.pop() for _ in range(DEALT)]))
    deck_of(game.parts)[:] = leaders
    game.push(step_of(DRAFT_LEADERS))


def pack_size(game: "ClassicGame") -> int:
    """Count the leaders in each pack of the draft; 0 after it."""
    return len(game.cities[0].hand) if game.age == 0 else 0


def draft(game: "ClassicGame") -> None:
    """Ask all players which leader to keep. The last leader of a pack is kept without asking."""
    if pack_size(game) > 1:
        for seat in game.drafting:
            game.open_decision(seat, seat, LEADER_DRAFT)
        return
    for seat in game.drafting:
        hand = game.cities[seat].hand
        give_hand(game, seat, [])
        for card in hand:
            if game.keeps_events:
                game.note_forced(seat, LEADER_DRAFT, choice_of(card, KEEP))
            keep(game, seat, card)


def keep(game: "ClassicGame", seat: int, card: int) -> None:
    """Add a leader to a player's leaders in hand."""
    part = leaders_of(game.cities[seat])
    part.hand = sorted([*part.hand, card])
    if game.keeps_events:
        game.emit_to_seat(KEPT_LEADER, seat, [], [card])
    game.note_part(seat, part)


def resolve_draft(game: "ClassicGame", group: list[Decision]) -> None:
    """Give each player the leader they keep, and pass the packs on."""
    for decision in group:
        card = card_of(decision.choice)
        city = game.cities[decision.seat]
        city.hand = [other for other in city.hand if other != card]
        keep(game, decision.seat, card)
    pass_hands(game)
    game.push(step_of(DRAFT_LEADERS))
