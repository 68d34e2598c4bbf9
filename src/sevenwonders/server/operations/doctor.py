"""Examines a server's whole set-up and says what is wrong with it."""

import os
from collections.abc import Iterator, Mapping

from sevenwonders.server.operations.database_checks import check_database
from sevenwonders.server.operations.findings import Finding
from sevenwonders.server.operations.proxy_checks import check_proxy
from sevenwonders.server.operations.setup_checks import (
    check_descriptors,
    check_exposure,
    check_program,
    check_settings,
    readable_settings,
)


def examine(
    database: str | None = None, url: str | None = None, environment: Mapping[str, str] = os.environ
) -> Iterator[Finding]:
    """Yield every finding as soon as it is known. `url` is the server's public address.

    Raises `BadSetting` if `database` is not the address of one.
    """
    settings = readable_settings(environment, database)
    yield from check_program()
    yield from check_settings(environment)
    yield from check_exposure(settings)
    yield check_descriptors(settings)
    yield from check_database(settings.database_url)
    if url is not None:
        yield from check_proxy(url)
