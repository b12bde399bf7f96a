import type { MedicationStatement } from "fhir/r4.js";

import { withoutErrors } from "../enteredInError.ts";
import { medicationKey, type Medication } from "../medication.ts";
import { errorNote, type BundleContext, type Identified } from "./bundleContext.ts";

type Entry = Identified<Medication>;
type Course = Pick<MedicationStatement, "status"> & Partial<MedicationStatement>;

/**
 * A statement for each time with one dose: from a start or change to the next valid entry of the
 * same medication. A stop ends the statement before it; one without a start is a statement itself.
 */
export function medicationStatements(
  newestFirst: readonly Entry[],
  context: BundleContext,
): [url: string, MedicationStatement][] {
  const oldestFirst = newestFirst.toReversed();
  const byName = new Map<string, Entry[]>();
  for (const entry of withoutErrors(oldestFirst)) {
    const key = medicationKey(entry.name);
    byName.set(key, [...(byName.get(key) ?? []), entry]);
  }
  const courses = [...byName.values()].flatMap((entries) =>
    entries.map((entry, nth) => ({
      entry,
      course: courseOf(entry, entries[nth - 1], entries[nth + 1]),
    })),
  );
  const wrong = oldestFirst
    .filter(({ enteredInError }) => enteredInError !== undefined)
    .map((entry) => ({ entry, course: { status: "entered-in-error" } satisfies Course }));
  return [...courses, ...wrong].flatMap(({ entry, course }) =>
    course === null ? [] : [[context.urlOf(entry.id), { ...statement(entry, context), ...course }]],
  );
}

/** The time with an entry's dose; null if the entry only ends another one's. */
function courseOf(entry: Entry, before: Entry | undefined, next: Entry | undefined): Course | null {
  const at = entry.createdAt.toISOString();
  if (entry.change === "stopped") {
    const endsAnother = before !== undefined && before.change !== "stopped";
    return endsAnother ? null : { status: "stopped", effectivePeriod: { end: at } };
  }
  if (next === undefined) return { status: "active", effectivePeriod: { start: at } };
  const effectivePeriod = { start: at, end: next.createdAt.toISOString() };
  return { status: next.change === "stopped" ? "stopped" : "completed", effectivePeriod };
}

function statement(
  entry: Entry,
  { subject, clinician }: BundleContext,
): Omit<MedicationStatement, "status"> {
  const { name, dose, clinicianId, createdAt } = entry;
  return {
    resourceType: "MedicationStatement",
    medicationCodeableConcept: { text: name },
    subject,
    dateAsserted: createdAt.toISOString(),
    informationSource: clinician(clinicianId),
    dosage: [{ text: dose }],
    ...errorNote(entry),
  };
}
