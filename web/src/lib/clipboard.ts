// Copying and sharing links.

/** Copy a text; false when the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the system has a share sheet for links. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Open the system's share sheet; closing it is no error. */
export async function shareLink(title: string, text: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, text, url });
  } catch {
    // The person closed the sheet.
  }
}
