// The popover and what it can say, as one file that is loaded with the first question.

export { explainBox } from "./box";
export { explain } from "./explain";
export { default as Popover } from "./Popover.svelte";
