import {
  assignmentRulesId,
  assignmentRulesSchema,
  candidatesOf,
  nextOwner,
  reasonOf,
  type AssignmentReason,
} from "@salvia/domain/account/assignmentRules";
import { leadActivitySchema, ownerActivityId } from "@salvia/domain/lead/leadActivity";
import { openLeadStatuses } from "@salvia/domain/lead/leadStatus";
import { collections } from "@salvia/domain/shared/collections";
import type { Language } from "@salvia/domain/shared/language";
import {
  FieldPath,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from "firebase-admin/firestore";

import { storedIfValid } from "../platform/stored.ts";

/** The owner that the rules choose, and why. */
export type ChosenOwner = { uid: string; rule: AssignmentReason };

/**
 * Chooses the owner of a new lead from the website by the administrators' rules; null for the pool.
 * Two transactions at once both read and write the rules, so the second one counts the lead of the
 * first.
 */
export async function chooseOwner(
  firestore: Firestore,
  transaction: Transaction,
  person: { language: Language; phone: string | null },
): Promise<ChosenOwner | null> {
  const rules = storedIfValid(
    assignmentRulesSchema,
    await transaction.get(assignmentRulesDocument(firestore)),
  );
  if (rules === null) return null;
  const rule = reasonOf(rules, person);
  const candidates = candidatesOf(rules, rule);
  if (candidates.length === 0) return null;
  // The directory has only those who may sign in.
  const staff = candidates.map((uid) => firestore.collection(collections.staff).doc(uid));
  const active = (await transaction.getAll(...staff)).filter(
    (entry) => entry.get("role") === "sales",
  );
  const load = await Promise.all(
    active.map(async ({ id }) => {
      const open = firestore
        .collection(collections.leads)
        .where("ownerId", "==", id)
        .where("status", "in", openLeadStatuses);
      return [id, (await transaction.get(open.count())).data().count] as const;
    }),
  );
  const uid = nextOwner(new Map(load), rules.lastAssigned);
  return uid === null ? null : { uid, rule };
}

/** Records in the transaction that creates a lead that the rules assigned it, and why. */
export function recordChoice(
  transaction: Transaction,
  lead: DocumentReference,
  { uid, rule }: ChosenOwner,
  now: Date,
): void {
  const rules = assignmentRulesDocument(lead.firestore);
  transaction.update(rules, new FieldPath("lastAssigned", uid), now);
  const activity = { kind: "owner", from: null, to: uid, rule, createdAt: now };
  const document = lead.collection(collections.activities).doc(ownerActivityId(1));
  transaction.create(document, leadActivitySchema.parse(activity));
}

export function assignmentRulesDocument(firestore: Firestore): DocumentReference {
  return firestore.collection(collections.assignmentRules).doc(assignmentRulesId);
}
