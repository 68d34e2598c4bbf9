// What the build makes of the messages: the text of each part of each language (messages.mjs).
declare module "virtual:words" {
  type Load = () => Promise<{ default: string }>;
  const parts: Record<string, Record<import("./parts").WordsPart, Load>>;
  export default parts;
}
