import * as z from "zod/mini";

/**
 * The collection of the parts of a search index, below a path without a document. The parts are
 * ranges of ids, like the leaves of a B-tree, so that a change writes to one of them.
 */
export const indexPartItems = "parts";

/**
 * A part of an index: the entries of those whose id is `from` or later, up to the `from` of the
 * next part.
 */
export type IndexPart<Entry> = {
  /** Empty in the first part. */
  from: string;
  people: Readonly<Record<string, Entry>>;
};

/** What a search compares, in an array to be compact. */
export type IndexEntry = readonly (string | null)[];

/** A stored part. Only the server writes it. */
export function indexPartSchema<Entry extends z.ZodMiniType<IndexEntry>>(entry: Entry) {
  return z.strictObject({
    from: z.string().check(z.regex(/^[A-Za-z0-9_:-]{0,160}$/u)),
    people: z.record(z.string().check(z.regex(/^[A-Za-z0-9_:-]{1,160}$/u)), entry),
  });
}

/** The id of a part, which says where it begins. */
export function partIdOf({ from }: Pick<IndexPart<unknown>, "from">): string {
  return `from-${from}`;
}

/** Entries by id; null for people who do not belong to the index. */
export type IndexChanges<Entry> = ReadonlyMap<string, Entry | null>;

/**
 * The parts that change, as they will be; one without people is to be deleted.
 *
 * @param parts in order: at least those that the changed people belong to, if they exist
 * @param partMax the maximum number of people in a part; a larger one is split into equal ones
 */
export function changedParts<Entry extends IndexEntry>(
  parts: readonly IndexPart<Entry>[],
  changes: IndexChanges<Entry>,
  partMax: number,
): IndexPart<Entry>[] {
  const all = parts[0] !== undefined && hasAll(parts[0], changes) ? parts : [firstPart, ...parts];
  return all.flatMap((part, at) => {
    const until = all[at + 1]?.from ?? null;
    const own = [...changes].filter(([id]) => id >= part.from && (until === null || id < until));
    const people = new Map<string, Entry>(Object.entries(part.people));
    if (own.every(([id, entry]) => isSame(people.get(id) ?? null, entry))) return [];
    for (const [id, entry] of own) {
      if (entry === null) people.delete(id);
      else people.set(id, entry);
    }
    return split(part.from, people, partMax);
  });
}

export function indexPartsOf<Entry extends IndexEntry>(
  entries: ReadonlyMap<string, Entry>,
  partMax: number,
): IndexPart<Entry>[] {
  return changedParts([], entries, partMax);
}

const firstPart: IndexPart<never> = { from: "", people: {} };

function hasAll(first: IndexPart<unknown>, changes: IndexChanges<unknown>): boolean {
  return [...changes.keys()].every((id) => id >= first.from);
}

function isSame(one: IndexEntry | null, other: IndexEntry | null): boolean {
  if (one === null || other === null) return one === other;
  return one.every((value, at) => value === other[at]);
}

/** One part, or as many of equal size as are needed. */
function split<Entry>(
  from: string,
  people: ReadonlyMap<string, Entry>,
  partMax: number,
): IndexPart<Entry>[] {
  if (people.size <= partMax) return [{ from, people: Object.fromEntries(people) }];
  const sorted = [...people].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const size = Math.ceil(sorted.length / Math.ceil(sorted.length / partMax));
  return Array.from({ length: Math.ceil(sorted.length / size) }, (_, index) => {
    const own = sorted.slice(index * size, (index + 1) * size);
    return { from: index === 0 ? from : (own[0]?.[0] ?? from), people: Object.fromEntries(own) };
  });
}
