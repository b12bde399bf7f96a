import { createHash } from "node:crypto";

import { readable } from "../platform/readable.ts";

/** An entry of the audit log as an object of the mirror. */
export type MirrorObject = {
  /** Its day, its id, and a hash of its contents. Without slashes, which a listing would group. */
  name: string;
  /** JSON: the id and the entry. */
  text: string;
  /** As Cloud Storage computes it. */
  md5: string;
};

/**
 * An entry as an object. The same contents always have the same name: repeated events store nothing
 * twice, and a changed entry is a second object beside the first.
 *
 * @param fields as stored
 */
export function mirrorObject(id: string, fields: object): MirrorObject {
  const entry = sorted(readable(fields));
  const text = JSON.stringify({ id, entry });
  const hash = createHash("sha256").update(text).digest("hex").slice(0, hashLength);
  const at = typeof entry === "object" && entry !== null ? Reflect.get(entry, "at") : undefined;
  const day = /^\d{4}-\d{2}-\d{2}(?=T)/.exec(String(at))?.[0] ?? "0000-00-00";
  const md5 = createHash("md5").update(text).digest("base64");
  return { name: `${day}.${id}.${hash}.json`, text, md5 };
}

/** The id of the entry in the name of an object; null for other objects. */
export function entryIdIn(name: string): string | null {
  return /^\d{4}-\d{2}-\d{2}\.(.+)\.[0-9a-f]{32}\.json$/.exec(name)?.[1] ?? null;
}

const hashLength = 32;

/** With the keys of all objects in order, because the database returns them in any order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([key, each]) => [key, sorted(each)]));
}
