"""How the tables of the database came to be, step by step. Steps only go forward: going back would lose games."""
