// Makes an element ask: a press, the focus or a resting pointer opens the popover about it.

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { About } from "./about";
import { asking } from "./asking.svelte";

/** Something that is pressed for a purpose of its own: what is inside it is asked about with a resting pointer only. */
const CONTROL = "button, a, summary, label, [role=button]";

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

/** An attachment for any element: `<span {@attach explained(() => about)}>`. It adds nothing to the layout. */
export function explained(about: () => About): Attachment<HTMLElement> {
  return (element) => {
    const listen = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      react: (event: HTMLElementEventMap[Name]) => void,
    ): void => element.addEventListener(name, react, { signal: listen.signal });

    on("pointerenter", (event) => event.pointerType === "mouse" && asking.enter(element, about));
    on("pointerleave", (event) => event.pointerType === "mouse" && asking.leave());
    if (element.parentElement?.closest(CONTROL)) on("click", () => asking.close());
    else {
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
        const pressed = event.key === "Enter" || event.key === " ";
        if (!next && !pressed) return;
        event.preventDefault();
        event.stopPropagation();
        if (next) next.focus();
        else asking.press(element, about());
      });
    }
    const parent = element.parentElement;
    return () => {
      listen.abort();
      if (asking.anchor === element) asking.close();
      const [first] = group(parent);
      if (element.tabIndex === 0 && first) stopAt(first);
    };
  };
}
