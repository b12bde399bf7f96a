import type { patientEndpoints } from "@salvia/domain/member/patientEndpoints";
import type { AuditEntry } from "@salvia/domain/audit/auditEntry";
import { collections } from "@salvia/domain/shared/collections";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../platform/adminApp.ts";
import { callerFirestore, RefusedByRules } from "../caller/callerFirestore.ts";
import type { SignedInHandler } from "../caller/signedInRoute.ts";
import { Refusal } from "../http/refusal.ts";
import { countRequest } from "../limits/countRequest.ts";

/**
 * Moves an entry about another patient out of a record that the calling clinician has open, in one
 * transaction with the audit log entry. No reader of the record finds it, and it is kept as it was.
 *
 * @throws Refusal not-allowed if the record is closed
 */
export const withdrawEntry: SignedInHandler<typeof patientEndpoints.withdrawEntry> = async (
  { patientId, part, entryId },
  call,
) => {
  const { now } = call;
  const by = call.person.uid;
  await countRequest("entryWithdrawal", call, by);
  const firestore = getFirestore(adminApp);
  const record = firestore.collection(collections.records).doc(patientId);
  const document = record.collection(collections[part]).doc(entryId);
  await requireOpen(document.path, call);
  const withdrawn = await firestore.runTransaction(async (transaction) => {
    const entry = (await transaction.get(document)).data();
    if (entry === undefined) return false;
    const logged: AuditEntry = { action: "entryWithdrawn", part, uid: patientId, by, at: now };
    transaction.create(record.collection(collections.withdrawnEntries).doc(), {
      part,
      entry,
      by,
      at: now,
    });
    transaction.create(firestore.collection(collections.auditLog).doc(), logged);
    transaction.delete(document);
    return true;
  });
  return { output: { withdrawn } };
};

/** Lets the rules decide whether the caller reads the entry, as they do in the browser. */
async function requireOpen(path: string, call: Parameters<typeof callerFirestore>[0]) {
  try {
    await callerFirestore(call, AbortSignal.timeout(10_000)).get(path);
  } catch (error) {
    throw error instanceof RefusedByRules ? new Refusal("not-allowed") : error;
  }
}
