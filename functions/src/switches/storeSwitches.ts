import { auditEntrySchema, type AuditEntry } from "@salvia/domain/audit/auditEntry";
import { collections } from "@salvia/domain/shared/collections";
import {
  featuresOff,
  noSwitches,
  switchesPath,
  switchesSchema,
  type switchEndpoints,
  type Switches,
} from "@salvia/domain/configuration/switches";
import type { InputOf } from "@salvia/domain/shared/endpoint";
import type { Firestore } from "firebase-admin/firestore";

import { stored } from "../platform/stored.ts";

type Change = InputOf<typeof switchEndpoints.changeSwitch> & Pick<AuditEntry, "by" | "at">;

/**
 * Turns a feature off or on, and writes it to the audit log. Repeating a change does nothing.
 *
 * @returns the switches after it
 */
export async function storeSwitch(
  firestore: Firestore,
  { feature, off, by, at }: Change,
): Promise<Switches> {
  const document = firestore.doc(switchesPath);
  return firestore.runTransaction(async (transaction) => {
    const before = stored(switchesSchema, await transaction.get(document)) ?? noSwitches;
    const others = before.off.filter((each) => each !== feature);
    const after = { ...before, off: featuresOff(others, off ? [feature] : []) };
    if (JSON.stringify(after) === JSON.stringify(before)) return before;
    transaction.set(document, after, { mergeFields: Object.keys(after) });
    const entry = { action: "switchesChanged", feature, off, uid: by, by, at };
    transaction.create(
      firestore.collection(collections.auditLog).doc(),
      auditEntrySchema.parse(entry),
    );
    return after;
  });
}
