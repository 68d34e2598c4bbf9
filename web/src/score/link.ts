// A sheet as the end of an address: compressed, and never sent to a server.

import { readSheet } from "./read";
import type { Sheet } from "./sheet";

/** A longer code is no sheet, whatever it unpacks to. */
const LONGEST = 20_000;
const LARGEST = 200_000;

async function through(data: BlobPart, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([data]).stream().pipeThrough(stream)).arrayBuffer());
}

/** The code of a sheet. */
export async function linkOf(sheet: Sheet): Promise<string> {
  const bytes = await through(JSON.stringify(sheet), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The sheet of a code; an error if it is none. */
export async function sheetIn(code: string): Promise<Sheet> {
  if (code.length > LONGEST) throw new Error("too long");
  const bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  const content = await through(bytes, new DecompressionStream("deflate-raw"));
  if (content.length > LARGEST) throw new Error("too large");
  return readSheet(JSON.parse(new TextDecoder().decode(content)));
}
