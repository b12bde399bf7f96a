import { allergySchema } from "@salvia/domain/record/allergy";
import { enteredInErrorSchema } from "@salvia/domain/record/enteredInError";
import { medicationSchema } from "@salvia/domain/record/medication";
import { problemSchema } from "@salvia/domain/record/problem";
import { recordNoteSchema } from "@salvia/domain/record/recordNote";
import { vitalsSchema } from "@salvia/domain/record/vital";
import * as fc from "fast-check";
import { expect, test } from "vitest";

import { agreementRuns } from "../support/arbitraries.ts";
import { decide } from "../support/decide.ts";
import { rulesProject, store } from "../support/environment.ts";
import { partOfRecords } from "./partsOfRecords.ts";
import { allergy, mark, medication, more, note, problem, vitals } from "./records.arbitrary.ts";
import { recordPath } from "./recordEntries.stored.ts";
import { recordDocuments } from "./records.stored.ts";
import { write } from "../support/row.ts";
import { AllowRatio } from "../support/allowRatio.ts";
import { asStored, now, whole } from "../support/values.ts";

const uid = "carla";
/** Placeholder for the server's time. */
const time = new Date("2030-01-01");
const rules = await rulesProject("record-agreement");
const db = rules.as({ uid, claims: { role: "medical" } });
await rules.begin(recordDocuments);

test.concurrent.each([
  ["allergies", allergy, allergySchema],
  ["problems", problem, problemSchema],
  ["vitals", vitals, vitalsSchema],
  ["medications", medication, medicationSchema],
  ["notes", note, recordNoteSchema],
] as const)("rules and schema agree on what valid %s are", async (part, entries, schema) => {
  const ratio = new AllowRatio();
  const path = recordPath("dora", part, "another");
  const by = { appointmentId: "during", clinicianId: uid, createdAt: now };
  const entry: fc.Arbitrary<object> = entries;
  const property = fc.asyncProperty(entry, more, async (said, rest) => {
    const sent = whole({ ...by, ...said, ...rest }, uid);
    const expected = ratio.expected(schema.safeParse(asStored(sent, time)).success);
    const send = () => write(db, (writes) => writes.set(db.doc(path), sent));
    const request = { operation: "create", send } as const;
    const outcome = await decide(partOfRecords(part), request, db, uid);
    if (outcome === "allowed") await store(rules.server, { [path]: null });
    expect(outcome).toBe(expected);
  });
  await fc.assert(property, agreementRuns);
  expect(ratio.allowed).toBeGreaterThan(0.15);
  expect(ratio.allowed).toBeLessThan(0.85);
});

test.concurrent.each([
  ["allergies", "first"],
  ["problems", "first"],
  ["vitals", "first"],
  ["medications", "first"],
  ["notes", "signed"],
] as const)("rules and schema agree on what marks an entry of %s as wrong", async (part, id) => {
  const ratio = new AllowRatio();
  const path = recordPath("dora", part, id);
  const unmarked = { [path]: recordDocuments[path] ?? null };
  const property = fc.asyncProperty(mark, more, async (said, rest) => {
    const enteredInError = whole({ by: uid, at: now, ...said, ...rest }, uid);
    const isValid = enteredInErrorSchema.safeParse(asStored(enteredInError, time)).success;
    const expected = ratio.expected(isValid);
    const send = () => write(db, (writes) => writes.update(db.doc(path), { enteredInError }));
    const outcome = await decide(partOfRecords(part), { operation: "update", send }, db, uid);
    if (outcome === "allowed") await store(rules.server, unmarked);
    expect(outcome).toBe(expected);
  });
  await fc.assert(property, agreementRuns);
  expect(ratio.allowed).toBeGreaterThan(0.15);
  expect(ratio.allowed).toBeLessThan(0.85);
});
