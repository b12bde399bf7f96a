import type { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import { auditEntrySchema } from "@salvia/domain/audit/auditEntry";
import { collections } from "@salvia/domain/shared/collections";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../platform/adminApp.ts";
import type { SignedInHandler } from "../caller/signedInRoute.ts";
import { Refusal } from "../http/refusal.ts";
import { countRequest } from "../limits/countRequest.ts";
import { personExport } from "./personExport.ts";

/** Exports the personal data of a lead, after the audit log has an entry for it. */
export const exportPerson: SignedInHandler<typeof leadEndpoints.exportPerson> = async (
  { leadId },
  call,
) => {
  const { uid: by } = call.person;
  await countRequest("personExport", call, by);
  const firestore = getFirestore(adminApp);
  const lead = await firestore.collection(collections.leads).doc(leadId).get();
  if (!lead.exists) throw new Refusal("not-found");
  const documents = await personExport(firestore, { subject: "lead", subjectId: leadId });
  const count = Object.keys(documents).length;
  const entry = { action: "personExported", count, uid: leadId, by, at: call.now };
  await firestore.collection(collections.auditLog).add(auditEntrySchema.parse(entry));
  return { output: { documents } };
};
