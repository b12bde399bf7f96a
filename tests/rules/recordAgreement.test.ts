import { medicationChanges, medicationSchema } from "@salvia/domain/medication";
import { recordNoteMaxLength, recordNoteSchema } from "@salvia/domain/recordNote";
import { possibleRanges, type Measure } from "@salvia/domain/vitalRanges";
import { vitalsSchema } from "@salvia/domain/vitals";
import * as fc from "fast-check";
import { afterAll, expect, test } from "vitest";

import { goodLine, mostly, nearlyLine } from "./arbitraries.ts";
import { decide } from "./decide.ts";
import { rulesEnvironment, store } from "./environment.ts";
import { partOfRecords } from "./partsOfRecords.ts";
import { recordDocuments, recordPath } from "./records.stored.ts";
import { write } from "./row.ts";
import { Shares } from "./shares.ts";
import { asStored, now, whole } from "./values.ts";

const numRuns = 250;
const uid = "carla";
/** Stands for the server's time, whatever it is. */
const time = new Date("2030-01-01");
const environment = await rulesEnvironment("record-agreement");
const db = environment.authenticatedContext(uid, { role: "medical" }).firestore();

afterAll(() => environment.cleanup());

/** A number as it is measured: within what is possible, to a decimal, or none at all. */
function measured(measure: Measure, decimals: 0 | 1) {
  const { least, most } = possibleRanges[measure];
  const scale = 10 ** decimals;
  const bounds = { min: least.value * scale, max: most.value * scale };
  const beside = [-1, -0.1, 0, 0.05, 0.1, 1].flatMap((by) => [least.value + by, most.value + by]);
  return mostly(
    fc.integer(bounds).map((value) => value / scale),
    fc.oneof(fc.constantFrom(null, ...beside), fc.double(), fc.double({ min: 50, max: 90 })),
  );
}

const pressure = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ systolic: null, diastolic: null }) },
  {
    weight: 7,
    arbitrary: fc
      .tuple(fc.integer({ min: 60, max: 200 }), fc.integer({ min: -3, max: 40 }))
      .map(([diastolic, above]) => ({ systolic: diastolic + above, diastolic })),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      systolic: measured("systolic", 0),
      diastolic: measured("diastolic", 0),
    }),
  },
);

const vitals = fc
  .record({ weight: measured("weight", 1), height: measured("height", 1), taken: pressure })
  .map(({ taken, ...rest }) => Object.assign(rest, taken, { measuredAt: now }));

const medication = fc.record({
  name: mostly(goodLine(120), nearlyLine(120)),
  dose: mostly(goodLine(120), nearlyLine(120)),
  change: mostly(fc.constantFrom(...medicationChanges), fc.constantFrom("Started", "")),
});

const longTexts = [0, 1, recordNoteMaxLength / 2, recordNoteMaxLength / 2 + 1].flatMap((length) => [
  "\u{1f33f}".repeat(length),
  "é".repeat(length * 2),
]);

const note = fc.record({
  text: mostly(
    fc.array(goodLine(80), { minLength: 1, maxLength: 4 }).map((lines) => lines.join("\n\t")),
    fc.oneof(nearlyLine(80), fc.constantFrom(...longTexts)),
  ),
  status: fc.constant("draft"),
  addendumTo: fc.constant(null),
  rev: fc.constant(1),
  updatedAt: fc.constant(now),
  signedAt: fc.constant(null),
});

const more = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constant({ more: "of it" }) },
);

test.each([
  ["vitals", vitals, vitalsSchema],
  ["medications", medication, medicationSchema],
  ["notes", note, recordNoteSchema],
] as const)(
  `rules and schema agree on what valid %s are, in ${numRuns} entries`,
  async (part, entries, schema) => {
    const shares = new Shares();
    const path = recordPath("dora", part, "another");
    await environment.withSecurityRulesDisabled(async (context) => {
      const server = context.firestore();
      await store(server, recordDocuments);
      const by = { appointmentId: "during", clinicianId: uid, createdAt: now };
      const entry: fc.Arbitrary<object> = entries;
      const property = fc.asyncProperty(entry, more, async (said, rest) => {
        const sent = whole({ ...by, ...said, ...rest }, uid);
        const expected = shares.expected(schema.safeParse(asStored(sent, time)).success);
        const ask = () => write(db, (writes) => writes.set(db.doc(path), sent));
        const asked = { operation: "create", ask } as const;
        const outcome = await decide(partOfRecords(part), asked, db, uid);
        if (outcome === "allowed") await store(server, { [path]: null });
        expect(outcome).toBe(expected);
      });
      await fc.assert(property, { numRuns });
    });
    expect(shares.allowed).toBeGreaterThan(0.25);
    expect(shares.allowed).toBeLessThan(0.75);
  },
  60_000,
);
