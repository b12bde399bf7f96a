import { expect, test } from "vitest";

import { changedParts, indexPartsOf } from "../shared/indexParts.ts";
import {
  partMax,
  patientIndexPartSchema,
  patientsIn,
  type PatientEntry,
  type PatientIndexPart,
} from "./patientIndex.ts";

const entry: PatientEntry = ["Beatriz Nogueira", "1984-02-29", "SV-1000-0001"];
const uidOf = (number: number) => `p${String(number).padStart(5, "0")}`;

/** The parts after changes, as a database would have them. */
function applied(
  parts: readonly PatientIndexPart[],
  changes: ReadonlyMap<string, PatientEntry | null>,
): PatientIndexPart[] {
  const next = new Map(parts.map((part) => [part.from, part]));
  for (const part of changedParts(parts, changes, partMax)) next.set(part.from, part);
  return [...next.values()]
    .filter(({ people }) => Object.keys(people).length > 0)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

function sizes(parts: readonly PatientIndexPart[]): number[] {
  return parts.map(({ people }) => Object.keys(people).length);
}

test("splits a part in halves, and finds everyone afterward", () => {
  const all = new Map(Array.from({ length: partMax }, (_, at) => [uidOf(at), entry] as const));
  const full = indexPartsOf(all, partMax);
  expect(sizes(full)).toEqual([partMax]);
  const parts = applied(full, new Map([[uidOf(partMax), entry]]));
  expect(sizes(parts)).toEqual([partMax / 2 + 1, partMax / 2]);
  expect(parts.flatMap(patientsIn)).toHaveLength(partMax + 1);
  expect(parts.map(({ from }) => from)).toEqual(["", uidOf(partMax / 2 + 1)]);
});

test("writes nothing if the entries are right, and only the part that changes", () => {
  const all = new Map(Array.from({ length: 3 * partMax }, (_, at) => [uidOf(at), entry] as const));
  const parts = indexPartsOf(all, partMax);
  expect(parts).toHaveLength(3);
  expect(
    changedParts(
      parts,
      new Map([
        [uidOf(7), entry],
        ["unknown", null],
      ]),
      partMax,
    ),
  ).toEqual([]);
  const renamed: PatientEntry = ["Beatriz Falcão", "1984-02-29", null];
  const changed = changedParts(parts, new Map([[uidOf(partMax + 7), renamed]]), partMax);
  expect(changed.map(({ from }) => from)).toEqual([uidOf(partMax)]);
  expect(changed[0]?.people[uidOf(partMax + 7)]).toEqual(renamed);
});

test("fills at most 28 parts with 15,000 patients who arrive in any order", () => {
  // Each number once, far from the one before.
  const order = Array.from({ length: 15_000 }, (_, at) => uidOf((at * 7_919) % 15_000));
  let parts: PatientIndexPart[] = [];
  for (let at = 0; at < order.length; at += 250) {
    const arrived = order.slice(at, at + 250).map((uid) => [uid, entry] as const);
    parts = applied(parts, new Map(arrived));
  }
  expect(parts.flatMap(patientsIn)).toHaveLength(15_000);
  expect(Math.min(...sizes(parts))).toBeGreaterThanOrEqual(partMax / 2);
  expect(parts.length).toBeLessThanOrEqual(28);
});

test("begins again from the first part after that was emptied", () => {
  const rest: PatientIndexPart = { from: "m", people: { n: entry } };
  expect(applied([rest], new Map([["a", entry]]))).toEqual([
    { from: "", people: { a: entry } },
    rest,
  ]);
  expect(
    changedParts([{ from: "", people: { a: entry } }], new Map([["a", null]]), partMax),
  ).toEqual([{ from: "", people: {} }]);
});

test("stays below Firestore's limit of a document with the longest values", () => {
  const longest: PatientEntry = ["𝕏".repeat(120), "1984-02-29", "A".repeat(32)];
  const all = new Map(
    Array.from({ length: partMax }, (_, at) => [uidOf(at).padStart(128, "u"), longest] as const),
  );
  const [part] = indexPartsOf(all, partMax);
  expect(patientIndexPartSchema.safeParse(part).success).toBe(true);
  // At most two bytes per unit of UTF-16 here. JSON's signs take as much as Firestore's own bytes.
  expect(JSON.stringify(part).length * 2).toBeLessThan(1_048_576);
});
