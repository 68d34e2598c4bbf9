// Opens the page without a connection: its files, the rules, the cards and the puzzles of the last days. Tables are
// never kept: what is shown of one comes from the server at that moment, or the page says that there is no connection.
//
// The build puts the list of files in, and a version that changes with their content.

const CACHE = `sevenwonders-${__VERSION__}`;
/** The page speaks one language, which it names when it registers this worker; others are not kept. */
const LANGUAGE = new URLSearchParams(location.search).get("language") ?? "en";
const WORDS = "/assets/words/";
const FILES = __FILES__.filter((file) => !file.startsWith(WORDS) || file.startsWith(`${WORDS}${LANGUAGE}-`));
/** Facts that change only with a new version of the server. */
const FACTS = ["/api/catalogue/1", "/api/catalogue/2", "/api/catalogue/architects", "/api/rulesets", "/api/bots"];
/** Puzzles, whole or in a few words, as somebody has seen them, and how many are kept. */
const PUZZLES = "/api/puzzles";
const MOST_PUZZLES = 16;
/** Between two tries to load a file. */
const PAUSES_S = [2, 10];

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
self.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

/** Keep all files. Nothing is installed unless every one of them has come; facts may follow later. */
async function fill() {
  const cache = await caches.open(CACHE);
  await Promise.all(FILES.map((address) => keep(cache, address)));
  await Promise.allSettled(FACTS.map((address) => cache.add(address)));
}

/** Keep a file. The browser takes those that the page has loaded from its own cache. A busy server gets a rest. */
async function keep(cache, address) {
  for (const seconds of PAUSES_S) {
    try {
      return await cache.add(address);
    } catch {
      await new Promise((done) => setTimeout(done, seconds * 1000));
    }
  }
  return cache.add(address);
}

/** This version is in charge now, so no open page needs files of another one. */
async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** The answer to a request; nothing if it is none of our business, as everything about tables. */
function answerTo(request) {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return undefined;
  if (url.pathname.startsWith(PUZZLES)) return newest(request, url.pathname + url.search);
  if (url.pathname.startsWith("/api/")) return FACTS.includes(url.pathname) ? newest(request, url.pathname) : undefined;
  if (request.mode === "navigate") return newest(request, "/");
  // The names of these files change with their content.
  if (url.pathname.startsWith("/assets/")) return keptOrNew(request);
  return FILES.includes(url.pathname) ? newest(request, url.pathname) : undefined;
}

/** What the server says now; without a connection, what was kept. */
async function newest(request, address) {
  try {
    const response = await fetch(request);
    if (response.ok && FACTS.includes(address)) await (await caches.open(CACHE)).put(address, response.clone());
    if (response.ok && address.startsWith(PUZZLES)) await keepPuzzle(address, response.clone());
    return response;
  } catch (error) {
    const kept = await caches.match(address, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

/** Keep a puzzle, and forget those that were seen longest ago. */
async function keepPuzzle(address, response) {
  const cache = await caches.open(CACHE);
  await cache.delete(address);
  await cache.put(address, response);
  const puzzles = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(PUZZLES));
  await Promise.all(puzzles.slice(0, -MOST_PUZZLES).map((old) => cache.delete(old)));
}

async function keptOrNew(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
