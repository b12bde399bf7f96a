import { expect, test } from "vitest";

import { currentMedications, medicationSchema, type Medication } from "./medication.ts";

function event(day: number, change: Medication["change"], name: string, dose: string): Medication {
  const createdAt = new Date(Date.UTC(2026, 0, day));
  return { appointmentId: "then", clinicianId: "carla", name, dose, change, createdAt };
}

const oldestFirst = [
  event(1, "started", "Metformin", "500 mg"),
  event(2, "started", "Ramipril", "2.5 mg"),
  event(3, "changed", "metformin", "850 mg"),
  event(4, "started", "Amoxicillin", "1 g"),
  event(5, "stopped", "AMOXICILLIN", "1 g"),
  event(6, "stopped", "Ramipril", "2.5 mg"),
  event(7, "started", "Ramipril", "5 mg"),
];

test("what was started and not stopped is taken now, at its latest dose", () => {
  const current = currentMedications(oldestFirst.toReversed());
  expect(current.map(({ name, dose }) => `${name} ${dose}`)).toEqual([
    "Metformin 850 mg",
    "Ramipril 5 mg",
  ]);
  expect(current[0]?.changedAt).toEqual(new Date(Date.UTC(2026, 0, 3)));
  expect(current[1]).toMatchObject({ startedAt: new Date(Date.UTC(2026, 0, 7)), changedAt: null });
});

test("where the list is cut before the beginning, a change tells of what is taken", () => {
  expect(currentMedications([event(3, "changed", "Metformin", "850 mg")])).toHaveLength(1);
  expect(currentMedications([event(3, "stopped", "Metformin", "850 mg")])).toEqual([]);
});

test.each<[string, Partial<Medication>, boolean]>([
  ["one line each", {}, true],
  ["no dose", { dose: "" }, false],
  ["two lines", { name: "Metformin\nRamipril" }, false],
  ["a name too long", { name: "x".repeat(121) }, false],
])("a medication of %s: may be stored is %3$s", (_case, fields, may) => {
  const medication = { ...event(1, "started", "Metformin", "500 mg"), ...fields };
  expect(medicationSchema.safeParse(medication).success).toBe(may);
});

test("a dose that was entered in error leaves the one before it, and a start leaves nothing", () => {
  const enteredInError = { by: "carla", at: new Date(0), reason: "Ten times too much" };
  const marked = [
    event(1, "started", "Metformin", "500 mg"),
    { ...event(2, "changed", "Metformin", "5000 mg"), enteredInError },
    { ...event(3, "started", "Ramipril", "5 mg"), enteredInError },
  ];
  expect(marked.every((each) => medicationSchema.safeParse(each).success)).toBe(true);
  const current = currentMedications(marked.toReversed());
  expect(current.map(({ name, dose }) => `${name} ${dose}`)).toEqual(["Metformin 500 mg"]);
});
