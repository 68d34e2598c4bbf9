"""The words of the terminal: facts of the engine as sentences in the reader's language, and what readers may type."""
