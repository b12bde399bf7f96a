import type { Outcome } from "./decide.ts";

type Send = () => Promise<Outcome>;

/** The outcomes of a request before and after a moment. */
type Outcomes = { before: Outcome[]; after: Outcome[] };

/**
 * Repeats a request until a time has passed; returns the outcomes before it and after it.
 *
 * @param prepare stores what the moment, in milliseconds since 1970, decides, and returns the
 *   request
 */
export async function timeBoundary(prepare: (moment: number) => Promise<Send>): Promise<Outcomes> {
  // A busy machine may answer no request before the moment, which must then be further away.
  for (let ahead = 1_500; ; ahead *= 4) {
    const moment = Date.now() + ahead;
    const outcomes = await outcomesAround(moment, await prepare(moment));
    if (outcomes.before.length > 0) return outcomes;
  }
}

async function outcomesAround(moment: number, send: Send): Promise<Outcomes> {
  const before = new Set<Outcome>();
  const after = new Set<Outcome>();
  for (let asked = Date.now(); asked <= moment;) {
    asked = Date.now();
    const outcome = await send();
    // A request sent before and answered after the time may have either outcome.
    if (Date.now() < moment) before.add(outcome);
    if (asked > moment) after.add(outcome);
  }
  return { before: [...before], after: [...after] };
}
