// Where the focus goes when the page changes by itself.

/** Move the focus to a heading that has come, so that it is read out. An open dialog keeps it. */
export function takeFocus(heading: HTMLElement): void {
  if (!document.querySelector("dialog[open]")) heading.focus({ preventScroll: true });
}
