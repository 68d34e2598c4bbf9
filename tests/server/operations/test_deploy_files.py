"""The files in deploy/: they name only what exists, and the programs that read them accept them."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from sevenwonders.server.metrics import Metrics
from sevenwonders.server.settings import variables
from sevenwonders.server.web.routes import router
from tests.server.operations.installed import DEPLOY, ROOT, needed

FILES = sorted(path for path in DEPLOY.rglob("*") if path.is_file())
ENDINGS = {"counter": ["_total"], "gauge": [""], "histogram": ["_bucket", "_count", "_sum"]}
UNITS = sorted((DEPLOY / "systemd").iterdir())
INSTALLED = "/opt/sevenwonders/.venv/bin/sevenwonders"


def accepted(*command: str, folder: Path = DEPLOY) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def metric_names() -> set[str]:
    return {
        family.name + ending for family in Metrics().registry.collect() for ending in ENDINGS.get(family.type, [""])
    }


@pytest.mark.parametrize("name", ["prometheus/alerts.yml", "prometheus/alerts_test.yml", "grafana-dashboard.json"])
def test_every_metric_exists(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    used = set(re.findall(r"\bsevenwonders_[a-z_]+", text))
    assert used
    assert used <= metric_names()


def test_every_metric_is_on_the_dashboard() -> None:
    text = (DEPLOY / "grafana-dashboard.json").read_text(encoding="utf-8")
    for family in Metrics().registry.collect():
        assert family.name in text, family.name


def test_every_label_and_route_exists() -> None:
    labels = {"le", "job", "instance", "route", "status", "outcome", "by", "how", "kind", "offence", "bot"}
    text = (DEPLOY / "prometheus" / "alerts.yml").read_text() + (DEPLOY / "grafana-dashboard.json").read_text()
    for found in re.findall(r"by \(([a-z, ]+)\)", text):
        assert set(found.split(", ")) <= labels
    routes = {str(getattr(route, "path", "")) for route in router.routes}
    assert set(re.findall(r'route!?=\\?"([^"\\]+)', text)) <= routes


def test_every_variable_exists() -> None:
    # These two are of the proxy and not of the server.
    known = {variable for _, variable in variables()} | {"SEVENWONDERS_SITE", "SEVENWONDERS_UPSTREAMS"}
    for path in FILES:
        assert set(re.findall(r"\bSEVENWONDERS_[A-Z_]+", path.read_text(encoding="utf-8"))) <= known, path.name


def test_the_dashboard_is_well_formed() -> None:
    board = json.loads((DEPLOY / "grafana-dashboard.json").read_text(encoding="utf-8"))
    panels = board["panels"]
    assert len({panel["id"] for panel in panels}) == len({panel["title"] for panel in panels}) == len(panels)
    places = [tuple(panel["gridPos"][key] for key in "xywh") for panel in panels]
    assert len(set(places)) == len(places)
    assert all(x + width <= 24 for x, _, width, _ in places)


def test_the_container_takes_only_what_is_there() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    copied = {word for line in re.findall(r"^COPY (?!--from)(.*) \S+$", text, re.MULTILINE) for word in line.split()}
    allowed = re.findall(r"^!(.*)$", (ROOT / ".dockerignore").read_text(encoding="utf-8"), re.MULTILINE)
    assert copied == set(allowed)
    assert all((ROOT / name).exists() for name in copied)
    built_from = re.findall(r"^PACKAGED := (.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert built_from
    assert set(" ".join(built_from).split()) <= copied, "what the package is built from"
    last = text[text.rindex("\nFROM ") :]
    assert "\nUSER 10001\n" in last
    assert "\nHEALTHCHECK " in last


def test_the_compose_file_for_friends_is_one_server_that_keeps_its_games() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    (server,) = compose["services"].values()
    (volume,) = compose["volumes"]
    assert server["volumes"] == [f"{volume}:/data"]
    # The image keeps its games there, and listens on that port.
    image = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    assert "SEVENWONDERS_DATABASE_URL=sqlite:////data/" in image
    assert "\nVOLUME /data\n" in image
    assert server["ports"] == ["8000:8000"]
    assert "\nEXPOSE 8000\n" in image


def test_both_compose_files_run_the_same_image_with_the_same_restrictions() -> None:
    small, large = (
        yaml.safe_load((DEPLOY / name).read_text(encoding="utf-8"))
        for name in ("compose.yaml", "compose.postgres.yaml")
    )
    assert small["name"] != large["name"], "neither takes the other's containers for its own"
    for key in ("build", "image", "restart", "read_only", "tmpfs", "cap_drop", "security_opt"):
        assert small["services"]["server"][key] == large["services"]["server-1"][key], key


def test_two_servers_share_a_database_in_the_large_compose_file() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.postgres.yaml").read_text(encoding="utf-8"))
    servers = [name for name, service in compose["services"].items() if "build" in service]
    proxy = compose["services"]["proxy"]["environment"]["SEVENWONDERS_UPSTREAMS"]
    assert proxy.split() == [f"{name}:8000" for name in servers]
    assert len(servers) == 2
    subnet = compose["networks"]["default"]["ipam"]["config"][0]["subnet"]
    for name in servers:
        assert compose["services"][name]["environment"]["SEVENWONDERS_TRUSTED_PROXIES"] == subnet
    text = (DEPLOY / "compose.postgres.yaml").read_text(encoding="utf-8")
    assert not re.search(r"PASSWORD: (?!\$\{)", text), "no password is written down"


# With the programs that read them


@pytest.fixture
def units(tmp_path: Path) -> Path:
    """The units with a program that is there, and with an instance."""
    for path in UNITS:
        text = path.read_text(encoding="utf-8")
        assert path.suffix == ".timer" or INSTALLED in text
        (tmp_path / path.name.replace("@", "@8000")).write_text(text.replace(INSTALLED, "/bin/true"))
    return tmp_path


def test_systemd_accepts_the_units(units: Path) -> None:
    names = [f"./{path.name}" for path in sorted(units.iterdir())]
    shown = accepted(needed("systemd-analyze"), "verify", "--man=no", *names, folder=units)
    assert "sevenwonders" not in shown, shown


@pytest.mark.parametrize("name", ["sevenwonders@8000.service", "sevenwonders-backup.service"])
def test_systemd_finds_the_units_safe(name: str, units: Path) -> None:
    """From 0 (nothing is exposed) to 100; most services that come with a system are above 90."""
    accepted(needed("systemd-analyze"), "security", "--offline=true", "--threshold=15", f"./{name}", folder=units)


def test_prometheus_accepts_its_files() -> None:
    folder = DEPLOY / "prometheus"
    accepted(needed("promtool"), "check", "config", "--syntax-only", "prometheus.yml", folder=folder)
    accepted(needed("promtool"), "check", "rules", "alerts.yml", folder=folder)
    accepted(needed("promtool"), "test", "rules", "alerts_test.yml", folder=folder)


def test_every_alert_has_a_test_and_says_what_to_do() -> None:
    rules = yaml.safe_load((DEPLOY / "prometheus" / "alerts.yml").read_text(encoding="utf-8"))["groups"][0]["rules"]
    tested = (DEPLOY / "prometheus" / "alerts_test.yml").read_text(encoding="utf-8")
    for rule in rules:
        assert f"alertname: {rule['alert']}" in tested
        assert set(rule["annotations"]) == {"summary", "action"}


def test_caddy_accepts_its_file() -> None:
    accepted(needed("caddy"), "validate", "--config", "Caddyfile", "--adapter", "caddyfile")


@pytest.mark.parametrize("name", ["compose.yaml", "compose.postgres.yaml"])
def test_the_specification_of_compose_accepts_its_files(name: str) -> None:
    accepted(sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec", name)


def test_hadolint_accepts_the_container_file() -> None:
    accepted(needed("hadolint"), "Containerfile")
