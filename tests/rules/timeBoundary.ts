import type { Outcome } from "./decide.ts";

/** Asks as often as one can until a moment is over: what was told before it, and what after it. */
export async function timeBoundary(
  moment: number,
  ask: () => Promise<Outcome>,
): Promise<{ before: Outcome[]; after: Outcome[] }> {
  const before = new Set<Outcome>();
  const after = new Set<Outcome>();
  for (let asked = Date.now(); asked <= moment;) {
    asked = Date.now();
    const outcome = await ask();
    // What was asked before and told after it may be either.
    if (Date.now() < moment) before.add(outcome);
    if (asked > moment) after.add(outcome);
  }
  return { before: [...before], after: [...after] };
}
