import "./settings/checkedEnvironment.ts";
// Before the functions: it sets the options of all of them.
import "./everyFunction.ts";

export {
  accountDeleted,
  beforeAccountCreated,
  beforeSignIn,
  beforeTextMessage,
} from "./accounts/authenticationEvents.ts";
export { exportAccounts } from "./accounts/export/exportAccounts.ts";
export { mailRequested } from "./accounts/mailed/mailRequested.ts";
export { appointmentMoved } from "./appointments/appointmentMoved.ts";
export { notifyOfAppointment } from "./appointments/notifyOfAppointment.ts";
export { remindOfAppointments } from "./appointments/remindOfAppointments.ts";
export { assistant } from "./assistant/assistant.ts";
export { threadDeleted } from "./assistant/threadDeleted.ts";
export { auditWritten } from "./audit/auditWritten.ts";
export { auth } from "./auth/auth.ts";
export { calendar } from "./calendar/calendar.ts";
export { contact } from "./contact/contact.ts";
export { bulkJobCreated } from "./leads/bulk/bulkJobCreated.ts";
export { leadChanged, nextStepChanged, quoteChanged } from "./leads/leadChanged.ts";
export { leads } from "./leads/leads.ts";
export { countLead, recountSalesStats } from "./leads/salesStats.ts";
export { mail } from "./mail/calls/mailCalls.ts";
export { deliverMail, deliverSubscribedMail, mailCreated } from "./mail/mail.ts";
export { notifyOfMessage } from "./messages/notifyOfMessage.ts";
export { treatmentEnded } from "./messages/treatmentEnded.ts";
export { sendCollectedNews } from "./notifications/sendDigests.ts";
export { notifyOfEnquiry } from "./notifications/notifyOfEnquiry.ts";
export { notifyOfLead } from "./notifications/notifyOfLead.ts";
export { notifyOfNote } from "./notifications/notifyOfNote.ts";
export { remindOfSteps } from "./notifications/remindOfSteps.ts";
export { indexPatient, repairPatientIndexes } from "./patients/patientIndex.ts";
export { patients } from "./patients/patients.ts";
export { problems } from "./problems/problems.ts";
export { sendMonthlyReports } from "./reports/monthlyReports.ts";
export { visitEnded } from "./visits/visitEnded.ts";
export { visits } from "./visits/visits.ts";
