"""Checks of what the server runs with: settings, package, page, and the system's limits."""

import shutil
from collections.abc import Iterator, Mapping
from ipaddress import ip_address
from pathlib import Path
from typing import Final

from sqlalchemy import make_url

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
                yield problem("settings", str(error), "Correct it, or unset it for the default.")
    for variable in unknown_variables(environment):
        bad = True
        yield warning("settings", f"{variable} sets nothing.", "Is it misspelt? docs/server.md lists all variables.")
    if not bad:
        given = sum(variable in environment for _, variable in variables())
        yield ok("settings", f"{given} of {len(Settings.__struct_fields__)} are set, all of them valid.")


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
        yield warning(
            "exposure",
            f"The server listens on {settings.host} without a proxy: tokens travel unencrypted.",
            "For friends in the same house that is fine. Else put a proxy with https in front (deploy/), let the "
            "server listen on 127.0.0.1, and set SEVENWONDERS_TRUSTED_PROXIES.",
        )
    elif settings.trusted_proxies:
        yield ok("exposure", f"Proxies in {', '.join(settings.trusted_proxies)} say who is calling.")
    else:
        yield ok("exposure", "Only this machine can reach the server.")
    yield from check_trust(settings)
    if not settings.metrics_token:
        yield ok("metrics", "Nobody can read them: SEVENWONDERS_METRICS_TOKEN is not set.")


def check_trust(settings: Settings) -> Iterator[Finding]:
    """Check whether the settings trust more than can be intended."""
    for network in networks_of(settings.trusted_proxies):
        if network.prefixlen < LARGEST_PREFIX[network.version]:
            yield problem(
                "exposure",
                f"SEVENWONDERS_TRUSTED_PROXIES trusts all of {network}: anybody there can forge an address.",
                "Name only the addresses of your own proxies.",
            )
    for origin in settings.allowed_origins:
        if not origin.startswith(("http://", "https://")) or origin.endswith("/"):
            yield problem(
                "exposure",
                f"SEVENWONDERS_ALLOWED_ORIGINS has {origin!r}, which no browser sends.",
                "Write an origin like https://example.org, without a path.",
            )
    address = make_url(settings.database_url)
    if address.drivername == "postgresql" and not is_local(address.host or "") and not encrypts(address.query):
        yield warning(
            "exposure",
            "The connection to PostgreSQL may go over the network unencrypted.",
            "Add ?sslmode=verify-full to SEVENWONDERS_DATABASE_URL, unless that network is private.",
        )


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
    advice = "Raise it with `ulimit -n`, or with LimitNOFILE= in a systemd unit, or set SEVENWONDERS_CONNECTIONS lower."
    text = f"A process may open {files:,} files here, which is enough for {max(most, 0):,} connections."
    if most >= settings.connections:
        return ok("descriptors", text)
    if most < min(settings.connections, LEAST_CONNECTIONS):
        return problem("descriptors", text, advice)
    return warning("descriptors", f"{text} {settings.connections:,} are wanted.", advice)


def check_disk(folder: Path) -> Finding:
    """Check whether there is room for the database to grow."""
    disk = shutil.disk_usage(folder)
    text = f"{disk.free // MEGABYTE:,} MB are free in {folder}."
    advice = "Make room, or shorten SEVENWONDERS_RECORD_DAYS. With a full disk no answer can be stored."
    if disk.free < NO_DISK:
        return problem("disk", text, advice)
    return warning("disk", text, advice) if disk.free < LITTLE_DISK else ok("disk", text)


def check_program() -> Iterator[Finding]:
    """Check whether the page is built and the rules are compiled."""
    yield ok("program", f"This is version {package_version()}.")
    if page_is_built():
        yield ok("page", "The page is built.")
    else:
        yield problem("page", "The page is not built.", "Run `make install` in a checkout, or install a wheel.")
    yield check_rules()


def check_rules() -> Finding:
    """Check whether the rules are compiled."""
    if rules_are_compiled():
        return ok("rules", "The rules are compiled.")
    return warning("rules", "The rules run from source, so `expert` thinks less.", "`make install` compiles them.")
