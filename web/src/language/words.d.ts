// What the build makes of the messages: the text of each part of each language (messages.mjs).
declare module "virtual:words" {
  type Load = () => Promise<{ default: string }>;
  const parts: Record<string, Record<import("./parts").WordsPart, Load>>;
  export default parts;
}

// Titles of rule examples, by language and folder of scenarios; English ones are in the scenarios themselves.
declare module "virtual:examples" {
  const titles: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default titles;
}
