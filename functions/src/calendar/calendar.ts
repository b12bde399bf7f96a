import {
  calendarEndpoints,
  calendarFeedPath,
  feedTokenIn,
} from "@salvia/domain/scheduling/calendarFeed";

import { signedInRoute } from "../auth/signedInRoute.ts";
import { Refusal } from "../http/refusal.ts";
import { serve } from "../http/serve.ts";

/** Serves `/api/calendar/**`: appointments for calendar programs. */
export const calendar = serve(
  "calendar",
  [
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
    signedInRoute(
      calendarEndpoints.renewFeed,
      async () => (await import("./ownFeed.ts")).renewFeed,
    ),
    signedInRoute(
      calendarEndpoints.revokeFeed,
      async () => (await import("./ownFeed.ts")).revokeFeed,
    ),
  ],
  // Calendar programs wait, and ask again.
  { maxInstances: 3 },
);
