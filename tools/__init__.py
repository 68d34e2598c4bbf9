"""Programs that build the page. Nothing here is part of the package."""
