import type { Limit } from "./limits.ts";

/**
 * Whether a call is within its limit: the generic cell rate algorithm. All that is kept of the
 * calls before is the moment at which none of them would count any more; each call moves it on by
 * its share of the window, and none may move it further ahead than a window. Unlike counters of
 * fixed windows it lets nobody have two windows' worth around a boundary.
 *
 * @param quietAt what was kept, in milliseconds since 1970; null if nothing was
 * @param now in milliseconds since 1970
 * @returns what to keep, or in how many whole seconds a call would be allowed
 */
export function rateDecision(
  quietAt: number | null,
  { allowed, window }: Limit,
  now: number,
): { allowed: true; quietAt: number } | { allowed: false; retryAfter: number } {
  const length = window * 1000;
  // Never further ahead than a window: a clock that was wrong once locks nobody out for long.
  const before = Math.min(Math.max(quietAt ?? 0, now), now + length);
  const after = before + length / allowed;
  const excess = after - (now + length);
  if (excess <= 0) return { allowed: true, quietAt: after };
  return { allowed: false, retryAfter: Math.ceil(excess / 1000) };
}
