import type { AuditEntry } from "@salvia/domain/account/auditEntry";
import { collections } from "@salvia/domain/shared/collections";
import type { Firestore } from "firebase-admin/firestore";

import { createOnce } from "../createOnce.ts";
import { beginErasure, continueErasure } from "../erasure/erasure.ts";

/**
 * Removes what belongs to an account that is deleted, as the map of personal data has it: among others
 * its passkeys, username, profile and entry in the directory of staff. Leads, health records and the
 * audit log stay, and so does what ended its tokens. It can be repeated; the audit log gets one entry.
 *
 * @param by who answers for it
 */
export async function removeAccountData(
  firestore: Firestore,
  uid: string,
  by: string,
  now: Date,
): Promise<void> {
  const entry: AuditEntry = { action: "accountDeleted", uid, by, at: now };
  // A uid is never given twice, so neither is this id.
  const log = firestore.collection(collections.auditLog).doc(`deleted-${uid}`);
  await createOnce(() => log.create(entry));
  const person = { subject: "account", subjectId: uid } as const;
  await beginErasure(firestore, { ...person, by }, now);
  await continueErasure(firestore, person, now);
}
