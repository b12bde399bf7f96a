import { leadUniqueKeyChanges, type Keyed } from "@salvia/domain/lead/leadUniqueKeys";

import type { Firestore } from "../support/actors.ts";
import { keyPath } from "./leads.stored.ts";
import type { Transaction } from "../support/row.ts";
import type { Fields } from "../support/values.ts";

/** Paths of the keys that a write takes and frees. */
type KeyChanges = ReturnType<typeof leadUniqueKeyChanges>;

/** The key changes for a change of a lead with any values; invalid values have no key. */
export function keyChanges(before: Fields, after: Fields): KeyChanges {
  const { taken, given } = leadUniqueKeyChanges(keyed(before), keyed(after));
  return { taken: taken.map(keyPath), given: given.map(keyPath) };
}

/** Takes and frees keys in the same request as the write of their lead. */
export function keyWrites(
  writes: Transaction,
  db: Firestore,
  { taken, given }: KeyChanges,
  leadId: string,
): void {
  for (const path of taken) writes.set(db.doc(path), { leadId });
  for (const path of given) writes.delete(db.doc(path));
}

function keyed({ email, phone, identityDocument }: Fields): Keyed {
  return {
    email: textIn(email),
    phone: textIn(phone),
    identityDocument: isDocument(identityDocument) ? identityDocument : null,
  };
}

function textIn(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/**
 * Whether a value is complete enough to make a key of, even if the domain does not know its type.
 */
function isDocument(value: unknown): value is NonNullable<Keyed["identityDocument"]> {
  if (typeof value !== "object" || value === null) return false;
  return ["country", "type", "number"].every(
    (field) => typeof Reflect.get(value, field) === "string",
  );
}
