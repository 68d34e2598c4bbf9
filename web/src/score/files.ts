// Sheets as files of YAML, which `sevenwonders score` reads and writes: one document for each sheet.

import { readSheet } from "./read";
import { scoreWords as words } from "../lib/words/score";
import { Damaged } from "./read";
import type { Sheet } from "./sheet";

const LARGEST = 5_000_000;

/** The sheets as a file. */
export async function fileOf(sheets: Sheet[]): Promise<File> {
  const { stringify } = await import("yaml");
  const text = sheets
    .map((sheet) => stringify(sheet, { flowCollectionPadding: false, collectionStyle: "any" }))
    .join("---\n");
  const day = sheets.length === 1 ? (sheets[0]?.date ?? "") : "all";
  return new File([text], `seven-wonders-${day}.yaml`, { type: "application/yaml" });
}

/** The sheets in a text; Damaged if any of them cannot be read, so that a file is taken as a whole or not at all. */
export async function sheetsIn(text: string): Promise<Sheet[]> {
  if (text.length > LARGEST) throw new Damaged(words.tooLarge);
  const { parseAllDocuments } = await import("yaml");
  const documents = parseAllDocuments(text);
  const sheets = [...documents].flatMap((document) => {
    const [error] = document.errors;
    if (error) throw new Damaged(error.message.split("\n")[0] ?? "");
    const value: unknown = document.toJS();
    return value === null ? [] : [readSheet(value)];
  });
  if (sheets.length === 0) throw new Damaged(words.noSheets);
  return sheets;
}
