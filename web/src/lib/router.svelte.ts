// A tiny router over the history interface: plain links work, and every screen has an address.

import { isAbove, tidy, tookBack } from "./above";

export type PageName =
  | "home"
  | "game"
  | "join"
  | "watch"
  | "play"
  | "replay"
  | "cards"
  | "gallery"
  | "rules"
  | "score"
  | "puzzle"
  | "puzzles"
  | "missing";

/** Where the person is: the page, the game's id, and what follows # (tokens; never sent to the server). */
export interface Route {
  page: PageName;
  id: string;
  fragment: string;
  query: URLSearchParams;
}

const WITH_ID: Record<string, PageName> = {
  g: "game",
  join: "join",
  watch: "watch",
  play: "play",
  r: "replay",
  puzzle: "puzzle",
};
const PLAIN: Record<string, PageName> = {
  "": "home",
  cards: "cards",
  gallery: "gallery",
  rules: "rules",
  score: "score",
  puzzle: "puzzle",
  puzzles: "puzzles",
};

/** The route that an address names. */
export function routeOf(url: URL): Route {
  const parts = url.pathname.split("/").filter(Boolean);
  const first = parts[0] ?? "";
  const id = parts.length === 2 ? decodeURIComponent(parts[1] ?? "") : "";
  const page = parts.length === 2 ? WITH_ID[first] : parts.length < 2 ? PLAIN[first] : undefined;
  return { page: page ?? "missing", id, fragment: url.hash.slice(1), query: url.searchParams };
}

class Router {
  route: Route = $state.raw(routeOf(new URL(location.href)));

  constructor() {
    tidy();
    addEventListener("popstate", () => {
      if (!tookBack()) this.read();
    });
    addEventListener("hashchange", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  /** Go to an address of this page; `replace` leaves no trace in the history. */
  go(address: string, replace = false): void {
    // The entry of an open dialog is not one to come back to.
    if (replace || isAbove()) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.read();
    if (!location.hash) scrollTo(0, 0);
  }

  private read(): void {
    this.route = routeOf(new URL(location.href));
  }

  private follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const url = new URL(link.href);
    if (url.pathname.startsWith("/api/")) return;
    if (url.pathname === location.pathname && url.hash) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();

/** A full address for sharing. */
export function shareAddress(path: string): string {
  return location.origin + path;
}

/** The part of a shared link that leads to a table of this server, or nothing if it does not. */
export function tableAddress(link: string): string | undefined {
  const url = URL.parse(link.trim(), location.origin);
  if (url?.origin !== location.origin) return;
  const { page } = routeOf(url);
  // The address of a table may be enough by itself.
  if (page !== "game" && !(["join", "watch", "play"].includes(page) && url.hash)) return;
  return url.pathname + url.search + url.hash;
}
