import type { Vitals } from "@salvia/domain/record/vital";

import { clinician, noOne, recordAsks } from "./records.requests.ts";
import type { Row } from "../support/row.ts";
import { missing, naming, now, own, type Values } from "../support/values.ts";

const { get, lists, add, entryRows } = recordAsks("vitals");

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
  // Entries of older tabs lack the rest.
  pulse: {
    may: [missing, null, 20, 300],
    never: ["72", true, [72], Number.NaN, 72.5, 19, 301, -72],
  },
  temperature: {
    may: [missing, null, 24, 45, 36.8, 37.06, 36.94],
    never: ["37", true, [37], Number.NaN, 23.99, 45.01, 36.855, -37],
  },
  oxygen: { may: [missing, null, 30, 100], never: ["97", true, [97], Number.NaN, 97.5, 29, 101] },
  // Never alone: see below.
  glucose: { may: [missing, null], never: [5.27, "5.27", true, Number.NaN] },
  fasting: { may: [missing, null], never: [true, false, "yes", 1] },
  createdAt: { may: [now], never: badTimes },
  enteredInError: { may: [], never: [{ by: own, at: now, reason: "Wrong" }] },
  note: { may: [], never: ["more", null] },
};

const noPressure = { systolic: null, diastolic: null };
const nothing = { ...noPressure, weight: null, height: null };

/** Every tested operation on vitals. */
export const vitalsRows: readonly Row[] = [
  ...entryRows(entry, fields, { weight: 71 }),
  get("one", "forged", "first", noOne),
  get("one", "borrowed", "first", noOne),
  get("one", "ana", "first", noOne),
  ...lists((all) => all.orderBy("measuredAt", "desc")),

  add("once the visit is over", "kept", { ...entry, appointmentId: "of-kept" }, clinician),
  add("by an access of another record's", "forged", entry, noOne),
  add("by another's access", "borrowed", entry, noOne),
  ...[
    { ...noPressure, height: null },
    { systolic: 200 + 1, diastolic: 200 },
    { systolic: 40, diastolic: 39 },
    { ...noPressure, weight: null },
    { weight: null, height: null },
    { glucose: 0.5, fasting: true },
    { glucose: 80, fasting: false },
    { glucose: 5.27, fasting: true },
    { ...nothing, pulse: 72 },
    { ...nothing, temperature: 37 },
    { ...nothing, oxygen: 97 },
    { ...nothing, glucose: 5.27, fasting: true },
  ].map((some) => add(naming("only", some), "dora", { ...entry, ...some }, clinician)),
  ...[
    nothing,
    { ...nothing, pulse: null, temperature: null, oxygen: null, glucose: null, fasting: null },
    { ...nothing, fasting: true },
    { glucose: 0.49, fasting: true },
    { glucose: 80.01, fasting: true },
    { glucose: 5.275, fasting: true },
    { glucose: "5.27", fasting: true },
    { glucose: 5.27, fasting: null },
    { glucose: 5.27, fasting: "yes" },
    { glucose: null, fasting: false },
    { systolic: 202, diastolic: 201 },
    { systolic: 39, diastolic: 38 },
    { systolic: 80, diastolic: 80 },
  ].map((some) => add(naming("only", some), "dora", { ...entry, ...some }, noOne)),
];
