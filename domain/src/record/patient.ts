import * as z from "zod/mini";

import { languages } from "../shared/language.ts";
import { patterns } from "../shared/patterns.ts";

export const sexes = ["female", "male", "other"] as const;

/**
 * A member's number in the insurer's core system: capital letters and digits, in groups separated
 * by single signs or blanks, such as 756.1234.5678.97.
 */
export const memberNumberSchema = z
  .string()
  .check(z.maxLength(32), z.regex(/^[A-Z0-9]+(?:[-./ ][A-Z0-9]+)*$/u));

/** A member number as people type it, in its stored form. */
export const typedMemberNumberSchema = z.pipe(
  z.string().check(z.trim(), z.toUpperCase()),
  memberNumberSchema,
);

/** The maximum number of clinicians who treat a patient at the same time. */
export const cliniciansMax = 20;

/**
 * A member as their clinicians see them, stored in `patients/{uid}` under the member's own uid.
 * Only the server writes it, because clients must not decide who treats whom.
 */
export const patientSchema = z.strictObject({
  name: z.string().check(z.regex(patterns.displayName)),
  /** A calendar day, such as 1984-02-29. */
  birthDate: z.iso.date(),
  sex: z.enum(sexes),
  language: z.enum(languages),
  /** No two patients have the same number. Null until an import names it. */
  memberNumber: z.prefault(z.nullable(memberNumberSchema), null),
  /** In E.164; null until an import names it. */
  phone: z.prefault(z.nullable(z.string().check(z.regex(patterns.phone))), null),
  /**
   * The uids of the clinicians who treat the patient. They may read this document and make
   * appointments with the patient. A member whom sales invited has none until one accepts.
   */
  clinicians: z.array(z.string().check(z.regex(patterns.id))).check(z.maxLength(cliniciansMax)),
  /**
   * Those whom the patient has chosen: an import keeps them, although the core system does not know
   * of them. Left out until a clinician accepts a request.
   */
  chosen: z.optional(
    z.array(z.string().check(z.regex(patterns.id))).check(z.maxLength(cliniciansMax)),
  ),
});

export type Patient = z.infer<typeof patientSchema>;

/** An age: in months below two years, because infants change quickly. */
export type Age = { unit: "years" | "months"; count: number };

/** The age on a day of a person born on `birthDate`. A person born on February 29 ages on March 1. */
export function ageOn(day: string, birthDate: string): Age {
  const months = monthsOn(day, birthDate);
  return months < 24
    ? { unit: "months", count: months }
    : { unit: "years", count: Math.floor(months / 12) };
}

/** The age in whole months on a day. */
export function monthsOn(day: string, birthDate: string): number {
  const [year, month, date] = partsOf(day);
  const [birthYear, birthMonth, birthDay] = partsOf(birthDate);
  const begun = (year - birthYear) * 12 + month - birthMonth;
  return Math.max(0, date < birthDay ? begun - 1 : begun);
}

function partsOf(day: string): [year: number, month: number, date: number] {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return [year, month, date];
}
