import { recordClosesAt } from "@salvia/domain/appointment";
import type { AuditEntry } from "@salvia/domain/auditEntry";
import { collections } from "@salvia/domain/collections";

import type { ActorName } from "./actors.ts";
import { readOnlyDocuments, readOnlyRows } from "./readOnlyRows.ts";
import { accessPath } from "./recordAccess.stored.ts";
import { appointmentsOfRecords, recordDocuments } from "./records.stored.ts";
import { write, type Row } from "./row.ts";
import { missing, naming, now, own, whole, type Fields } from "./values.ts";

const entry: AuditEntry = {
  action: "accountDisabled",
  uid: "zoe",
  by: "an operator",
  at: new Date("2026-11-17T10:00:00Z"),
};

const clinicians: readonly ActorName[] = [
  "clinician",
  "owner turned clinician",
  "another clinician",
];
const noOne: readonly ActorName[] = [];

const aDayAgo = new Date(Date.now() - 86_400_000);

/** Everything anyone may try with the audit log. */
export const auditLogRows: readonly Row[] = [
  ...readOnlyRows(collections.auditLog, ["admin", "owner turned admin"], entry),

  logOpening("that a record is opened", {}, clinicians),
  logOpening("that a record was opened, and is not", {}, noOne, null),
  logOpening("that a record was opened before", {}, noOne, null, "dora"),
  logOpening("that a record was opened before, which named it", {}, noOne, null, "lost"),
  logOpening("an opening that names another entry", {}, noOne, { auditId: "older" }),
  ...Object.entries({
    action: [missing, null, "roleChanged"],
    appointmentId: [missing],
    uid: [missing, null, 7, "", "drew", "a/b"],
    by: [missing, null, "zoe"],
    at: [missing, null, aDayAgo],
    note: ["more"],
  }).flatMap(([field, values]) =>
    values.map((value) => logOpening(naming(field, value), { [field]: value }, noOne)),
  ),
];

export const storedAuditLog = {
  ...recordDocuments,
  ...readOnlyDocuments(collections.auditLog, entry),
  // An opening whose entry is not there, as only a mistake of the server's could leave one.
  [accessPath("lost", "carla")]: {
    patientId: "lost",
    clinicianId: "carla",
    appointmentId: "during",
    openedAt: aDayAgo,
    until: aDayAgo,
    auditId: "newer",
  },
};

/** An entry, and the opening of the record that it tells of; null where there is none. */
function logOpening(
  name: string,
  fields: Fields,
  allowedTo: Row["allowedTo"],
  access: Fields | null = {},
  uid = "eve",
): Row {
  const path = `${collections.auditLog}/newer`;
  const until = recordClosesAt(appointmentsOfRecords.during);
  const ask: Row["ask"] = (db, asker) =>
    write(db, (writes) => {
      const appointmentId = `record-of-${asker}`;
      const logged = { action: "recordOpened", appointmentId, uid, by: own, at: now, ...fields };
      const by = { patientId: uid, clinicianId: own, appointmentId };
      const opened = { ...by, openedAt: now, until, auditId: "newer", ...access };
      writes.set(db.doc(path), whole(logged, asker));
      if (access !== null) writes.set(db.doc(accessPath(uid, asker)), whole(opened, asker));
    });
  const makes = [path, ...["carla", "ana", "cleo"].map((asker) => accessPath(uid, asker))];
  return { operation: "create", name, ask, allowedTo, makes, reads: 5 };
}
