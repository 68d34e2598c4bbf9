// The keyboard at a table of Architects.

export type KeyAction =
  | { kind: "row"; place: number }
  | { kind: "done" }
  | { kind: "confirm" }
  | { kind: "clear" }
  | { kind: "hint" }
  | { kind: "follow" };

/** What a key means here, or nothing when it belongs to somebody else. */
export function actionFor(event: KeyboardEvent): KeyAction | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return undefined;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input:not([type=radio]), textarea, select, [contenteditable]")) return undefined;
  const key = event.key.toLowerCase();
  if (/^[1-9]$/.test(key)) return { kind: "row", place: Number(key) - 1 };
  if (key === "d") return { kind: "done" };
  if (key === "h") return { kind: "hint" };
  if (key === "t") return { kind: "follow" };
  if (key === "escape") return { kind: "clear" };
  if (key !== "enter") return undefined;
  const control = target?.closest("button, a, summary");
  // Enter on another button presses that button; on the one that is picked it confirms.
  return !control || control.getAttribute("data-picked") === "true" ? { kind: "confirm" } : undefined;
}
