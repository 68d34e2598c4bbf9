"""People at a table of Architects: with a pointer, a phone, or keys alone."""

from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire.architects import ActionState
from tests.browser.guests import Guest, KeyGuest, TouchGuest
from tests.browser.quick import architects

ROWS_IN_VIEW = """() => [...document.querySelectorAll('[data-testid^="row-"]')]
    .filter(button => !button.disabled).map(button => button.dataset.testid.slice(4))"""
PLACES = ["left", "centre", "right"]
# For `take`, `look` and `token` the page keeps the order in which things are on the table.
LYING = ("take", "look", "token")


def row_name(action: ActionState) -> str:
    """What the page calls a thing to do."""
    return f"{action.use}-{action.argument}" if action.argument else action.use


def offered(decision: wire.DecisionState, tokens: list[str]) -> list[ActionState]:
    """What can be done, in the order of the digits."""
    order = [*PLACES, *tokens]

    def place(action: ActionState) -> int:
        if action.use in LYING and action.argument in order:
            return order.index(action.argument)
        return len(order) + (0 if action.use == "take" else 1)

    return sorted((action for action in decision.actions or [] if action.ways), key=place)


class Builder(Guest):
    """Somebody with a pointer."""

    def play_turn(self) -> bool:
        if not self.await_turn():
            return False
        decision = self.asked()[0]
        action = self.chance.choice(self.likely(decision))
        self.act(decision, action, self.chance.randrange(len(action.ways)))
        return True

    def likely(self, decision: wire.DecisionState) -> list[ActionState]:
        """What this person likes: stages before anything else, and an end of the turn only now and then."""
        rows = offered(decision, architects(self.table).row)
        stages = [row for row in rows if row.use == "stage"]
        return stages or [row for row in rows if row.use != "done" or self.chance.random() < 0.3] or rows

    def act(self, decision: wire.DecisionState, action: ActionState, number: int) -> None:
        """Do something as a person does it, and see that the server is told just that."""
        self.check_rows(decision)
        self.pick_row(decision, action)
        if len(action.ways) > 1:
            self.pay(number)
        self.confirm()
        self.kinds.add(decision.kind)
        answer = wire.Answer(decision.ident, action.ways[number].choice)
        self.until(lambda: answer in self.sent[-3:], f"telling {row_name(action)}")
        self.until(lambda: decision.ident not in [item.ident for item in self.table.decisions], "the table to move on")

    def check_rows(self, decision: wire.DecisionState) -> None:
        """Everything that can be done can be pressed, and nothing else."""
        wanted = {row_name(action) for action in decision.actions or [] if action.ways}

        def there() -> bool:
            return set(self.page.evaluate(ROWS_IN_VIEW)) == wanted or self.go_on()

        # With motion the table shows what was before until everything has come to rest.
        self.until(there, f"seeing exactly {sorted(wanted)}")
        self.page.get_by_test_id("reveal").wait_for(state="detached")

    def pick_row(self, _decision: wire.DecisionState, action: ActionState) -> None:
        row = self.see(f"row-{row_name(action)}").first
        if row.get_attribute("data-picked") != "true":
            self.touch(row)

    def pay(self, number: int) -> None:
        self.press(f"payment-{number}")


class TouchBuilder(Builder, TouchGuest):
    """Somebody with a phone."""


class KeyBuilder(Builder, KeyGuest):
    """Somebody who has a keyboard only."""

    def pick_row(self, decision: wire.DecisionState, action: ActionState) -> None:
        place = offered(decision, architects(self.table).row).index(action)
        name = f"row-{row_name(action)}"
        if place < 9:
            self.key(str(place + 1))
        else:
            self.tab_to(name)
            self.key("Enter")
        self.until(lambda: self.has_focus(name), f"{name} to have the focus")
        self.check_focus()

    def pay(self, number: int) -> None:
        if number > 0:
            self.tab_to("payment-0")
            for _ in range(number):
                self.key("ArrowDown")
