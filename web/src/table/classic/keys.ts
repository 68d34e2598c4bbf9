// The keyboard at the table.

import { uses } from "../../expansions/asked";

export type KeyAction =
  | { kind: "card"; place: number }
  | { kind: "use"; use: string }
  | { kind: "extra" }
  | { kind: "confirm" }
  | { kind: "clear" }
  | { kind: "change" }
  | { kind: "hint" }
  | { kind: "follow" };

const USES = Object.fromEntries(
  Object.entries(uses).flatMap(([use, { key }]) => (key ? [[key.toLowerCase(), use]] : [])),
);

/** What a key means here, or nothing when it belongs to somebody else; `hinted` while there is a hint to take. */
export function actionFor(event: KeyboardEvent, hinted = false): KeyAction | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return undefined;
  // A sheet over the table has the keyboard to itself, except the one from the bottom that shows the card in view.
  if (document.querySelector("dialog[open]:not(.bottom)")) return undefined;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input:not([type=radio]), textarea, select, [contenteditable]")) return undefined;
  const key = event.key.toLowerCase();
  if (/^[1-9]$/.test(key)) return { kind: "card", place: Number(key) - 1 };
  if (hinted && key === "t") return { kind: "follow" };
  const use = USES[key];
  if (use) return { kind: "use", use };
  if (key === "w") return { kind: "extra" };
  if (key === "enter") return confirms(target) ? { kind: "confirm" } : undefined;
  if (key === "escape") return { kind: "clear" };
  if (key === "c") return { kind: "change" };
  if (key === "h") return { kind: "hint" };
  return undefined;
}

/** Enter confirms unless a button or link has the focus; a card or use already in view counts as confirmed by it. */
function confirms(target: Element | null): boolean {
  const control = target?.closest("button, a, summary");
  return !control || control.getAttribute("data-picked") === "true";
}
