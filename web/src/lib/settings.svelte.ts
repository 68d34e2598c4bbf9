// A person's settings, kept in this browser.

import { keep, kept } from "./seats";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "normal" | "fast" | "off";

interface Kept {
  theme: Theme;
  motion: Motion;
  liveLog: boolean;
  pictures: boolean;
  sound: boolean;
  volume: number;
  docked: boolean;
  moments: boolean;
}

const KEY = "sevenwonders.settings";
/** What these were called once. */
const OLD_MOTIONS: Record<string, Motion> = { full: "normal", none: "off" };
const DEFAULTS: Kept = {
  theme: "auto",
  motion: "auto",
  liveLog: true,
  pictures: true,
  sound: false,
  volume: 70,
  docked: false,
  moments: true,
};

class Settings {
  theme: Theme = $state(DEFAULTS.theme);
  /** How fast things move at the table; auto is normal, unless the system asks for reduced motion. */
  motion: Motion = $state(DEFAULTS.motion);
  /** Show each happening as a sentence at the table for a moment; screen readers always hear it. */
  liveLog: boolean = $state(DEFAULTS.liveLog);
  /** Whether cards have pictures; without them they are plain. */
  pictures: boolean = $state(DEFAULTS.pictures);
  /** Whether the table makes sounds: nobody is startled who did not ask for them. */
  sound: boolean = $state(DEFAULTS.sound);
  /** How loud they are, from 0 to 100. */
  volume: number = $state(DEFAULTS.volume);
  /** Whether log and chat stand next to the table, where the window is wide enough. */
  docked: boolean = $state(DEFAULTS.docked);
  /** Whether the score sheet looks for the moments that decided the game. */
  moments: boolean = $state(DEFAULTS.moments);
  /** Whether the dialog is open. */
  open: boolean = $state(false);

  constructor() {
    const old = { ...DEFAULTS, ...kept<Partial<Kept>>(KEY, {}) };
    Object.assign(this, old, { motion: OLD_MOTIONS[old.motion] ?? old.motion });
    this.show();
  }

  /** Whether things may move at all. */
  get moves(): boolean {
    if (this.motion !== "auto") return this.motion !== "off";
    return !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Change some settings, show and keep them. */
  set(changes: Partial<Kept>): void {
    Object.assign(this, changes);
    this.show();
    const { theme, motion, liveLog, pictures, sound, volume, docked, moments } = this;
    keep(KEY, { theme, motion, liveLog, pictures, sound, volume, docked, moments } satisfies Kept);
  }

  private show(): void {
    // Tests of pure parts have no page.
    if (typeof document === "undefined") return;
    const root = document.documentElement.dataset;
    if (this.theme === "auto") delete root["theme"];
    else root["theme"] = this.theme;
    if (this.motion === "auto") delete root["motion"];
    else root["motion"] = this.motion === "off" ? "none" : "full";
  }
}

export const settings = new Settings();
