"""The value of a diplomacy token."""

from sevenwonders.bots.classic.borders import conflicts_value
from sevenwonders.bots.classic.outlook import Outlook, age_of
from sevenwonders.classic.cities.part import cities_part_of


def diplomacy_value(outlook: Outlook) -> float:
    """The value of staying out of the first conflicts that no token covers yet."""
    now = age_of(outlook.view)
    age = max(outlook.age, now + cities_part_of(outlook.city).diplomacy)
    if age > outlook.library.last_age:
        return 0.0
    # One token is used up per Age, so peace in that Age takes a token for each Age before it as well.
    city = outlook.city.copy()
    cities_part_of(city).diplomacy = age - now + 1
    return conflicts_value(outlook.with_city(city), age) - conflicts_value(outlook, age)
