"""Draw the icons of the installed page from web/public/favicon.svg: `python -m tests.browser.icons`."""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS

PUBLIC = Path(__file__).parent.parent.parent / "web" / "public"
GROUND = "#f6edd7"
# Name, size, and how much of it the drawing takes: systems may cut a maskable icon to a circle.
ICONS = [("icon-192.png", 192, 0.84), ("icon-512.png", 512, 0.84), ("icon-maskable-512.png", 512, 0.6)]


def main() -> None:
    """Write all icons anew."""
    drawing = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        page = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS).new_page()
        for name, size, share in ICONS:
            side = round(size * share)
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(
                f"<style>body {{ margin: 0; height: 100vh; display: grid; place-items: center; background: {GROUND} }}"
                f"svg {{ width: {side}px }}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / name)


if __name__ == "__main__":
    main()
