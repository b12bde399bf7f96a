import type { Limit } from "./limits.ts";

/**
 * Whether a call is within its limit, by the generic cell rate algorithm. The only state is the
 * moment at which no earlier call counts any more. Each call moves that moment forward by its share
 * of the window, to at most one window ahead. Unlike fixed-window counters, this never allows two
 * windows' worth of calls around a boundary.
 *
 * @param quietAt the stored state, in milliseconds since 1970; null if there is none
 * @param now in milliseconds since 1970
 * @returns the new state, or the whole seconds until a call would be allowed
 */
export function rateDecision(
  quietAt: number | null,
  { allowed, window }: Limit,
  now: number,
): { allowed: true; quietAt: number } | { allowed: false; retryAfter: number } {
  const length = window * 1000;
  // Capped at one window, so that a clock that was wrong once cannot lock clients out for long.
  const before = Math.min(Math.max(quietAt ?? 0, now), now + length);
  const after = before + length / allowed;
  const excess = after - (now + length);
  if (excess <= 0) return { allowed: true, quietAt: after };
  return { allowed: false, retryAfter: Math.ceil(excess / 1000) };
}
