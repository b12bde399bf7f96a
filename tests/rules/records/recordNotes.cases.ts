import { collections } from "@salvia/domain/shared/collections";
import { recordNoteMaxLength, type RecordNote } from "@salvia/domain/record/recordNote";

import type { ActorName } from "../support/actors.ts";
import { clinician, noOne, readers, recordAsks, turnedClinician } from "./records.requests.ts";
import { inMinutes } from "./recordAccess.stored.ts";
import { holdingUntil, recordPath, storedNotes } from "./recordEntries.stored.ts";
import type { PatientOfRecord } from "./records.stored.ts";
import { undecidable, type Query, type Row } from "../support/row.ts";
import {
  changes,
  missing,
  naming,
  now,
  own,
  whole,
  type Fields,
  type Values,
} from "../support/values.ts";

const { get, list, lists, add, addsToClosed, fieldRows, change, mark, marks } = recordAsks("notes");

const cleo: readonly ActorName[] = ["another clinician"];
const clinicians: readonly ActorName[] = [...clinician, ...turnedClinician, ...cleo];

/** Any state of the record: drafts stay accessible to their author. */
const whatever = [
  "dora",
  "finishing",
  "over",
  "unopened",
  "cancelled",
  "moved",
  "absent",
  "left",
] as const;

const aDayAgo = new Date(Date.now() - 86_400_000);
const badTimes = [missing, null, 7, "now", aDayAgo];
const longest = "x".repeat(recordNoteMaxLength);
const badTexts = [missing, null, 7, "", " ", "Sleeps ", "\0", `${longest}x`, "x".repeat(100_000)];

const wrong = { by: own, at: now, reason: "Another patient's" };

const begun = {
  appointmentId: "during",
  clinicianId: own,
  text: "Sleeps better.",
  status: "draft",
  addendumTo: null,
  rev: 1,
  createdAt: now,
  updatedAt: now,
  signedAt: null,
};

const fields: Record<keyof RecordNote | "note", Values> = {
  appointmentId: { may: ["during"], never: [missing, "early"] },
  clinicianId: { may: [own], never: [missing, "cleo"] },
  text: { may: ["Z", "Sleeps\nbetter,\teats well.", longest], never: badTexts },
  status: { may: ["draft"], never: [missing, null, "signed", "held", "done"] },
  addendumTo: {
    may: [null, "signed", "theirs", "held"],
    never: [missing, 7, "", "a/b", "absent", "draft", "addendum"],
  },
  rev: { may: [1], never: [missing, null, 0, 2, "1", 1.5] },
  createdAt: { may: [now], never: badTimes },
  updatedAt: { may: [now], never: badTimes },
  signedAt: { may: [null], never: [missing, now, aDayAgo] },
  visibleFrom: { may: [missing], never: [null, now, holdingUntil] },
  enteredInError: { may: [missing], never: [null, { ...wrong, by: "carla" }] },
  note: { may: [], never: ["more"] },
};

const sign = { status: "signed", signedAt: now };

/** Signs a note that its patient reads from the end of its appointment. */
const hold = { status: "held", signedAt: now, visibleFrom: holdingUntil };
const withHeld = { ...hold, visibleFrom: storedNotes.held.visibleFrom };
const withReleased = { ...hold, visibleFrom: storedNotes.released.visibleFrom };

/** Values in an edit of a draft, besides the text. */
const edits: Record<string, Values> = {
  text: { may: ["Z", longest], never: badTexts },
  status: { may: ["draft"], never: [missing, null, "signed", "held", "done"] },
  visibleFrom: { may: [], never: [null, now, holdingUntil] },
  rev: { may: [4], never: [missing, null, 3, 5, "4", 4.5] },
  updatedAt: { may: [now], never: badTimes },
  signedAt: { may: [null], never: [missing, now, aDayAgo] },
  clinicianId: { may: [], never: ["cleo", missing] },
  appointmentId: { may: [], never: ["early"] },
  addendumTo: { may: [], never: ["signed"] },
  createdAt: { may: [], never: [now] },
  enteredInError: { may: [], never: [{ ...wrong, by: "carla" }] },
  note: { may: [], never: ["more"] },
};

/** Every tested operation on notes. */
export const recordNoteRows: readonly Row[] = [
  get("a signed one", "dora", "signed", readers),
  get("another's signed one", "dora", "theirs", readers),
  get("a held one", "dora", "held", clinician),
  get("a held one whose time has come", "dora", "released", readers),
  get("a withdrawn one", "dora", "withdrawn", clinician),
  get("a held one", "left", "released", noOne),
  get("one's own draft", "dora", "draft", clinician),
  get("another's draft", "dora", "theirDraft", cleo),
  get("one that does not exist", "dora", "absent", noOne),
  get("a signed one", "finishing", "signed", noOne),
  get("another's draft", "finishing", "theirDraft", cleo),
  ...whatever.map((patientId) => get("one's own draft", patientId, "draft", clinician)),
  get("a signed one", "left", "signed", noOne),
  get("a signed one", "cancelled", "signed", noOne),

  get("a signed one", "anas", "signed", turnedClinician),
  get("one's own draft", "anas", "anasDraft", turnedClinician),

  ...lists((all) => all.where("status", "==", "signed").orderBy("signedAt", "desc")),
  // For the patient, the rules can't decide queries that don't say that the time has come.
  undecidable(list("signed or held", "dora", (all) => ofRecord(all).limit(50), clinician)),
  undecidable(
    list("of the record", "dora", (all) => ofRecord(all, ["withdrawn"]).limit(50), clinician),
  ),
  undecidable(
    list(
      "withdrawn ones",
      "dora",
      (all) => all.where("status", "==", "withdrawn").limit(50),
      clinician,
    ),
  ),
  list("signed or held", "over", (all) => ofRecord(all).limit(50), noOne),
  list(
    "held ones whose time has come",
    "dora",
    (all) => heldBefore(all, inMinutes(-30)).limit(50),
    readers,
  ),
  undecidable(
    list(
      "held ones before their time",
      "dora",
      (all) => heldBefore(all, inMinutes(300)).limit(50),
      clinician,
    ),
  ),
  undecidable(
    list("held ones", "dora", (all) => all.where("status", "==", "held").limit(50), clinician),
  ),
  { ...list("signed or not", "dora", (all) => all.limit(10), noOne), undecidable: true },
  {
    ...list("drafts", "dora", (all) => all.where("status", "==", "draft").limit(10), noOne),
    undecidable: true,
  },
  ...whatever.map((patientId) =>
    list(
      "Carla's drafts",
      patientId,
      (all) => all.where("clinicianId", "==", "carla").where("status", "==", "draft").limit(10),
      clinician,
    ),
  ),

  add("a draft", "dora", begun, clinician),
  add("a draft", "anas", begun, turnedClinician),
  ...addsToClosed(begun),
  add("under an id that is none", "dora", begun, noOne, "x.y:z"),
  add("a signed one", "dora", { ...begun, ...sign }, noOne),
  ...fieldRows(begun, fields),

  ...Object.entries(edits).flatMap(([field, { may, never }]) =>
    [...may, ...never].map((value) =>
      edit(
        ["dora", "draft"],
        naming(field, value),
        { [field]: value },
        may.includes(value) ? clinician : noOne,
      ),
    ),
  ),
  edit(["dora", "draft"], "signed", sign, clinician),
  edit(["dora", "draft"], "signed yesterday", { ...sign, signedAt: aDayAgo }, noOne),
  edit(["dora", "draft"], "signed at no time", { status: "signed" }, noOne),
  edit(["anas", "anasDraft"], "signed", sign, turnedClinician),
  edit(["dora", "holdable"], "held", hold, clinician),
  edit(["dora", "doneDraft"], "held", hold, clinician),
  edit(["dora", "holdable"], "signed", sign, clinician),
  edit(["dora", "holdable"], "held, signed yesterday", { ...hold, signedAt: aDayAgo }, noOne),
  ...[missing, null, 7, now, inMinutes(60), inMinutes(90)].map((visibleFrom) =>
    edit(
      ["dora", "holdable"],
      `held with ${naming("visibleFrom", visibleFrom)}`,
      { ...hold, visibleFrom },
      noOne,
    ),
  ),
  edit(["dora", "holdable"], "signed and held", { ...hold, status: "signed" }, noOne),
  edit(["dora", "calledOffDraft"], "held", hold, noOne),
  edit(["dora", "farDraft"], "held", { ...hold, visibleFrom: inMinutes(330) }, noOne),
  // Its appointment ended half an hour ago.
  edit(["dora", "draft"], "held", { ...hold, visibleFrom: inMinutes(-30) }, noOne),
  edit(["dora", "addsToSigned"], "signed", sign, clinician),
  edit(["dora", "addsToSigned"], "held", hold, noOne),
  edit(["dora", "addsToHeld"], "signed", sign, noOne),
  edit(["dora", "addsToHeld"], "held for the visit", hold, noOne),
  edit(["dora", "addsToHeld"], "held with its note", withHeld, clinician),
  edit(["dora", "addsToWithdrawn"], "signed", sign, noOne),
  edit(["dora", "addsToWithdrawn"], "held with its note", withReleased, noOne),
  edit(["dora", "addsToReleased"], "signed", sign, clinician),
  edit(["dora", "addsToReleased"], "held with its note", withReleased, noOne),
  edit(["dora", "held"], "edited", {}, noOne),
  edit(["dora", "held"], "signed", sign, noOne),
  remove("dora", "held", noOne),
  mark("dora", "held", wrong, clinician),
  ...whatever.flatMap((patientId) => [
    edit([patientId, "draft"], "edited", {}, clinician),
    edit([patientId, "draft"], "signed", sign, clinician),
    remove(patientId, "draft", clinician),
  ]),
  edit(["dora", "theirDraft"], "signed", sign, cleo),
  edit(["dora", "signed"], "edited", {}, noOne),
  edit(["dora", "signed"], "signed again", sign, noOne),
  edit(["dora", "signed"], "made a draft", { status: "draft", signedAt: null }, noOne),
  ...marks("signed"),
  mark("dora", "addendum", wrong, clinician),
  mark("dora", "theirs", wrong, clinician),
  mark("dora", "draft", wrong, noOne),
  edit(
    ["dora", "signed"],
    "edited and marked",
    { enteredInError: { ...wrong, by: "carla" } },
    noOne,
  ),
  edit(["dora", "wrong"], "edited", {}, noOne),
  ...(["signed", "wrong", "addendum", "released"] as const).map((id) =>
    withdraw([id], {}, clinician),
  ),
  withdraw(["held"], { wasReadable: false }, clinician),
  withdraw(["signed", "addendum"], {}, clinician),
  undecidable(withdraw(["signed", "theirs"], {}, noOne)),
  withdraw(["held"], {}, noOne),
  withdraw(["withdrawn"], { wasReadable: false }, noOne),
  ...Object.entries({
    action: [missing, null, "recordExported"],
    wasReadable: [missing, null, false],
    uid: [missing, null, 7, "a/b"],
    by: [missing, null, "cleo"],
    at: [missing, null, aDayAgo],
    note: ["more"],
  }).flatMap(([field, values]) =>
    values.map((value) => withdraw(["signed"], { [field]: value }, noOne)),
  ),
  ...(["withdrawn", "draft", "theirDraft"] as const).map((id) => withdraw([id], {}, noOne)),
  withdraw(["signed"], {}, noOne, { patientId: "over" }),
  withdraw(["signed"], {}, noOne, { text: "Z" }),
  withdraw(["signed"], {}, noOne, { status: "draft" }),
  withdraw(["signed"], {}, noOne, { by: "cleo" }),
  ...(["signed", "addendum"] as const).map((id) => undecidable(withdraw([id], null, noOne))),
  edit(["dora", "halfRevision"], "a revision that is no whole number", {}, noOne),
  remove("dora", "signed", noOne),
  remove("dora", "theirDraft", cleo),
  remove("dora", "gone", clinicians),
  remove("anas", "anasDraft", turnedClinician),
];

/** Every tested operation on the notes of all records at once. */
export const unsignedNoteRows: readonly Row[] = [
  unsigned("one's own drafts", (all, uid) => draftsOf(all, uid).limit(50), clinicians),
  unsigned("the largest page", (all, uid) => draftsOf(all, uid).limit(100), clinicians),
  unsigned("more than a page", (all, uid) => draftsOf(all, uid).limit(101), noOne),
  unsigned("without limit", draftsOf, noOne),
  unsigned("another's drafts", (all) => draftsOf(all, "zoe").limit(50), noOne),
  unsigned("all drafts", (all) => all.where("status", "==", "draft").limit(50), noOne),
  unsigned("one's own", (all, uid) => all.where("clinicianId", "==", uid).limit(50), noOne),
  unsigned(
    "one's own signed ones",
    (all, uid) => all.where("clinicianId", "==", uid).where("status", "==", "signed").limit(50),
    noOne,
  ),
];

function ofRecord(all: Query, more: readonly string[] = []): Query {
  return all.where("status", "in", ["signed", "held", ...more]).orderBy("signedAt", "desc");
}

function heldBefore(all: Query, until: Date): Query {
  return all
    .where("status", "==", "held")
    .where("visibleFrom", "<=", until)
    .orderBy("visibleFrom", "desc");
}

function draftsOf(all: Query, uid: string): Query {
  return all.where("clinicianId", "==", uid).where("status", "==", "draft").orderBy("createdAt");
}

/** A list of notes about any patient. */
function unsigned(
  name: string,
  query: (all: Query, uid: string) => Query,
  allowedTo: Row["allowedTo"],
): Row {
  const send: Row["send"] = (db, uid) =>
    query(db.collectionGroup(collections.notes), uid).get({ source: "server" });
  // The rules cannot decide a query that does not filter by user.
  return { operation: "list", name, send, allowedTo, undecidable: true };
}

/** Withdraws notes of a record, with an entry in the log about the first, or without one. */
function withdraw(
  ids: readonly [keyof typeof storedNotes, ...(keyof typeof storedNotes)[]],
  logged: Fields | null,
  allowedTo: Row["allowedTo"],
  { patientId = "dora", by = own, ...more }: Fields & { patientId?: PatientOfRecord } = {},
): Row {
  const says = Object.entries({ ...logged, by, ...more }).map((each) => naming(...each));
  const row = change(
    "update",
    `${ids.join(" and ")} withdrawn${logged === null ? ", not logged" : ""}: ${says.join(", ")}`,
    [patientId, ids[0]],
    (writes, { firestore: db }, uid) => {
      const enteredInError = whole({ ...wrong, by }, uid);
      for (const id of ids) {
        const note = db.doc(recordPath(patientId, collections.notes, id));
        writes.update(note, { status: "withdrawn", enteredInError, ...more });
      }
      if (logged === null) return;
      const entry = {
        action: "noteWithdrawn",
        wasReadable: true,
        uid: patientId,
        by: own,
        at: now,
      };
      writes.set(db.doc(`${collections.auditLog}/${ids[0]}`), whole({ ...entry, ...logged }, uid));
    },
    allowedTo,
  );
  // An addendum's note, too.
  const reads = 5 + new Set(ids.includes("addendum") ? ["signed", ...ids] : ids).size;
  return { ...row, reads, beside: { collection: collections.auditLog, operation: "create" } };
}

function remove(patientId: PatientOfRecord, id: string, allowedTo: Row["allowedTo"]): Row {
  const name = "thrown away";
  return change("delete", name, [patientId, id], (writes, path) => writes.delete(path), allowedTo);
}

function edit(
  [patientId, id]: readonly [PatientOfRecord, keyof typeof storedNotes],
  name: string,
  fieldsOfEdit: Fields,
  allowedTo: Row["allowedTo"],
): Row {
  const next = { text: "Sleeps well.", rev: storedNotes[id].rev + 1, updatedAt: now };
  return change(
    "update",
    name,
    [patientId, id],
    (writes, path, uid) => writes.update(path, changes({ ...next, ...fieldsOfEdit }, uid)),
    allowedTo,
  );
}
