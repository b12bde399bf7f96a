import { assert, constantFrom, jsonValue, property, stringMatching } from "fast-check";
import * as z from "zod/mini";
import { expect, test } from "vitest";

import { takenDays } from "./appointments.ts";
import { demoAccounts, demoStaff, demoUser } from "./demo/demoAccounts.ts";
import { demoAvailability } from "./demo/demoAvailability.ts";
import { demoActivities } from "./demo/demoActivities.ts";
import { demoLeads } from "./demo/demoLeads.ts";
import { demoAppointments } from "./demo/demoAppointments.ts";
import { demoAssignmentRules, demoNoteTemplates, demoSavedViews } from "./demo/demoSaved.ts";
import { demoPatients } from "./demo/demoPatients.ts";
import { demoRecords } from "./demo/demoRecords.ts";
import { demoTasks } from "./demo/demoTasks.ts";
import { visit } from "./visits.ts";
import { revocationSchema } from "@salvia/domain/account/revocation";
import { staffSchema } from "@salvia/domain/account/staff";
import { userSchema } from "@salvia/domain/account/user";
import { leadActivitySchema } from "@salvia/domain/lead/leadActivity";
import { leadSchema } from "@salvia/domain/lead/lead";
import { leadKeySchema } from "@salvia/domain/lead/leadUniqueKeys";
import { noFigures, salesStatsSchema } from "@salvia/domain/lead/salesStats";
import { allergySchema } from "@salvia/domain/record/allergy";
import { medicationSchema } from "@salvia/domain/record/medication";
import { patientSchema } from "@salvia/domain/record/patient";
import { problemSchema } from "@salvia/domain/record/problem";
import { assignmentRulesSchema } from "@salvia/domain/account/assignmentRules";
import { savedViewSchema } from "@salvia/domain/lead/finding/savedView";
import { noteTemplateSchema } from "@salvia/domain/record/noteTemplate";
import { recordNoteSchema } from "@salvia/domain/record/recordNote";
import { vitalsSchema } from "@salvia/domain/record/vital";
import { appointmentSchema } from "@salvia/domain/scheduling/appointment";
import { storedAvailabilitySchema } from "@salvia/domain/scheduling/availability";
import { bookingChangeSchema, takenDaySchema } from "@salvia/domain/scheduling/takenTime";
import { taskSchema } from "@salvia/domain/scheduling/task";
import { visitSchema } from "@salvia/domain/scheduling/visit";
import { readStored, type StoredSchema } from "@salvia/domain/shared/readStored";

const now = new Date("2026-11-24T10:00:00Z");

function demo<Key>(documents: ReadonlyMap<Key, object>): object[] {
  return [...documents.values()];
}

function recordsIn(collection: string): object[] {
  return [...demoRecords(now)].flatMap(([path, data]) =>
    path.includes(`/${collection}/`) ? [data] : [],
  );
}

/** The fields whose keys are data, so that every key is known there. */
const keyedByData = new Set([
  "search",
  "endedSignIns",
  "months",
  "cells",
  "people",
  "countries",
  "lastAssigned",
]);

const kinds: readonly (readonly [name: string, StoredSchema<unknown>, documents: object[]])[] = [
  ["users", userSchema, demoAccounts.map((account) => demoUser(account, now))],
  ["staff", staffSchema, demoAccounts.flatMap((account) => demoStaff(account) ?? [])],
  ["revocations", revocationSchema, [{ validAfter: 7, endedSignIns: { "9": true } }]],
  ["leads", leadSchema, demo(demoLeads(now))],
  ["activities", leadActivitySchema, demo(demoActivities(now))],
  ["leadKeys", leadKeySchema, [{ leadId: "lead" }]],
  ["savedViews", savedViewSchema, demo(demoSavedViews(now))],
  ["assignmentRules", assignmentRulesSchema, demo(demoAssignmentRules)],
  ["salesStats", salesStatsSchema, [{ ...noFigures(), countedAt: now }]],
  ["patients", patientSchema, demo(demoPatients())],
  ["appointments", appointmentSchema, demo(demoAppointments(now))],
  ["availability", storedAvailabilitySchema, demo(demoAvailability(now))],
  ["takenTime", takenDaySchema, demo(takenDays(demoAppointments(now).values()))],
  [
    "bookingChanges",
    bookingChangeSchema,
    [
      {
        appointmentId: "one",
        clinicianId: "camille",
        patientId: "beatriz",
        frees: null,
        takes: { day: "20781", cells: { "1995000": "token" } },
        at: now,
      },
    ],
  ],
  ["allergies", allergySchema, recordsIn("allergies")],
  ["problems", problemSchema, recordsIn("problems")],
  ["vitals", vitalsSchema, recordsIn("vitals")],
  ["medications", medicationSchema, recordsIn("medications")],
  ["notes", recordNoteSchema, recordsIn("notes")],
  ["noteTemplates", noteTemplateSchema, demo(demoNoteTemplates(now))],
  ["tasks", taskSchema, demo(demoTasks(now))],
  ["visits", visitSchema, [visit()]],
];

/** Copies of a value with one more field, for each object in it. */
function withOneMore(value: unknown, field: string, added: unknown): unknown[] {
  if (typeof value !== "object" || value === null || value instanceof Date) return [];
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, at) =>
      withOneMore(item, field, added).map((changed) => value.with(at, changed)),
    );
  }
  return [
    { ...value, [field]: added },
    ...Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
      keyedByData.has(key)
        ? []
        : withOneMore(part, field, added).map((changed) =>
            Object.assign({}, value, { [key]: changed }),
          ),
    ),
  ];
}

test.each(kinds)("reads %s with a field of a newer version, at any depth", (_name, schema, all) => {
  expect(all).not.toEqual([]);
  assert(
    property(
      constantFrom(...all),
      stringMatching(/^[a-z]{3,9}$/).map((word) => `new_${word}`),
      jsonValue(),
      (document, field, added) => {
        const read = schema.safeParse(document);
        expect(read.success).toBe(true);
        for (const newer of withOneMore(document, field, added)) {
          expect(schema.safeParse(newer).success).toBe(false);
          expect(readStored(schema, newer)).toEqual(read);
        }
      },
    ),
    { numRuns: 30 },
  );
});

const shape = z.strictObject({
  list: z.array(z.union([z.strictObject({ a: z.int() }), z.strictObject({ b: z.int() })])),
});

test("drops unknown fields in lists and in unions", () => {
  expect(
    readStored(shape, {
      list: [
        { a: 1, x: 1 },
        { b: 2, y: { z: 1 } },
      ],
      w: 1,
    }),
  ).toEqual({
    success: true,
    data: { list: [{ a: 1 }, { b: 2 }] },
  });
});

test("refuses a wrong or missing value as before", () => {
  expect(readStored(shape, { list: [{ a: "1", x: 1 }] }).success).toBe(false);
  expect(readStored(shape, { more: 1 }).success).toBe(false);
  expect(readStored(shape, null).success).toBe(false);
});
