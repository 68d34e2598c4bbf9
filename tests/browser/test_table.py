"""What one can do at a table besides choosing: change, ask for a hint, talk, come back, start with bots."""

import pytest
from playwright.sync_api import expect

from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire.classic.table import Way
from tests.browser.conftest import Invite
from tests.browser.guests import Guest, found_in
from tests.browser.quick import QuickSeat, against_bots, classic
from tests.server.house import House, seated


@pytest.fixture
def pair(invite: Invite, house: House) -> tuple[Guest, wire.Seated, wire.Seated]:
    """A host at a page, and a friend whom the test moves by hand; a bot sits with them."""
    return pair_at(invite(), house, {"config": {"players": 3}, "seats": [{"kind": "open"}, {"kind": "bot"}]})


def pair_at(guest: Guest, house: House, table: dict[str, object]) -> tuple[Guest, wire.Seated, wire.Seated]:
    """A host at a page, and a friend whom the test moves by hand, at such a table."""
    host = seated(house.post("/api/games", {"name": "Anna", **table}))
    with QuickSeat(house, host) as seat:
        join = seat.table.join
    friend = seated(house.post(f"/api/games/{host.game}/join", {"join": join, "name": "Boris"}))
    assert house.post(f"/api/games/{host.game}/start", token=host.token).status_code == 200
    guest.go(f"/play/{host.game}#{host.token}")
    guest.await_turn()
    return guest, host, friend


def test_a_choice_can_be_changed_until_the_reveal(pair: tuple[Guest, wire.Seated, wire.Seated], house: House) -> None:
    guest, _, friend = pair
    decision = guest.asked()[0]
    first, second = first_way(decision, "sell"), first_way(decision, "build")
    guest.answer(decision, first)
    expect(guest.see("awaited")).to_contain_text("Boris")
    assert guest.see("change").count() == 1

    guest.press("change")
    assert wire.Answer(decision.ident, second.choice) not in guest.sent
    guest.answer(decision, second)
    assert guest.sent.count(wire.Answer(decision.ident, first.choice)) == 1
    with QuickSeat(house, friend) as seat:
        seat.play_turn()
    guest.until(lambda: bool(guest.asked()) and guest.asked()[0].ident != decision.ident, "the next turn")
    card, _, _ = found_in(decision, second)
    assert classic(guest.table).cities[0].built == [card]


def test_a_card_can_be_changed_after_the_question_for_the_free_city(invite: Invite, house: House) -> None:
    """The question is taken back and asked again, so the numbers of events go back. The page copes with that."""
    guest, host, friend = pair_at(invite(), house, {"config": {"players": 2}, "seats": [{"kind": "open"}]})
    with QuickSeat(house, friend) as seat:
        while (free_city := classic(guest.table).free_city) and free_city.controller != 0:
            play_round(guest, seat)
        own = guest.asked()[0]
        guest.answer(own, first_way(own, "sell"))
        guest.await_turn()
        free = guest.asked()[0]
        assert (free.seat, free.decider) == (2, 0)
        guest.answer(free, guest.choose(free))
        before = guest.table.number

        guest.see("change").first.click()
        guest.answer(own, first_way(own, "build"))
        guest.await_turn()
        assert guest.table.number < before
        play_round(guest, seat)
        play_round(guest, seat)
    card, _, _ = found_in(own, first_way(own, "build"))
    assert card in classic(guest.table).cities[0].built

    guest.press("open-drawer")
    guest.press("tab-log")
    lines = guest.see("log").get_by_role("listitem").all_inner_texts()
    # Whoever comes anew gets the log from the start. There is nothing in it twice, and nothing is missing.
    guest.go(f"/play/{host.game}#{host.token}")
    guest.await_turn()
    guest.press("open-drawer")
    guest.press("tab-log")
    assert guest.see("log").get_by_role("listitem").all_inner_texts() == lines


def play_round(guest: Guest, friend: QuickSeat) -> None:
    """Everybody answers, also for the Free City, until the next turn."""
    turn, free_city = guest.table.turn, classic(guest.table).free_city
    assert free_city is not None
    for _ in range(2 if free_city.controller == 1 else 1):
        friend.play_turn()
    while guest.table.turn == turn and guest.asked():
        guest.play_turn()
    guest.until(lambda: guest.table.turn != turn, "the next turn")


def first_way(decision: wire.DecisionState, name: str) -> Way:
    return next(use.ways[0] for card in decision.menu or [] for use in card.uses if use.use == name and use.ways)


def test_a_hint_is_shown_and_can_be_taken_over(pair: tuple[Guest, wire.Seated, wire.Seated]) -> None:
    guest, _, _ = pair
    decision = guest.asked()[0]
    guest.press("hint")
    expect(guest.see("hint-shelf").get_by_role("status")).to_contain_text("A bot would choose")
    guest.press("hint-take")
    guest.press("confirm")
    guest.until(lambda: bool(guest.sent) and isinstance(guest.sent[-1], wire.Answer), "an answer")
    assert guest.sent[-2] == wire.AskHint(decision.ident)


def test_chat_both_ways(pair: tuple[Guest, wire.Seated, wire.Seated], house: House) -> None:
    guest, _, friend = pair
    with QuickSeat(house, friend) as seat:
        assert seat.table.me == 1
        guest.press("open-drawer")
        guest.press("tab-chat")
        guest.see("chat-input").fill("Good luck <b>all</b>!")
        guest.page.keyboard.press("Enter")
        while not isinstance(said := seat.hear(), wire.Said):
            pass
        assert (said.line.name, said.line.text) == ("Anna", "Good luck <b>all</b>!")
        expect(guest.see("drawer")).to_contain_text("Good luck <b>all</b>!")
        guest.page.keyboard.press("Escape")
        seat.send(wire.Say("And to you."))
        expect(guest.see("open-drawer")).to_contain_text("1")
        guest.press("open-drawer")
        expect(guest.see("drawer")).to_contain_text("And to you.")
        guest.press("tab-log")
        assert guest.see("log").get_by_role("listitem").count() > 0


def test_back_closes_the_drawer_before_it_leaves(pair: tuple[Guest, wire.Seated, wire.Seated]) -> None:
    guest, host, _ = pair
    length = guest.page.evaluate("history.length")
    guest.press("open-drawer")
    guest.see("drawer").get_by_test_id("settings").click()
    expect(guest.page.get_by_test_id("drawer")).to_have_count(0)
    settings = guest.page.get_by_role("dialog")
    expect(settings).to_have_count(1)
    guest.page.wait_for_function("history.state?.above")
    assert guest.page.evaluate("history.length") == length + 1
    guest.page.evaluate("history.back()")
    expect(settings).to_have_count(0)
    assert guest.page.url.endswith(f"/g/{host.game}")
    guest.see("decision")
    assert guest.page.evaluate("history.state") is None
    guest.press("open-drawer")
    guest.see("drawer")
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_test_id("drawer")).to_have_count(0)
    guest.page.wait_for_function("history.state === null")
    guest.press("open-drawer")
    guest.see("drawer").get_by_role("link", name="Home").first.click()
    guest.see("home-name")
    assert guest.page.evaluate("history.length") == length + 1


def test_another_tab_and_another_browser_have_the_same_seat(invite: Invite, house: House) -> None:
    seated = against_bots(house, 3, seed=4)
    first: Guest = invite()
    first.go(f"/play/{seated.game}#{seated.token}")
    first.play(2)
    assert "#" not in first.page.url

    second = Guest(first.context, first.url, seed=9)
    second.go(f"/g/{seated.game}")
    second.await_turn()
    assert second.asked() == first.asked()
    ident = second.asked()[0].ident
    second.play(1)
    first.until(lambda: bool(first.asked()) and first.asked()[0].ident != ident, "the first tab to follow")
    first.page.bring_to_front()
    first.play(1)
    assert not second.complaints

    third: Guest = invite()
    third.go(f"/play/{seated.game}#{seated.token}")
    third.play(1)
    stranger: Guest = invite()
    stranger.go(f"/g/{seated.game}")
    expect(stranger.page.get_by_role("alert")).to_contain_text("The game has begun")


def test_the_start_page_lists_the_game_to_go_on(invite: Invite, house: House) -> None:
    seated = against_bots(house, 4, seed=6)
    guest: Guest = invite()
    guest.go(f"/play/{seated.game}#{seated.token}")
    guest.play(1)
    guest.go("/")
    guest.see("own-games").get_by_role("link", name="Go on").click()
    guest.play(1)


def test_a_lobby_with_bots_in_its_seats(invite: Invite) -> None:
    guest: Guest = invite()
    guest.go("/")
    guest.see_options()
    guest.touch(guest.see("home-players").get_by_text("5", exact=True))
    guest.press("home-create")
    guest.press("lobby-bot-2")
    guest.press("lobby-level-2")
    guest.press("level-easy")
    expect(guest.see("lobby-seat-2")).to_contain_text("Easy")
    guest.press("lobby-level-2")
    guest.press("lobby-open-2")
    expect(guest.see("lobby-seat-2")).to_contain_text("Open seat")
    expect(guest.see("lobby-start")).to_have_text("Start with 4 bots")
    guest.press("lobby-start")
    guest.see("table")
    assert [seat.kind for seat in guest.table.seats] == ["person", "bot", "bot", "bot", "bot"]
    guest.play(1)


def test_a_rematch(invite: Invite, house: House) -> None:
    seated = against_bots(house, 3, seed=8)
    with QuickSeat(house, seated, 8) as seat:
        seat.play_until(lambda table, _decision: classic(table).age == 3 and table.turn == 6)
    guest: Guest = invite()
    guest.go(f"/play/{seated.game}#{seated.token}")
    guest.play()
    guest.touch(guest.see("rematch"))
    guest.until(lambda: guest.state is not None and guest.table.game != seated.game, "a new table")
    assert [seat.kind for seat in guest.table.seats] == ["person", "bot", "bot"]
