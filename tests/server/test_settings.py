"""Settings: defaults, what the environment changes, and what is refused with a reason."""

import pytest

from sevenwonders.cli.words.errors import sentence_of
from sevenwonders.cli.words.language import speak
from sevenwonders.server.settings import (
    DAY_S,
    BadSetting,
    CleaningRules,
    Settings,
    settings_table,
    unknown_variables,
)


def test_nothing_needs_to_be_set() -> None:
    settings = Settings.read({})
    assert settings == Settings()
    assert settings.database_url == "sqlite:///sevenwonders.db"
    assert settings.cleaning == CleaningRules()
    assert settings.host == "127.0.0.1", "the network is for those who ask for it"


def test_the_environment_changes_settings() -> None:
    settings = Settings.read(
        {
            "SEVENWONDERS_DATABASE_URL": "postgresql://ada:secret@db/games",
            "SEVENWONDERS_PORT": " 9000 ",
            "SEVENWONDERS_IDLE_DAYS": "7.5",
            "SEVENWONDERS_TRUSTED_PROXIES": "127.0.0.1, 10.0.0.0/8",
            "SEVENWONDERS_ALLOWED_ORIGINS": "https://a.example, https://b.example,",
            "PORT": "1",
        }
    )
    assert settings.port == 9000
    assert settings.trusted_proxies == ("127.0.0.1", "10.0.0.0/8")
    assert settings.allowed_origins == ("https://a.example", "https://b.example")
    assert settings.cleaning == CleaningRules(DAY_S, 7.5 * DAY_S, 365 * DAY_S)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "http"),
        ("PORT", "0"),
        ("PORT", "65536"),
        ("PORT", ""),
        ("HOST", ""),
        ("LOBBY_DAYS", "0"),
        ("LOBBY_DAYS", "nan"),
        ("RECORD_DAYS", "-1"),
        ("BOT_WORKERS", "1.5"),
        ("TRUSTED_PROXIES", "10.0.0.1/8"),
        ("TRUSTED_PROXIES", "*"),
        ("METRICS_TOKEN", "short"),
        ("CONNECTIONS", "0"),
        ("HEADER_TIMEOUT_S", "0"),
        ("LOG_LEVEL", "loud"),
        ("DATABASE_URL", ""),
        ("DATABASE_URL", "games.db"),
        ("DATABASE_URL", "sqlite:games.db"),
        ("DATABASE_URL", "mysql://localhost/games"),
    ],
)
def test_bad_values_are_refused(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=f"^SEVENWONDERS_{name}") as caught:
        Settings.read({f"SEVENWONDERS_{name}": value})
    assert str(caught.value).endswith(".")


IN_GERMAN = [
    ("PORT", "http", "ist „http“. Nötig ist eine ganze Zahl von 1 bis 65535."),
    ("CONNECTIONS", "0", "ist „0“. Nötig ist eine ganze Zahl ab 1."),
    ("BOT_WORKERS", "1.5", "ist „1.5“. Nötig ist eine ganze Zahl von 0 bis 64."),
    ("BOT_PAUSE_S", "61", "ist „61“. Nötig ist eine Zahl von 0 bis 60."),
    ("ABSENT_S", "-1", "ist „-1“. Nötig ist eine Zahl ab 0."),
    ("LOBBY_DAYS", "nan", "ist „nan“. Nötig ist eine Zahl über 0."),
    ("LOG_LEVEL", "loud", "ist „loud“. Nötig ist debug, info, warning oder error."),
    ("RELAY_ADDRESS", "here", "ist „here“. Nötig ist HOST:PORT."),
    ("HOST", "", "ist leer."),
    ("METRICS_TOKEN", "short", "hat weniger als 16 Zeichen."),
    ("TRUSTED_PROXIES", "*", ": „*“ ist wohl kein Netz"),
    ("TRUSTED_PROXIES", "10.0.0.1/8", ": In 10.0.0.1/8 sind Host-Bits gesetzt. Schreib ein Netz wie 10.0.0.0/8."),
    ("DATABASE_URL", "mysql://localhost/games", "am Anfang steht „mysql“."),
]


@pytest.mark.parametrize(("name", "value", "words"), IN_GERMAN)
def test_what_is_wrong_is_said_in_the_readers_language(name: str, value: str, words: str) -> None:
    with pytest.raises(BadSetting) as caught:
        Settings.read({f"SEVENWONDERS_{name}": value})
    speak("de")
    assert sentence_of(caught.value).startswith(f"SEVENWONDERS_{name}")
    assert words in sentence_of(caught.value)


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///games.db", "sqlite:////srv/games.db", "postgresql://db/games"])
def test_databases(url: str) -> None:
    assert Settings.read({"SEVENWONDERS_DATABASE_URL": url}).database_url == url


def test_the_password_of_the_database_stays_out_of_logs() -> None:
    assert "hush" not in repr(Settings(database_url="postgresql://ada:hush@db/games"))
    with pytest.raises(BadSetting) as caught:
        Settings.read({"SEVENWONDERS_DATABASE_URL": "postgres://ada:hush@db/games"})
    assert "hush" not in str(caught.value)


def test_every_setting_is_described() -> None:
    table = settings_table()
    assert [row.variable for row in table] == [f"SEVENWONDERS_{name.upper()}" for name in Settings.__struct_fields__]
    for row in table:
        assert row.text.endswith(".")
        assert "\n" not in row.text


def test_the_defaults_of_the_table_can_be_set() -> None:
    given = {row.variable: row.default for row in settings_table()}
    assert Settings.read(given) == Settings()


def test_misspelt_variables_are_found() -> None:
    environment = {"SEVENWONDERS_PROT": "9000", "SEVENWONDERS_PORT": "9000", "HOME": "/"}
    assert unknown_variables(environment) == ["SEVENWONDERS_PROT"]


def test_bots_think_on_every_core_that_the_server_may_use(monkeypatch: pytest.MonkeyPatch) -> None:
    variable = "SEVENWONDERS_BOT_WORKERS"
    monkeypatch.setattr("os.sched_getaffinity", lambda _process: set(range(6)), raising=False)
    assert Settings().workers == Settings.read({variable: ""}).workers == 6
    assert [Settings.read({variable: text}).workers for text in ("0", "3")] == [0, 3]
    monkeypatch.setattr("os.sched_getaffinity", lambda _process: set(range(200)), raising=False)
    assert Settings().workers == 32, "more would not fit into the memory of the shipped unit"
    monkeypatch.delattr("os.sched_getaffinity")
    monkeypatch.setattr("os.cpu_count", lambda: None)
    assert Settings().workers == 1
