// Keep the display bright while something is to be looked at.

/** Keep the display awake until the returned function is called. A browser that cannot do it simply does not. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let done = false;

  async function ask(): Promise<void> {
    if (done || document.visibilityState !== "visible") return;
    try {
      const fresh = await navigator.wakeLock.request("screen");
      if (done) void fresh.release();
      else lock = fresh;
    } catch {
      // Not allowed, or not known here.
    }
  }

  // The browser gives the lock up when the page is hidden.
  const again = (): void => void ask();
  document.addEventListener("visibilitychange", again);
  void ask();
  return () => {
    done = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
