"""Code that several tests share, and programs that write files for the page's tests; no tests."""
