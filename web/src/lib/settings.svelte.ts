// A person's settings, kept in this browser.

import { keep, kept } from "./seats";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "normal" | "fast" | "off";

interface Kept {
  theme: Theme;
  motion: Motion;
  liveLog: boolean;
  pictures: boolean;
}

const KEY = "sevenwonders.settings";
/** What these were called once. */
const OLD_MOTIONS: Record<string, Motion> = { full: "normal", none: "off" };
const DEFAULTS: Kept = { theme: "auto", motion: "auto", liveLog: true, pictures: true };

class Settings {
  theme: Theme = $state(DEFAULTS.theme);
  /** How fast things move at the table; auto is normal, unless the system asks for reduced motion. */
  motion: Motion = $state(DEFAULTS.motion);
  /** Show each happening as a sentence at the table for a moment; screen readers always hear it. */
  liveLog: boolean = $state(DEFAULTS.liveLog);
  /** Whether cards have pictures; without them they are plain. */
  pictures: boolean = $state(DEFAULTS.pictures);
  /** Whether the dialog is open. */
  open: boolean = $state(false);

  constructor() {
    const old = { ...DEFAULTS, ...kept<Partial<Kept>>(KEY, {}) };
    this.theme = old.theme;
    this.motion = OLD_MOTIONS[old.motion] ?? old.motion;
    this.liveLog = old.liveLog;
    this.pictures = old.pictures;
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
    keep(KEY, { theme: this.theme, motion: this.motion, liveLog: this.liveLog, pictures: this.pictures });
  }

  private show(): void {
    if (typeof document === "undefined") return;
    const root = document.documentElement.dataset;
    if (this.theme === "auto") delete root["theme"];
    else root["theme"] = this.theme;
    if (this.motion === "auto") delete root["motion"];
    else root["motion"] = this.motion === "off" ? "none" : "full";
  }
}

export const settings = new Settings();
