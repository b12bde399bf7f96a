import { reasonMaxLength } from "@salvia/domain/scheduling/appointment";
import { allergyStatuses, criticalities } from "@salvia/domain/record/allergy";
import { clinicalStatuses } from "@salvia/domain/record/clinicalStatus";
import { medicationChanges } from "@salvia/domain/record/medication";
import { severities } from "@salvia/domain/record/problem";
import { recordNoteMaxLength } from "@salvia/domain/record/recordNote";
import { possibleRanges, type Measure } from "@salvia/domain/record/vitalRange";
import * as fc from "fast-check";

import { anything, goodLine, mostly, nearlyLine } from "../support/arbitraries.ts";
import { now } from "../support/values.ts";

/** A measured number: within the possible range, with at most so many decimals, or null. */
function measured(measure: Measure, decimals: 0 | 1 | 2) {
  const { least, most } = possibleRanges[measure];
  const scale = 10 ** decimals;
  const bounds = { min: least.value * scale, max: most.value * scale };
  const beside = [-1, -0.1, -0.01, 0, 0.01, 0.05, 0.1, 1].flatMap((by) => [
    least.value + by,
    most.value + by,
  ]);
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

/** The fields that entries of older tabs lack. */
const later = fc.oneof(
  { weight: 5, arbitrary: fc.constant({}) },
  {
    weight: 3,
    arbitrary: fc.record(
      {
        pulse: fc.constantFrom(null, 19, 20, 72, 300, 301, 72.5),
        temperature: fc.constantFrom(null, 23.99, 24, 36.8, 37.06, 45, 45.01),
        oxygen: fc.constantFrom(null, 29, 30, 97, 100),
      },
      { requiredKeys: [] },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      glucose: fc.constantFrom(null, 0.49, 0.5, 5.27, 80, 80.01),
      fasting: fc.constantFrom(null, true, false, "yes"),
    }),
  },
);

/** Vitals past the form, valid or nearly valid. */
export const vitals: fc.Arbitrary<object> = fc
  .record({ weight: measured("weight", 2), height: measured("height", 1), taken: pressure, later })
  .map(({ taken, later: added, ...rest }) =>
    Object.assign(rest, taken, added, { measuredAt: now }),
  );

/** A change of a medication, generated in the same way. */
export const medication: fc.Arbitrary<object> = fc.record({
  name: mostly(goodLine(120), nearlyLine(120)),
  dose: mostly(goodLine(120), nearlyLine(120)),
  change: mostly(fc.constantFrom(...medicationChanges), fc.constantFrom("Started", "")),
});

const line = mostly(goodLine(120), nearlyLine(120));
const onset = mostly(
  fc.constantFrom(null, "1900", "2099", "2019-01", "2019-12"),
  fc.constantFrom("1899", "2100", "2019-00", "2019-13", "2019-1", "2019-01-01", "2019-"),
);

const nothingKnown = { substance: null, criticality: null, reaction: null, onset: null };

/** An allergy, or that none are known, generated in the same way. */
export const allergy: fc.Arbitrary<object> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      status: mostly(fc.constantFrom(...clinicalStatuses), fc.constantFrom(...allergyStatuses)),
      substance: line,
      criticality: fc.constantFrom(...criticalities, ...criticalities, ...criticalities, "High"),
      reaction: fc.oneof(fc.constant(null), line),
      onset,
    }),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...Object.keys(nothingKnown)), fc.oneof(fc.constant(null), anything))
      .map(([field, value]) =>
        Object.assign({ status: "noneKnown" }, nothingKnown, { [field]: value }),
      ),
  },
);

/** A problem, generated in the same way. */
export const problem: fc.Arbitrary<object> = fc.record({
  status: mostly(fc.constantFrom(...clinicalStatuses), fc.constantFrom("noneKnown", "Active")),
  name: line,
  severity: fc.constantFrom(null, null, null, ...severities, ...severities, "high"),
  onset,
});

const longTexts = [0, 1, recordNoteMaxLength / 2, recordNoteMaxLength / 2 + 1].flatMap((length) => [
  "\u{1f33f}".repeat(length),
  "é".repeat(length * 2),
]);

/** A new draft. */
export const note: fc.Arbitrary<object> = fc.record({
  text: fc.oneof(
    fc.array(goodLine(80), { minLength: 1, maxLength: 4 }).map((lines) => lines.join("\n\t")),
    nearlyLine(80),
    fc.constantFrom(...longTexts),
    anything,
  ),
  status: fc.constant("draft"),
  addendumTo: fc.constant(null),
  rev: fc.constant(1),
  updatedAt: fc.constant(now),
  signedAt: fc.constant(null),
});

/** The mark that an entry is wrong. */
export const mark: fc.Arbitrary<object> = fc.record({
  reason: fc.oneof(
    { weight: 3, arbitrary: goodLine(120) },
    { weight: 2, arbitrary: nearlyLine(120) },
    {
      weight: 1,
      arbitrary: fc.constantFrom("x".repeat(reasonMaxLength), "x".repeat(reasonMaxLength + 1)),
    },
    { weight: 1, arbitrary: anything },
  ),
});

/** Occasional fields that none of them may have. */
export const more: fc.Arbitrary<object> = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constant({ more: "of it" }) },
);
