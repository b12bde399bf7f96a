/**
 * Keeps this document from locking itself for want of input, while something else shows that somebody
 * is there: a conversation by video. Returns the end of it.
 */
export function keepAwake(): () => void {
  const reason = Symbol("awake");
  reasons.add(reason);
  return () => {
    reasons.delete(reason);
  };
}

/** Whether something shows that somebody is there. */
export function isKeptAwake(): boolean {
  return reasons.size > 0;
}

const reasons = new Set<symbol>();
