"""What axe-core finds wrong with a page."""

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# Drawings hidden from screen readers have thousands of elements and nothing that a rule could find. Rules leave them
# out, but axe-core looks at every element first; so their parts are put aside, and put back afterwards.
RUN = """async contrast => {
    const drawings = [...document.querySelectorAll('svg[aria-hidden=true]')].map(one => [one, [...one.childNodes]]);
    for (const [drawing] of drawings) drawing.replaceChildren();
    const where = { include: [document], exclude: [['svg[aria-hidden=true]']] };
    const how = { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: contrast } } };
    try {
        return (await axe.run(where, how)).violations.flatMap(rule =>
            rule.nodes.map(node => `${rule.id}: ${node.target.join(' ')} ${node.html.slice(0, 160)}`));
    } finally {
        for (const [drawing, parts] of drawings) drawing.append(...parts);
    }
}"""


@cache
def source() -> str:
    return SOURCE.read_text()


def axe_faults(page: Page, contrast: bool = True) -> list[str]:
    """Every violation of every rule of axe-core, with the element that breaks it; contrast takes half of its time."""
    # Evaluated, not added as an element: the page allows no scripts but its own.
    page.evaluate(source())
    found: Any = page.evaluate(RUN, contrast)
    return list(found)
