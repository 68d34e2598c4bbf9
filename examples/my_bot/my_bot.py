"""A bot for 7 Wonders that never buys from its neighbours."""

from sevenwonders import Bot, Choice, ClassicView, Question, Rng, serve_bot


class Frugal(Bot):
    """Never buys from its neighbours. It builds what it can, and sells a card when it has no coins."""

    # The games that it plays; without this line, all of them.
    games = ("classic",)

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, question: Question) -> Choice:
        """Choose one of the choices on offer."""
        view = question.view()
        assert isinstance(view, ClassicView)
        wanted = "build" if view.cities[view.seat].coins > 0 else "sell"
        choices = question.choices()
        unpaid = [choice for choice in choices if set(choice.payments) <= {"bank"}]
        liked = [choice for choice in unpaid if choice.use == wanted]
        good = liked or unpaid or choices
        return good[self.rng.below(len(good))]


if __name__ == "__main__":
    serve_bot("my_bot:Frugal")
