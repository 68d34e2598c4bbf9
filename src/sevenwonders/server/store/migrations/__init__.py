"""The history of the database schema, step by step. Steps only go forward: going back would lose games."""
