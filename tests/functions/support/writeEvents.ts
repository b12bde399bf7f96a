import type { Timestamp, WriteResult } from "firebase-admin/firestore";

import type { Written } from "../../../functions/src/platform/documentWritten.ts";
import { writtenIn } from "../../../functions/src/platform/writtenIn.ts";
import { emulators } from "../../emulators.ts";

/** A write event as the database delivers it to a function. */
export type WriteEvent = ReturnType<typeof eventOf>;

/** A function that runs on writes of documents, or one of its handlers. */
export type DocumentFunction =
  | { run: (event: WriteEvent) => unknown }
  | ((written: Written, now: Date) => Promise<void>);

/** Lets a function handle an event. */
export async function deliver(to: DocumentFunction, event: WriteEvent): Promise<void> {
  if ("run" in to) {
    await to.run(event);
    return;
  }
  const written = await writtenIn(event.document, event);
  if (written !== null) await to(written, new Date());
}

/** A document as the database delivers it to functions; empty if there is none. */
type Stored = { name?: string; updateTime?: string; fields?: object };

const database = `projects/${emulators.project}/databases/(default)/documents`;

/** The document at a path of this file's project. */
export async function storedAt(path: string): Promise<Stored> {
  // Not in the address, where an id with a colon would name a method.
  const response = await ask(":batchGet", { documents: [`${database}/${path}`] });
  const [row]: readonly { found?: Stored }[] = await response.json();
  return row?.found ?? {};
}

/** The event with which the document at a path was created. */
export async function creationOf(path: string): Promise<WriteEvent> {
  const value = await storedAt(path);
  if (value.updateTime === undefined) throw new Error(`${path} is missing`);
  return eventOf(path, value.updateTime, { value });
}

/** The event of a write. */
export function writeEvent(
  document: string,
  { writeTime }: Pick<WriteResult, "writeTime">,
  data: { value?: Stored; oldValue?: Stored },
): WriteEvent {
  return eventOf(document, timeOf(writeTime), data);
}

/**
 * Does some work, and then delivers to functions what became of each document of a collection, as the
 * database does with each write.
 */
export async function delivering<Result>(
  collection: string,
  functions: readonly DocumentFunction[],
  work: () => Promise<Result>,
): Promise<Result> {
  const before = await allOf(collection);
  try {
    return await work();
  } finally {
    for (const event of eventsBetween(before, await allOf(collection))) {
      for (const each of functions) await deliver(each, event);
    }
  }
}

type Documents = ReadonlyMap<string, Stored>;

function eventsBetween(before: Documents, after: Documents): WriteEvent[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.flatMap((name) => {
    const [oldValue = {}, value = {}] = [before.get(name), after.get(name)];
    if (oldValue.updateTime === value.updateTime) return [];
    const path = name.slice(name.indexOf("/documents/") + "/documents/".length);
    // A deletion leaves no time; it came after the document's last write.
    const time = value.updateTime ?? new Date(Date.now() + 1).toISOString();
    return [eventOf(path, time, { value, oldValue })];
  });
}

/** The documents of a collection by name. */
async function allOf(collection: string): Promise<Documents> {
  const [collectionId, ...parents] = collection.split("/").toReversed();
  const parent = parents.toReversed().join("/");
  const query = { structuredQuery: { from: [{ collectionId }] } };
  const response = await ask(`${parent}:runQuery`, query);
  const rows: readonly { document?: Stored }[] = await response.json();
  return new Map(
    rows.flatMap(({ document }) => (document ? [[document.name ?? "", document]] : [])),
  );
}

/** The event of a write that no one makes; null if the document did not exist. */
export function imaginedEvent(document: string, before: object | null, after: object): WriteEvent {
  const updatedAt: unknown = Reflect.get(after, "updatedAt");
  const time = (updatedAt instanceof Date ? updatedAt : new Date()).toISOString();
  const stored = (value: object) => ({
    name: `${database}/${document}`,
    fields: fieldsOf(value),
    createTime: time,
    updateTime: time,
  });
  return eventOf(document, time, {
    value: stored(after),
    ...(before && { oldValue: stored(before) }),
  });
}

function fieldsOf(value: object): Record<string, object> {
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, typed(field)]));
}

function typed(value: unknown): object {
  if (value === undefined || value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(typed) } };
  if (typeof value === "object") return { mapValue: { fields: fieldsOf(value) } };
  return typeof value === "number" ? { integerValue: String(value) } : { stringValue: value };
}

async function ask(path: string, body: object): Promise<Response> {
  const separator = path.startsWith(":") ? "" : "/";
  const address = `http://${emulators.firestore}/v1/${database}${separator}${path}`;
  const headers = { authorization: "Bearer owner" };
  const response = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

function eventOf(document: string, time: string, data: { value?: Stored; oldValue?: Stored }) {
  return {
    specversion: "1.0" as const,
    id: crypto.randomUUID(),
    source: `//firestore.googleapis.com/projects/${emulators.project}/databases/(default)`,
    type: "google.cloud.firestore.document.v1.written",
    time,
    datacontenttype: "application/json",
    project: emulators.project,
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
