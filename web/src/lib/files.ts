// Files that the page makes: saved by the browser, or passed on with the system's share sheet.

/** Have the browser save a file. */
export function saveFile(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Open the share sheet with a file, or save it where there is none. True if it was saved. */
export async function offerFile(file: File, title: string): Promise<boolean> {
  if (!navigator.canShare?.({ files: [file] })) {
    saveFile(file);
    return true;
  }
  try {
    await navigator.share({ files: [file], title });
  } catch (error) {
    // Closing the share sheet is no error.
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
  return false;
}
