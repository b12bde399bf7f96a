import "./settings/checkedEnvironment.ts";
// Before the functions: it sets the options of all of them.
import "./platform/everyFunction.ts";

import { calendarRoutes } from "./appointments/calendar/calendarRoutes.ts";
import { serve } from "./http/serve.ts";
import { leadRoutes } from "./leads/leadRoutes.ts";
import { mailRoutes } from "./mail/calls/mailRoutes.ts";
import { patientRoutes } from "./patients/patientRoutes.ts";
import { problemRoutes } from "./problems/problemRoutes.ts";
import { variable } from "./settings/environment.ts";
import { visitRoutes } from "./visits/visitRoutes.ts";

export {
  accountDeleted,
  beforeAccountCreated,
  beforeSignIn,
  beforeTextMessage,
} from "./accounts/authenticationEvents.ts";
export { mailRequested } from "./accounts/mailed/mailRequested.ts";
export { appointmentWritten } from "./appointments/appointmentWritten.ts";
export { assistant } from "./assistant/assistant.ts";
export { threadDeleted } from "./assistant/threadDeleted.ts";
export { auditWritten } from "./audit/auditWritten.ts";
export { auth } from "./auth/auth.ts";
export { contact } from "./contact/contact.ts";
export { bulkJobCreated } from "./leads/bulk/bulkJobCreated.ts";
export { leadWritten, nextStepChanged, quoteChanged } from "./leads/leadTriggers.ts";
export { deliverMail, deliverSubscribedMail } from "./mail/mail.ts";
export { mailWritten } from "./mail/mailWritten.ts";
export { notifyOfMessage } from "./messages/notifyOfMessage.ts";
export { sendCollectedNews } from "./notifications/sendDigests.ts";
export { notifyOfEnquiry } from "./notifications/notifyOfEnquiry.ts";
export { notifyOfNote } from "./notifications/notifyOfNote.ts";
export { patientWritten } from "./patients/patientWritten.ts";
export { everyHour, everyNight } from "./schedules.ts";
export { visitEnded } from "./visits/visitEnded.ts";

// Functions of several routes, which load their own code with their first call. Signing in, the public
// forms, and the assistant have functions of their own.

/**
 * Serves what users of the portal call now and then, and the calendar programs and core systems that
 * work for them.
 */
export const portal = serve(
  "portal",
  [...leadRoutes, ...patientRoutes, ...visitRoutes, ...calendarRoutes],
  {
    // 1,600 calls at once. More imports than that would only wait for the database.
    maxInstances: 20,
    timeoutSeconds: 120,
    // Deployment fails if a listed secret does not exist, and a TURN server is optional.
    secrets: (variable("TURN_URLS") ?? []).length > 0 ? ["TURN_SECRET"] : [],
  },
);

/** Serves what browsers and mail services report: failures, bounces, and unsubscriptions. */
export const reports = serve("reports", [...mailRoutes, ...problemRoutes], {
  // Each call costs one or two database operations, and lost reports are repeated.
  maxInstances: 2,
  // Optional, like the TURN server's.
  secrets: variable("MAIL_WEBHOOK") ? ["MAIL_WEBHOOK_SECRET"] : [],
});
