// The messages that a table gives rise to.

import type { TableSocket } from "../lib/socket.svelte";
import { toasts, type Toast } from "../lib/toasts.svelte";
import { connection, site } from "../lib/words/common";

/** Say whether the connection is lost, or what the server has refused. Return the function that takes it back. */
export function showConnection(socket: TableSocket): (() => void) | undefined {
  const toast = lost(socket) ?? refused(socket);
  if (!toast) return;
  toasts.show(toast);
  return () => toasts.dismiss(toast.key);
}

function lost({ status, retryAt, sent, refused, soon }: TableSocket): Toast | undefined {
  if (status !== "lost") return;
  const kept = sent.waiting ? connection.answerKept : connection.kept;
  return {
    key: "lost",
    title: connection.lost,
    text: [kept, ...(refused ? [refused.text] : [])].join(" "),
    countdown: { until: retryAt, text: connection.nextTry },
    tone: "bad",
    icon: "offline",
    actions: [{ label: connection.now, press: soon, stays: true }],
    lastsMs: Infinity,
    urgent: true,
  };
}

function refused({ status, refused, dismiss }: TableSocket): Toast | undefined {
  if (status !== "live" || !refused) return;
  return {
    key: "refused",
    title: connection.refused,
    text: refused.text,
    tone: "bad",
    icon: "cross",
    actions: [{ label: site.close, press: dismiss }],
    lastsMs: Infinity,
    urgent: true,
  };
}
