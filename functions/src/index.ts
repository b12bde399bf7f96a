import "./settings/checkedEnvironment.ts";
// Before the functions: it sets the options of all of them.
import "./everyFunction.ts";

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
export { deliverMail, deliverSubscribedMail, mailCreated } from "./mail/mail.ts";
export { notifyOfMessage } from "./messages/notifyOfMessage.ts";
export { sendCollectedNews } from "./notifications/sendDigests.ts";
export { notifyOfEnquiry } from "./notifications/notifyOfEnquiry.ts";
export { notifyOfNote } from "./notifications/notifyOfNote.ts";
export { patientWritten } from "./patients/patientWritten.ts";
export { portal } from "./portal.ts";
export { reports } from "./reports.ts";
export { everyHour, everyNight } from "./schedules.ts";
export { visitEnded } from "./visits/visitEnded.ts";
