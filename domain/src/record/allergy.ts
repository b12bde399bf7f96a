import * as z from "zod/mini";

import { clinicalStatuses, knownByName, nameKey, type Known } from "./clinicalStatus.ts";
import { enteredInErrorSchema, withoutErrors } from "./enteredInError.ts";
import { onsetSchema } from "./onset.ts";
import { patterns } from "../shared/patterns.ts";

/** An allergy's clinical status, or the statement that the patient has no known allergies. */
export const allergyStatuses = [...clinicalStatuses, "noneKnown"] as const;

/** FHIR's criticality, the most urgent first: how dangerous the next exposure may be. */
export const criticalities = ["high", "unableToAssess", "low"] as const;

export type Criticality = (typeof criticalities)[number];

const id = z.string().check(z.regex(patterns.id));
const line = z.string().check(z.regex(patterns.displayName));

/**
 * What a clinician recorded about an allergy or intolerance, or that the patient has no known ones,
 * as stored in `records/{patientId}/allergies/{id}`, timestamps as `Date`. Entries never change; a
 * wrong one is marked as entered in error. `allergiesFrom` derives what counts now.
 */
export const allergySchema = z
  .strictObject({
    appointmentId: id,
    clinicianId: id,
    status: z.enum(allergyStatuses),
    /** What the patient reacts to; null if none are known, like all that describes an allergy. */
    substance: z.nullable(line),
    criticality: z.nullable(z.enum(criticalities)),
    /** How the patient reacted; null if that is unknown. */
    reaction: z.nullable(line),
    onset: z.nullable(onsetSchema),
    createdAt: z.date(),
    enteredInError: z.optional(enteredInErrorSchema),
  })
  .check(
    z.refine(({ status, substance, criticality, reaction, onset }) =>
      status === "noneKnown"
        ? [substance, criticality, reaction, onset].every((value) => value === null)
        : substance !== null && criticality !== null,
    ),
  );

export type Allergy = z.infer<typeof allergySchema>;

/** An entry about one allergy. */
export type AboutAllergy = Allergy & {
  status: "active" | "resolved";
  substance: string;
  criticality: Criticality;
};

/** What counts now, from all entries about a patient's allergies. */
export type Allergies<Entry = unknown> =
  /** Nobody has recorded an answer. This doesn't mean that the patient has no allergies. */
  | { readonly answer: "notAsked" }
  | { readonly answer: "noneKnown"; readonly latest: Allergy & Entry }
  | {
      readonly answer: "listed";
      readonly active: readonly Known<AboutAllergy & Entry>[];
      readonly resolved: readonly Known<AboutAllergy & Entry>[];
    };

/**
 * The patient's allergies: active ones by criticality, resolved ones, and whether none are known.
 * An allergy ends the statement that none are known. The statement doesn't count if it was made
 * while an allergy was active, as by two clinicians at once.
 */
export function allergiesFrom<Entry extends Allergy>(
  newestFirst: readonly Entry[],
): Allergies<Entry> {
  const counted = withoutErrors(newestFirst);
  const known = knownIn(counted);
  const at = counted.findIndex(({ status }) => status !== "resolved");
  const latest = counted[at];
  if (latest?.status === "noneKnown" && knownIn(counted.slice(at)).every(isResolved)) {
    return { answer: "noneKnown", latest };
  }
  if (known.length === 0) return { answer: "notAsked" };
  return {
    answer: "listed",
    active: known.filter((one) => !isResolved(one)).toSorted((a, b) => urgency(a) - urgency(b)),
    resolved: known.filter(isResolved),
  };
}

/** Whether an entry is about one allergy. The schema guarantees the fields. */
export function isAboutAllergy<Entry extends Allergy>(entry: Entry): entry is Entry & AboutAllergy {
  return entry.status !== "noneKnown" && entry.substance !== null && entry.criticality !== null;
}

export function activeAllergies<Entry>(
  allergies: Allergies<Entry>,
): readonly Known<AboutAllergy & Entry>[] {
  return allergies.answer === "listed" ? allergies.active : [];
}

/**
 * The active allergies whose substance is part of a medication's name, or the reverse. This compares
 * names only: it knows no ingredients and no groups of substances.
 */
export function allergiesNamedLike(
  medication: string,
  active: readonly Known<AboutAllergy>[],
): readonly Known<AboutAllergy>[] {
  const name = nameKey(medication);
  return active.filter(({ latest }) => {
    const substance = nameKey(latest.substance);
    return name.includes(substance) || substance.includes(name);
  });
}

function knownIn<Entry extends Allergy>(newestFirst: readonly Entry[]) {
  return knownByName(newestFirst.filter(isAboutAllergy), ({ substance }) => substance);
}

function isResolved({ latest }: Known<AboutAllergy>): boolean {
  return latest.status === "resolved";
}

function urgency({ latest }: Known<AboutAllergy>): number {
  return criticalities.indexOf(latest.criticality);
}
