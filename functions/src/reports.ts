import { serve } from "./http/serve.ts";
import { mailRoutes } from "./mail/calls/mailRoutes.ts";
import { problemRoutes } from "./problems/problemRoutes.ts";
import { variable } from "./settings/environment.ts";

/** Serves what browsers and mail services report: failures, bounces, and unsubscriptions. */
export const reports = serve("reports", [...mailRoutes, ...problemRoutes], {
  // Each call costs one or two database operations, and lost reports are repeated.
  maxInstances: 2,
  // Deployment fails if a listed secret does not exist, and the webhook is optional.
  secrets: variable("MAIL_WEBHOOK") ? ["MAIL_WEBHOOK_SECRET"] : [],
});
