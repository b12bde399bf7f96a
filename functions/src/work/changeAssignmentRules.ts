import type { workEndpoints } from "@salvia/domain/account/workEndpoints";
import { auditEntrySchema } from "@salvia/domain/audit/auditEntry";
import { assignmentRulesSchema } from "@salvia/domain/account/assignmentRules";
import { collections } from "@salvia/domain/shared/collections";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../platform/adminApp.ts";
import type { SignedInHandler } from "../caller/signedInRoute.ts";
import { Refusal } from "../http/refusal.ts";
import { assignmentRulesDocument } from "./chooseOwner.ts";
import { countRequest } from "../limits/countRequest.ts";
import { storedIfValid } from "../platform/stored.ts";

/**
 * Changes who gets the leads from the website, with an entry in the audit log. Refuses with
 * changed-meanwhile if another administrator was faster.
 */
export const changeAssignmentRules: SignedInHandler<
  typeof workEndpoints.changeAssignmentRules
> = async ({ rev: seen, settings }, call) => {
  const by = call.person.uid;
  await countRequest("leadAssignment", call, by);
  const firestore = getFirestore(adminApp);
  const document = assignmentRulesDocument(firestore);
  const rev = seen + 1;
  await firestore.runTransaction(async (transaction) => {
    const before = storedIfValid(assignmentRulesSchema, await transaction.get(document));
    if ((before?.rev ?? 0) !== seen) throw new Refusal("changed-meanwhile");
    // Who gets no leads any more need not be kept.
    const lastAssigned = Object.fromEntries(
      Object.entries(before?.lastAssigned ?? {}).filter(([uid]) => uid in settings.people),
    );
    transaction.set(document, assignmentRulesSchema.parse({ ...settings, rev, lastAssigned }));
    const { isOn } = settings;
    const entry = { action: "assignmentRulesChanged", isOn, uid: by, by, at: call.now };
    const log = firestore.collection(collections.auditLog).doc();
    transaction.create(log, auditEntrySchema.parse(entry));
  });
  logger.info("assignment rules changed", { by, rev, isOn: settings.isOn });
  return { output: { rev } };
};
