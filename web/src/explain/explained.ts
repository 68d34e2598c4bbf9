// Makes an element ask: a press, the focus or a resting pointer opens the popover about it.

import type { Attachment } from "svelte/attachments";
import type { About } from "./about";
import { asking } from "./asking.svelte";

/** Something that is pressed for a purpose of its own: what is inside it is asked about with a resting pointer only. */
const CONTROL = "button, a, summary, label, [role=button]";

export const EXPLAINED = "[data-explained]";

/** An attachment for any element: `<span {@attach explained(() => about)}>`. It adds nothing to the layout. */
export function explained(about: () => About): Attachment<HTMLElement> {
  return (element) => {
    const passive = element.parentElement?.closest(CONTROL) != null;
    const listen = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      react: (event: HTMLElementEventMap[Name]) => void,
    ): void => element.addEventListener(name, react, { signal: listen.signal });

    on("pointerenter", (event) => event.pointerType === "mouse" && asking.enter(element, about));
    on("pointerleave", (event) => event.pointerType === "mouse" && asking.leave());
    if (passive) on("click", () => asking.close());
    else {
      element.dataset["explained"] = about().kind;
      element.tabIndex = 0;
      element.role = "button";
      on("click", () => asking.press(element, about()));
      on("focus", () => element.matches(":focus-visible") && asking.open(element, about()));
      on("blur", () => asking.anchor === element && asking.close());
      on("keydown", (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        asking.press(element, about());
      });
    }
    return () => {
      listen.abort();
      if (asking.anchor === element) asking.close();
    };
  };
}
