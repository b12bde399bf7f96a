import { leadUniqueKeyChanges, type Keyed } from "@salvia/domain/lead/leadUniqueKeys";

import type { Firestore } from "./actors.ts";
import { keyPath } from "./leads.stored.ts";
import type { Transaction } from "./row.ts";
import type { Fields } from "./values.ts";

/** Paths of the keys that a write takes, and of those it gives up. */
type KeyChanges = ReturnType<typeof leadUniqueKeyChanges>;

/** The keys that go with a change of a lead, whatever its fields hold: what has none gets none. */
export function keyChanges(before: Fields, after: Fields): KeyChanges {
  const { taken, given } = leadUniqueKeyChanges(keyed(before), keyed(after));
  return { taken: taken.map(keyPath), given: given.map(keyPath) };
}

/** Takes and gives up keys in the same request as their lead's own write. */
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

/** Whether there is enough to make a key of, though it may be none that the domain knows. */
function isDocument(value: unknown): value is NonNullable<Keyed["identityDocument"]> {
  if (typeof value !== "object" || value === null) return false;
  return ["country", "type", "number"].every(
    (field) => typeof Reflect.get(value, field) === "string",
  );
}
