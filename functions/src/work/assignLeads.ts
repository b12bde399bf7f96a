import { auditEntrySchema } from "@salvia/domain/account/auditEntry";
import { collections } from "@salvia/domain/shared/collections";
import type { WorkEndpointInput, WorkEndpointOutput } from "@salvia/domain/account/workEndpoints";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../adminApp.ts";
import type { SignedInHandler } from "../auth/signedInRoute.ts";
import { hashOf } from "../hashOf.ts";
import { Refusal } from "../http/refusal.ts";
import { countRequest } from "../limits/countRequest.ts";
import { stored } from "../stored.ts";
import { nextRevision } from "./handOver.ts";
import { receiverOf } from "./handOverWork.ts";

/**
 * Assigns leads to a salesperson or back to the pool, in one transaction with the audit log entry;
 * a repeated call is answered from that entry. Skips leads that are gone or already assigned that
 * way.
 *
 * Refuses with not-found if the receiver cannot take leads.
 */
export const assignLeads: SignedInHandler<
  WorkEndpointInput<"assignLeads">,
  WorkEndpointOutput<"assignLeads">
> = async ({ id, leadIds, to }, call) => {
  const by = call.person.uid;
  await countRequest("leadAssignment", call, by);
  if ((await receiverOf(to)) !== "leads") throw new Refusal("not-found");
  const firestore = getFirestore(adminApp);
  const entryId = `assigned-${hashOf([id, leadIds, to, by])}`;
  const log = firestore.collection(collections.auditLog).doc(entryId);
  const leads = [...new Set(leadIds)].map((each) =>
    firestore.collection(collections.leads).doc(each),
  );
  const assigned = await firestore.runTransaction(async (transaction) => {
    const [entry, ...found] = await transaction.getAll(log, ...leads);
    const kept = entry && stored(auditEntrySchema, entry);
    if (kept?.action === "leadsAssigned") return kept.count;
    const others = found.filter((lead) => lead.exists && lead.get("ownerId") !== to);
    if (others.length === 0) return 0;
    const change = { ownerId: to, ...nextRevision() };
    for (const { ref } of others) transaction.update(ref, change);
    const written = { action: "leadsAssigned", uid: to ?? by, to, by, at: call.now } as const;
    transaction.create(log, auditEntrySchema.parse({ ...written, count: others.length }));
    return others.length;
  });
  return { output: { assigned } };
};
