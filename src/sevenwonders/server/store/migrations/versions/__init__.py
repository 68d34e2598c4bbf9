"""One numbered file per step. A released step is never changed; a new one follows it."""
