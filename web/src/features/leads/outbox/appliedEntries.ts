import type { LeadWrite } from "./leadWrite.ts";

/**
 * Whether the server has each of several writes of one tab, oldest first. A lead says what became of
 * the last one only: what that stands on must have been there before, though nothing of it is to be
 * seen any more.
 *
 * @param isApplied whether the server shows what one write has promised
 */
export async function appliedEntries(
  writes: readonly LeadWrite[],
  isApplied: (write: LeadWrite) => Promise<boolean>,
): Promise<readonly boolean[]> {
  const arrived = new Set<LeadWrite>();
  for (const write of writes.toReversed()) {
    const isBelow = [...arrived].some((later) => standsOn(later, write));
    // oxlint-disable-next-line no-await-in-loop -- the later ones say something about the earlier
    if (isBelow || (await isApplied(write))) arrived.add(write);
  }
  return writes.map((write) => arrived.has(write));
}

/** Whether a write was decided on a state of the lead that another one had made. */
function standsOn(later: LeadWrite, earlier: LeadWrite): boolean {
  if (!("base" in later && "base" in earlier)) return false;
  return later.leadId === earlier.leadId && later.base.rev > earlier.base.rev;
}
