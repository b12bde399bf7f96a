import { waitingDaysMax, waitingListId } from "@salvia/domain/scheduling/waitingList";
import { collections } from "@salvia/domain/shared/collections";

import type { ActorName } from "../support/actors.ts";
import { listOf, type Query, type Row, write } from "../support/row.ts";
import {
  changes,
  missing,
  naming,
  now,
  whole,
  type Documents,
  type Fields,
} from "../support/values.ts";
import { startOf, storedSchedule } from "./appointments.stored.ts";

const member: readonly ActorName[] = ["member"];
const clinicians: readonly ActorName[] = [
  "clinician",
  "another clinician",
  "owner turned clinician",
];
const members: readonly ActorName[] = ["member", "another member"];
const noOne: readonly ActorName[] = [];

const day = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * day);
const past = new Date("2026-11-20T09:00:00Z");

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
  {
    operation: "get",
    name: "Dora's",
    send: (db) => db.doc(pathOf("dora", "zoe")).get({ source: "server" }),
    allowedTo: noOne,
  },
  list("a page of one's own as clinician", (all, uid) => ofClinician(all, uid), clinicians),
  list("a page of one's own as patient", (all, uid) => ofPatient(all, uid), members),
  list("more than a page as clinician", (all, uid) => ofClinician(all, uid).limit(101), noOne),
  list("more than a page as patient", (all, uid) => ofPatient(all, uid).limit(101), noOne),
  list("a page of everyone's", (all) => all.limit(10), noOne),

  create("as it is", {}, member),
  create("with who treats her no more", { patientId: "dina", patientName: "Dina" }, noOne),
  create("with who does not treat her", { clinicianId: "cleo" }, noOne),
  create("under another's id", {}, noOne, pathOf("dora", "cleo")),
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

  remove("dora", "zoe", member),
  remove("dina", "zoe", ["another member"]),
];

function ofClinician(all: Query, uid: string): Query {
  return all.where("clinicianId", "==", uid).limit(50);
}

function ofPatient(all: Query, uid: string): Query {
  return all.where("patientId", "==", uid).limit(50);
}

function list(
  name: string,
  query: (all: Query, uid: string) => Query,
  allowedTo: Row["allowedTo"],
): Row {
  const send = listOf(collections.waitingList, query);
  // The rules cannot decide a query that does not filter by user.
  return { operation: "list", name, send, allowedTo, undecidable: true };
}

function create(
  name: string,
  fields: Fields,
  allowedTo: Row["allowedTo"],
  path = pathOf(
    String({ ...fresh, ...fields }["patientId"]),
    String({ ...fresh, ...fields }["clinicianId"]),
  ),
): Row {
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) => writes.set(db.doc(path), whole({ ...fresh, ...fields }, uid)));
  return { operation: "create", name, send, allowedTo, reads: 3 };
}

function change(
  patientId: string,
  clinicianId: string,
  name: string,
  fields: Fields,
  allowedTo: Row["allowedTo"],
): Row {
  const send: Row["send"] = (db, uid) =>
    write(db, (writes) =>
      writes.update(db.doc(pathOf(patientId, clinicianId)), changes(fields, uid)),
    );
  return {
    operation: "update",
    name: `${patientId}'s: ${name}`,
    send,
    allowedTo,
    reads: 3,
  };
}

function remove(patientId: string, clinicianId: string, allowedTo: Row["allowedTo"]): Row {
  const send: Row["send"] = (db) =>
    write(db, (writes) => writes.delete(db.doc(pathOf(patientId, clinicianId))));
  return { operation: "delete", name: `${patientId}'s`, send, allowedTo, reads: 2 };
}

function pathOf(patientId: string, clinicianId: string): string {
  return `${collections.waitingList}/${waitingListId(patientId, clinicianId)}`;
}
