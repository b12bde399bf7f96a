import { exportedData } from "@salvia/domain/privacy/erasedData";
import type { Collection } from "@salvia/domain/privacy/personalData";
import type { DocumentSnapshot, Firestore, Query } from "firebase-admin/firestore";

import { readable } from "../platform/readable.ts";
import { addressesOf, queriesOf, type Person } from "./personQueries.ts";

/** A person's documents by path, with times in ISO 8601. */
export type ExportedDocuments = Readonly<Record<string, unknown>>;

/** Documents read at once. */
const pageSize = 300;

/** Reads everything about a person that the map of personal data marks for an export. */
export async function personExport(
  firestore: Firestore,
  person: Person,
): Promise<ExportedDocuments> {
  const held = exportedData(person.subject);
  const addresses = await addressesOf(firestore, person);
  const found = new Map<string, unknown>();
  for (const data of held) {
    // oxlint-disable-next-line no-await-in-loop -- keeps one page in memory at a time
    for await (const document of documentsOf(firestore, person, addresses, data)) {
      if (document.exists) found.set(document.ref.path, document.data());
      for (const items of heldBelow(held, data.collection)) {
        // oxlint-disable-next-line no-await-in-loop -- one collection after another
        for await (const item of pagesOf(document.ref.collection(items))) {
          // A withdrawn note is about another patient.
          if (item.get("status") !== "withdrawn") found.set(item.ref.path, item.data());
        }
      }
    }
  }
  const documents = [...found].toSorted(([one], [other]) => one.localeCompare(other));
  return Object.fromEntries(documents.map(([path, data]) => [path, readable(data)]));
}

type Held = ReturnType<typeof exportedData>;

async function* documentsOf(
  firestore: Firestore,
  person: Person,
  addresses: ReadonlySet<string>,
  data: Held[number],
): AsyncGenerator<DocumentSnapshot> {
  if (data.found.by === "id") {
    const own = await firestore.collection(data.collection).doc(person.subjectId).get();
    // A document may be missing while there are others below it, such as a record's.
    yield own;
    return;
  }
  for (const query of queriesOf(firestore, person, addresses, data)) yield* pagesOf(query);
}

async function* pagesOf(query: Query): AsyncGenerator<DocumentSnapshot> {
  let last: DocumentSnapshot | undefined;
  for (;;) {
    const page: Query = last ? query.startAfter(last) : query;
    // oxlint-disable-next-line no-await-in-loop -- the next page begins where this one ends
    const { docs } = await page.limit(pageSize).get();
    yield* docs;
    last = docs.at(-1);
    if (docs.length < pageSize) return;
  }
}

/** The collections whose documents belong to those of `parent`. */
function heldBelow(held: Held, parent: Collection): readonly Collection[] {
  return held.flatMap(({ collection, found }) =>
    found.by === "parent" && found.parent === parent ? [collection] : [],
  );
}
