import "./lib/fonts.css";
import "./lib/theme.css";
import "./lib/scale.css";
import "./lib/elements.css";
import { mount } from "svelte";
import Spoken from "./Spoken.svelte";
import { greet } from "./language/greeting";
import { language } from "./language/language.svelte";
import { keepPage } from "./lib/offline";
import { pause, troubleWith } from "./lib/retry";
import { expectPage } from "./pages/parts";

const LATER_MS = 5000;

/** Show the page as soon as it can speak. Without words there is nothing to say: it tries until they have come. */
async function begin(target: HTMLElement): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      const words = language.begin();
      expectPage();
      await words;
      break;
    } catch (error) {
      const { seconds } = await troubleWith(error, tries);
      await pause(Math.max(1, seconds));
    }
  }
  mount(Spoken, { target });
  greet();
  keepPage();
  // Words for what may happen at any moment, such as a refusal. What the person is waiting for comes first.
  setTimeout(() => void language.need("later").catch(() => undefined), LATER_MS);
}

const target = document.getElementById("app");
if (target) void begin(target);
