import type { Role } from "@salvia/domain/account/role";

/**
 * Minutes without input after which a sign-in ends. Rules for open health records ask for ten to
 * fifteen (NIST SP 800-63B allows at most fifteen at its highest level), and an administrator can
 * open everything else. A device that a salesperson has marked as their own is protected by its own
 * lock: salespeople work a day in the field, often without a network to sign in again.
 */
export function idleMinutesOf(role: Role | null, ownDevice: boolean): number {
  if (role === "medical" || role === "admin") return 10;
  return role === "sales" && ownDevice ? 12 * 60 : 30;
}

/**
 * Whether a sign-in that the browser has kept was idle for too long. Times in milliseconds.
 *
 * A time in the future is ignored: the clock was set back, and the idle time is unknown. Without
 * any valid time, the sign-in counts as idle for too long.
 *
 * @param lastActivity last input in this browser, by its own clock
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

/** Clock synchronization often moves a clock by a few seconds. */
const clockToleranceMs = 60_000;
