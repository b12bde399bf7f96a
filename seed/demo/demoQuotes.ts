import type { Lead } from "@salvia/domain/lead/lead";
import { stepOf } from "@salvia/domain/lead/leadStatus";
import { quoteSchema, type Quote } from "@salvia/domain/lead/quote/quote";
import { offersVersion } from "@salvia/domain/lead/quote/quotePrice";

import { seededRandom } from "../random.ts";
import { day } from "./demoTimes.ts";

/**
 * The quotes of the demo's leads that have been quoted, by the lead's id: for the plan they are
 * interested in, some of them expired. The same for the same leads.
 */
export function demoQuotes(
  leads: ReadonlyMap<string, Lead>,
  now: Date,
): ReadonlyMap<string, Quote> {
  const random = seededRandom(20_261_128);
  const first = stepOf("quoted") ?? 0;
  return new Map(
    [...leads].flatMap(([id, { ownerId, step, plan, createdAt, updatedAt }]) => {
      if (ownerId === null || step < first) return [];
      const adults = Number(random.weighted({ 1: 5, 2: 6, 3: 1 }));
      const children = Number(random.weighted({ 0: 6, 1: 3, 2: 3, 3: 1 }));
      const madeAt = new Date(Math.max(createdAt.getTime(), updatedAt.getTime() - day / 8));
      const people = { adults, children };
      const quote = { plan, ...people, offersVersion, madeBy: ownerId, madeAt, rev: 1 };
      return madeAt > now ? [] : [[id, quoteSchema.parse(quote)] as const];
    }),
  );
}
