"""The server's settings. Each is an environment variable."""

import os
import socket
from collections.abc import Iterator, Mapping
from ipaddress import ip_network
from typing import Annotated, Final, Self

import msgspec
from msgspec import Meta
from msgspec.inspect import FloatType, IntType, Metadata, Type, UnionType, type_info

from sevenwonders.kernel.errors import GameError
from sevenwonders.kernel.wording import Argument, Phrase
from sevenwonders.server.addresses import networks_of

PREFIX = "SEVENWONDERS_"
DAY_S = 86_400.0
MOST_WORKERS = 64
# A worker takes 44 MB. With more of them the server would need more memory than the shipped unit allows.
MOST_BY_DEFAULT = 32
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104  compared with, never bound to by default
LOG_LEVELS: Final = ("debug", "info", "warning", "error")

Text = Annotated[str, Meta(min_length=1)]
Count = Annotated[int, Meta(ge=1)]
Positive = Annotated[float, Meta(gt=0)]


class BadSetting(GameError):
    """A setting has an unusable value; the message names the variable and what it expects."""


class CleaningRules(msgspec.Struct, frozen=True):
    """Retention periods: how long tables are kept after their last change."""

    lobby_s: float = DAY_S
    idle_s: float = 30 * DAY_S
    record_s: float = 365 * DAY_S
    # Deleted tables are hidden for this time before their rows are removed.
    grace_s: float = 7 * DAY_S


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of one server process. The variable of `port` is SEVENWONDERS_PORT, and so on."""

    database_url: Annotated[
        Text,
        Meta(description="Where games are kept: sqlite:///FILE, sqlite:// (memory only) or postgresql://..."),
    ] = "sqlite:///sevenwonders.db"
    host: Annotated[Text, Meta(description="The address to listen on; 0.0.0.0 for every network.")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=1, le=65_535, description="The port to listen on.")] = 8000
    relay_address: Annotated[
        str,
        Meta(
            pattern=r"^([^/\s]+:\d+)?$",
            description="HOST:PORT at which other processes on the same PostgreSQL reach this one; "
            "by default the host and port it listens on, or the name of the machine if it listens everywhere.",
        ),
    ] = ""
    allowed_origins: Annotated[
        tuple[Text, ...],
        Meta(
            description="Other origins whose pages may connect, separated by commas; the server's own page always may."
        ),
    ] = ()
    trusted_proxies: Annotated[
        tuple[Text, ...],
        Meta(
            description="Networks of your own proxies, separated by commas, such as 127.0.0.1 or 10.0.0.0/8; "
            "only they may say in X-Forwarded-For who is calling."
        ),
    ] = ()
    metrics_token: Annotated[
        str,
        Meta(
            pattern="^(.{16,})?$",
            description="The bearer token for /metrics, 16 characters or more; without one nobody can read them.",
        ),
    ] = ""
    log_level: Annotated[
        str, Meta(pattern=f"^({'|'.join(LOG_LEVELS)})$", description="debug, info, warning or error.")
    ] = "info"

    turn_grace_s: Annotated[
        float, Meta(ge=0, le=60, description="Seconds after a turn's deadline before the server answers for a seat.")
    ] = 2.0
    absent_s: Annotated[
        float, Meta(ge=0, description="Seconds without a connection before a bot may stand in for a person.")
    ] = 60.0
    host_absent_s: Annotated[
        float,
        Meta(ge=0, description="Seconds without a connection before somebody else becomes the host of a table."),
    ] = 300.0
    bot_workers: Annotated[
        Annotated[int, Meta(ge=0, le=MOST_WORKERS)] | None,
        Meta(
            description="Processes in which bots search, by default one for each core that the server may use, "
            "up to 32; bots that answer at once have one more. 0 lets all of them think in the server itself."
        ),
    ] = None
    bot_pause_s: Annotated[
        float,
        Meta(ge=0, le=60, description="Seconds that bots wait before they answer, so that people can follow the game."),
    ] = 0.5
    plug_in_bots: Annotated[
        tuple[Text, ...],
        Meta(
            description="Bots of other packages that tables may invite, separated by commas: my_module:MyBot, or the "
            "name of an entry point. Their code runs with the server's rights."
        ),
    ] = ()

    lobby_days: Annotated[Positive, Meta(description="Days before an untouched lobby is deleted.")] = 1.0
    idle_days: Annotated[Positive, Meta(description="Days before an untouched game in play counts as abandoned.")] = (
        30.0
    )
    record_days: Annotated[Positive, Meta(description="Days before a finished or abandoned game is deleted.")] = 365.0
    grace_days: Annotated[Positive, Meta(description="Days before the rows of a deleted table are removed.")] = 7.0
    clean_every_s: Annotated[Positive, Meta(description="Seconds between two searches for tables to delete.")] = 3600.0

    requests_per_minute: Annotated[Count, Meta(description="Requests that one address may send in a minute.")] = 240
    page_bytes_per_minute: Annotated[
        Count, Meta(description="Bytes of the page's own files that one address may load in a minute.")
    ] = 30_000_000
    new_games_per_hour: Annotated[Count, Meta(description="Tables that one address may make in an hour.")] = 60
    messages_per_second: Annotated[Count, Meta(description="Messages that one socket may send in a second.")] = 10
    chat_lines_per_address: Annotated[
        Count, Meta(description="Lines of chat that all people from one address together may say in 20 seconds.")
    ] = 24
    sockets_per_address: Annotated[Count, Meta(description="Sockets that one address may hold open.")] = 40
    connections: Annotated[
        Count, Meta(description="Connections that the process holds open in all, sockets included.")
    ] = 10_000
    connections_per_address: Annotated[
        Count, Meta(description="Connections that one address may hold open; an IPv6 address counts as its /64.")
    ] = 200
    header_timeout_s: Annotated[
        Positive, Meta(description="Seconds in which a new connection has to say what it wants.")
    ] = 10.0
    body_bytes: Annotated[Count, Meta(description="The largest request or message, in bytes.")] = 16_384
    request_timeout_s: Annotated[Positive, Meta(description="Seconds after which the server gives a request up.")] = (
        10.0
    )

    def __post_init__(self) -> None:
        check_database_url(self.database_url)
        check_networks(self.trusted_proxies)

    def __repr__(self) -> str:
        """Show only harmless settings: this ends up in logs, and a database address may contain a password."""
        return f"Settings(host={self.host!r}, port={self.port}, database={self.database_url.partition(':')[0]!r})"

    @classmethod
    def read(cls, environment: Mapping[str, str] = os.environ) -> Self:
        """Read the settings from environment variables; those that are not set have their defaults."""
        given = {name: environment[variable] for name, variable in variables() if variable in environment}
        return msgspec.convert({name: read_value(name, text) for name, text in given.items()}, cls)

    @property
    def cleaning(self) -> CleaningRules:
        """The rules for deleting old tables."""
        days = (self.lobby_days, self.idle_days, self.record_days, self.grace_days)
        return CleaningRules(*(DAY_S * number for number in days))

    @property
    def workers(self) -> int:
        """The number of processes in which bots search."""
        return min(MOST_BY_DEFAULT, usable_cores()) if self.bot_workers is None else self.bot_workers

    @property
    def own_address(self) -> str:
        """HOST:PORT at which other processes reach this one."""
        if self.relay_address:
            return self.relay_address
        host = socket.gethostname() if self.host in EVERYWHERE else self.host
        return f"[{host}]:{self.port}" if ":" in host else f"{host}:{self.port}"


def usable_cores() -> int:
    """Count the cores that this process may use, which can be fewer than the machine has."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class SettingFacts(msgspec.Struct, frozen=True):
    """One row of the table of settings in the documentation."""

    variable: str
    default: str
    text: str


def settings_table() -> list[SettingFacts]:
    """List every setting with its default and description."""
    defaults = Settings()
    shown = {name: getattr(defaults, name) for name, _ in variables()}
    return [SettingFacts(variable, words_of(shown[name]), description_of(name)) for name, variable in variables()]


def unknown_variables(environment: Mapping[str, str] = os.environ) -> list[str]:
    """List variables with our prefix that set nothing. They are probably misspelt, and worth a warning."""
    known = {variable for _, variable in variables()}
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)


def variables() -> Iterator[tuple[str, str]]:
    """Yield each setting with its environment variable."""
    for name in Settings.__struct_fields__:
        yield name, PREFIX + name.upper()


def check_database_url(url: str) -> None:
    """Refuse an address of an unknown kind. The message never repeats it, since it may contain a password."""
    if url == "sqlite://" or url.startswith(("sqlite:///", "postgresql://")):
        return
    raise BadSetting(Phrase("database-url", start=url.partition(":")[0][:20]))


def check_networks(networks: tuple[str, ...]) -> None:
    """Refuse a text that is neither an address nor a network."""
    for network in networks:
        try:
            networks_of((network,))
        except ValueError:
            raise BadSetting(why_no_network(network)) from None


def why_no_network(text: str) -> Phrase:
    """Say why a text is neither an address nor a network."""
    try:
        meant = ip_network(text, strict=False)
    except ValueError:
        return Phrase("no-network", network=text)
    return Phrase("host-bits", network=text, meant=str(meant))


def read_value(name: str, text: str) -> object:
    """Parse a setting."""
    kind = Settings.__annotations__[name]
    many = name in ("allowed_origins", "trusted_proxies", "plug_in_bots")
    if name == "bot_workers" and not text.strip():
        return None
    value = tuple(part.strip() for part in text.split(",") if part.strip()) if many else text.strip()
    try:
        # Checked first: the message of a failed conversion would repeat the value.
        if name == "database_url":
            check_database_url(text.strip())
        if name == "trusted_proxies":
            check_networks(tuple(value))
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError:
        raise BadSetting(why_unusable(name, text)) from None


def why_unusable(name: str, text: str) -> Phrase:
    """Say why a setting cannot have a value, and which ones it can have. A secret is not repeated."""
    variable = PREFIX + name.upper()
    if not text.strip():
        return Phrase("setting-empty", name=variable)
    if name == "metrics_token":
        return Phrase("metrics-token")
    return Phrase("setting", name=variable, value=text, expected=expected_of(name))


def expected_of(name: str) -> Argument:
    """Say which values a setting can have, other than texts of any kind."""
    if name == "log_level":
        return LOG_LEVELS
    if name == "relay_address":
        return "HOST:PORT"
    kind = kind_of(name)
    assert isinstance(kind, IntType | FloatType)
    if kind.gt is not None:
        return Phrase("setting-above", least=f"{kind.gt:g}")
    whole = "whole-" if isinstance(kind, IntType) else ""
    if kind.le is None:
        return Phrase(f"setting-{whole}least", least=str(kind.ge))
    return Phrase(f"setting-{whole}range", least=str(kind.ge), most=str(kind.le))


def kind_of(name: str) -> Type:
    """Return the type of a setting; of one that may be left open, the type of its other values."""
    kind = type_info(Settings.__annotations__[name])
    if isinstance(kind, Metadata):
        kind = kind.type
    return kind.types[0] if isinstance(kind, UnionType) else kind


def description_of(name: str) -> str:
    """Return a setting's description, one line long."""
    return next(str(meta.description) for meta in Settings.__annotations__[name].__metadata__ if meta.description)


def words_of(value: object) -> str:
    """Return a default as an environment variable would write it."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return ",".join(value)
    return f"{value:g}" if isinstance(value, float) else str(value)
