"""The scoring half of the engine, translated for the page: `python -m tools.python_to_js FILE`.

A table with the real box is scored on a phone without a server. The page must not have rules of its own, so the very
functions that score a game here are translated to JavaScript, with the card data that they read (decision 0031).
"""
