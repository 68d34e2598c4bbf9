// Whom you have muted for yourself, kept in this browser by table and name.

import type { ChatLine } from "../wire";
import { keep, kept } from "./seats";

const MUTED = "sevenwonders.muted.";

class Mutes {
  private names: Record<string, string[]> = $state({});

  /** The names that are muted at a table. */
  of(game: string): string[] {
    return this.names[game] ?? kept<string[]>(MUTED + game, []);
  }

  has(game: string, name: string): boolean {
    return this.of(game).includes(name);
  }

  set(game: string, name: string, muted: boolean): void {
    const others = this.of(game).filter((other) => other !== name);
    const names = muted ? [...others, name] : others;
    this.names[game] = names;
    keep(MUTED + game, names);
  }

  /** The lines that are shown: whatever happens at the table, and what others say unless they are muted. */
  shown(game: string, chat: ChatLine[]): ChatLine[] {
    const muted = this.of(game);
    return chat.filter(({ kind = "said", name }) => kind !== "said" || !muted.includes(name));
  }
}

export const mutes = new Mutes();
