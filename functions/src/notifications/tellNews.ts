import { reportedLeadSchema, newsOf, type LeadNews } from "@salvia/domain/leadNews";
import * as logger from "firebase-functions/logger";

import type { Written } from "../documentWritten.ts";
import { stored } from "../stored.ts";
import { salespeople, salespersonOf } from "./salespeople.ts";
import { tell } from "./tell.ts";

/**
 * Tells whoever wants to know what a write to a lead means. Done twice, or broken off and begun
 * again, each person is told once.
 *
 * @throws where the database is out of reach, so that the event comes again
 */
export async function tellNews({ before, after }: Written, now: Date): Promise<void> {
  // Nobody is told that a lead is gone.
  if (after === null) return;
  const was = before && stored(reportedLeadSchema, before);
  const news = newsOf(was, stored(reportedLeadSchema, after), now);
  const leadId = after.id;
  for (const one of news) {
    // oxlint-disable-next-line no-await-in-loop -- there are two at most
    const told = await tellEach(leadId, one, now);
    logger.info("lead news told", { kind: one.kind, leadId, told });
  }
}

async function tellEach(leadId: string, news: LeadNews, now: Date): Promise<number> {
  let told = 0;
  for await (const page of recipientsOf(news)) {
    const answers = await Promise.all(page.map((person) => tell(person, leadId, news, now)));
    told += answers.filter(Boolean).length;
  }
  return told;
}

async function* recipientsOf({ to }: LeadNews): ReturnType<typeof salespeople> {
  if (to === null) {
    yield* salespeople();
  } else {
    const person = await salespersonOf(to);
    if (person !== null) yield [person];
  }
}
