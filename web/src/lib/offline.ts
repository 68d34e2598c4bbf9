// Keeps the page in the browser, so that it can be installed and opens without a connection.

/** The page itself comes first: keeping it means loading all of it. */
const LATER_MS = 5000;

/** Whether the person asks for little to be loaded. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

/** Register the service worker, where there is one and the browser allows it. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || savesData()) return;
  // Private windows may refuse. The page works without it.
  setTimeout(() => void navigator.serviceWorker.register("/sw.js").catch(() => undefined), LATER_MS);
}
