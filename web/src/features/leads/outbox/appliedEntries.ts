import type { LeadWrite } from "./leadWrite.ts";

/**
 * Checks which of one tab's writes, oldest first, the server has applied. The lead only shows the
 * result of the last write, so earlier writes that it builds on count as applied too.
 *
 * @param isApplied whether the server shows the effect of one write
 */
export async function appliedEntries(
  writes: readonly LeadWrite[],
  isApplied: (write: LeadWrite) => Promise<boolean>,
): Promise<readonly boolean[]> {
  const arrived = new Set<LeadWrite>();
  for (const write of writes.toReversed()) {
    const isBelow = [...arrived].some((later) => standsOn(later, write));
    // oxlint-disable-next-line no-await-in-loop -- later results decide earlier ones
    if (isBelow || (await isApplied(write))) arrived.add(write);
  }
  return writes.map((write) => arrived.has(write));
}

/** Whether `later` was based on a newer revision of the same lead than `earlier`. */
function standsOn(later: LeadWrite, earlier: LeadWrite): boolean {
  if (!("base" in later && "base" in earlier)) return false;
  return later.leadId === earlier.leadId && later.base.rev > earlier.base.rev;
}
