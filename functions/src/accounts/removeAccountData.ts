import type { AuditEntry } from "@salvia/domain/audit/auditEntry";
import { collections } from "@salvia/domain/shared/collections";
import type { Firestore } from "firebase-admin/firestore";

import { createOnce } from "../platform/createOnce.ts";
import { beginErasure, continueErasure } from "../privacy/erasure.ts";

/**
 * Removes a deleted account's data according to the map of personal data, including its passkeys,
 * username, profile and staff directory entry. Leads, health records, the audit log and the
 * revocation of its tokens stay. It is idempotent; the audit log gets one entry.
 *
 * @param by the person responsible for the deletion
 */
export async function removeAccountData(
  firestore: Firestore,
  uid: string,
  by: string,
  now: Date,
): Promise<void> {
  const entry: AuditEntry = { action: "accountDeleted", uid, by, at: now };
  // A uid is never reused, so this ID is unique.
  const log = firestore.collection(collections.auditLog).doc(`deleted-${uid}`);
  await createOnce(() => log.create(entry));
  const person = { subject: "account", subjectId: uid } as const;
  await beginErasure(firestore, { ...person, by }, now);
  await continueErasure(firestore, person, now);
}
