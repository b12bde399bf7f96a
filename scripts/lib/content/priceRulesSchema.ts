import { languages } from "@salvia/domain/shared/language";
import { benefits } from "@salvia/domain/site/planOffer";
import { exampleYears, type PriceRules } from "@salvia/domain/site/priceRules";
import { z } from "zod";

const count = z.int("must be a whole number").positive("must be more than 0");
// Below 100, a price would be lower than that of the plan, which the pages name as the lowest.
const factor = z
  .int("must be a whole percentage")
  .min(100, "must be 100 or more, so that no price is below that of the plan")
  .max(2000, "must be 2000 or less");
const text = z.string().trim().min(1, "must not be empty");

const ageBands = z
  .array(z.strictObject({ from: z.int().nonnegative(), isChild: z.boolean(), factor }))
  .refine(([first]) => first?.from === 0, "must begin with age 0")
  .refine(isAscending, "must be in the order of age")
  .refine((bands) => bands.some(({ isChild }) => !isChild), "must have an age of adults");

function isAscending(bands: readonly { from: number }[]): boolean {
  return bands.every(({ from }, index) => index === 0 || from > (bands[index - 1]?.from ?? 0));
}

const regions = z
  .array(
    z.strictObject({
      // It stands in links as it is.
      id: z.string().regex(/^[a-z][a-z0-9]{0,19}$/u, "must be a word in small letters"),
      factor,
      name: z.strictObject(mapped(languages, text)),
    }),
  )
  .min(1, "must have a region")
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, "must have different ids");

const percentage = z.int().min(0).max(100);

const year = z.partialRecord(z.enum(benefits), z.strictObject({ bill: count, times: count }));

/**
 * What prices depend on besides the plans: `priceRules.json`, instead of
 * `domain/src/site/priceRules.json`. The lowest factors are 100.
 */
export const priceRulesSchema: z.ZodType<PriceRules> = z.strictObject({
  version: text.max(40),
  date: z.iso.date("must be a day such as 2026-11-01"),
  ageBands,
  regions,
  household: z.strictObject({ adults: count, people: count.max(99) }),
  employerShare: z
    .strictObject({ least: percentage, most: percentage })
    .refine(({ least, most }) => least <= most, "least must not exceed most"),
  startDays: z
    .strictObject({ least: z.int().nonnegative(), most: count })
    .refine(({ least, most }) => most >= least + 30, "must include the first of a month, always"),
  years: z.strictObject(mapped(exampleYears, year)),
});

function mapped<Key extends string, Value>(
  keys: readonly Key[],
  value: Value,
): Readonly<Record<Key, Value>>;
function mapped(keys: readonly string[], value: unknown) {
  return Object.fromEntries(keys.map((key) => [key, value]));
}
