import { recordClosesAt } from "@salvia/domain/scheduling/appointment";
import type { AuditEntry } from "@salvia/domain/audit/auditEntry";
import type { RecordNote } from "@salvia/domain/record/recordNote";
import { collections } from "@salvia/domain/shared/collections";

import type { ActorName } from "../support/actors.ts";
import { readOnlyDocuments, readOnlyRows } from "../support/readOnlyRows.ts";
import { partOfRecords } from "../records/partsOfRecords.ts";
import { recordPath } from "../records/recordEntries.stored.ts";
import { accessPath, appointmentOf } from "../records/recordAccess.stored.ts";
import {
  appointmentsOfRecords,
  recordDocuments,
  type PatientOfRecord,
} from "../records/records.stored.ts";
import { listOf, undecidable, write, type Query, type Row } from "../support/row.ts";
import { missing, naming, now, own, whole, type Fields } from "../support/values.ts";

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
const admins: readonly ActorName[] = ["admin", "owner turned admin"];
const readersOfOpenings: readonly ActorName[] = [...admins, "member", "another member"];
const noOne: readonly ActorName[] = [];

/** Placeholder for the id of the actor's appointment with Eve, made at short notice. */
const hurried = "<hurried>";

const aDayAgo = new Date(Date.now() - 86_400_000);

/** Every tested operation on the audit log. */
export const auditLogRows: readonly Row[] = [
  // For a member, the rules cannot decide a list that does not filter by user.
  ...readOnlyRows(collections.auditLog, admins, entry).map((row) =>
    row.operation === "list" ? undecidable(row) : row,
  ),

  logOpening("that a record is opened", {}, clinicians),
  logOpening("at short notice, and why", {}, clinicians, { appointmentId: hurried }),
  { ...logOpening("that a record was opened, and is not", {}, noOne, null), undecidable: true },
  // Only Carla has such an access.
  ...["dora", "lost"].map((uid) =>
    undecidable(logOpening(`that a record was opened before: ${uid}`, {}, noOne, null, uid)),
  ),
  logOpening("an opening that names another entry", {}, noOne, { auditId: "older" }),
  ...Object.entries({
    action: [missing, null, "roleChanged"],
    appointmentId: [missing],
    startsAt: [missing],
    flagged: [missing, null, "yes", true],
    reason: [missing, 7, "", "Walk-in"],
    uid: [missing, null, 7, "", "drew", "a/b"],
    by: [missing, null, "zoe"],
    at: [missing, null, aDayAgo],
    note: ["more"],
  }).flatMap(([field, values]) =>
    values.map((value) => {
      const row = logOpening(naming(field, value), { [field]: value }, noOne);
      // No access for that patient is written.
      return value === "drew" ? undecidable(row) : row;
    }),
  ),
  ...[missing, null, 7, "", " ", "Walk-in\n", "x".repeat(301)].map((reason) =>
    logOpening(`at short notice with ${naming("reason", reason)}`, { reason }, noOne, {
      appointmentId: hurried,
    }),
  ),

  logExport("that an open record is exported", "dora", {}, ["clinician"]),
  logExport("that an open record of another patient is exported", "anas", {}, [
    "owner turned clinician",
  ]),
  logExport("that a record is exported, as of a minute ago", "dora", {}, ["clinician"], 1),
  ...[-3, 2, 5].map((minutes) =>
    logExport(
      `that a record is exported, as of ${minutes} minutes ago`,
      "dora",
      {},
      noOne,
      minutes,
    ),
  ),
  ...(["finishing", "over", "cancelled", "moved", "forged", "borrowed"] as const).map((uid) =>
    logExport(`that a closed record is exported: ${uid}`, uid, {}, noOne),
  ),
  ...(["unopened", "left"] as const).map((uid) =>
    undecidable(logExport(`that a closed record is exported: ${uid}`, uid, {}, noOne)),
  ),
  ...Object.entries({
    action: [missing, null, "recordOpened", "roleChanged"],
    appointmentId: [missing, null, "early"],
    uid: [missing, null, 7, "", "a/b"],
    by: [missing, null, "zoe"],
    at: [missing, null, aDayAgo],
    note: ["more"],
  }).flatMap(([field, values]) =>
    values.map((value) =>
      logExport(`an export with ${naming(field, value)}`, "dora", { [field]: value }, noOne),
    ),
  ),

  logWithdrawal("that a note is withdrawn", {}, ["clinician"]),
  ...Object.entries({
    action: [missing, null, "recordExported", "roleChanged"],
    wasReadable: [missing],
    by: [missing, null, "zoe"],
    at: [missing, null, aDayAgo],
    note: ["more"],
  }).flatMap(([field, values]) =>
    values.map((value) =>
      logWithdrawal(`a withdrawal with ${naming(field, value)}`, { [field]: value }, noOne),
    ),
  ),
  logWithdrawal("that a note is withdrawn, which is only wrong", {}, noOne, "signed"),
  logWithdrawal("that a note was withdrawn before", {}, noOne, null),

  openings("of one's own record", (all, uid) => ofPatient(all, uid).limit(25), readersOfOpenings),
  openings("the largest page", (all, uid) => ofPatient(all, uid).limit(100), readersOfOpenings),
  openings("more than a page", (all, uid) => ofPatient(all, uid).limit(101), noOne),
  openings("of another's record", (all) => ofPatient(all, "zoe").limit(25), admins),
  openings("of all records", (all) => all.where("action", "==", "recordOpened").limit(25), admins),
  openings("all about oneself", (all, uid) => all.where("uid", "==", uid).limit(25), admins),
  openings(
    "of one's own account's role",
    (all, uid) => all.where("action", "==", "roleChanged").where("uid", "==", uid).limit(25),
    admins,
  ),
];

export const storedAuditLog = {
  ...recordDocuments,
  ...readOnlyDocuments(collections.auditLog, entry),
  // An opening without its log entry, which only a server bug could create.
  [accessPath("lost", "carla")]: {
    patientId: "lost",
    clinicianId: "carla",
    appointmentId: "during",
    openedAt: aDayAgo,
    until: aDayAgo,
    auditId: "newer",
  },
};

/** A list of entries. The rules cannot decide a query that does not filter by user. */
function openings(
  name: string,
  query: (all: Query, uid: string) => Query,
  allowedTo: Row["allowedTo"],
): Row {
  const send = listOf(collections.auditLog, query);
  return { operation: "list", name, send, allowedTo, undecidable: true };
}

function ofPatient(all: Query, uid: string): Query {
  return all.where("action", "==", "recordOpened").where("uid", "==", uid).orderBy("at", "desc");
}

/** Writes that a record was exported. */
function logExport(
  name: string,
  uid: PatientOfRecord,
  fields: Fields,
  allowedTo: Row["allowedTo"],
  minutesAgo = 0,
): Row {
  const exported = { action: "recordExported", appointmentId: appointmentOf(uid), uid };
  const send: Row["send"] = (db, requesterUid) =>
    write(db, (writes) =>
      writes.set(
        db.doc(exportPath(minutesAgo)),
        whole({ ...exported, by: own, at: now, ...fields }, requesterUid),
      ),
    );
  return { operation: "create", name, send, allowedTo, reads: 4 };
}

/** The place of an export's entry: that of the stored openings, and of a minute. */
function exportPath(minutesAgo: number): string {
  const minute = new Date(Date.now() - minutesAgo * 60_000).getUTCMinutes();
  return `${collections.auditLog}/older-${minute}`;
}

/** Writes an entry together with the status of the note that it is about; null for an older one. */
function logWithdrawal(
  name: string,
  fields: Fields,
  allowedTo: Row["allowedTo"],
  status: RecordNote["status"] | null = "withdrawn",
): Row {
  const noteId = status === null ? "withdrawn" : "signed";
  const send: Row["send"] = (db, requesterUid) =>
    write(db, (writes) => {
      const logged = { action: "noteWithdrawn", wasReadable: true, uid: "dora", by: own, at: now };
      const path = `${collections.auditLog}/${noteId}`;
      writes.set(db.doc(path), whole({ ...logged, ...fields }, requesterUid));
      if (status === null) return;
      const note = db.doc(recordPath("dora", collections.notes, noteId));
      const enteredInError = { by: requesterUid, at: now, reason: "Another patient's" };
      writes.update(note, { status, enteredInError });
    });
  const beside = { collection: partOfRecords("notes"), operation: "update" } as const;
  return { operation: "create", name, send, allowedTo, reads: 6, beside };
}

/** Writes an entry together with the opening of the record that it logs; null for no opening. */
function logOpening(
  name: string,
  fields: Fields,
  allowedTo: Row["allowedTo"],
  access: Fields | null = {},
  uid = "eve",
): Row {
  const path = `${collections.auditLog}/newer`;
  const { startsAt } = appointmentsOfRecords.during;
  const until = recordClosesAt({ startsAt, minutes: 30 });
  const send: Row["send"] = (db, requesterUid) =>
    write(db, (writes) => {
      const flagged = access?.["appointmentId"] === hurried;
      const appointmentId = `record-${flagged ? "hurried-" : ""}of-${requesterUid}`;
      const why = { startsAt, flagged, reason: flagged ? "Walk-in" : null };
      const opening = { action: "recordOpened", appointmentId, uid, by: own, at: now };
      const logged = { ...opening, ...why, ...fields };
      const by = { patientId: uid, clinicianId: own };
      const opened = { ...by, openedAt: now, until, auditId: "newer", ...access, appointmentId };
      writes.set(db.doc(path), whole(logged, requesterUid));
      if (access !== null)
        writes.set(db.doc(accessPath(uid, requesterUid)), whole(opened, requesterUid));
    });
  return { operation: "create", name, send, allowedTo, reads: 5 };
}
