"""The screens of all rules: the one place in this folder that lists them."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from sevenwonders.classic.hooks import Hooks
from sevenwonders.cli.classic.armada import ArmadaScreen
from sevenwonders.cli.classic.cities import CitiesScreen
from sevenwonders.cli.classic.debts import DebtsScreen
from sevenwonders.cli.classic.edifice import EdificeScreen
from sevenwonders.cli.classic.free_city import FreeCityScreen
from sevenwonders.cli.classic.leaders import LeadersScreen
from sevenwonders.cli.classic.question import BASE_QUESTIONS, TerminalQuestion
from sevenwonders.cli.classic.rule_screen import RuleScreen
from sevenwonders.cli.classic.teams import TeamsScreen

RULE_SCREENS: Final[list[RuleScreen]] = [
    FreeCityScreen(),
    TeamsScreen(),
    LeadersScreen(),
    ArmadaScreen(),
    DebtsScreen(),
    CitiesScreen(),
    EdificeScreen(),
]

# For kinds of decision that no rule has words for.
PLAIN_QUESTION: Final = TerminalQuestion()


def screens_of(hooks: Hooks) -> list[RuleScreen]:
    """List the screens of the rules in play, in the order of the rules."""
    screens = {screen.name: screen for screen in RULE_SCREENS}
    return [screens[rule.name()] for rule in hooks.rules if rule.name() in screens]


@cache
def questions() -> Mapping[int, TerminalQuestion]:
    """Return the questions for all kinds of decision."""
    found = dict(BASE_QUESTIONS)
    for screen in RULE_SCREENS:
        found |= screen.questions
    return found


def question_of(kind: int) -> TerminalQuestion:
    """Return the question for that kind of decision."""
    return questions().get(kind, PLAIN_QUESTION)
