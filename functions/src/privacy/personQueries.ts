import type { Erasure } from "@salvia/domain/privacy/erasure";
import type { Collection, PersonalData } from "@salvia/domain/privacy/personalData";
import { collections } from "@salvia/domain/shared/collections";
import type { Firestore, Query } from "firebase-admin/firestore";

/** A person by the id of their lead or account. */
export type Person = Pick<Erasure, "subject" | "subjectId">;

/** The person's email addresses; empty if the document that has them is gone. */
export async function addressesOf(
  firestore: Firestore,
  { subject, subjectId }: Person,
): Promise<ReadonlySet<string>> {
  const name = subject === "lead" ? collections.leads : collections.users;
  const document = await firestore.collection(name).doc(subjectId).get();
  const found: unknown[] = [document.get("email"), document.get("verifiedEmail")];
  return new Set(found.filter((address) => typeof address === "string"));
}

/** The queries that find a person's documents, other than by their own id or below a parent. */
export function queriesOf(
  firestore: Firestore,
  { subjectId }: Person,
  addresses: ReadonlySet<string>,
  { collection, found }: Pick<PersonalData, "found"> & { collection: Collection },
): Query[] {
  const all = firestore.collection(collection);
  if (found.by === "field") return [all.where(found.field, "==", subjectId)];
  if (found.by === "address") {
    return Array.from(addresses, (address) => all.where(found.field, "==", address));
  }
  if (found.by === "below") {
    return [firestore.collection(found.parent).doc(subjectId).collection(found.items)];
  }
  if (found.by === "group") {
    return [firestore.collectionGroup(found.items).where(found.field, "==", subjectId)];
  }
  return [];
}
