"""Why something is not possible: what a city lacks, as a sentence and as a few words for a narrow column.

The page has the same in `web/src/language/menu.ts`. What follows from another rule has a reason in English only.
"""

from dataclasses import dataclass
from typing import final

from sevenwonders.classic.choice import BUILD, BUILD_FREE, STAGE, TAKE
from sevenwonders.classic.city import City
from sevenwonders.classic.effects.special import ANY_COLOUR
from sevenwonders.classic.options import is_built, market_of, stage_costs
from sevenwonders.classic.rules import decision_names
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.text.explain import shortage, what_is_missing
from sevenwonders.classic.text.menu import MenuRow
from sevenwonders.classic.trade.resources import KINDS, unpack
from sevenwonders.cli.classic.look import good_name, name_of
from sevenwonders.cli.words.language import is_told, listed, spoken_language, told_by_id
from sevenwonders.cli.words.told import told
from sevenwonders.languages import ORIGINAL


@dataclass(frozen=True)
class Lack:
    """Missing resources (packed), or else missing coins, of which the city has `held`.

    `why` says in a sentence what else is the reason, `brief` in a few words. Without both, the reason is in English.
    """

    missing: int = 0
    short: int = 0
    held: int = 0
    why: str = ""
    brief: str = ""
    english: str = ""


@final
class Lacks:
    """Finds out what cities of a game lack."""

    def __init__(self, game: ClassicGame) -> None:
        self.game = game

    def of_row(self, seat: int, row: MenuRow) -> Lack:
        """Return what the city lacks for a row without choices."""
        game, city = self.game, self.game.cities[seat]
        builds = row.use in (BUILD, TAKE) or (row.use == BUILD_FREE and city.free_build_ready)
        if builds and is_built(city, game.library.cards[row.card]):
            why = told("whynot-owned", card=name_of(game.library, row.card))
            return Lack(why=why, brief=told("terminal-lacks-owned"))
        if row.use == STAGE and city.stages == len(game.library.boards[city.board].stages):
            return Lack(why=told("whynot-finished"), brief=told("terminal-lacks-finished"))
        missing, short = 0, max(0, row.bank - city.coins)
        if row.use in (BUILD, STAGE):
            missing, short = shortage(game, seat, row.card, row.use)
        if missing or short:
            return Lack(missing, short, city.coins)
        return Lack(why=self.right_refusal(city, row) or self.rule_refusal(seat), english=row.reason)

    def right_refusal(self, city: City, row: MenuRow) -> str:
        """Say why the right to build free does not hold for a card (`why_not_free`). Empty for another use."""
        if row.use != BUILD_FREE or not city.free_build_each_age:
            return ""
        if not city.free_build_ready:
            return told("whynot-right-used")
        if city.free_build_colour in (ANY_COLOUR, self.game.library.cards[row.card].colour):
            return told("whynot-right-useless", card=name_of(self.game.library, row.card))
        return told("whynot-right-colour")

    def rule_refusal(self, seat: int) -> str:
        """Say that a rule has taken something out of the menu. Empty if no rule does for what the seat is asked."""
        asked = [decision_names()[decision.kind] for decision in self.game.decisions if decision.seat == seat]
        return " ".join(told_by_id(f"limit-{kind}") for kind in asked if is_told(f"limit-{kind}"))

    def of_stage(self, seat: int, number: int) -> Lack:
        """Return what the city lacks for that stage of its wonder."""
        city = self.game.cities[seat]
        stage = self.game.library.boards[city.board].stages[number]
        market = market_of(self.game, seat)
        missing, short = what_is_missing(market, stage_costs(city, stage), stage.coins, city.coins)
        return Lack(missing, short, city.coins)


def reason_of(lack: Lack) -> str:
    """Say in a sentence why something is not possible."""
    if lack.why:
        return lack.why
    if lack.missing:
        return told("whynot-resources", goods=missing_words(lack.missing))
    if lack.short:
        return told("whynot-coins", needed=lack.held + lack.short, held=lack.held, short=lack.short)
    return lack.english if spoken_language() == ORIGINAL else told("terminal-not-now")


def brief_reason_of(lack: Lack) -> str:
    """Say the same in a few words, for a narrow column."""
    if lack.missing:
        return told("terminal-lacks-goods", goods=missing_words(lack.missing))
    if lack.short:
        return told("terminal-lacks-coins", needed=lack.held + lack.short, short=lack.short)
    return lack.brief or told("terminal-lacks-other")


def missing_words(goods: int) -> str:
    """List resources that are missing: `2 more stone and 1 more wood`."""
    counts = unpack(goods)
    return listed(
        [told("whynot-goods", count=counts[kind], good=good_name(kind)) for kind in range(KINDS) if counts[kind]]
    )
