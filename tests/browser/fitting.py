"""The sizes of screens, and what is wrong with a table at one of them."""

from playwright.sync_api import Page

DESKS = [(1280, 800), (1440, 900), (1920, 1080), (2560, 1440)]
SIZES = [*DESKS, (820, 1180), (844, 390), (390, 844)]
TYPE_PX = 12
ICON_PX = 14
# A number in a picture; in strips of cards it may be a pixel smaller than elsewhere.
NUMERAL_PX = 19

# The buttons among those that match which cannot be pressed, even after scrolling to them.
OUT_OF_REACH = """selector => [...document.querySelectorAll(selector)].filter(button => {
    button.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = button.getBoundingClientRect();
    return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map(button => button.dataset.testid ?? button.textContent)"""

# The boxes that cut off what does not fit into them, from an element outwards, as far as one that scrolls.
CLIPPERS = """(element, root) => {
    const found = [];
    for (let box = element; box && box !== root; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if ([overflowX, overflowY].some(flow => flow === 'auto' || flow === 'scroll')) break;
        if ([overflowX, overflowY].some(flow => flow === 'hidden' || flow === 'clip')) found.push(box);
    }
    return found;
}"""

# The texts of a page that are cut off where they need not be.
CUT_OFF = """() => {
    const clippers = CLIPPERS;
    const faults = new Set();
    const isHidden = clipper => getComputedStyle(clipper).clipPath === 'inset(50%)';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode;
        const element = node.parentElement;
        if (!node.textContent.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
        // Symbols that do not fit next to a name fall out of its strip.
        if (element.closest('svg, .effects, .visually-hidden, [data-cut]')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const words = range.getBoundingClientRect();
        const found = clippers(element, document.body);
        const isCut = !found.some(isHidden) && found.some(clipper => {
            const edge = clipper.getBoundingClientRect();
            return words.left < edge.left - 2 || words.right > edge.right + 2
                || words.top < edge.top - 3 || words.bottom > edge.bottom + 3;
        });
        if (isCut) faults.add(`cut off: ${node.textContent.trim()} in ${element.className}`);
    }
    return [...faults];
}""".replace("CLIPPERS", CLIPPERS)

# Everything that is wrong in the part of the table above the hand.
FAULTS = """([type, icon, numeral]) => {
    const clippers = CLIPPERS;
    const faults = [];
    const root = document.querySelector('[data-testid=table]');
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth + 1 || page.scrollHeight > innerHeight + 1)
        faults.push(`the page scrolls: ${page.scrollWidth} x ${page.scrollHeight}`);
    const placeOf = element => element.closest('[data-place]')?.dataset.place ?? element.className;
    const shown = [...root.querySelectorAll('*')].filter(element =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden, .bottom')
        && getComputedStyle(element).clipPath !== 'inset(50%)');
    for (const element of shown) {
        const box = element.getBoundingClientRect();
        if (element.matches('svg.icon') && box.width > 0) {
            if (box.width < icon - 0.1) faults.push(`picture of ${box.width} px in ${placeOf(element)}`);
            if (element.querySelector('text') && box.width < numeral - 0.1)
                faults.push(`number of ${box.width} px in ${placeOf(element)}`);
        }
        if (element.closest('svg')) continue;
        for (const node of element.childNodes) {
            if (node.nodeType !== Node.TEXT_NODE || !node.textContent.trim()) continue;
            const size = parseFloat(getComputedStyle(element).fontSize);
            const text = node.textContent.trim().slice(0, 30);
            if (size < type - 0.01) faults.push(`"${text}" has ${size} px in ${placeOf(element)}`);
            // Symbols that do not fit beside a name fall out of its strip; only names of players end in dots.
            if (element.closest('.effect')) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            const words = range.getBoundingClientRect();
            const cut = clippers(element, root).find(clipper => {
                const edge = clipper.getBoundingClientRect();
                return words.left < edge.left - 2 || words.right > edge.right + 2
                    || words.top < edge.top - 3 || words.bottom > edge.bottom + 3;
            });
            if (cut && !cut.matches('[data-cut]')) faults.push(`"${text}" is cut off in ${placeOf(element)}`);
        }
    }
    for (const plaque of root.querySelectorAll('li[data-place^="stage:"]')) {
        const edge = plaque.getBoundingClientRect();
        const over = [...plaque.querySelectorAll('svg, span')].map(part => part.getBoundingClientRect())
            .filter(({ width, height }) => width > 0 && height > 0)
            .map(({ left, top, right, bottom }) =>
                Math.max(edge.left - left, edge.top - top, right - edge.right, bottom - edge.bottom));
        const most = Math.max(0, ...over);
        if (most > 1.5) faults.push(`${plaque.dataset.place} does not hold its contents: ${most} px over`);
    }
    const apart = (selector, within) => {
        const boxes = [...within.querySelectorAll(selector)]
            .filter(element => element.checkVisibility({ visibilityProperty: true }) && element.childNodes.length > 0)
            .map(element => ({ name: element.dataset.place, box: element.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 0 && box.height > 0);
        boxes.forEach((one, index) => boxes.slice(index + 1).forEach(other => {
            const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
            const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
            if (wide > 2 && high > 2) faults.push(`${one.name} and ${other.name} overlap by ${wide} x ${high}`);
        }));
    };
    apart('[data-place^="city:"], [data-place^="border:"]', root);
    for (const city of root.querySelectorAll('[data-place^="city:"]')) {
        const parts = ['landing', 'coins', 'shields', 'stage', 'tokens', 'card', 'fleet'];
        apart(parts.map(part => `[data-place^="${part}:"]`).join(), city);
        if (city.scrollWidth > city.clientWidth + 1 || city.scrollHeight > city.clientHeight + 1)
            faults.push(`${city.dataset.place} is too full: ${city.scrollWidth} x ${city.scrollHeight}`);
    }
    return faults;
}""".replace("CLIPPERS", CLIPPERS)


def turn_to(page: Page, width: int, height: int) -> None:
    """Give the page that size and let it settle: cities look at the room they have before the next picture is drawn."""
    page.set_viewport_size({"width": width, "height": height})
    for _ in range(4):
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 30)))")


def faults_at(page: Page, width: int, height: int) -> list[str]:
    turn_to(page, width, height)
    found: list[str] = page.evaluate(FAULTS, [TYPE_PX, ICON_PX, NUMERAL_PX])
    return [f"{width}x{height}: {fault}" for fault in found]
