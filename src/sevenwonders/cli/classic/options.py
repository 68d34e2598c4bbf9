"""Names of the options of the classic game."""

from typing import Final, final

from typing_extensions import override

from sevenwonders.bots.analysis.move import JudgedOption
from sevenwonders.classic.libraries import library_for
from sevenwonders.cli.classic.all_rules import RULE_SCREENS
from sevenwonders.cli.classic.look import name_of
from sevenwonders.cli.words.language import in_row, is_told, listed, named, told_by_id
from sevenwonders.cli.words.options import OptionNames, with_details
from sevenwonders.cli.words.told import told
from sevenwonders.kernel.config import Config

# Uses that need no verb: the card says enough.
PLAIN: Final = ("build", "take")


@final
class ClassicNames(OptionNames):
    """Names options by the cards of a table."""

    def __init__(self, config: Config) -> None:
        self.library = library_for(config)

    @override
    def use(self, use: str) -> str:
        return named("use", use, use)

    @override
    def option(self, option: JudgedOption) -> str:
        extra = named("extra", option.extra.replace(" ", "_"), option.extra) if option.extra else ""
        return with_details(self.choice(option), in_row(filter(None, [extra, payment_words(option)])))

    def choice(self, option: JudgedOption) -> str:
        """Name an option without what it costs."""
        card = name_of(self.library, self.library.card_index[option.card]) if option.card else ""
        if option.use == "stage":
            return told("daily-stage-with", stage=told("analysis-stage", stage=option.stage), card=card)
        if option.use == "pass":
            return told("analysis-pass")
        if option.use in PLAIN:
            return card
        if option.use == "sell":
            return told("analysis-sell", card=card)
        thing = card or argument_words(option)
        return told("analysis-with-use", use=self.use(option.use), card=thing) if thing else self.use(option.use)


def names_at(config: Config) -> ClassicNames:
    """Return the names of options at a table."""
    return ClassicNames(config)


def argument_words(option: JudgedOption) -> str:
    """Name what an option without a card is about: a number, things that are chosen together, or nothing."""
    if option.argument.isdecimal():
        message = f"choice-{option.use}"
        return told_by_id(message, count=int(option.argument)) if is_told(message) else option.argument
    words = {english: ident for screen in RULE_SCREENS for ident, english in screen.object_words.items()}
    parts = option.argument.split(" and ") if option.argument else []
    return listed(told_by_id(words[part]) if part in words else part for part in parts)


def payment_words(option: JudgedOption) -> str:
    """List who gets the coins of an option."""
    return listed(
        told_by_id(f"payee-{receiver.replace(' ', '_')}", coins=coins) for receiver, coins in option.payments.items()
    )
