import * as z from "zod/mini";

import { languages, type Language } from "../shared/language.ts";
import { idSchema } from "../shared/id.ts";
import { patterns } from "../shared/patterns.ts";
import { parseInternationalPhone } from "../shared/phone.ts";

/** The most salespeople and countries that the rules name; the directory lists as many at once. */
export const assignmentRulesMax = 100;

/** What administrators decide about who gets the leads from the website. */
export const assignmentSettingsSchema = z.strictObject({
  /** Whether new leads are assigned; if not, all of them wait in the pool. */
  isOn: z.boolean(),
  /** The salespeople who get leads, and in which languages. */
  people: z
    .record(
      idSchema,
      z.strictObject({ languages: z.array(z.enum(languages)), isAway: z.boolean() }),
    )
    .check(z.refine((people) => Object.keys(people).length <= assignmentRulesMax)),
  /** Countries whose leads go only to some of them; to the pool if there are none. */
  countries: z
    .record(
      z.string().check(z.regex(patterns.country)),
      z.array(idSchema).check(z.maxLength(assignmentRulesMax)),
    )
    .check(z.refine((countries) => Object.keys(countries).length <= assignmentRulesMax)),
});

export type AssignmentSettings = z.infer<typeof assignmentSettingsSchema>;

/** The rules as stored in `assignmentRules/website`, timestamps as `Date`. */
export const assignmentRulesSchema = z.strictObject({
  ...assignmentSettingsSchema.shape,
  /** Counts the changes of the rules from 1. */
  rev: z.int().check(z.gte(1)),
  /** When each person last got a lead by the rules. */
  lastAssigned: z.record(idSchema, z.date()),
});

export type AssignmentRules = z.infer<typeof assignmentRulesSchema>;

/** The only document of the rules. */
export const assignmentRulesId = "website";

/** The rules before anyone changes them. */
export const noAssignmentRules: AssignmentSettings = { isOn: false, people: {}, countries: {} };

/** Why a lead was assigned: the language of its person, and their country if it has a rule. */
export const assignmentReasonSchema = z.strictObject({
  language: z.enum(languages),
  country: z.nullable(z.string().check(z.regex(patterns.country))),
});

export type AssignmentReason = z.infer<typeof assignmentReasonSchema>;

/** What the rules go by. */
export function reasonOf(
  { countries }: Pick<AssignmentSettings, "countries">,
  { language, phone }: { language: Language; phone: string | null },
): AssignmentReason {
  const { country = null } = parseInternationalPhone(phone ?? "") ?? {};
  return { language, country: country !== null && country in countries ? country : null };
}

/** Who may get a lead by the rules, by uid. If there is no one, it stays in the pool. */
export function candidatesOf(
  { isOn, people, countries }: AssignmentSettings,
  { language, country }: AssignmentReason,
): readonly string[] {
  if (!isOn) return [];
  const team = country === null ? null : (countries[country] ?? []);
  return Object.entries(people)
    .filter(([, person]) => !person.isAway && person.languages.includes(language))
    .map(([each]) => each)
    .filter((each) => team === null || team.includes(each));
}

/**
 * Who gets the next lead: the candidate with the fewest leads in progress; among equals, who has
 * been without a new one for longest. Null without candidates.
 *
 * @param load the leads in progress of each candidate
 */
export function nextOwner(
  load: ReadonlyMap<string, number>,
  lastAssigned: AssignmentRules["lastAssigned"],
): string | null {
  const last = (each: string) => lastAssigned[each]?.getTime() ?? 0;
  const [first] = [...load].toSorted(
    ([a, open], [b, others]) => open - others || last(a) - last(b) || (a < b ? -1 : 1),
  );
  return first?.[0] ?? null;
}
