// Gives the page the colours of the materials that drawings are made of.

import { materialStyles } from "./materials";

let worn = false;

/** A sheet of our own making: the page's security policy forbids styles written into the document. */
export function wearMaterials(): void {
  if (worn) return;
  worn = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(materialStyles());
  document.adoptedStyleSheets.push(sheet);
}
