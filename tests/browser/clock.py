"""Time that stands still for what a page moves, until a test sets the clock: no test depends on a machine's speed."""

from tests.browser.guests import Guest

STAND_STILL = """
const { animate } = Element.prototype;
window.moving = [];
window.pace = 1e-6;
Element.prototype.animate = function (...what) {
    const animation = animate.apply(this, what);
    animation.playbackRate = window.pace;
    window.moving.push(animation);
    return animation;
};
"""
SET_CLOCK = """async time => {
    const frame = () => new Promise(done => requestAnimationFrame(done));
    for (const animation of window.moving) if (animation.playState === 'running') animation.currentTime = time;
    for (let count = 0; count < 3; count += 1) await frame();
}"""
RUN_ON = """() => {
    window.pace = 1;
    for (const animation of window.moving) if (animation.playState === 'running') animation.playbackRate = 1;
}"""


def hold(guest: Guest, time_ms: int) -> None:
    """The scene as it is at a time."""
    guest.see("reveal")
    guest.page.wait_for_function("() => window.moving.length > 0")
    guest.page.evaluate(SET_CLOCK, time_ms)
