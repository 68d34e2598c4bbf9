"""The documentation site: pages that are made from the program, and the hooks of MkDocs that add them."""
