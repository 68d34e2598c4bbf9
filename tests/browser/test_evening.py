"""An evening among friends on one server, with all that goes wrong between people and their networks."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pytest
from playwright.sync_api import expect

from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire.classic.table import Way
from tests.browser.conftest import Invite
from tests.browser.guests import Guest, TouchGuest
from tests.browser.leaps import seat_of
from tests.browser.network import go_offline, lose_answers, stay_offline, watch_network
from tests.browser.quick import play_together
from tests.browser.sizes import PHONE
from tests.server.house import House

OFFLINE_S = 20.0


@dataclass
class Party:
    """Friends by what happens to them. In the short form some of them are the same."""

    host: Guest
    lossy: Guest
    offline: Guest
    reloading: Guest
    outvoted: Guest
    missing: Guest
    watcher: Guest

    @property
    def seated(self) -> list[Guest]:
        """Those who play, in the order of their seats."""
        return list(dict.fromkeys([self.host, self.lossy, self.offline, self.reloading, self.missing, self.outvoted]))

    @property
    def to_the_end(self) -> list[Guest]:
        return [guest for guest in self.seated if guest is not self.outvoted]


def short_party(invite: Invite) -> Party:
    """Five at their desks."""
    host, lossy, offline, outvoted, watcher = (invite(seed=seed) for seed in range(5))
    return Party(host, lossy, offline, host, outvoted, offline, watcher)


def whole_party(invite: Invite) -> Party:
    """Seven who have never been here, every other one with a phone."""
    phone = {"kind": TouchGuest, **PHONE}
    return Party(*(invite(seed=seed, fresh=True, **(phone if seed % 2 else {})) for seed in range(7)))


@pytest.mark.parametrize(
    "whole", [pytest.param(False, id="five"), pytest.param(True, id="seven", marks=pytest.mark.proof)]
)
def test_an_evening_that_never_breaks(whole: bool, invite: Invite, house: House) -> None:
    party = (whole_party if whole else short_party)(invite)
    for guest in (*party.seated, party.watcher):
        watch_network(guest)
    meet(party)
    remove_and_let_watch(party)
    party.host.press("lobby-start")
    for guest in (*party.seated, party.watcher):
        guest.see("table")

    lost = lose_an_answer(party.lossy)
    kept = answer_offline(party, OFFLINE_S if whole else 0)
    reload_in_mid_decision(party.reloading)
    vote_out(party)
    see_the_answer_arrive(party.lossy, *lost)
    come_back(party.offline, *kept)
    answer_the_rest(party)
    # The rematch among fewer people is in `test_rematch`.
    if whole:
        finish(party, house)
        play_again(party)


def meet(party: Party) -> None:
    """The host opens a table with a seat for each. The others come at once, with nothing but the link."""
    host, guests = party.host, [*party.seated[1:], party.watcher]
    host.go("/")
    host.see("home-name").fill("Anna")
    host.see_options()
    host.touch(host.see("home-players").get_by_text(str(len(guests) + 1), exact=True))
    host.press("home-create-this")
    link = host.see("lobby-link").input_value()
    for guest in guests:
        guest.page.goto(link, wait_until="commit")
    for seat, guest in enumerate(guests, 1):
        guest.see("join-name").fill(f"Friend {seat}")
        guest.press("lobby-join")
        guest.see(f"lobby-seat-{seat}")
    for guest in (host, *guests):
        for seat in range(1, len(guests) + 1):
            expect(guest.see(f"lobby-seat-{seat}")).to_contain_text(f"Friend {seat}")


def remove_and_let_watch(party: Party) -> None:
    """The host removes the last guest, and gives away a link to watch instead."""
    host, watcher = party.host, party.watcher
    seat = len(party.seated)
    host.press(f"person-menu-{seat}")
    host.press("person-remove")
    expect(watcher.page.get_by_role("alert")).to_contain_text("Anna has removed you from this table.")
    for guest in party.seated:
        expect(guest.see(f"lobby-seat-{seat}")).to_contain_text("Open")
    host.press("lobby-menu")
    link = host.see("lobby-watch-link").input_value()
    host.page.keyboard.press("Escape")
    watcher.page.goto(link)
    watcher.see("lobby-seat-0")


def lose_an_answer(guest: Guest) -> tuple[wire.DecisionState, Way]:
    """The page says at once that the answer is on its way, and goes on when it was lost."""
    guest.await_turn()
    decision = guest.asked()[0]
    lose_answers(guest, lost=True)
    way = guest.lay(decision)
    guest.see("unconfirmed")
    assert not guest.page.get_by_text("Choose a card").count()
    return decision, way


def see_the_answer_arrive(guest: Guest, decision: wire.DecisionState, way: Way) -> None:
    """The answer is sent again by itself."""
    expect(guest.see("unconfirmed")).to_contain_text("Not confirmed yet")
    assert not guest.told(decision, way)
    lose_answers(guest, lost=False)
    guest.page.get_by_test_id("unconfirmed").wait_for(state="detached")
    assert guest.told(decision, way)
    guest.until(lambda: guest.took(decision, way), "the answer to be taken")


def answer_offline(party: Party, for_s: float) -> tuple[wire.DecisionState, Way]:
    """The answer is kept, and the others see who is away."""
    guest = party.offline
    guest.await_turn()
    decision = guest.asked()[0]
    go_offline(guest)
    way = guest.lay(decision)
    expect(guest.see("unconfirmed")).to_contain_text("Not sent yet")
    stay_offline(guest, for_s)
    seat = party.seated.index(guest)
    party.host.press("open-drawer")
    party.host.press("tab-people")
    expect(party.host.see(f"person-{seat}")).to_contain_text("away")
    party.host.page.keyboard.press("Escape")
    party.host.page.get_by_test_id("drawer").wait_for(state="detached")
    assert not guest.told(decision, way)
    return decision, way


def come_back(guest: Guest, decision: wire.DecisionState, way: Way) -> None:
    guest.context.set_offline(False)
    guest.page.get_by_test_id("toast-lost").wait_for(state="detached")
    guest.until(lambda: guest.took(decision, way), "the kept answer to be taken")
    assert guest.told(decision, way)


def reload_in_mid_decision(guest: Guest) -> None:
    """A card that was only looked at is back in the hand; an answer stays, and can still be changed."""
    guest.await_turn()
    decision = guest.asked()[0]
    way = guest.choose(decision)
    guest.touch(guest.page.locator("[data-testid^=hand-card-]").first)
    guest.see("confirm")
    guest.page.reload()
    guest.await_turn()
    assert guest.asked()[0] == decision
    guest.answer(decision, way)
    guest.page.reload()
    guest.see("change")
    assert guest.took(decision, way)


def vote_out(party: Party) -> None:
    """One asks, and it needs more than half of the others; the page of the removed person says what happened."""
    seat = party.seated.index(party.outvoted)
    asker, *others = (guest for guest in party.to_the_end if guest is not party.offline)
    asker.press("open-drawer")
    asker.press("tab-people")
    asker.press(f"person-menu-{seat}")
    asker.press("person-remove")
    asker.page.get_by_test_id("person-menu").wait_for(state="detached")
    asker.page.keyboard.press("Escape")
    asker.page.get_by_test_id("drawer").wait_for(state="detached")
    for guest in others[: (len(party.seated) - 1) // 2]:
        vote = guest.page.locator("[aria-live=assertive]").get_by_test_id(f"toast-vote-{seat}")
        guest.touch(vote.get_by_role("button", name="Remove"))
    expect(party.outvoted.page.get_by_role("alert")).to_contain_text("Most of the others have asked for your removal")
    expect(party.watcher.page.get_by_text(f"The others have removed Friend {seat}.")).to_be_visible()


def answer_the_rest(party: Party) -> None:
    """With the last answer everybody is in the second turn, also the watcher."""
    for guest in party.to_the_end:
        for decision in guest.asked()[:1] if guest.table.turn == 1 else []:
            guest.answer(decision, guest.choose(decision))
    for guest in (*party.to_the_end, party.watcher):
        guest.until(partial(is_in_turn, guest, 2), "the second turn")
        assert not guest.shows("unconfirmed")


def is_in_turn(guest: Guest, turn: int) -> bool:
    return guest.table.turn == turn


def finish(party: Party, house: House) -> None:
    """Everything else is played without pages. All who come back see the same result."""
    seats = [seat_of(guest) for guest in party.to_the_end]
    for guest in party.to_the_end:
        guest.page.goto("about:blank")
    play_together(house, seats)
    for guest in here(party):
        if guest is not party.watcher:
            guest.go(f"/g/{seats[0].game}")
        guest.see("score-sheet")
    totals = [guest.page.locator("[data-testid^=score-] td").all_inner_texts() for guest in here(party)]
    assert all(total == totals[0] for total in totals)


def here(party: Party) -> Sequence[Guest]:
    """Those who are there at the end."""
    return [guest for guest in (*party.to_the_end, party.watcher) if guest is not party.missing]


def play_again(party: Party) -> None:
    """One of them has gone; the others start without, and a bot plays in that seat until its person comes."""
    host, (_, *guests, watcher) = party.host, here(party)
    missing = f"Friend {party.seated.index(party.missing)}"
    host.press("rematch")
    host.see("lobby-start")
    for guest in guests:
        expect(guest.see("rematch-banner")).to_contain_text("Anna wants to play again")
        guest.press("rematch-join")
        guest.see("lobby-seat-0")
    expect(watcher.see("rematch-banner")).to_contain_text(f"{missing} is not here")
    host.press("lobby-start")
    expect(host.see("start-warning")).to_contain_text(f"Start without {missing}?")
    host.press("start-anyway")
    watcher.press("rematch-watch")
    for guest in (host, *guests, watcher):
        guest.see("table")
    assert sum(seat.stand_in for seat in host.table.seats) == 1
