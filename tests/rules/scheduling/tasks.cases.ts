import { collections } from "@salvia/domain/shared/collections";
import type { Patient } from "@salvia/domain/record/patient";
import { dueTitleMaxLength } from "@salvia/domain/shared/due";
import type { Task } from "@salvia/domain/scheduling/task";

import type { ActorName } from "../support/actors.ts";
import {
  badRevisions,
  clinicians,
  eachValue,
  noOne,
  documentRows,
  past,
} from "../support/documentRows.ts";
import { type Row, undecidable } from "../support/row.ts";
import {
  badLines,
  missing,
  naming,
  now,
  own,
  type Documents,
  type Fields,
  type Values,
} from "../support/values.ts";

const owner: readonly ActorName[] = ["clinician"];
const longest = "x".repeat(dueTitleMaxLength);
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
const { pathOf, get, list, pagesOfOwn, create, update, remove } = documentRows(collections.tasks, {
  fresh: () => fresh,
  next: { rev: 4, updatedAt: now },
  reads: { write: 2 },
});
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
  get("one that does not exist", "missing"),
  ...pagesOfOwn(50, clinicians),
  list("Carla's", (all) => all.where("ownerId", "==", "carla").limit(50), owner),
  undecidable(list("everyone's", (all) => all.limit(50))),

  create("about nobody", "new", {}, clinicians),
  create("about a patient of theirs", "new", about, owner),
  create("about a patient of somebody else's", "new", { ...about, patientId: "tia" }, [
    "another clinician",
  ]),
  undecidable(
    create("about a patient whom there is not", "new", { ...about, patientId: "nobody" }),
  ),
  create("about a patient by another name", "new", { ...about, patientName: "Tom" }),
  create("about a patient without a name", "new", { ...about, patientName: null }),
  create("about a name", "new", { patientName: "Tomás Peña" }),
  ...[missing, 7, "", "a/b"].map((patientId) =>
    create(naming("patientId", patientId), "new", { ...about, patientId }),
  ),
  create("under an id that is none of ours", "ñ", {}),
  create("another's", "new", { ownerId: "zoe" }),
  create("done already", "new", { doneAt: now }),
  ...badRevisions.first.map((rev) => create(naming("rev", rev), "new", { rev })),
  ...badTimes.map((createdAt) => create(naming("createdAt", createdAt), "new", { createdAt })),
  ...badTimes.map((updatedAt) => create(naming("updatedAt", updatedAt), "new", { updatedAt })),
  create("with more", "new", { note: "more" }),
  ...eachValue(details, (name, fields, may) =>
    create(name, "new", fields, may ? clinicians : noOne),
  ),

  update("nothing but its revision", "open", {}, owner),
  update("that it is done", "open", { doneAt: now }, owner),
  update("that it is open again", "done", { doneAt: null }, owner),
  update("what is done", "done", { title: "Called back" }, owner),
  ...badTimes.map((doneAt) => update(naming("doneAt", doneAt), "open", { doneAt })),
  update("whom it is about", "open", about, owner),
  update("whom it is about, to nobody", "former", { patientId: null, patientName: null }, owner),
  update("one about somebody treated no more", "former", { priority: "low" }, owner),
  update("whom it is about, to somebody else's", "open", { ...about, patientId: "tia" }),
  update("whom it is about, to a namesake", "about", { patientId: "tia" }),
  update("what its patient is called", "former", { patientName: "Tia" }),
  update("whose it is", "open", { ownerId: "cleo" }),
  update("when it was made", "open", { createdAt: now }),
  ...badRevisions.next.map((rev) => update(naming("rev", rev), "open", { rev })),
  update("a revision that is no whole number", "fraction", { rev: 3.5 }),
  ...badTimes.map((at) => update(naming("updatedAt", at), "open", { updatedAt: at })),
  update("more", "open", { note: "more" }),
  ...eachValue(details, (name, fields, may) => update(name, "open", fields, may ? owner : noOne)),

  remove("an open one", "open", owner),
  remove("one that does not exist", "missing"),
];
