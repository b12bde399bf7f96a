import { recordClosesAt } from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";

import type { ActorName, Firestore } from "../support/actors.ts";
import {
  appointmentsOfRecords,
  idOf,
  isHurried,
  type AppointmentOfRecord,
} from "./records.stored.ts";
import { accessPath } from "./recordAccess.stored.ts";
import { write, type Row, type Transaction } from "../support/row.ts";
import { missing, naming, now, own, whole, type Fields } from "../support/values.ts";

const clinician: readonly ActorName[] = ["clinician"];
const treating: readonly ActorName[] = ["clinician", "another clinician", "owner turned clinician"];
const clinicians: readonly ActorName[] = [...treating];
const noOne: readonly ActorName[] = [];

const aDayAgo = new Date(Date.now() - 86_400_000);
const inADay = new Date(Date.now() + 86_400_000);

/** Deviations from a valid opening. */
type Differs = {
  access?: Fields;
  /** Fields of the audit log entry; null if none is written. */
  entry?: Fields | null;
  patientId?: string;
  /** Uses the actor's own appointment, which is otherwise like the named one. */
  byOwn?: true;
  /** The last part of the access's id, if it is not the actor's own uid. */
  of?: string;
  /** A document that the rules look up is missing. */
  lacks?: true;
};

/** Every tested operation on opening records. */
export const recordAccessRows: readonly Row[] = [
  rowOf(
    "get",
    "one's own",
    (db) => db.doc(accessPath("dora", "carla")).get({ source: "server" }),
    clinician,
  ),
  rowOf("get", "Ana's", (db) => db.doc(accessPath("anas", "ana")).get({ source: "server" }), [
    "owner turned clinician",
  ]),
  rowOf("get", "that does not exist", (db, uid) =>
    db.doc(accessPath("dina", uid)).get({ source: "server" }),
  ),
  rowOf(
    "list",
    "one's own",
    (db, uid) =>
      db
        .collection(collections.recordAccess)
        .where("clinicianId", "==", uid)
        .limit(10)
        .get({ source: "server" }),
    clinicians,
  ),
  {
    ...rowOf("list", "more than a page of one's own", (db, uid) =>
      db
        .collection(collections.recordAccess)
        .where("clinicianId", "==", uid)
        .limit(101)
        .get({ source: "server" }),
    ),
    undecidable: true,
  },
  {
    ...rowOf("list", "everyone's", (db) =>
      db.collection(collections.recordAccess).limit(10).get({ source: "server" }),
    ),
    undecidable: true,
  },

  open("over half an hour early", "early", noOne),
  open("a quarter of an hour before", "soon", clinician),
  open("during", "during", clinician),
  open("in grace", "ended", clinician),
  open("after", "closed", noOne),
  open("once it is done", "done", clinician),
  open("while it is pending", "pending", noOne),
  open("although it was cancelled", "cancelled", noOne),
  open("by their own appointment", "cleos", ["another clinician"]),
  open("by an appointment of their own with her", "during", treating, { byOwn: true }),
  open("by one with another patient", "drews", noOne),
  open("by one there is not", "absent", noOne, { lacks: true }),
  open("of another patient by their appointment", "drews", clinician, { patientId: "drew" }),
  open("of a patient who has left", "leavers", noOne, { patientId: "leaver" }),
  open("of a patient there is not", "strangers", noOne, { patientId: "stranger", lacks: true }),
  open("with a reason", "hurried", clinician),
  open("with the longest reason", "hurried", clinician, { entry: { reason: "x".repeat(300) } }),
  open("without a reason", "hurried", noOne, { entry: { flagged: false, reason: null } }),
  open("just in time", "planned", clinician),
  open("flagged without need", "planned", noOne, { entry: { flagged: true, reason: "Walk-in" } }),
  open("made before times were kept", "undated", clinician),
  open("as if it were planned", "undated", noOne, { entry: { flagged: false, reason: null } }),
  open("under another's id", "during", noOne, { of: "cleo" }),
  open("for another clinician", "during", noOne, { access: { clinicianId: "cleo" } }),
  open("in another's name, by their appointment", "cleos", ["another clinician"], {
    access: { clinicianId: "cleo" },
  }),
  ...[missing, null, 7].map((patientId) =>
    open(naming("patientId", patientId), "during", noOne, { access: { patientId } }),
  ),
  ...[missing, null, 7, "a/b"].map((appointmentId) =>
    open(naming("appointmentId", appointmentId), "during", noOne, {
      access: { appointmentId },
      entry: { appointmentId },
    }),
  ),
  ...[missing, null, "now", aDayAgo, inADay].map((openedAt) =>
    open(naming("openedAt", openedAt), "during", noOne, { access: { openedAt } }),
  ),
  ...[missing, null, "soon", now, aDayAgo, inADay].map((until) =>
    open(naming("until", until), "during", noOne, { access: { until } }),
  ),
  ...[missing, null, 7, "a/b", "older/"].map((auditId) =>
    open(naming("auditId", auditId), "during", noOne, { access: { auditId } }),
  ),
  open("with more in it", "during", noOne, { access: { note: "more" } }),
  open("of a patient whose id is none of ours", "strange", noOne, { patientId: "ñ" }),
  open("without a word in the log", "during", noOne, { entry: null, lacks: true }),
  open("by what was logged before", "during", noOne, { entry: null, access: { auditId: "older" } }),
  ...Object.entries({
    action: ["accountDeleted", missing],
    uid: ["dina", missing],
    by: ["cleo", missing],
    appointmentId: [idOf("early"), missing],
    startsAt: [appointmentsOfRecords.early.startsAt, null, missing],
    flagged: [true, null, missing],
    at: [aDayAgo, inADay, missing],
  }).flatMap(([field, values]) =>
    values.map((value) =>
      open(`${naming(field, value)} in the log`, "during", noOne, { entry: { [field]: value } }),
    ),
  ),

  // A later opening replaces an earlier one.
  reopen("once more", "again", clinician),
  reopen("once more", "againEarly", noOne),
  reopen("once more, by one with another patient", "during", noOne),
  reopen("once more, without a word", "again", noOne, { entry: null, lacks: true }),
  reopen("once more by the same", "same", noOne, { patientId: "same" }),
  reopen("once more, with more in it", "again", noOne, { access: { note: "more" } }),
  reopen("once more by another at the same time", "replaced", clinician, { patientId: "replaced" }),
  reopen("once more, moved", "shifted", clinician, { patientId: "shifted" }),
  reopen("once more within a minute", "hasty", noOne, { patientId: "hasty" }),
  reopen("once more, the last one over", "lapsed", clinician, { patientId: "lapsed" }),
  reopen("once more, until tomorrow", "again", noOne, { access: { until: inADay } }),
  change("update", "to last longer", (writes, path) => writes.update(path, { until: inADay })),
  change("delete", "one's own", (writes, path) => writes.delete(path)),
];

/** A change that no actor may make to Carla's access to Dora's record. */
function change(
  operation: Row["operation"],
  name: string,
  make: (writes: Transaction, path: ReturnType<Firestore["doc"]>) => unknown,
): Row {
  const send: Row["send"] = (db) =>
    write(db, (writes) => make(writes, db.doc(accessPath("dora", "carla"))));
  return rowOf(operation, name, send);
}

/** Like `open`, for a record that Carla has opened before: Dora's or another patient's. */
function reopen(
  name: string,
  which: AppointmentOfRecord,
  allowedTo: Row["allowedTo"],
  differs: Differs = {},
): Row {
  const row = open(name, which, allowedTo, { patientId: "dora", ...differs, of: "carla" });
  return { ...row, operation: "update" };
}

function rowOf(
  operation: Row["operation"],
  name: string,
  send: Row["send"],
  allowedTo: Row["allowedTo"] = noOne,
): Row {
  return { operation, name, send, allowedTo };
}

/** Writes an access, by default to Eve's record, and the log entry in one request. */
function open(
  name: string,
  which: AppointmentOfRecord | "absent",
  allowedTo: Row["allowedTo"],
  { access = {}, entry = {}, patientId = "eve", of, byOwn, lacks }: Differs = {},
): Row {
  const startsAt = appointmentsOfRecords[which === "absent" ? "during" : which].startsAt;
  const until = recordClosesAt({ startsAt, minutes: 30 });
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => {
      const appointmentId = byOwn ? `record-of-${uid}` : idOf(which);
      const by = { patientId, clinicianId: own, appointmentId };
      const opened = { ...by, openedAt: now, until, auditId: "newer", ...access };
      writes.set(db.doc(accessPath(patientId, of ?? uid)), whole(opened, uid));
      if (entry === null) return;
      const flagged = isHurried(which);
      const why = { startsAt, flagged, reason: flagged ? "Walk-in" : null };
      const logged = { action: "recordOpened", appointmentId, ...why, uid: patientId, by: own };
      const path = `${collections.auditLog}/newer`;
      writes.set(db.doc(path), whole({ ...logged, at: now, ...entry }, uid));
    });
  const opening = rowOf("create", `${which}: ${name}`, send, allowedTo);
  return { ...opening, reads: 5, ...(lacks && { undecidable: lacks }) };
}
