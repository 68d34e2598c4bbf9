"""The value of taxes and pirates, which take coins from others."""

from sevenwonders.bots.classic.outlook import Outlook
from sevenwonders.bots.classic.rivals import loss_worth
from sevenwonders.classic.armada.part import armada_of
from sevenwonders.classic.armada.rule import pirates_due, tax_due
from sevenwonders.classic.city import City


def tax_value(outlook: Outlook, tax: int) -> float:
    """The value of raising a tax this turn."""
    levying = outlook.city.copy()
    part = armada_of(levying)
    part.tax = max(part.tax, tax)
    cities = outlook.with_city(levying).cities
    return sum(
        taken_worth(outlook, seat, tax_due(cities, seat) - tax_due(outlook.cities, seat)) for seat in outlook.others()
    )


def piracy_value(outlook: Outlook) -> float:
    """The value of sending pirates to all others."""
    cities = outlook.cities
    return sum(
        taken_worth(outlook, seat, pirates_due(raided(cities[seat])) - pirates_due(cities[seat]))
        for seat in outlook.others()
    )


def raided(city: City) -> City:
    """The city with one more group of pirates on its way there."""
    city = city.copy()
    armada_of(city).pirates += 1
    return city


def taken_worth(outlook: Outlook, seat: int, coins: int) -> float:
    """The value of coins that another seat loses, if any."""
    return loss_worth(outlook, seat, coins) if coins else 0.0
