import { collections } from "@salvia/domain/shared/collections";
import { erasedWith } from "@salvia/domain/privacy/erasedData";
import type { ErasureSubject } from "@salvia/domain/privacy/erasure";
import { personalData, type PersonalData } from "@salvia/domain/privacy/personalData";
import type { DocumentData, Firestore } from "firebase-admin/firestore";

/** More than a page. */
export const many = 310;

export type Line = PersonalData & { collection: keyof typeof collections };

export const lines: readonly Line[] = Object.values(collections).flatMap((collection) =>
  personalData[collection].map((data) => Object.assign({ collection }, data)),
);

/**
 * The path and data of a document for a line of the erasure map; null if the line finds nothing.
 */
export function placeOf({ collection, found }: Line, id: string, number: number) {
  const name = `${id}-${number}`;
  const email = `${id}@example.com`;
  if (found.by === "id") return { path: `${collection}/${id}`, fields: {} };
  if (found.by === "field") {
    return { path: `${collection}/${found.field}-${name}`, fields: { [found.field]: id } };
  }
  if (found.by === "address") {
    return { path: `${collection}/${name}`, fields: { [found.field]: email } };
  }
  if (found.by === "below") {
    return { path: `${found.parent}/${id}/${found.items}/${name}`, fields: {} };
  }
  if (found.by === "group") {
    const { items, field } = found;
    return { path: `${items}/somebody/${items}/${name}`, fields: { [field]: id } };
  }
  return null;
}

/**
 * Stores documents of a person in every place of the map, with their dependents.
 *
 * @param long the collections that get many documents
 */
export async function storePerson(
  firestore: Firestore,
  subject: ErasureSubject,
  id: string,
  long: readonly string[] = [],
) {
  const writer = firestore.bulkWriter();
  for (const line of lines) {
    if ((subject === "lead") !== (line.whose === "lead")) continue;
    if (line.collection === "erasures") continue;
    const most = long.includes(line.collection) ? many : 2;
    for (let number = 0; number < most; number += 1) {
      const place = placeOf(line, id, number);
      if (place === null) break;
      const who = line.found.by === "id" ? { email: `${id}@example.com` } : {};
      const details = line.collection === "tasks" ? { rev: 1, patientName: "Ana", of: id } : {};
      void writer.set(firestore.doc(place.path), { of: id, ...details, ...who, ...place.fields });
      for (const items of erasedWith(line.collection)) {
        void writer.set(firestore.doc(`${place.path}/${items}/one`), { of: id });
      }
    }
  }
  await writer.close();
}

/** All remaining documents of a person by path, without the id and without times. */
export async function whatIsLeft(
  firestore: Firestore,
  id: string,
): Promise<Record<string, DocumentData>> {
  const below = lines.flatMap(({ found }) => (found.by === "below" ? [found.items] : []));
  const names = new Set<string>([...Object.values(collections), ...below]);
  const found = await Promise.all(
    Array.from(names, (name) => firestore.collectionGroup(name).get()),
  );
  const texts = found
    .flatMap(({ docs }) => docs)
    .map((each) => [each.ref.path, JSON.stringify(each.data())] as const)
    .filter((texts_) => texts_.some((text) => text.includes(id)))
    .map((texts_) => texts_.map((text) => text.replaceAll(id, "ID")))
    .map(([path = "", data = ""]) => [path, withoutTimes(JSON.parse(data))] as const);
  return Object.fromEntries(texts.toSorted(([a], [b]) => a.localeCompare(b)));
}

function withoutTimes(data: DocumentData): DocumentData {
  return Object.fromEntries(
    Object.entries(data).filter(([key]) => !/^(?:at|begunAt|finishedAt|expiresAt)$/.test(key)),
  );
}
