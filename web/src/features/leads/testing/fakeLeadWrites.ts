import { emptyLeadForm } from "@salvia/domain/lead/leadForm";

import { lead } from "../../../../../seed/leads.ts";
import type { PendingWrite } from "../writes/pendingWriteStore.ts";
import type { LeadWrite } from "../writes/leadWrite.ts";

const { firstName, lastName, identityDocument, email, phone, plan } = lead();
const details = { firstName, lastName, identityDocument, email, phone, plan };

/** For tests: the write of a new lead. */
export function creation(leadId: string): LeadWrite & { kind: "create" } {
  return { kind: "create", leadId, values: { ...emptyLeadForm("ES"), firstName }, details };
}

/** For tests: the write of an edit of a lead at revision 3. */
export function change(leadId: string): LeadWrite & { kind: "edit" } {
  return {
    kind: "edit",
    leadId,
    base: lead({ rev: 3 }),
    values: emptyLeadForm("ES"),
    details: { ...details, firstName: "Inés María" },
  };
}

/** For tests: an unconfirmed write of a new lead. */
export function pendingCreation(leadId: string): PendingWrite {
  return { id: `entry of ${leadId}`, at: new Date(), write: creation(leadId) };
}
