import { auditEntrySchema, type AuditEntry } from "@salvia/domain/account/auditEntry";
import { collections } from "@salvia/domain/shared/collections";
import type { Feature } from "@salvia/domain/configuration/feature";
import {
  featuresOff,
  noSwitches,
  switchesPath,
  switchesSchema,
  type SwitchOrder,
  type Switches,
} from "@salvia/domain/shared/switches";
import type { Firestore } from "firebase-admin/firestore";

import { stored } from "../stored.ts";

/** A switch, and who changed it when. */
type Change = SwitchOrder & Pick<AuditEntry, "by" | "at">;

/**
 * Turns a feature off or on, and writes it to the audit log. Repeating a change does nothing.
 *
 * @returns the switches after it
 */
export function storeSwitch(
  firestore: Firestore,
  { feature, off, by, at }: Change,
): Promise<Switches> {
  const entry = { action: "switchesChanged", feature, off, uid: by, by, at };
  return change(firestore, entry, (before) => ({
    ...before,
    off: off ? featuresOff(before.off, [feature]) : before.off.filter((each) => each !== feature),
  }));
}

/** Stores what the deployment turns off, for the rules. The deployment itself is its record. */
export function storeBuiltOff(
  firestore: Firestore,
  builtOff: readonly Feature[],
): Promise<Switches> {
  return change(firestore, null, (before) => ({ ...before, builtOff: featuresOff(builtOff) }));
}

function change(
  firestore: Firestore,
  entry: object | null,
  next: (before: Switches) => Switches,
): Promise<Switches> {
  const document = firestore.doc(switchesPath);
  return firestore.runTransaction(async (transaction) => {
    const before = stored(switchesSchema, await transaction.get(document)) ?? noSwitches;
    const after = next(before);
    if (JSON.stringify(after) === JSON.stringify(before)) return before;
    transaction.set(document, after, { mergeFields: Object.keys(after) });
    if (entry !== null) {
      const log = firestore.collection(collections.auditLog).doc();
      transaction.create(log, auditEntrySchema.parse(entry));
    }
    return after;
  });
}
