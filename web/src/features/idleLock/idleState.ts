/** Minutes of warning before the lock (WCAG 2.2.1 asks for at least twenty seconds). */
export const warningMinutes = 2;

export type IdleState =
  | { kind: "active" }
  /** Seconds until the lock. */
  | { kind: "warning"; secondsLeft: number }
  | { kind: "idle" };

/**
 * The idle state for a limit of `minutes` without input. Uses wall-clock time, which continues
 * while a computer sleeps.
 */
export function idleStateAt(lastActivity: number, now: number, minutes: number): IdleState {
  const msLeft = lastActivity + minutes * minuteMs - now;
  if (msLeft <= 0) return { kind: "idle" };
  if (msLeft > warningMinutes * minuteMs) return { kind: "active" };
  return { kind: "warning", secondsLeft: Math.ceil(msLeft / 1000) };
}

const minuteMs = 60_000;
