import * as z from "zod/mini";

import { patterns } from "../shared/patterns.ts";
import { memberNumberSchema, type Patient } from "./patient.ts";

/** The collection of an index's parts, below `patientIndexes/{clinicianId}`. */
export const patientIndexParts = "parts";

/**
 * The maximum number of patients in a part. A part that would have more is split into halves. With
 * the longest names it stays below Firestore's limit of 1 MiB, and 15,000 patients fill at most 25.
 */
export const partMax = 1_200;

/** At night, neighboring parts with together at most this many patients become one. */
export const mergedMax = 1_100;

/** What a search compares: name, birth date, and member number. An array, to be compact. */
const entrySchema = z.tuple([
  z.string().check(z.regex(patterns.displayName)),
  z.iso.date(),
  z.nullable(memberNumberSchema),
]);

export type IndexEntry = z.infer<typeof entrySchema>;

/**
 * A part of the index of a clinician's patients. It has those whose uid is `from` or later, up to
 * the `from` of the next part. Only the server writes it.
 */
export const patientIndexPartSchema = z.strictObject({
  /** Empty in the first part. */
  from: z.string().check(z.regex(/^[A-Za-z0-9_-]{0,128}$/u)),
  people: z.record(z.string().check(z.regex(patterns.id)), entrySchema),
});

export type PatientIndexPart = z.infer<typeof patientIndexPartSchema>;

/** A patient as a search finds them. */
export type IndexedPatient = { uid: string } & Pick<Patient, "name" | "birthDate" | "memberNumber">;

/** The id of a part, which says where it begins. */
export function partIdOf({ from }: Pick<PatientIndexPart, "from">): string {
  return `from-${from}`;
}

export function indexEntryOf(patient: Omit<IndexedPatient, "uid">): IndexEntry {
  return [patient.name, patient.birthDate, patient.memberNumber];
}

/** The patients of a part. */
export function patientsIn({ people }: PatientIndexPart): IndexedPatient[] {
  return Object.entries(people).map(([uid, [name, birthDate, memberNumber]]) => ({
    uid,
    name,
    birthDate,
    memberNumber,
  }));
}

/** Entries by uid; null for a patient who does not belong to the index. */
export type IndexChanges = ReadonlyMap<string, IndexEntry | null>;

/**
 * The parts that change, as they will be; one without people is to be deleted.
 *
 * @param parts in order: at least those that the changed patients belong to, if they exist
 */
export function changedParts(
  parts: readonly PatientIndexPart[],
  changes: IndexChanges,
): PatientIndexPart[] {
  const all = parts[0] !== undefined && hasAll(parts[0], changes) ? parts : [firstPart, ...parts];
  return all.flatMap((part, at) => {
    const until = all[at + 1]?.from ?? null;
    const own = [...changes].filter(([uid]) => uid >= part.from && (until === null || uid < until));
    const people = new Map(Object.entries(part.people));
    if (own.every(([uid, entry]) => isSame(people.get(uid) ?? null, entry))) return [];
    for (const [uid, entry] of own) {
      if (entry === null) people.delete(uid);
      else people.set(uid, entry);
    }
    return split(part.from, people);
  });
}

/** The parts of a whole index. */
export function indexPartsOf(entries: ReadonlyMap<string, IndexEntry>): PatientIndexPart[] {
  return changedParts([], entries);
}

const firstPart: PatientIndexPart = { from: "", people: {} };

function hasAll(first: PatientIndexPart, changes: IndexChanges): boolean {
  return [...changes.keys()].every((uid) => uid >= first.from);
}

function isSame(one: IndexEntry | null, other: IndexEntry | null): boolean {
  if (one === null || other === null) return one === other;
  return one.every((value, at) => value === other[at]);
}

/** One part, or as many of equal size as are needed. */
function split(from: string, people: ReadonlyMap<string, IndexEntry>): PatientIndexPart[] {
  if (people.size <= partMax) return [{ from, people: Object.fromEntries(people) }];
  const sorted = [...people].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const size = Math.ceil(sorted.length / Math.ceil(sorted.length / partMax));
  return Array.from({ length: Math.ceil(sorted.length / size) }, (_, index) => {
    const own = sorted.slice(index * size, (index + 1) * size);
    return { from: index === 0 ? from : (own[0]?.[0] ?? from), people: Object.fromEntries(own) };
  });
}
