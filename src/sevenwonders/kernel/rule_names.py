"""The methods and fields of a game that only authors of rules, bots' loops and saves use."""

from typing import Final

# Completion leaves them out. Each game may hide more of its own.
NAMES: Final = """
    advance agenda answer_listed answers_from_data answers_to_data ask_alone can_choose choice_reader emit
    emit_secret english exact_choice fits forced_choice given heading heading_at keeps_events kernel_data listed
    next_ident note_answered note_asked note_forced note_revealed note_table open_decision opening options_of
    phrase push ranked refusal resolve rng run_step sealed sentence steps unpack unsealed view_beside
    without_payment
"""
FOR_RULES: Final = frozenset(NAMES.split())
