// The language of the page: which it is, and its messages. Only one language is ever loaded.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import parts from "virtual:words";
import { keep, kept } from "../lib/seats";
import { FUNCTIONS } from "./functions";
import type { WordsPart } from "./parts";
import { LANGUAGES } from "./messages";

const KEY = "sevenwonders.language";
/** Every message is written in this language first. */
export const ORIGINAL = "en";

/** What a language is called, and how it is written. */
const factsOf = (code: string) => LANGUAGES[code] ?? { name: code, locale: code, dir: "ltr", share: 100 };

/** The language that a person asks for: by the address, by an earlier choice, or as the browser is set. */
function wanted(): string {
  const asked = new URLSearchParams(globalThis.location?.search ?? "").get("lang");
  const wishes = [asked, kept<string>(KEY, ""), ...(globalThis.navigator?.languages ?? [])];
  return (
    wishes.map((wish) => (wish ?? "").toLowerCase().split("-")[0] ?? "").find((code) => code in LANGUAGES) ?? ORIGINAL
  );
}

/** A language without messages. */
const empty = (code: string): FluentBundle =>
  new FluentBundle(factsOf(code).locale, { useIsolating: false, functions: FUNCTIONS });

class Spoken {
  /** The code of the language, such as `de`. */
  code: string = $state("en");
  /** The language with the country whose way of writing numbers and lists is used. */
  locale: string = $derived(factsOf(this.code).locale);
  /** All messages that have come so far. */
  bundle: FluentBundle = $state.raw(empty("en"));
  /** The parts that have come or are on their way. */
  private readonly parts = new Map<WordsPart, Promise<void>>();

  /** Begin with the language that a person wants. Resolves as soon as the start page can speak. */
  async begin(): Promise<void> {
    const code = wanted();
    this.change(code, empty(code), []);
    await this.load("start");
  }

  /** Whether the language was chosen in this browser. */
  isChosen(): boolean {
    return kept<string>(KEY, "") !== "";
  }

  /** Change the language, and remember it in this browser. */
  async choose(code: string): Promise<void> {
    if (code !== this.code) await this.speak(code, [...this.parts.keys()]);
    keep(KEY, code);
  }

  /** Load the messages of a part, and those of the parts before it. */
  async need(part: WordsPart): Promise<void> {
    await Promise.all((part === "later" ? (["table", "later"] as const) : [part]).map((each) => this.load(each)));
  }

  private load(part: WordsPart): Promise<void> {
    const coming = this.parts.get(part) ?? load(this.bundle, this.code, part);
    this.parts.set(part, coming);
    coming.catch(() => this.parts.delete(part));
    return coming;
  }

  /** Load parts of a language before anything changes. */
  private async speak(code: string, parts: WordsPart[]): Promise<void> {
    const bundle = empty(code);
    await Promise.all(parts.map((part) => load(bundle, code, part)));
    this.change(code, bundle, parts);
  }

  private change(code: string, bundle: FluentBundle, parts: WordsPart[]): void {
    this.parts.clear();
    for (const part of parts) this.parts.set(part, Promise.resolve());
    this.code = code;
    this.bundle = bundle;
    document.documentElement.lang = code;
    document.documentElement.dir = factsOf(code).dir;
  }
}

/** Add the messages of a part of a language. */
async function load(bundle: FluentBundle, code: string, part: WordsPart): Promise<void> {
  const text = await parts[code]?.[part]();
  if (text) add(bundle, text.default);
}

/** Add messages in Fluent's syntax. */
export function add(bundle: FluentBundle, text: string): void {
  bundle.addResource(new FluentResource(text));
}

export const language = new Spoken();
