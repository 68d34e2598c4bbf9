"""The proofs: what the engine does, checked against rules, second versions and chance."""
