// Loads again what was refused or lost on the way, with growing pauses.

const FIRST_PAUSE_S = 1;
const LONGEST_PAUSE_S = 30;
const MOST_TRIES = 6;
const PATIENCE_MS = 15_000;

/** Why a file of the page did not come, and for how many seconds to wait before it is asked for again. */
export interface Trouble {
  why: "busy" | "broken" | "offline" | "newer";
  seconds: number;
}

/** Style sheets that were refused or lost. Errors of links do not bubble, but they can be caught on the way down. */
const failed = new Set<HTMLLinkElement>();
globalThis.document?.addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") failed.add(target);
  },
  true,
);

export const pause = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, seconds * 1000));

/** The seconds after which the server wants to be asked again; 0 if it does not say. */
export function retryAfter(response: Response): number {
  return Math.max(0, Number(response.headers.get("Retry-After")) || 0);
}

/** Find out why a part could not be loaded. `tries` counts the failures before this one. */
export async function troubleWith(error: unknown, tries: number): Promise<Trouble> {
  const address = /https?:\S+/.exec(String(error))?.[0];
  const seconds = Math.min(LONGEST_PAUSE_S, FIRST_PAUSE_S * 2 ** tries);
  let response: Response;
  try {
    // The name of the file may be unknown, and an old answer from the cache would tell nothing of the server.
    const wish: RequestInit = { signal: AbortSignal.timeout(PATIENCE_MS), cache: address ? "default" : "no-store" };
    response = await fetch(address ?? "/", wish);
    await response.arrayBuffer();
  } catch {
    return { why: "offline", seconds };
  }
  if (response.status === 429 || response.status === 503)
    return { why: "busy", seconds: Math.max(seconds, retryAfter(response)) };
  // Some browsers remember that a script has failed, for as long as the page is open.
  if (response.status === 404 || (response.ok && tries > 1)) return { why: "newer", seconds };
  return { why: response.ok ? "offline" : "broken", seconds: response.ok ? 0 : seconds };
}

/** Load a part, and first the style sheets that have failed: code that loads parts asks for each of them only once. */
export async function loadWithStyles<T>(load: () => Promise<T>): Promise<T> {
  const missing = [...failed];
  failed.clear();
  await Promise.all(missing.map(renewStyle));
  return load();
}

function renewStyle(old: HTMLLinkElement): Promise<void> {
  const link = old.cloneNode() as HTMLLinkElement;
  old.replaceWith(link);
  return new Promise((done, fail) => {
    link.addEventListener("load", () => done());
    link.addEventListener("error", () => fail(new Error(`The style sheet ${link.href} did not come`)));
  });
}

/** Load something that is missed only a little, without a word about failures, unless there are many. */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await loadWithStyles(load);
    } catch (error) {
      if (tries + 1 >= MOST_TRIES) throw error;
      await pause((await troubleWith(error, tries)).seconds);
    }
  }
}
