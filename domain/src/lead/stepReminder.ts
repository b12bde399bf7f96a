import { DateTime } from "luxon";
import { knownTimeZone } from "../shared/timeZone.ts";

/** The local hour in which salespeople are reminded of the steps that are due. */
const morning = 8;

/**
 * The local day if it is a salesperson's morning, else null. A run in each hour finds each morning
 * once, also in zones that are off by half an hour.
 *
 * @param timezone an IANA name; an unknown one is read as UTC
 */
export function stepReminderDay(timezone: string, now: Date): string | null {
  const zone = knownTimeZone(timezone);
  const local = DateTime.fromJSDate(now, { zone });
  return local.hour === morning ? local.toISODate() : null;
}
