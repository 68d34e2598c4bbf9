// Makes an element ask: a press, the focus or a resting pointer opens the popover about it.

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { About } from "./about";
import { asking } from "./asking.svelte";

/** A pointer that passes over something does not ask about it, least of all over something to press. */
const HOVER_MS = 350;
const REST_MS = 800;
const FINGER_PX = 16;

/** What is inside something to press is asked about with a resting pointer only. */
export const CONTROL = "button, a, summary, label, [role=button]";

const EXPLAINED = "[data-explained]";

/** A city, a strip or a dialog takes one Tab; inside it the arrow keys go from thing to thing. */
const GROUP = "[data-asks], section, dialog, body";

function group(element: Element | null): HTMLElement[] {
  return [...(element?.closest(GROUP)?.querySelectorAll<HTMLElement>(EXPLAINED) ?? [])].filter(
    (other) => other.closest(GROUP) === element?.closest(GROUP),
  );
}

/** Make one thing the place where Tab comes to its group. */
function stopAt(stop: HTMLElement): void {
  for (const other of group(stop)) other.tabIndex = other === stop ? 0 : -1;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Where a key leads from a thing. */
function ledTo(element: HTMLElement, key: string): HTMLElement | undefined {
  const all = group(element).filter((other) => other.checkVisibility());
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  const step = STEPS[key];
  return step === undefined ? undefined : all[(all.indexOf(element) + step + all.length) % all.length];
}

type Listen = <Name extends keyof HTMLElementEventMap>(
  name: Name,
  react: (event: HTMLElementEventMap[Name]) => void,
) => void;

/** An attachment that listens as long as its element is there. */
function listening(listen: (element: HTMLElement, on: Listen) => (() => void) | void): Attachment<HTMLElement> {
  return (element) => {
    const ends = new AbortController();
    const gone = listen(element, (name, react) => element.addEventListener(name, react, { signal: ends.signal }));
    return () => {
      ends.abort();
      if (asking.anchor === element) asking.close();
      gone?.();
    };
  };
}

function rest(element: HTMLElement, on: Listen, about: () => About, ms: number): void {
  on("pointermove", (event) => event.pointerType === "mouse" && asking.over(event, element, about, ms));
  on("pointerleave", (event) => event.pointerType === "mouse" && asking.leave());
}

/** For something that is pressed for a purpose of its own: only a pointer that rests on it asks about it. */
export function rested(about: () => About): Attachment<HTMLElement> {
  return listening((element, on) => {
    rest(element, on, about, REST_MS);
    on("click", () => asking.close());
  });
}

/** For anything else: `<span {@attach explained(() => about)}>`. It adds nothing to the layout. */
export function explained(about: () => About): Attachment<HTMLElement> {
  return listening((element, on) => {
    const parent = element.parentElement;
    rest(element, on, about, HOVER_MS);
    if (parent?.closest(CONTROL)) return on("click", () => asking.close());
    element.role = "button";
    element.dataset["explained"] = untrack(about).kind;
    element.tabIndex = group(element).some((other) => other !== element && other.tabIndex === 0) ? -1 : 0;
    on("click", () => asking.press(element, about()));
    on("focus", () => {
      stopAt(element);
      if (element.matches(":focus-visible")) asking.open(element, about());
    });
    on("blur", () => asking.anchor === element && asking.close());
    on("keydown", (event) => {
      const next = ledTo(element, event.key);
      if (!next && event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      if (next) next.focus();
      else asking.press(element, about());
    });
    return () => {
      const [first] = group(parent);
      if (element.tabIndex === 0 && first) stopAt(first);
    };
  });
}

/** The thing next to a press that missed it: most are smaller than a finger. */
export function nearest(x: number, y: number): HTMLElement | undefined {
  const away = (element: Element): number => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  };
  return [...document.querySelectorAll<HTMLElement>(EXPLAINED)]
    .map((element) => ({ element, away: away(element) }))
    .filter((found) => found.away <= FINGER_PX)
    .toSorted((one, other) => one.away - other.away)[0]?.element;
}
