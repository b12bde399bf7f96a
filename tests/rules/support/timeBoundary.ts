import type { Outcome } from "./decide.ts";

/** Repeats a request until a time has passed; returns the outcomes before it and after it. */
export async function timeBoundary(
  moment: number,
  send: () => Promise<Outcome>,
): Promise<{ before: Outcome[]; after: Outcome[] }> {
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
