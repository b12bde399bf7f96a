import type { workEndpoints } from "@salvia/domain/account/workEndpoints";
import { assignmentRulesSchema } from "@salvia/domain/account/assignmentRules";
import { auditEntrySchema } from "@salvia/domain/audit/auditEntry";
import { collections } from "@salvia/domain/shared/collections";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../platform/adminApp.ts";
import type { SignedInHandler } from "../caller/signedInRoute.ts";
import { Refusal } from "../http/refusal.ts";
import { countRequest } from "../limits/countRequest.ts";
import { storedIfValid } from "../platform/stored.ts";
import { assignmentRulesDocument } from "./chooseOwner.ts";

/** Whether the rules for new leads count the caller as away; null if they don't name them. */
export const findAbsence: SignedInHandler<typeof workEndpoints.findAbsence> = async (
  _input,
  call,
) => {
  const { uid } = call.person;
  await countRequest("leadAssignment", call, uid);
  const found = await assignmentRulesDocument(getFirestore(adminApp)).get();
  const rules = storedIfValid(assignmentRulesSchema, found);
  return { output: { isAway: (rules?.isOn && rules.people[uid]?.isAway) ?? null } };
};

/**
 * Marks the caller as away or as back in the rules for new leads, with an entry in the audit log.
 * Repeating it changes nothing.
 */
export const changeAbsence: SignedInHandler<typeof workEndpoints.changeAbsence> = async (
  { isAway },
  call,
) => {
  const { uid } = call.person;
  await countRequest("leadAssignment", call, uid);
  const firestore = getFirestore(adminApp);
  const document = assignmentRulesDocument(firestore);
  const changed = await firestore.runTransaction(async (transaction) => {
    const rules = storedIfValid(assignmentRulesSchema, await transaction.get(document));
    const own = rules?.people[uid];
    if (rules === null || own === undefined) throw new Refusal("not-found");
    if (own.isAway === isAway) return false;
    const people = { ...rules.people, [uid]: { ...own, isAway } };
    transaction.set(document, { ...rules, people, rev: rules.rev + 1 });
    const { isOn } = rules;
    const entry = { action: "assignmentRulesChanged", isOn, uid, by: uid, at: call.now };
    const log = firestore.collection(collections.auditLog).doc();
    transaction.create(log, auditEntrySchema.parse(entry));
    return true;
  });
  if (changed) logger.info("absence changed", { uid, isAway });
  return { output: { isAway } };
};
