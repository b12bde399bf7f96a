import { isGrowth } from "../../../functions/src/audit/isGrowth.ts";
import { entryIdIn, mirrorObject } from "../../../functions/src/audit/mirrorObject.ts";

/** An entry of the audit log as stored. */
export type LoggedEntry = {
  readonly id: string;
  readonly fields: object;
  /** Written so recently that the mirror may not have it yet. */
  readonly isNew: boolean;
};

export type Mirror = {
  /** MD5 by name. */
  readonly objects: ReadonlyMap<string, string>;
  readonly read: (name: string) => Promise<object>;
};

/** How the log and its mirror differ. */
export type MirrorComparison = {
  readonly entries: number;
  /** Not in the mirror. */
  readonly missing: readonly LoggedEntry[];
  /** In the mirror with other contents, now or in between. */
  readonly altered: readonly string[];
  /** Only in the mirror. */
  readonly deleted: readonly string[];
};

/** Compares the audit log with its mirror, which has an object for each version of an entry. */
export async function compareMirror(
  log: AsyncIterable<LoggedEntry>,
  { objects, read }: Mirror,
): Promise<MirrorComparison> {
  const left = namesById(objects.keys());
  const missing: LoggedEntry[] = [];
  const altered: string[] = [];
  let entries = 0;
  for await (const entry of log) {
    entries += 1;
    const names = left.get(entry.id);
    left.delete(entry.id);
    if (entry.isNew) continue;
    if (names === undefined) missing.push(entry);
    else if (!(await isFaithful(entry, names))) altered.push(entry.id);
  }
  return { entries, missing, altered, deleted: [...left.keys()] };

  /** Whether the mirror has an entry as it is, and before that only with lower counts. */
  async function isFaithful({ id, fields }: LoggedEntry, names: readonly string[]) {
    const { name, md5 } = mirrorObject(id, fields);
    if (objects.get(name) !== md5) return false;
    const earlier = await Promise.all(names.filter((each) => each !== name).map(read));
    return earlier.every((before) => isGrowth(before, fields));
  }
}

function namesById(names: Iterable<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of names) {
    const id = entryIdIn(name);
    if (id !== null) found.set(id, [...(found.get(id) ?? []), name]);
  }
  return found;
}
