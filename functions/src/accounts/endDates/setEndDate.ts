import type { AuditEntry } from "@salvia/domain/audit/auditEntry";
import { noRevocation, revocationSchema } from "@salvia/domain/account/revocation";
import { collections } from "@salvia/domain/shared/collections";
import { FieldValue } from "firebase-admin/firestore";

import { createOnce } from "../../platform/createOnce.ts";
import { stored } from "../../platform/stored.ts";
import {
  isAdministrator,
  type AccessOrder,
  type AccessServices,
} from "../access/beginAccessChange.ts";

type EndDateOrder = Pick<AccessOrder, "uid" | "by" | "now"> & {
  /** The last day with access; null for none. */
  endsOn: string | null;
};

/** Sets or removes an account's end date, and logs it, in one transaction. */
export async function setEndDate(
  services: Pick<AccessServices, "auth" | "firestore">,
  { uid, endsOn, by, now }: EndDateOrder,
): Promise<"changed" | "unchanged" | "not-allowed"> {
  const { firestore } = services;
  const document = firestore.collection(collections.revocations).doc(uid);
  await createOnce(() => document.create(noRevocation));
  return firestore.runTransaction(async (transaction) => {
    const from = stored(revocationSchema, await transaction.get(document))?.endsOn ?? null;
    if (by.kind === "administrator" && !(await isAdministrator(services, transaction, by.uid))) {
      return "not-allowed";
    }
    if (from === endsOn) return "unchanged";
    const who = by.kind === "operator" ? by.name : by.uid;
    const entry: AuditEntry = { action: "endDateChanged", from, to: endsOn, uid, by: who, at: now };
    transaction.update(document, { endsOn: endsOn ?? FieldValue.delete() });
    transaction.create(firestore.collection(collections.auditLog).doc(), entry);
    return "changed";
  });
}
