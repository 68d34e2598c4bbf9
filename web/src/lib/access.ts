// Who needs no link at new tables: what this host chose last.

import type { Access } from "../wire";
import { keep, kept } from "./seats";

const ACCESS = "sevenwonders.access";
const USUAL: Access = { join: true, watch: true };

/** What a new table begins with. Nobody gets onto the public list without asking for it each time. */
export function usualAccess(): Access {
  return { ...USUAL, ...kept<Access>(ACCESS, {}), listed: false };
}

export function keepAccess({ join = true, watch = true }: Access): void {
  keep(ACCESS, { join, watch });
}
