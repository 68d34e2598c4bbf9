"""What can be measured about a page's accessibility without asking a person."""

from typing import Any

from playwright.sync_api import Page

# Roles that a screen reader announces by name.
NAMED = {
    "button",
    "checkbox",
    "combobox",
    "dialog",
    "image",
    "link",
    "listbox",
    "radio",
    "searchbox",
    "slider",
    "switch",
    "tab",
    "textbox",
}

STRUCTURE = """() => {
    const complaints = [];
    const ids = [...document.querySelectorAll('[id]')].map(element => element.id);
    for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index))) complaints.push(`id ${id} twice`);
    for (const name of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'])
        for (const element of document.querySelectorAll(`[${name}]`))
            for (const id of element.getAttribute(name).split(/\\s+/))
                if (!document.getElementById(id)) complaints.push(`${name} names ${id}, which is not there`);
    for (const image of document.querySelectorAll('img:not([alt])')) complaints.push(`no alt: ${image.outerHTML}`);
    const shown = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(heading => heading.checkVisibility());
    let level = 0;
    for (const heading of shown) {
        const next = Number(heading.tagName[1]);
        if (next > level + 1) complaints.push(`${heading.tagName} after H${level}: ${heading.textContent.trim()}`);
        level = next;
    }
    if (!document.documentElement.lang) complaints.push('no language');
    if (!document.title) complaints.push('no title');
    if (document.querySelectorAll('main').length !== 1) complaints.push('not exactly one main');
    return complaints;
}"""

# Every text with too little contrast (WCAG AA). A gradient counts with each of its colours.
CONTRAST = """() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const known = new Map();
    const rgba = colour => {
        if (!known.has(colour)) {
            canvas.clearRect(0, 0, 1, 1);
            canvas.fillStyle = colour;
            canvas.fillRect(0, 0, 1, 1);
            const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
            known.set(colour, [red, green, blue, alpha / 255]);
        }
        return known.get(colour);
    };
    const over = ([red, green, blue, alpha], [r, g, b]) =>
        [red * alpha + r * (1 - alpha), green * alpha + g * (1 - alpha), blue * alpha + b * (1 - alpha), 1];
    const light = colour => {
        const [red, green, blue] = colour.slice(0, 3).map(part => part / 255)
            .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ratio = (one, other) => {
        const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
        return (bright + 0.05) / (dark + 0.05);
    };
    const grounds = element => {
        if (!element) return [[255, 255, 255, 1]];
        const look = getComputedStyle(element);
        const below = () => grounds(element.parentElement);
        let own = rgba(look.backgroundColor);
        let found = own[3] >= 1 ? [own] : own[3] > 0 ? below().map(other => over(own, other)) : null;
        const parts = look.backgroundImage.match(/(rgba?|color|oklch|oklab)\\([^()]*\\)/g);
        if (parts) {
            const under = found ?? below();
            return parts.flatMap(part => under.map(other => over(rgba(part), other)));
        }
        return found ?? below();
    };
    const opacity = element => element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;
    const complaints = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent.trim();
        if (!text || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (element.closest(':disabled, .visually-hidden, svg, option')) continue;
        const look = getComputedStyle(element);
        const size = parseFloat(look.fontSize);
        const large = size >= 24 || (size >= 18.66 && Number(look.fontWeight) >= 700);
        const [red, green, blue, alpha] = rgba(look.color);
        const strength = alpha * opacity(element);
        for (const ground of grounds(element)) {
            const found = ratio(over([red, green, blue, strength], ground), ground);
            if (found < (large ? 3 : 4.5))
                complaints.add(`"${text.slice(0, 30)}" ${found.toFixed(2)}: ${look.color}`
                    + ` on rgb(${ground.slice(0, 3).map(Math.round)}) in ${element.className}`);
        }
    }
    return [...complaints];
}"""

SIZES = """selector => [...document.querySelectorAll(selector)].filter(element => element.checkVisibility())
    .map(element => ({ name: element.dataset.testid ?? '', box: element.getBoundingClientRect() }))
    .map(({ name, box }) => [name, box.width, box.height])"""

MOVING = """() => document.getAnimations().filter(animation => animation.playState === 'running')
    .map(animation => animation.effect.getComputedTiming())
    .filter(timing => timing.duration > 150)
    .map(timing => timing.duration)"""


def nameless(page: Page) -> list[str]:
    """Everything with a role that has no name for a screen reader."""
    session = page.context.new_cdp_session(page)
    nodes: list[dict[str, Any]] = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [
        f"{node['role']['value']} without a name: {node.get('backendDOMNodeId')}"
        for node in nodes
        if not node["ignored"] and node["role"]["value"] in NAMED and not node.get("name", {}).get("value", "").strip()
    ]


def structure_faults(page: Page) -> list[str]:
    """Ids twice, names that lead nowhere, headings out of order."""
    found: list[str] = page.evaluate(STRUCTURE)
    return found


def contrast_faults(page: Page) -> list[str]:
    """Texts that are too pale."""
    found: list[str] = page.evaluate(CONTRAST)
    return found


def small_targets(page: Page, selector: str, least: float) -> list[tuple[str, float, float]]:
    """What is smaller than a finger."""
    found = page.evaluate(SIZES, selector)
    assert found, f"nothing matches {selector}"
    return [(name, width, height) for name, width, height in found if width < least or height < least]


def moving(page: Page) -> list[float]:
    """How long each movement that goes on takes, in milliseconds."""
    found: list[float] = page.evaluate(MOVING)
    return found
