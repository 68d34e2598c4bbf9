"""People at a table with Armada and Edifice: with a pointer, a phone, keys alone, or without a page."""

import itertools
from typing import NamedTuple

from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire.classic.table import ExtraUse, MenuCard, Use, Way
from tests.browser.guests import Guest, KeyGuest, TouchGuest
from tests.browser.quick import MOST_SEEDS, QuickSeat, Wanted, against_bots
from tests.server.house import ALL_FOUR, House

# Kinds of question that the page asks as tiles.
QUESTIONS = ("loss", "victory_token", "fleet", "island", "naval_conflict", "bonus", "pawn", "penalty")
TILES_IN_VIEW = """() => [...document.querySelectorAll('[data-testid=choices] li > button')]
    .map(button => button.dataset.testid)"""
EXTRAS_IN_VIEW = """() => Object.fromEntries([...document.querySelectorAll('[data-testid^="extra-"]')]
    .map(button => [button.dataset.testid.slice(6), button.getAttribute('aria-disabled') !== 'true']))"""


class Offer(NamedTuple):
    """One choice with all that leads to it."""

    entry: MenuCard
    use: Use
    extra: ExtraUse | None
    way: Way

    @property
    def ways(self) -> list[Way]:
        return self.use.ways if self.extra is None else self.extra.ways


def offers_of(decision: wire.DecisionState) -> list[Offer]:
    """Everything that can be chosen."""
    return [
        Offer(entry, use, extra, way)
        for entry in decision.menu or []
        for use in entry.uses
        for extra in [None, *use.extras]
        for way in (use.ways if extra is None else extra.ways)
    ]


def wished(offers: list[Offer], luck: float) -> list[Offer]:
    """What somebody who likes ships and stages takes into view."""
    stages = [offer for offer in offers if offer.use.use == "stage"]
    with_extra = [offer for offer in offers if offer.extra is not None]
    plain = [offer for offer in offers if offer.use.use not in ("sell", "pass", "stage")]
    if luck < 0.4 and [offer for offer in stages if offer.extra is not None]:
        return [offer for offer in stages if offer.extra is not None]
    if luck < 0.75 and with_extra:
        return with_extra
    return (stages if luck < 0.85 else plain) or plain or offers


class QuickAdmiral(QuickSeat):
    """A seat at a socket that likes ships."""

    def choose(self, decision: wire.DecisionState) -> int:
        return self.chance.choice(wished(offers_of(decision), self.chance.random())).way.choice


def sea_game(house: House, players: int, seed: int, wonders: list[str] | None = None, **config: object) -> wire.Seated:
    """A game alone against bots, with all four expansions unless the configuration says otherwise."""
    more = {"players": players, "wonders": wonders or ["random"], **(ALL_FOUR | config)}
    return against_bots(house, players, seed, config=more)


def sea_game_with(
    house: House, players: int, wanted: Wanted, wonders: list[str] | None = None, **config: object
) -> wire.Seated:
    """A game that waits for an answer to a wanted question."""
    for seed in itertools.islice(itertools.count(1), MOST_SEEDS):
        made = sea_game(house, players, seed, wonders, **config)
        with QuickAdmiral(house, made, seed) as seat:
            if seat.play_until(wanted) is not None:
                return made
    raise AssertionError(f"no game of {MOST_SEEDS} came to that question")


class Admiral(Guest):
    """Somebody with a pointer."""

    def play_turn(self) -> bool:
        if not self.await_turn():
            return False
        decision = self.asked()[0]
        self.take(decision, self.chance.choice(wished(offers_of(decision), self.chance.random())))
        return True

    def take(self, decision: wire.DecisionState, offer: Offer) -> None:
        """Choose as a person does it, and see that the server is told just that."""
        if decision.kind in QUESTIONS:
            self.pick_tile(decision, offer)
        else:
            self.pick_use(decision, offer)
        self.confirm()
        self.kinds.add(decision.kind)
        answer = wire.Answer(decision.ident, offer.way.choice)
        self.until(lambda: answer in self.sent[-3:], f"telling {offer.use.use} {offer.entry.card}")
        self.until(lambda: self.took(decision, offer.way), "the answer to be taken")

    def pick_tile(self, decision: wire.DecisionState, offer: Offer) -> None:
        assert decision.menu is not None
        tiles = [(entry, use) for entry in decision.menu for use in entry.uses]
        wanted = [tile_name(entry, use) for entry, use in tiles]
        self.until(lambda: self.page.evaluate(TILES_IN_VIEW) == wanted or self.go_on(), f"seeing exactly {wanted}")
        place = tiles.index((offer.entry, offer.use))
        self.press_tile(place, wanted[place])

    def press_tile(self, _place: int, name: str) -> None:
        self.press(name)

    def pick_use(self, decision: wire.DecisionState, offer: Offer) -> None:
        if offer.use.use == "pass":
            self.pick("")
            return
        self.check_cards(decision)
        self.pick(offer.entry.card)
        self.see("confirm")
        self.press_use(offer)
        self.check_extras(offer.use)
        if offer.use.extras:
            self.press_extra(offer)
        if len(offer.ways) > 1:
            self.pay(offer.ways.index(offer.way))

    def press_use(self, offer: Offer) -> None:
        self.press(action_name(offer))

    def check_extras(self, use: Use) -> None:
        """Everything that may go with the use is there, and can be pressed exactly if the engine allows it."""
        wanted: dict[str, bool] = {extra.extra: bool(extra.ways) for extra in use.extras}
        if wanted:
            wanted["none"] = True
        self.until(lambda: self.page.evaluate(EXTRAS_IN_VIEW) == wanted or self.go_on(), f"seeing exactly {wanted}")

    def press_extra(self, offer: Offer) -> None:
        self.press(f"extra-{offer.extra.extra if offer.extra else 'none'}")

    def pay(self, number: int) -> None:
        self.press(f"payment-{number}")


class TouchAdmiral(Admiral, TouchGuest):
    """Somebody with a phone."""


class KeyAdmiral(Admiral, KeyGuest):
    """Somebody who has a keyboard only."""

    def press_tile(self, place: int, name: str) -> None:
        if place < 9:
            self.key(str(place + 1))
        else:
            self.tab_to(name)
            self.key("Enter")
        self.until(lambda: self.has_focus(name), f"{name} to have the focus")
        self.check_focus()

    def press_use(self, offer: Offer) -> None:
        for _ in range(4):
            self.key(KEYS[offer.use.use])
            name = action_name(offer)
            if self.see(name).get_attribute("data-picked") == "true":
                return
        raise AssertionError(f"keys do not lead to {action_name(offer)}")

    def press_extra(self, offer: Offer) -> None:
        name = f"extra-{offer.extra.extra if offer.extra else 'none'}"
        for _ in range(7):
            if self.see(name).get_attribute("data-picked") == "true":
                return
            self.key("w")
        raise AssertionError(f"keys do not lead to {name}")

    def pay(self, number: int) -> None:
        if number > 0:
            self.tab_to("payment-0")
            for _ in range(number):
                self.key("ArrowDown")


KEYS = KeyGuest.KEYS | {"keep": "k", "recruit": "r", "bury": "u"}


def action_name(offer: Offer) -> str:
    """What the page calls a use: stages have numbers where there is a choice of them."""
    several = len([use for use in offer.entry.uses if use.use == "stage"]) > 1
    return f"action-stage-{offer.use.stage}" if several and offer.use.use == "stage" else f"action-{offer.use.use}"


def tile_name(entry: MenuCard, use: Use) -> str:
    """What the page calls an answer to a question."""
    if entry.card:
        return f"hand-card-{entry.card}"
    if entry.number is not None:
        return f"choice-{entry.number}"
    return f"choice-{'+'.join(entry.names) or use.use}"
