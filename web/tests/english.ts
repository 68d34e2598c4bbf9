// Tests of the page hear it speak English.

import { language } from "../src/language/language.svelte";

await Promise.all([language.need("start"), language.need("later")]);
