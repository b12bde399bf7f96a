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

test("lists started and not stopped medications with their latest dose", () => {
  const current = currentMedications(oldestFirst.toReversed());
  expect(current.map(({ name, dose }) => `${name} ${dose}`)).toEqual([
    "Metformin 850 mg",
    "Ramipril 5 mg",
  ]);
  expect(current[0]?.changedAt).toEqual(new Date(Date.UTC(2026, 0, 3)));
  expect(current[1]).toMatchObject({ startedAt: new Date(Date.UTC(2026, 0, 7)), changedAt: null });
});

test("includes a medication whose start is cut off the list but whose change is not", () => {
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

test("ignores a dose entered in error, and a medication whose start was", () => {
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
