import { plainText } from "../shared/plainText.ts";
import { withoutErrors, type Markable } from "./enteredInError.ts";

/** FHIR's clinical status of an allergy or problem. */
export const clinicalStatuses = ["active", "resolved"] as const;

export type ClinicalStatus = (typeof clinicalStatuses)[number];

/** What is known about a substance or problem: its latest entry, and when it was first recorded. */
export type Known<Entry> = { readonly latest: Entry; readonly since: Date };

/** A substance's or problem's name, equal for all spellings with other capitals or accents. */
export function nameKey(name: string): string {
  return plainText(name).replaceAll(/\s+/g, " ").trim();
}

/**
 * The latest valid entry for each name, in the order in which they became active. After it was
 * resolved, an active entry starts again.
 */
export function knownByName<Entry extends Markable & { status: ClinicalStatus; createdAt: Date }>(
  newestFirst: readonly Entry[],
  nameOf: (entry: Entry) => string,
): Known<Entry>[] {
  const known = new Map<string, Known<Entry>>();
  for (const latest of withoutErrors(newestFirst).toReversed()) {
    const key = nameKey(nameOf(latest));
    const before = known.get(key);
    const isRestarted = before?.latest.status === "resolved" && latest.status === "active";
    if (isRestarted) known.delete(key);
    const since = before === undefined || isRestarted ? latest.createdAt : before.since;
    known.set(key, { latest, since });
  }
  return [...known.values()];
}
