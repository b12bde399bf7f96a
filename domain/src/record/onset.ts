import * as z from "zod/mini";

import { patterns } from "../shared/patterns.ts";

/** When an allergy or problem began: a year or a month, such as 2019 or 2019-03, as FHIR has it. */
export const onsetSchema = z.string().check(z.regex(patterns.onset));

/**
 * Reads a typed onset: 2019, 3/2019, 03.2019, or 2019-03.
 *
 * @returns the stored form; null for a blank text; undefined if it can't be read or is in the future
 */
export function parseOnset(typed: string, now: Date): string | null | undefined {
  const text = typed.trim();
  if (text === "") return null;
  const yearFirst = /^(?<year>\d{4})(?:[-./](?<month>\d{1,2}))?$/.exec(text);
  const monthFirst = /^(?<month>\d{1,2})[-./](?<year>\d{4})$/.exec(text);
  const { year, month } = yearFirst?.groups ?? monthFirst?.groups ?? {};
  const onset = month === undefined ? year : `${year}-${month.padStart(2, "0")}`;
  if (!onsetSchema.safeParse(onset).success || onset === undefined) return undefined;
  const latest = new Date(now.getTime() + aheadOfUtcMs).toISOString();
  return onset <= latest.slice(0, onset.length) ? onset : undefined;
}

/** The first time zone to begin a day is 14 hours ahead of UTC. */
const aheadOfUtcMs = 14 * 60 * 60_000;
