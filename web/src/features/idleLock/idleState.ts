/** So long before, it is said (WCAG 2.2.1 asks for twenty seconds at least). */
export const warningMinutes = 2;

export type IdleState =
  | { kind: "active" }
  /** Seconds until it is locked. */
  | { kind: "warning"; secondsLeft: number }
  | { kind: "idle" };

/** How long it will go on if so many minutes without input lock it, by the clock on the wall: it goes on while a computer sleeps. */
export function idleStateAt(lastActivity: number, now: number, minutes: number): IdleState {
  const msLeft = lastActivity + minutes * minuteMs - now;
  if (msLeft <= 0) return { kind: "idle" };
  if (msLeft > warningMinutes * minuteMs) return { kind: "active" };
  return { kind: "warning", secondsLeft: Math.ceil(msLeft / 1000) };
}

const minuteMs = 60_000;
