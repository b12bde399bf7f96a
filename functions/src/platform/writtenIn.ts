import { Timestamp, type DocumentSnapshot } from "firebase-admin/firestore";
import type { CloudEvent } from "firebase-functions/v2/core";
import { onDocumentWritten } from "firebase-functions/v2/firestore";

import type { Written } from "./documentWritten.ts";

/**
 * Parses a Firestore event; null if it has no data.
 *
 * @param document the function's path pattern with wildcards
 */
export async function writtenIn(
  document: string,
  event: CloudEvent<unknown>,
): Promise<Written | null> {
  let written: Written | null = null;
  const decode = onDocumentWritten(document, ({ id, time, data }) => {
    if (data === undefined) return;
    const [before, after] = [thereIn(data.before), thereIn(data.after)];
    written = { id, at: after?.updateTime ?? timestampOf(time), before, after };
  });
  await decode(event);
  return written;
}

function thereIn(snapshot: DocumentSnapshot): DocumentSnapshot | null {
  return snapshot.exists ? snapshot : null;
}

/**
 * Parses a time such as `2026-11-21T10:00:00.123456Z` at full precision, which a `Date` would lose.
 */
function timestampOf(time: string): Timestamp {
  const seconds = Math.floor(new Date(time).getTime() / 1000);
  const fraction = /\.(\d{1,9})/.exec(time)?.[1] ?? "";
  return new Timestamp(seconds, Number(fraction.padEnd(9, "0")));
}
