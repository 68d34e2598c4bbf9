// Whether the parts of a city can be asked about one by one. In a summary that opens on a press they cannot.

import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { About } from "../../explain/about";
import { explained } from "../../explain/explained";

const SILENT = Symbol("silent");

/** Nothing inside this component is asked about by itself. */
export function stayShut(): void {
  setContext(SILENT, true);
}

/** What makes parts of this component explain themselves, or nothing; call it when the component is made. */
export function asks(): ((about: () => About) => Attachment<HTMLElement>) | undefined {
  return getContext<boolean | undefined>(SILENT) ? undefined : explained;
}
