import { mailEndpoints } from "@salvia/domain/mail/mailEndpoints";

import { bodilessRoute, jsonRoute, type Route } from "../../http/route.ts";

/** `/api/mail/**`, which mail services call. They have no App Check token. */
export const mailRoutes: readonly Route[] = [
  {
    ...bodilessRoute(
      mailEndpoints.unsubscribe,
      async () => (await import("./unsubscribe.ts")).unsubscribe,
    ),
    // Virus scanners open every link of an email, so opening it must not unsubscribe.
    onGet: async (call) => (await import("./settingsPage.ts")).settingsPage(call),
  },
  {
    ...jsonRoute(
      mailEndpoints.reportMailFeedback,
      async () => (await import("./reportMailFeedback.ts")).reportMailFeedback,
    ),
    isForAnyone: true,
  },
];
