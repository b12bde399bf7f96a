/**
 * So many minutes without a key, a press or a turn of the wheel, and the clinicians' half is locked.
 * The usual bounds for open health records are ten to fifteen (NIST SP 800-63B asks for fifteen at
 * most where most is at stake); a visit takes thirty, in which ten without a touch are rare, and a
 * conversation by video counts as presence.
 */
export const idleMinutes = 10;

/** So long before, it is said (WCAG 2.2.1 asks for twenty seconds at least). */
export const warningMinutes = 2;

export type IdleState =
  | { kind: "active" }
  /** Seconds until it is locked. */
  | { kind: "warning"; secondsLeft: number }
  | { kind: "idle" };

/** How long it will go on, by the clock on the wall: it goes on while a computer sleeps. */
export function idleStateAt(lastActivity: number, now: number): IdleState {
  const msLeft = lastActivity + idleMinutes * minuteMs - now;
  if (msLeft <= 0) return { kind: "idle" };
  if (msLeft > warningMinutes * minuteMs) return { kind: "active" };
  return { kind: "warning", secondsLeft: Math.ceil(msLeft / 1000) };
}

const minuteMs = 60_000;
