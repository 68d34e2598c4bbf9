// What stands above a scene at sea.

const TITLES: Record<string, string> = { tax: "A tax", landing: "A landing", island: "New land" };

/** What the banner that ends an Age calls a naval conflict. */
export const NAVAL_IN_BANNER = "naval conflict";

/** A title for everything that is done at sea in one turn. */
export function seaTitle(deeds: string[]): string {
  const [only = "", ...more] = new Set(deeds);
  return (more.length === 0 && TITLES[only]) || "At sea";
}
