"""One file a step, numbered. A step that was released is never changed; a new one follows it."""
