import { calendarEndpoints } from "@salvia/domain/scheduling/calendarFeed";

import type { Session } from "../../session/session.ts";

/** The server calls about one's own calendar address. Each may throw what `failureOf` translates. */
export function calendarFeedCalls(session: Pick<Session, "ask">) {
  return {
    find: () => session.ask(calendarEndpoints.findFeed, {}),
    renew: () => session.ask(calendarEndpoints.renewFeed, {}),
    revoke: () => session.ask(calendarEndpoints.revokeFeed, {}),
  };
}

export type CalendarFeedCalls = ReturnType<typeof calendarFeedCalls>;
