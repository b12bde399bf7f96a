import type { Lead } from "@salvia/domain/lead/lead";
import { isBirthDate, isPlausible, type ConversionOrder } from "@salvia/domain/lead/conversion";
import { sexes, type Patient } from "@salvia/domain/record/patient";
import type { Language } from "@salvia/domain/shared/language";

/** What the dialog holds; days as typed, "" while empty. */
export type ConversionForm = {
  startsOn: string;
  opensAccount: boolean;
  birthDate: string;
  sex: Patient["sex"] | "";
  language: Language;
};

/** The fields that can be wrong, in the order of the dialog. */
export const conversionFields = ["startsOn", "birthDate", "sex"] as const;

/** What is wrong, by field: the name of a text. */
export type ConversionProblems = {
  startsOn?: "startsOn";
  birthDate?: "birthDate" | "birthDateAhead";
  sex?: "sex";
};

/** The form at first: a plan begins with a month, and most clients get an account. */
export function emptyConversionForm(today: string, language: Language): ConversionForm {
  return { startsOn: nextMonth(today), opensAccount: true, birthDate: "", sex: "", language };
}

/** The first day of the month after a day. */
function nextMonth(today: string): string {
  const first = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + 1);
  return first.toISOString().slice(0, 10);
}

/**
 * Reads the form.
 *
 * @param canOpen whether an account can be opened: the lead has an email address, and the insurer
 *   lets sales do it
 */
export function readConversionForm(
  { startsOn, opensAccount, birthDate, sex, language }: ConversionForm,
  { id, lead, canOpen }: { id: string; lead: Pick<Lead, "rev">; canOpen: boolean },
  now: Date,
): { order: ConversionOrder | null; problems: ConversionProblems } {
  const base = { leadId: id, rev: lead.rev, startsOn };
  const isStart = startsOn !== "" && isPlausible({ startsOn, member: null }, now);
  const problems: ConversionProblems = isStart ? {} : { startsOn: "startsOn" };
  const isAlone = !canOpen || !opensAccount;
  const known = sexes.find((each) => each === sex);
  if (!isAlone) {
    if (!isBirthDate(birthDate, now)) {
      const isAhead = Date.parse(birthDate) > now.getTime();
      problems.birthDate = isAhead ? "birthDateAhead" : "birthDate";
    }
    if (known === undefined) problems.sex = "sex";
  }
  if (Object.keys(problems).length > 0) return { order: null, problems };
  const member = isAlone ? null : { birthDate, sex: known ?? "other", language };
  return { order: { ...base, member }, problems };
}
