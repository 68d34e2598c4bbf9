// Earlier lines of chat, for the panel that shows them: whoever holds the connection offers them.

import { createContext } from "svelte";

export interface EarlierChat {
  /** Whether the table may have lines before those that are here. */
  readonly there: boolean;
  load: () => Promise<void>;
}

const [get, provide] = createContext<EarlierChat>();

export const offerEarlierChat = provide;

/** Earlier lines, or nothing where there is no connection: in a replay. */
export function earlierChat(): EarlierChat | undefined {
  try {
    return get();
  } catch {
    return undefined;
  }
}
