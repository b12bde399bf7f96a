import type { DocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import type { CloudEvent, CloudFunction } from "firebase-functions/v2/core";

import { firestoreEndpoint, type DocumentEvent, type TriggerOptions } from "./firestoreEndpoint.ts";
import { runAll } from "./runAll.ts";

/** A document before and after a write; null if it did not exist. */
export type Written = {
  /** The event's ID; the same for repeated deliveries. */
  id: string;
  /** The database's time of the write. */
  at: Timestamp;
  before: DocumentSnapshot | null;
  after: DocumentSnapshot | null;
};

/** One thing that a write causes. Repeating it changes nothing. */
export type WriteHandler = (written: Written) => Promise<void>;

/**
 * A function that runs when a document is created, changed or deleted, or on only one of these.
 * Every event invokes the function, even if it has nothing to do.
 *
 * Equivalent to `onDocumentWritten` of firebase-functions and its variants, except for loading:
 * those load Firestore on import and so slow down every cold start; this one loads it with the
 * first event. Events may arrive in any order and more than once.
 *
 * @param handlers all of them handle each event. If one rejects, the event is delivered again to
 *   all, for up to a day.
 */
export function documentWritten(
  { event: kind = "written", ...options }: TriggerOptions & { event?: DocumentEvent },
  ...handlers: readonly WriteHandler[]
): CloudFunction<CloudEvent<unknown>> {
  async function run(event: CloudEvent<unknown>): Promise<void> {
    const { writtenIn } = await import("./writtenIn.ts");
    const written = await writtenIn(options.document, event);
    if (written === null) return;
    await runAll(handlers.map((handle) => async () => handle(written)));
  }
  return Object.assign(run, { run, __endpoint: firestoreEndpoint(kind, options) });
}
