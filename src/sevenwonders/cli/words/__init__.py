"""What the terminal says: facts of the engine as sentences in the language of the reader, and what readers may type."""
