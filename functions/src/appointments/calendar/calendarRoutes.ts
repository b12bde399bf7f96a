import {
  calendarEndpoints,
  calendarFeedPath,
  feedTokenIn,
} from "@salvia/domain/scheduling/calendarFeed";

import { signedInRoutes } from "../../caller/signedInRoute.ts";
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
  ...signedInRoutes(calendarEndpoints, {
    findFeed: () => import("./ownFeed.ts"),
    renewFeed: () => import("./ownFeed.ts"),
    revokeFeed: () => import("./ownFeed.ts"),
  }),
];
