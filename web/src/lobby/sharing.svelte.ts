// The link to play: where it leads, and what was said after it was copied.

import { canShare, copyText, shareLink } from "../lib/clipboard";
import { choiceOf } from "../lib/games";
import { shareAddress } from "../lib/router.svelte";
import { site } from "../lib/words/common";
import { lobby } from "../lib/words/lobby";
import type { TableState } from "../wire";

const SHORT_MS = 2500;
const LONG_MS = 8000;

export class Sharing {
  said = $state("");

  constructor(private readonly table: () => TableState) {}

  get address(): string {
    const { game, config, join } = this.table();
    const { id } = choiceOf(config);
    // The link says which game it leads to, for the page on which somebody joins.
    return shareAddress(`/join/${game}${id === "classic" ? "" : `?game=${id}`}#${join}`);
  }

  /** Copy the link; where that is not allowed, select it. */
  async copy(input?: HTMLInputElement): Promise<void> {
    const done = await copyText(this.address);
    if (!done) input?.select();
    this.said = done ? lobby.copied : lobby.copyFailed;
    setTimeout(() => (this.said = ""), done ? SHORT_MS : LONG_MS);
  }

  /** Open the system's share sheet; where there is none, copy the link. */
  async share(input?: HTMLInputElement): Promise<void> {
    if (canShare()) await shareLink(site.name, lobby.shareText, this.address);
    else await this.copy(input);
  }
}
