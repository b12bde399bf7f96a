import * as z from "zod/mini";

import { patterns } from "../shared/patterns.ts";

/**
 * A private address that shows a person's appointments to calendar programs, as stored in
 * `calendarFeeds/{sha256 of its token}`, timestamps as `Date`. Only the server can access it.
 */
export const calendarFeedSchema = z.strictObject({
  /** Whose appointments it shows. */
  uid: z.string().check(z.regex(patterns.id)),
  createdAt: z.date(),
  /** When an appointment in it was last written. Its update time is part of the answer's `ETag`. */
  changedAt: z.optional(z.date()),
});

export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

/** The path of a feed. Its token is 256 random bits in base64url. */
export function calendarFeedPath(token: string): string {
  return `/api/calendar/${token}.ics`;
}

/** The token in a feed's path; null for other paths. */
export function feedTokenIn(path: string): string | null {
  return /^\/api\/calendar\/([\w-]{1,100})\.ics$/.exec(path)?.[1] ?? null;
}

/** When the address was made, in ISO 8601; null if there is none. */
const createdAt = z.nullable(z.string());

/** The server calls for one's own feed. */
export const calendarEndpoints = {
  /** Whether there is an address. No one can read the address itself again. */
  findFeed: {
    path: "/api/calendar/find-feed",
    signedIn: true,
    input: z.strictObject({}),
    output: z.object({ createdAt }),
  },
  /** Makes an address. An earlier one no longer works. */
  renewFeed: {
    path: "/api/calendar/renew-feed",
    signedIn: "recently",
    input: z.strictObject({}),
    output: z.object({ createdAt, address: z.string() }),
  },
  /** Ends the address. Repeating it changes nothing. */
  revokeFeed: {
    path: "/api/calendar/revoke-feed",
    signedIn: true,
    input: z.strictObject({}),
    output: z.object({ createdAt }),
  },
} as const;
