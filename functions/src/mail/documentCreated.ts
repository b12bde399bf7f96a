import type { CloudEvent, CloudFunction } from "firebase-functions/v2/core";

import { firestoreEndpoint, type TriggerOptions } from "../firestoreEndpoint.ts";

type Created = CloudEvent<unknown> & { document: string };

/**
 * A function that runs when a document is created, and learns its path alone.
 *
 * The same as `onDocumentCreated` of firebase-functions, which loads Firestore to decode the
 * document and so makes every cold start of every function some 150 ms longer, whichever it serves:
 * one module exports them all. A test compares the two.
 *
 * @param options.document a path with wildcards, such as `mail/{id}`
 * @param options.omit leaves the function out of the deployment
 * @param handle its rejection has the event delivered again, for a day at most
 */
export function documentCreated(
  options: TriggerOptions,
  handle: (path: string) => Promise<void>,
): CloudFunction<Created> {
  const run = (event: Created) => handle(event.document);
  return Object.assign((event: CloudEvent<unknown>) => run(created(event)), {
    run,
    __endpoint: firestoreEndpoint("created", options),
  });
}

function created(event: CloudEvent<unknown>): Created {
  if ("document" in event && typeof event.document === "string") {
    return { ...event, document: event.document };
  }
  throw new TypeError("An event without a document.");
}
