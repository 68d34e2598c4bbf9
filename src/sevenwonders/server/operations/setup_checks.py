"""Checks of what the server runs with: settings, package, page, and the system's limits."""

import shutil
from collections.abc import Iterator, Mapping
from ipaddress import ip_address
from pathlib import Path
from typing import Final

from sqlalchemy import make_url

from sevenwonders.kernel.wording import Phrase
from sevenwonders.server.addresses import networks_of
from sevenwonders.server.operations.file_limits import LEAST_CONNECTIONS, RESERVED, raise_limit
from sevenwonders.server.operations.findings import Finding, ok, problem, warning
from sevenwonders.server.settings import BadSetting, Settings, read_value, unknown_variables, variables
from sevenwonders.server.web.page import page_is_built
from sevenwonders.version import package_version, rules_are_compiled

MEGABYTE: Final = 1_000_000
LITTLE_DISK: Final = 1000 * MEGABYTE
NO_DISK: Final = 100 * MEGABYTE
# Larger networks than these cannot consist of an operator's own proxies.
LARGEST_PREFIX: Final = {4: 8, 6: 32}


def check_settings(environment: Mapping[str, str]) -> Iterator[Finding]:
    """Report every variable with a bad value, and every one that sets nothing."""
    bad = False
    for name, variable in variables():
        if variable in environment:
            try:
                read_value(name, environment[variable])
            except BadSetting as error:
                bad = True
                yield problem("settings", Phrase("bad-setting", fault=error.said()))
    for variable in unknown_variables(environment):
        bad = True
        yield warning("settings", Phrase("no-setting", name=variable))
    if not bad:
        given = sum(variable in environment for _, variable in variables())
        yield ok("settings", Phrase("settings", given=given, all=len(Settings.__struct_fields__)))


def readable_settings(environment: Mapping[str, str], database: str | None) -> Settings:
    """Return the settings without the bad ones, so that everything else can still be checked."""
    usable: dict[str, object] = {}
    for name, variable in variables():
        try:
            if variable in environment:
                usable[name] = read_value(name, environment[variable])
        except BadSetting:
            continue
    if database is not None:
        usable["database_url"] = database
    return Settings(**usable)  # type: ignore[arg-type]


def check_exposure(settings: Settings) -> Iterator[Finding]:
    """Check whether strangers can reach the server in unintended ways."""
    if not is_local(settings.host) and not settings.trusted_proxies:
        yield warning("exposure", Phrase("open-host", host=settings.host))
    elif settings.trusted_proxies:
        yield ok("exposure", Phrase("proxies", proxies=", ".join(settings.trusted_proxies)))
    else:
        yield ok("exposure", Phrase("local"))
    yield from check_trust(settings)
    if not settings.metrics_token:
        yield ok("metrics", Phrase("no-metrics"))


def check_trust(settings: Settings) -> Iterator[Finding]:
    """Check whether the settings trust more than can be intended."""
    for network in networks_of(settings.trusted_proxies):
        if network.prefixlen < LARGEST_PREFIX[network.version]:
            yield problem("exposure", Phrase("all-trusted", network=str(network)))
    for origin in settings.allowed_origins:
        if not origin.startswith(("http://", "https://")) or origin.endswith("/"):
            yield problem("exposure", Phrase("bad-origin", origin=origin))
    address = make_url(settings.database_url)
    if address.drivername == "postgresql" and not is_local(address.host or "") and not encrypts(address.query):
        yield warning("exposure", Phrase("open-database"))


def encrypts(query: Mapping[str, object]) -> bool:
    """Check whether a database address insists on encryption."""
    return query.get("sslmode") in ("require", "verify-ca", "verify-full")


def is_local(host: str) -> bool:
    """Check whether only this machine can reach the address. PostgreSQL's sockets are files."""
    if host in ("", "localhost") or host.startswith("/"):
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def check_descriptors(settings: Settings) -> Finding:
    """Check whether the system allows as many connections as the settings do."""
    needed = settings.connections + RESERVED
    files = raise_limit(needed)
    most = min(settings.connections, files - RESERVED)
    said = Phrase("files", files=files, connections=max(most, 0))
    if most >= settings.connections:
        return ok("descriptors", said)
    if most < min(settings.connections, LEAST_CONNECTIONS):
        return problem("descriptors", said)
    return warning("descriptors", Phrase("few-files", **said.arguments, wanted=settings.connections))


def check_disk(folder: Path) -> Finding:
    """Check whether there is room for the database to grow."""
    disk = shutil.disk_usage(folder)
    said = Phrase("disk", free=disk.free // MEGABYTE, folder=str(folder))
    if disk.free < NO_DISK:
        return problem("disk", said)
    return warning("disk", said) if disk.free < LITTLE_DISK else ok("disk", said)


def check_program() -> Iterator[Finding]:
    """Check whether the page is built and the rules are compiled."""
    yield ok("program", Phrase("version", version=package_version()))
    yield ok("page", Phrase("page")) if page_is_built() else problem("page", Phrase("no-page"))
    yield check_rules()


def check_rules() -> Finding:
    """Check whether the rules are compiled."""
    return ok("rules", Phrase("rules")) if rules_are_compiled() else warning("rules", Phrase("source"))
