export { mailRequested } from "./accounts/mailRequested.ts";
export { auth } from "./auth/auth.ts";
export { contact } from "./contact/contact.ts";
export { leadChanged } from "./leads/leadChanged.ts";
export { leads } from "./leads/leads.ts";
export { countLead, recountSalesStats } from "./leads/salesStats.ts";
export { deliverMail, mailCreated } from "./mail/mail.ts";
export { notifyOfLead } from "./notifications/notifyOfLead.ts";
export { sendMonthlyReports } from "./reports/monthlyReports.ts";
