import { collections } from "@salvia/domain/shared/collections";
import type { Patient } from "@salvia/domain/record/patient";
import { dueTitleMaxLength } from "@salvia/domain/shared/due";
import type { Task } from "@salvia/domain/scheduling/task";

import type { ActorName } from "../support/actors.ts";
import {
  type Documents,
  badLines,
  changes,
  missing,
  naming,
  now,
  own,
  whole,
  type Fields,
  type Values,
} from "../support/values.ts";
import { listOf, type Query, type Row, write } from "../support/row.ts";

const owner: readonly ActorName[] = ["clinician"];
const clinicians: readonly ActorName[] = [
  "clinician",
  "another clinician",
  "owner turned clinician",
];
const noOne: readonly ActorName[] = [];

const longest = "x".repeat(dueTitleMaxLength);
const past = new Date("2026-11-20T09:00:00Z");
const future = new Date("2120-01-01T00:00:00Z");
const badTimes = [7, "now", past, future];

const patient: Patient = {
  name: "Tomás Peña",
  birthDate: "1961-04-02",
  sex: "male",
  language: "es",
  memberNumber: null,
  phone: null,
  clinicians: ["carla"],
};
const about = { patientId: "tomas", patientName: "Tomás Peña" };

const fresh: Fields = {
  title: "Call back",
  patientId: null,
  patientName: null,
  dueOn: "2026-11-23",
  priority: "normal",
  ownerId: own,
  doneAt: null,
  rev: 1,
  createdAt: now,
  updatedAt: now,
};
const stored = { ...fresh, ownerId: "carla", rev: 3, createdAt: past, updatedAt: past };

/** Carla's tasks; one of them is done, one is about a patient whom she no longer treats. */
export const storedTasks: Documents = {
  "patients/tomas": patient,
  "patients/tia": { ...patient, clinicians: ["cleo"] },
  "patients/7": patient,
  [pathOf("open")]: stored,
  [pathOf("done")]: { ...stored, doneAt: past },
  [pathOf("about")]: { ...stored, ...about },
  [pathOf("fraction")]: { ...stored, rev: 2.5 },
  [pathOf("former")]: { ...stored, patientId: "tia", patientName: "Tía Ana" },
  [pathOf("new")]: null,
};

/** Values that are the same in a new task and in a changed one. */
const details: Partial<Record<keyof Task, Values>> = {
  title: {
    may: ["Z", longest, "🌿".repeat(dueTitleMaxLength / 2)],
    never: [...badLines, `${longest}x`],
  },
  dueOn: {
    may: [null, "2028-02-29"],
    never: [missing, 7, "", "2027-02-29", "2026-13-01", "2026-11-22T09:00", past],
  },
  priority: { may: ["low", "high"], never: [missing, null, 7, "", "High", ["high"]] },
};

/** Every tested operation on tasks. */
export const taskRows: readonly Row[] = [
  get("an open one", "open", owner),
  get("one that does not exist", "missing", noOne),
  list("a page of one's own", (all, uid) => all.where("ownerId", "==", uid).limit(50), clinicians),
  list("the largest", (all, uid) => all.where("ownerId", "==", uid).limit(100), clinicians),
  list("more than a page", (all, uid) => all.where("ownerId", "==", uid).limit(101), noOne),
  { ...list("without limit", (all) => all, noOne), undecidable: true },
  list("Carla's", (all) => all.where("ownerId", "==", "carla").limit(50), owner),
  { ...list("everyone's", (all) => all.limit(50), noOne), undecidable: true },

  create("about nobody", {}, clinicians),
  create("about a patient of theirs", about, owner),
  create("about a patient of somebody else's", { ...about, patientId: "tia" }, [
    "another clinician",
  ]),
  {
    ...create("about a patient whom there is not", { ...about, patientId: "nobody" }, noOne),
    undecidable: true,
  },
  create("about a patient by another name", { ...about, patientName: "Tom" }, noOne),
  create("about a patient without a name", { ...about, patientName: null }, noOne),
  create("about a name", { patientName: "Tomás Peña" }, noOne),
  ...[missing, 7, "", "a/b"].map((patientId) =>
    create(naming("patientId", patientId), { ...about, patientId }, noOne),
  ),
  create("under an id that is none of ours", {}, noOne, "ñ"),
  create("another's", { ownerId: "zoe" }, noOne),
  create("done already", { doneAt: now }, noOne),
  ...[missing, null, 0, 2, "1"].map((rev) => create(naming("rev", rev), { rev }, noOne)),
  ...badTimes.map((createdAt) => create(naming("createdAt", createdAt), { createdAt }, noOne)),
  ...badTimes.map((updatedAt) => create(naming("updatedAt", updatedAt), { updatedAt }, noOne)),
  create("with more", { note: "more" }, noOne),
  ...each((name, fields, may) => create(name, fields, may ? clinicians : noOne)),

  update("nothing but its revision", "open", {}, owner),
  update("that it is done", "open", { doneAt: now }, owner),
  update("that it is open again", "done", { doneAt: null }, owner),
  update("what is done", "done", { title: "Called back" }, owner),
  ...badTimes.map((doneAt) => update(naming("doneAt", doneAt), "open", { doneAt }, noOne)),
  update("whom it is about", "open", about, owner),
  update("whom it is about, to nobody", "former", { patientId: null, patientName: null }, owner),
  update("one about somebody treated no more", "former", { priority: "low" }, owner),
  update("whom it is about, to somebody else's", "open", { ...about, patientId: "tia" }, noOne),
  update("whom it is about, to a namesake", "about", { patientId: "tia" }, noOne),
  update("what its patient is called", "former", { patientName: "Tia" }, noOne),
  update("whose it is", "open", { ownerId: "cleo" }, noOne),
  update("when it was made", "open", { createdAt: now }, noOne),
  ...[missing, null, 1, 3, 5, 4.5].map((rev) => update(naming("rev", rev), "open", { rev }, noOne)),
  update("a revision that is no whole number", "fraction", { rev: 3.5 }, noOne),
  ...badTimes.map((at) => update(naming("updatedAt", at), "open", { updatedAt: at }, noOne)),
  update("more", "open", { note: "more" }, noOne),
  ...each((name, fields, may) => update(name, "open", fields, may ? owner : noOne)),

  remove("an open one", "open", owner),
  remove("one that does not exist", "missing", noOne),
];

/** A row for each value of each detail; `row` decides which actors may write it. */
function each(row: (name: string, fields: Fields, may: boolean) => Row): Row[] {
  return Object.entries(details).flatMap(([field, { may, never }]) => {
    const good = may.map((value) => row(naming(field, value), { [field]: value }, true));
    const bad = never.map((value) => row(naming(field, value), { [field]: value }, false));
    return good.concat(bad);
  });
}

function get(name: string, id: string, allowedTo: Row["allowedTo"]): Row {
  const send: Row["send"] = (db) => db.doc(pathOf(id)).get({ source: "server" });
  return { operation: "get", name, send, allowedTo };
}

function list(
  name: string,
  query: (all: Query, uid: string) => Query,
  allowedTo: Row["allowedTo"],
): Row {
  const send = listOf(collections.tasks, query);
  return { operation: "list", name, send, allowedTo };
}

function create(name: string, fields: Fields, allowedTo: Row["allowedTo"], id = "new"): Row {
  const path = pathOf(id);
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => writes.set(db.doc(path), whole({ ...fresh, ...fields }, uid)));
  return { operation: "create", name, send, allowedTo, reads: 2 };
}

function update(name: string, id: string, fields: Fields, allowedTo: Row["allowedTo"]): Row {
  const next = { rev: 4, updatedAt: now, ...fields };
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => writes.update(db.doc(pathOf(id)), changes(next, uid)));
  return { operation: "update", name, send, allowedTo, reads: 2 };
}

function remove(name: string, id: string, allowedTo: Row["allowedTo"]): Row {
  const send: Row["send"] = (db) => write(db, (writes) => writes.delete(db.doc(pathOf(id))));
  return { operation: "delete", name, send, allowedTo };
}

function pathOf(id: string): string {
  return `${collections.tasks}/${id}`;
}
