// Says once which language the page speaks, where the browser has asked for another one than English.

import { router } from "../lib/router.svelte";
import { toasts } from "../lib/toasts.svelte";
import { spoken } from "../lib/words/common";
import { language, ORIGINAL } from "./language.svelte";
import { LANGUAGES } from "./messages";

/** The key of the toast, which the start page takes away when it is left. */
export const GREETING = "language";
const LASTS_MS = 15_000;

/** Offer English to a person who has not chosen a language yet. */
export function greet(): void {
  // At a table it would cover cards.
  if (language.code === ORIGINAL || language.isChosen() || router.route.page !== "home") return;
  const { code } = language;
  const choose = (wanted: string) => (): void => void language.choose(wanted).catch(() => undefined);
  toasts.show({
    key: GREETING,
    title: spoken.greeting,
    tone: "plain",
    icon: "globe",
    actions: [
      { label: LANGUAGES[ORIGINAL]?.name ?? ORIGINAL, press: choose(ORIGINAL) },
      { label: spoken.fine, press: choose(code) },
    ],
    lastsMs: LASTS_MS,
  });
}
