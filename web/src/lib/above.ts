// Browser Back closes the topmost dialog before it leaves the page. While one is open, the history has one entry more.

const open: (() => void)[] = [];
/** The page itself takes the entry back, and the event of that is still to come. */
let leaving = false;

/** Whether the current entry of the history is the one of the dialogs. */
export function isAbove(): boolean {
  return (history.state as { above?: boolean } | null)?.above === true;
}

/** A dialog opens. Return the function to call once it is closed, in whichever way. */
export function above(close: () => void): () => void {
  open.push(close);
  tidy();
  return () => {
    open.splice(open.indexOf(close), 1);
    // Another dialog may open in the same moment.
    setTimeout(tidy);
  };
}

/** The history has moved: whether that was about dialogs, and not about the address. */
export function tookBack(): boolean {
  const own = leaving;
  const close = open.at(-1);
  leaving = false;
  if (!own) close?.();
  setTimeout(tidy);
  return own || close !== undefined;
}

/** After a reload the entry may be left without its dialog. */
export function tidy(): void {
  if (leaving || isAbove() === open.length > 0) return;
  leaving = open.length === 0;
  if (leaving) history.back();
  else history.pushState({ above: true }, "");
}
