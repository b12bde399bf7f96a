/**
 * Suspends the inactivity lock of this document while another sign shows that the user is present,
 * such as a video call. Returns a function that ends it.
 */
export function keepAwake(): () => void {
  const reason = Symbol("awake");
  reasons.add(reason);
  return () => {
    reasons.delete(reason);
  };
}

/** Whether the inactivity lock is suspended. */
export function isKeptAwake(): boolean {
  return reasons.size > 0;
}

const reasons = new Set<symbol>();
