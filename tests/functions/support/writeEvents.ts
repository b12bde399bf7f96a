import type { Timestamp, WriteResult } from "firebase-admin/firestore";

import { emulators } from "../../emulators.ts";

/** A write event as the database delivers it to a function. */
export type WriteEvent = Readonly<Record<string, unknown>>;

/** A document as the database delivers it to functions; empty if there is none. */
export async function storedAt(project: string, path: string): Promise<object> {
  const documents = `projects/${project}/databases/(default)/documents`;
  const response = await fetch(`http://${emulators.firestore}/v1/${documents}/${path}`, {
    headers: { authorization: "Bearer owner" },
  });
  if (response.status === 404) return {};
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return Object(await response.json());
}

/** The event of a write. */
export function writeEvent(
  project: string,
  document: string,
  { writeTime }: Pick<WriteResult, "writeTime">,
  data: object,
): WriteEvent {
  return {
    specversion: "1.0",
    id: crypto.randomUUID(),
    source: `//firestore.googleapis.com/projects/${project}/databases/(default)`,
    type: "google.cloud.firestore.document.v1.written",
    time: timeOf(writeTime),
    datacontenttype: "application/json",
    project,
    database: "(default)",
    namespace: "(default)",
    document,
    data,
  };
}

/** A timestamp in full precision. */
function timeOf(moment: Timestamp): string {
  const seconds = new Date(moment.seconds * 1000).toISOString().slice(0, -".000Z".length);
  return `${seconds}.${String(moment.nanoseconds).padStart(9, "0")}Z`;
}
