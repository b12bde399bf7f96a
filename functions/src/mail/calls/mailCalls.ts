import { mailEndpoints } from "@salvia/domain/mail/mailEndpoints";

import { bodilessRoute, jsonRoute } from "../../http/route.ts";
import { serve } from "../../http/serve.ts";
import { variable } from "../../settings/environment.ts";

/** Serves `/api/mail/**`, which mail services call. They have no App Check token. */
export const mail = serve(
  "mail",
  [
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
  ],
  {
    // Each call costs one or two database operations.
    maxInstances: 2,
    // Deployment fails if a listed secret does not exist, and the webhook is optional.
    secrets: variable("MAIL_WEBHOOK") ? ["MAIL_WEBHOOK_SECRET"] : [],
  },
);
