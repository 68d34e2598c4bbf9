// Keeps the page in the browser, so that it can be installed and opens without a connection.

import { language } from "../language/language.svelte";
import { toasts } from "./toasts.svelte";
import { version } from "./words/common";

/** The page itself comes first: keeping it means loading all of it. */
const LATER_MS = 5000;

/** Whether the person asks for little to be loaded. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

/** Say so when the browser has loaded a newer version of the page than the one that is open. */
function watchVersions(found: ServiceWorkerRegistration | undefined): void {
  // A browser in which service workers are switched off may say nothing at all.
  if (!found) return;
  const look = (): void => void found.update().catch(() => undefined);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
  addEventListener("online", look);
  found.addEventListener("updatefound", () => {
    const fresh = found.installing;
    // The first version of all replaces none.
    if (!navigator.serviceWorker.controller) return;
    fresh?.addEventListener("statechange", () => fresh.state === "installed" && showNewVersion());
  });
}

function showNewVersion(): void {
  const actions = [
    { label: version.reload, press: () => location.reload() },
    { label: version.later, press: () => undefined },
  ];
  const { title, text } = version;
  toasts.show({ key: "version", title, text, tone: "good", icon: "replay", actions, lastsMs: Infinity });
}

/** The service worker that keeps the page in a language. */
const workerFor = (code: string): string => `/sw.js?language=${code}`;

/** Register the service worker, where there is one and the browser allows it. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || savesData()) return;
  // Private windows may refuse. The page works without it.
  setTimeout(
    () => void navigator.serviceWorker.register(workerFor(language.code)).then(watchVersions, () => undefined),
    LATER_MS,
  );
}
