// Whether the chat is on view, and the way to it from anywhere.

class ChatView {
  /** How many panels show it. */
  panels = 0;
  /** Opens the chat. Missing where it cannot be opened, or is always on view. */
  open: (() => void) | undefined;

  get shown(): boolean {
    return this.panels > 0;
  }

  /** A panel shows the chat. Return the function to call once it no longer does. */
  show(): () => void {
    this.panels += 1;
    return () => (this.panels -= 1);
  }
}

export const chatView = new ChatView();
