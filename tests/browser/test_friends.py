"""The game for two in two browsers, with a watcher; meanwhile a reload, a lost connection and a killed server."""

from functools import partial

import msgspec
import pytest
from playwright.sync_api import expect

from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire.classic.table import Way
from tests.browser.conftest import Invite
from tests.browser.guests import Guest
from tests.browser.leaps import LEAPS, late, leap
from tests.browser.network import go_offline, watch_network
from tests.browser.quick import classic
from tests.server.programs import Program


# In the usual run, an evening of five has a reload, a lost connection and a watcher, and a slow game a killed server.
@pytest.mark.proof
@LEAPS
def test_two_friends_a_watcher_and_all_kinds_of_trouble(leaps: bool, invite: Invite, program: Program) -> None:
    host, friend, watcher = invite(seed=1), invite(seed=2), invite(seed=3)
    for guest in (host, friend, watcher):
        watch_network(guest)
    meet(host, friend, watcher)
    play_turns(host, friend, 3)
    reload_in_mid_turn(host, friend)
    play_turns(host, friend, 3)
    lose_the_connection(host, friend)
    play_turns(host, friend, 3)
    kill_the_server(host, friend, program)
    if leaps:
        leap(program.house, [host, friend], late)
    while play_turns(host, friend, 1):
        assert not watcher.page.locator("[data-testid^=hand-card-]").count()
    for guest in (host, friend, watcher):
        guest.see("score-sheet")
    assert watcher.table.me == -1
    assert "free_city" in host.kinds
    assert "free_city" in friend.kinds
    totals = [guest.page.locator("[data-testid^=score-] td").all_inner_texts() for guest in (host, friend, watcher)]
    assert totals[0] == totals[1] == totals[2]


def meet(host: Guest, friend: Guest, watcher: Guest) -> None:
    """The host opens a table, a friend takes the join link, somebody else the one for watching."""
    host.go("/")
    host.see("home-name").fill("Anna")
    host.see_options()
    host.touch(host.see("home-players").get_by_text("2", exact=True))
    host.press("home-create")
    link = host.see("lobby-link").input_value()
    host.press("lobby-menu")
    watch = host.see("lobby-watch-link").input_value()
    host.page.keyboard.press("Escape")

    friend.page.goto(link)
    friend.see("join-name").fill("Boris")
    friend.press("lobby-join")
    friend.see("lobby-seat-1")
    assert "#" not in friend.page.url
    expect(host.see("lobby-seat-1")).to_contain_text("Boris")
    watcher.page.goto(watch)
    watcher.see("lobby-seat-1")
    host.press("lobby-start")
    for guest in (host, friend, watcher):
        guest.see("table")
    assert "#" not in watcher.page.url


def play_turns(host: Guest, friend: Guest, turns: int) -> bool:
    """Both answer what they are asked until that many turns have passed; false if the game is over."""
    for _ in range(turns):
        host.until(partial(has_passed, moment(host), host, friend), "the end of the turn")
    return not host.is_over()


def has_passed(turn: tuple[int, int], host: Guest, friend: Guest) -> bool:
    """Both answer what they are asked in that turn; true when it is over."""
    for guest in (host, friend):
        for decision in guest.asked()[:1] if moment(guest) == turn else []:
            guest.answer(decision, guest.choose(decision))
    return moment(host) != turn or host.is_over()


def moment(guest: Guest) -> tuple[int, int]:
    return classic(guest.table).age, guest.table.turn


def reload_in_mid_turn(host: Guest, friend: Guest) -> None:
    """One has chosen and the other not: both reload, and find everything as it was."""
    decision, way = seal(host)
    before = questions(friend)
    host.page.reload()
    friend.page.reload()
    check_sealed(host, decision, way)
    friend.await_turn()
    assert questions(friend) == before


def lose_the_connection(host: Guest, friend: Guest) -> None:
    """A choice that is made without a connection is sent as soon as it is back."""
    host.await_turn()
    decision = questions(host)[0]
    go_offline(host)
    way = host.lay(decision)
    expect(host.see("unconfirmed")).to_contain_text("Not sent yet")
    assert not host.page.get_by_text("Choose a card").count()
    assert not host.told(decision, way)
    host.context.set_offline(False)
    host.page.get_by_test_id("toast-lost").wait_for(state="detached")
    host.until(lambda: host.took(decision, way), "the kept choice to arrive")
    assert host.told(decision, way)
    host.page.get_by_test_id("unconfirmed").wait_for(state="detached")
    friend.await_turn()


def kill_the_server(host: Guest, friend: Guest, program: Program) -> None:
    """One has chosen and the other not when the server dies: afterwards that is still so."""
    decision, way = seal(host)
    before = questions(friend)
    program.kill()
    host.see("toast-lost")
    friend.see("toast-lost")
    host.page.get_by_test_id("toast-lost").get_by_role("button").click()
    host.see("toast-lost")
    program.start()
    check_sealed(host, decision, way)
    friend.page.get_by_test_id("toast-lost").wait_for(state="detached")
    friend.await_turn()
    assert questions(friend) == before


def seal(guest: Guest) -> tuple[wire.DecisionState, Way]:
    """Answer one question while the other player has not."""
    guest.await_turn()
    decision = guest.asked()[0]
    way = guest.choose(decision)
    guest.answer(decision, way)
    return decision, way


def check_sealed(guest: Guest, decision: wire.DecisionState, way: Way) -> None:
    """The answer is still sealed, and can be changed."""
    guest.until(lambda: guest.state is not None, "the table to come back")
    same = [item for item in guest.table.decisions if item.ident == decision.ident]
    assert [(item.answered, item.choice) for item in same] == [(True, way.choice)]
    guest.see("change")


def questions(guest: Guest) -> list[wire.DecisionState]:
    return [msgspec.structs.replace(item) for item in guest.asked()]
