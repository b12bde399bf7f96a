import { waitingDaysMax, waitingListId } from "@salvia/domain/scheduling/waitingList";
import { collections } from "@salvia/domain/shared/collections";

import type { ActorName } from "../support/actors.ts";
import { clinicians, documentRows, noOne, past } from "../support/documentRows.ts";
import { type Query, type Row, undecidable } from "../support/row.ts";
import { missing, naming, now, type Documents, type Fields } from "../support/values.ts";
import { startOf, storedSchedule } from "./appointments.stored.ts";

const member: readonly ActorName[] = ["member"];
const members: readonly ActorName[] = ["member", "another member"];

const day = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * day);

const fresh: Fields = {
  patientId: "dora",
  clinicianId: "carla",
  patientName: "Dora",
  mode: null,
  partOfDay: null,
  until: startOf(200),
  createdAt: now,
};
const stored = { ...fresh, createdAt: past };
const rows = documentRows(collections.waitingList, {
  fresh: () => fresh,
  reads: { write: 3, delete: 2 },
});
const pathOf = (...of: Parameters<typeof waitingListId>) => rows.pathOf(waitingListId(...of));
// The rules cannot decide a query that does not filter by user.
const list = (...args: Parameters<typeof rows.list>) => undecidable(rows.list(...args));

/** Zoe and Carla treat Dora, Cleo treats Dina, whom Carla and Zoe no longer treat. */
export const storedWaitingList: Documents = {
  ...storedSchedule,
  [pathOf("dora", "carla")]: null,
  [pathOf("dora", "zoe")]: { ...stored, clinicianId: "zoe" },
  [pathOf("dina", "zoe")]: {
    ...stored,
    patientId: "dina",
    clinicianId: "zoe",
    patientName: "Dina",
  },
};

/** Values that no entry may have. */
const wrongFields: readonly (readonly [field: string, values: readonly unknown[]])[] = [
  ["patientId", [missing, null, 7, "", "dina"]],
  ["clinicianId", [missing, null, 7, "", "cleo"]],
  ["patientName", [missing, null, "Doris"]],
  ["mode", [missing, "", "telephone", ["inPerson"]]],
  ["partOfDay", [missing, "", "night", true]],
  ["until", [missing, null, 7, "soon", now, past, inDays(waitingDaysMax + 1.1)]],
  ["createdAt", [missing, null, past, inDays(1)]],
  ["note", ["more"]],
];

const rightFields: readonly (readonly [name: string, fields: Fields])[] = [
  ["by video", { mode: "telemedicine" }],
  ["in person", { mode: "inPerson" }],
  ["in the morning", { partOfDay: "morning" }],
  ["in the afternoon", { partOfDay: "afternoon" }],
  ["as long as possible", { until: inDays(waitingDaysMax + 0.9) }],
];

/** Every tested operation on the waiting list. */
export const waitingListRows: readonly Row[] = [
  rows.get("Dora's", waitingListId("dora", "zoe")),
  list("a page of one's own as clinician", (all, uid) => ofClinician(all, uid), clinicians),
  list("a page of one's own as patient", (all, uid) => ofPatient(all, uid), members),
  list("more than a page as clinician", (all, uid) => ofClinician(all, uid).limit(101), noOne),
  list("more than a page as patient", (all, uid) => ofPatient(all, uid).limit(101), noOne),
  list("a page of everyone's", (all) => all.limit(10), noOne),

  create("as it is", {}, member),
  create("with who treats her no more", { patientId: "dina", patientName: "Dina" }, noOne),
  create("with who does not treat her", { clinicianId: "cleo" }, noOne),
  rows.create("under another's id", waitingListId("dora", "cleo"), {}),
  ...rightFields.map(([name, fields]) => create(name, fields, member)),
  ...wrongFields.flatMap(([field, values]) =>
    values.map((value) => create(`with ${naming(field, value)}`, { [field]: value }, noOne)),
  ),

  change("dora", "zoe", "as it is", {}, member),
  change("dina", "zoe", "with who treats her no more", { mode: "inPerson" }, noOne),
  ...rightFields.map(([name, fields]) => change("dora", "zoe", name, fields, member)),
  ...wrongFields.flatMap(([field, values]) =>
    values
      .filter((value) => field !== "createdAt" || value !== past)
      .map((value) =>
        change("dora", "zoe", `with ${naming(field, value)}`, { [field]: value }, noOne),
      ),
  ),
  change("dora", "zoe", "since now", { createdAt: now }, noOne),

  rows.remove("dora's", waitingListId("dora", "zoe"), member),
  rows.remove("dina's", waitingListId("dina", "zoe"), ["another member"]),
];

function ofClinician(all: Query, uid: string): Query {
  return all.where("clinicianId", "==", uid).limit(50);
}

function ofPatient(all: Query, uid: string): Query {
  return all.where("patientId", "==", uid).limit(50);
}

function create(name: string, fields: Fields, allowedTo: Row["allowedTo"] = noOne): Row {
  const { patientId, clinicianId } = { ...fresh, ...fields };
  return rows.create(
    name,
    waitingListId(String(patientId), String(clinicianId)),
    fields,
    allowedTo,
  );
}

function change(
  patientId: string,
  clinicianId: string,
  name: string,
  fields: Fields,
  allowedTo: Row["allowedTo"] = noOne,
): Row {
  const id = waitingListId(patientId, clinicianId);
  return rows.update(`${patientId}'s: ${name}`, id, fields, allowedTo);
}
