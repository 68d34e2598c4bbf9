// Keeps the screen on while somebody thinks about a move.

/** Hold a wake lock whenever the page is visible. Return the function that lets the screen go off again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let ended = false;

  async function hold(): Promise<void> {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      const held = await navigator.wakeLock.request("screen");
      if (ended) await held.release();
      else lock = held;
    } catch {
      // The system may refuse, for instance when the battery is low.
    }
  }
  // The browser itself releases the lock when the page is hidden.
  const seen = (): void => void hold();

  document.addEventListener("visibilitychange", seen);
  seen();
  return () => {
    ended = true;
    document.removeEventListener("visibilitychange", seen);
    void lock?.release();
  };
}
