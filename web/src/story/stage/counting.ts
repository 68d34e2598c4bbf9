// A number that counts up.

interface Counting {
  to: number;
  from?: number;
  /** Milliseconds; 0 shows the end at once. */
  length: number;
}

/** Writes whole numbers into an element, one for each frame of the screen. */
export function counting({ to, from = 0, length }: Counting): (element: HTMLElement) => () => void {
  return (element) => {
    const show = (value: number): void => {
      element.textContent = value < 0 ? `−${-value}` : `${value}`;
    };
    let request = 0;
    let begun: number | undefined;
    const step = (now: number): void => {
      begun ??= now;
      const part = Math.min(1, (now - begun) / length);
      show(Math.round(from + (to - from) * part));
      if (part < 1) request = requestAnimationFrame(step);
    };
    if (length > 0 && from !== to) {
      show(from);
      request = requestAnimationFrame(step);
    } else show(to);
    return () => cancelAnimationFrame(request);
  };
}
