import { isDeepStrictEqual } from "node:util";

import { storedCollections } from "@salvia/domain/privacy/storedCollections";
import type { DocumentSnapshot, Firestore, Query, Timestamp } from "firebase-admin/firestore";

/** How many documents of a collection are compared: so many from each of these places in it. */
const places = 5;
const documentsAtPlace = 20;

/** How many differing documents of a collection are named. */
const named = 3;

/** The live database, now or as it was at a time. */
export type Live = { readonly firestore: Firestore; readonly at: Timestamp | null };

export type Comparison = {
  /** How many documents a collection has in the live database, without empty collections. */
  readonly counts: ReadonlyMap<string, number>;
  /** How many documents were compared field by field. */
  readonly compared: number;
  /** What differs, one line each. */
  readonly faults: readonly string[];
};

/**
 * Compares a restored database with the live one: the number of documents of each collection, and a
 * sample of them field by field. It reads little, however large the databases are.
 */
export async function compareDatabases(live: Live, restored: Firestore): Promise<Comparison> {
  const counts = new Map<string, number>();
  const faults = await unknownCollections(live.firestore);
  let compared = 0;
  for (const name of storedCollections) {
    // oxlint-disable no-await-in-loop -- one collection after the other, to limit the load
    const [wanted, found] = await Promise.all([
      countIn(live, name),
      countIn({ firestore: restored, at: null }, name),
    ]);
    if (wanted > 0) counts.set(name, wanted);
    if (found === 0 && wanted > 0) {
      faults.push(`${name}: none of its ${wanted} documents is in the restored database.`);
      continue;
    }
    if (found !== wanted) faults.push(`${name}: ${found} documents instead of ${wanted}.`);
    const sampled = await sampleOf(live, name);
    compared += sampled.length;
    faults.push(...(await differencesOf(name, sampled, restored)));
    // oxlint-enable no-await-in-loop
  }
  return { counts, compared, faults };
}

/** Collections that nothing would compare, because the map of personal data lacks them. */
async function unknownCollections(firestore: Firestore): Promise<string[]> {
  const names = (await firestore.listCollections()).map(({ id }) => id);
  return names
    .filter((name) => !storedCollections.includes(name))
    .map((name) => `${name}: this collection is not in the map of personal data.`);
}

async function countIn({ firestore, at }: Live, name: string): Promise<number> {
  const query = firestore.collectionGroup(name).count();
  const counted =
    at === null
      ? await query.get()
      : await firestore.runTransaction((transaction) => transaction.get(query), reading(at));
  return counted.data().count;
}

/** Documents from random places in a collection. */
async function sampleOf(live: Live, name: string): Promise<readonly DocumentSnapshot[]> {
  const all = live.firestore.collectionGroup(name).orderBy("__name__").limit(documentsAtPlace);
  const first = await readAt(live, all);
  const [root] = first[0]?.ref.path.split("/") ?? [];
  if (root === undefined) return [];
  // A new document has a random id, and so has a place among most of our ids.
  const starts = Array.from({ length: places - 1 }, () => live.firestore.collection(root).doc());
  const others = await Promise.all(starts.map((start) => readAt(live, all.startAt(start))));
  const byPath = new Map([first, ...others].flat().map((each) => [each.ref.path, each]));
  return [...byPath.values()];
}

async function readAt({ firestore, at }: Live, query: Query): Promise<readonly DocumentSnapshot[]> {
  if (at === null) return (await query.get()).docs;
  const read = await firestore.runTransaction((transaction) => transaction.get(query), reading(at));
  return read.docs;
}

function reading(readTime: Timestamp) {
  return { readOnly: true, readTime } as const;
}

async function differencesOf(
  name: string,
  sampled: readonly DocumentSnapshot[],
  restored: Firestore,
): Promise<readonly string[]> {
  if (sampled.length === 0) return [];
  const found = await restored.getAll(...sampled.map(({ ref }) => restored.doc(ref.path)));
  const faults = sampled.flatMap((wanted, index) => {
    const fields = differingFields(wanted.data() ?? {}, found[index]?.data());
    if (fields === null) return [`${name}: ${wanted.ref.path} is missing.`];
    return fields.length === 0
      ? []
      : [`${name}: ${wanted.ref.path} differs: ${fields.join(", ")}.`];
  });
  const more = faults.length - named;
  return more > 0 ? [...faults.slice(0, named), `${name}: ${more} more like these.`] : faults;
}

/** The names of fields with other values; null if there is no such document. */
function differingFields(wanted: object, found: object | undefined): readonly string[] | null {
  if (found === undefined) return null;
  const [one, other] = [new Map(Object.entries(wanted)), new Map(Object.entries(found))];
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => !isDeepStrictEqual(one.get(name), other.get(name)));
}
