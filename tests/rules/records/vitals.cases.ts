import type { Vitals } from "@salvia/domain/record/vital";

import { clinician, noOne, readers, recordAsks, turnedClinician } from "./records.requests.ts";
import type { Row } from "../support/row.ts";
import { missing, naming, now, own, type Values } from "../support/values.ts";

const { get, lists, add, addsToClosed, fieldRows, change, marks } = recordAsks("vitals");

const aDayAgo = new Date(Date.now() - 86_400_000);
const badTimes = [missing, null, 7, "now", aDayAgo];
const noNumbers = [missing, "120", true, [120], Number.NaN];

const entry = {
  appointmentId: "during",
  clinicianId: own,
  measuredAt: now,
  systolic: 120,
  diastolic: 80,
  weight: 70.5,
  height: 175.3,
  createdAt: now,
};

const fields: Record<keyof Vitals | "note", Values> = {
  appointmentId: { may: ["during"], never: [missing, null, 7, "early", "absent"] },
  clinicianId: { may: [own], never: [missing, null, 7, "cleo"] },
  measuredAt: { may: [now], never: badTimes },
  systolic: { may: [300, 81], never: [...noNumbers, null, 120.5, 301, 80, -120] },
  diastolic: { may: [20, 119], never: [...noNumbers, null, 80.5, 19, 120, -80] },
  weight: {
    may: [null, 0.3, 635, 64.1, 8.7, 44.45, 98.01],
    never: [...noNumbers, 0.29, 635.01, 70.555, -70],
  },
  height: { may: [null, 20, 272], never: [...noNumbers, 19.9, 272.1, 175.31, -175] },
  createdAt: { may: [now], never: badTimes },
  enteredInError: { may: [], never: [{ by: own, at: now, reason: "Wrong" }] },
  note: { may: [], never: ["more", null] },
};

const noPressure = { systolic: null, diastolic: null };

/** Every tested operation on vitals. */
export const vitalsRows: readonly Row[] = [
  get("one", "dora", "first", readers),
  get("one", "finishing", "first", noOne),
  get("one", "left", "first", noOne),
  get("one", "unopened", "first", noOne),
  get("one", "forged", "first", noOne),
  get("one", "borrowed", "first", noOne),
  get("one", "anas", "first", turnedClinician),
  get("one", "ana", "first", noOne),
  ...lists((all) => all.orderBy("measuredAt", "desc")),

  add("with all of it", "dora", entry, clinician),
  add("with all of it", "anas", entry, turnedClinician),
  ...addsToClosed(entry),
  add("once the visit is over", "kept", { ...entry, appointmentId: "of-kept" }, clinician),
  add("by an access of another record's", "forged", entry, noOne),
  add("by another's access", "borrowed", entry, noOne),
  ...fieldRows(entry, fields),
  ...[
    { ...noPressure, height: null },
    { systolic: 200 + 1, diastolic: 200 },
    { systolic: 40, diastolic: 39 },
    { ...noPressure, weight: null },
    { weight: null, height: null },
  ].map((some) => add(naming("only", some), "dora", { ...entry, ...some }, clinician)),
  ...[
    { ...noPressure, weight: null, height: null },
    { systolic: 202, diastolic: 201 },
    { systolic: 39, diastolic: 38 },
    { systolic: 80, diastolic: 80 },
  ].map((some) => add(naming("only", some), "dora", { ...entry, ...some }, noOne)),

  add("under an id that is none", "dora", entry, noOne, "x.y:z"),
  ...marks(),

  change("update", "the weight", ["dora", "first"], (writes, path) =>
    writes.update(path, { weight: 71 }),
  ),
  change("delete", "all of it", ["dora", "first"], (writes, path) => writes.delete(path)),
];
