import {
  calendarEndpoints,
  calendarFeedPath,
  feedTokenIn,
} from "@salvia/domain/scheduling/calendarFeed";

import { signedInRoute } from "../../caller/signedInRoute.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Route } from "../../http/route.ts";

/** `/api/calendar/**`: appointments for calendar programs. */
export const calendarRoutes: readonly Route[] = [
  {
    // Logs show this path, so a token never gets there.
    path: calendarFeedPath("*"),
    matches: (path) => feedTokenIn(path) !== null,
    isForAnyone: true,
    bodyMaxBytes: 0,
    answer: async () => {
      throw new Refusal("method-not-allowed");
    },
    onGet: async (call) => (await import("./readFeed.ts")).readFeed(call),
  },
  signedInRoute(calendarEndpoints.findFeed, async () => (await import("./ownFeed.ts")).findFeed),
  signedInRoute(calendarEndpoints.renewFeed, async () => (await import("./ownFeed.ts")).renewFeed),
  signedInRoute(
    calendarEndpoints.revokeFeed,
    async () => (await import("./ownFeed.ts")).revokeFeed,
  ),
];
