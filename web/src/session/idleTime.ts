import type { Role } from "@salvia/domain/account/role";

/**
 * So many minutes without input end a sign-in. Rules for open health records ask for ten to fifteen (NIST
 * SP 800-63B asks for fifteen at most where most is at stake), and an administrator opens everything else.
 * Where a salesperson has marked the device as their own, its own lock protects it: they work a day in the
 * field, often where no network would let them sign in again.
 */
export function idleMinutesOf(role: Role | null, ownDevice: boolean): number {
  if (role === "medical" || role === "admin") return 10;
  return role === "sales" && ownDevice ? 12 * 60 : 30;
}

/**
 * Whether a sign-in that the browser has kept has been left alone for too long. Times in milliseconds.
 *
 * A time that lies ahead counts for nothing: the clock was set back, and nothing says for how long
 * nobody was there. Without any time that counts, it was too long.
 *
 * @param lastActivity of this browser, by its own clock
 * @param signedInAt by the server's clock, from the token
 */
export function isIdleTooLong(
  times: { lastActivity: number | null; signedInAt: number | null },
  now: number,
  minutes: number,
): boolean {
  const past = [times.lastActivity, times.signedInAt].filter(
    (time) => time !== null && time <= now + clockToleranceMs,
  );
  return now - Math.max(-Infinity, ...past.map(Number)) >= minutes * 60_000;
}

/** Clocks are set right by seconds all the time. */
const clockToleranceMs = 60_000;
