import { salesStatsSchema } from "@salvia/domain/lead/salesStats";

import { countWrittenLead } from "../../../functions/src/leads/countWrittenLead.ts";
import { firestore } from "../support/accounts.ts";
import { withDates } from "../support/withDates.ts";
import { delivering } from "../support/writeEvents.ts";

/** Does some work on leads, and counts what became of each as the function does. */
export function counting<Result>(work: () => Promise<Result>): Promise<Result> {
  return delivering("leads", [countWrittenLead], work);
}

/** A user's figures. */
export async function figuresOf(uid: string) {
  const found = await firestore.doc(`salesStats/${uid}`).get();
  return salesStatsSchema.parse(withDates(found.data()));
}
