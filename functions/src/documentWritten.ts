import type { DocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import type { CloudEvent, CloudFunction } from "firebase-functions/v2/core";

import { firestoreEndpoint, type DocumentEvent, type TriggerOptions } from "./firestoreEndpoint.ts";

/** What was written: a document as it was, and as it is; null where there was, or is, none. */
export type Written = {
  /** The event's; the same when it is delivered again. */
  id: string;
  /** When it was written, as the database has it. */
  at: Timestamp;
  before: DocumentSnapshot | null;
  after: DocumentSnapshot | null;
};

/**
 * A function that runs when a document is created, changed or deleted, or at one of these alone: each
 * event starts an instance, also where the function has nothing to do.
 *
 * The same as `onDocumentWritten` of firebase-functions and its like, which load Firestore as soon as its module
 * is loaded, and so for every cold start of every function; here it is loaded with the first event.
 * Events come in any order, and more than once.
 *
 * @param handle its rejection has the event delivered again, for a day at most
 */
export function documentWritten(
  { event: kind = "written", ...options }: TriggerOptions & { event?: DocumentEvent },
  handle: (written: Written) => Promise<void>,
): CloudFunction<CloudEvent<unknown>> {
  async function run(event: CloudEvent<unknown>): Promise<void> {
    const { writtenIn } = await import("./writtenIn.ts");
    const written = await writtenIn(options.document, event);
    if (written !== null) await handle(written);
  }
  return Object.assign(run, { run, __endpoint: firestoreEndpoint(kind, options) });
}
