import type { Language } from "@salvia/domain/shared/language";
import type { MailMessage } from "@salvia/domain/mail/mail";

import type { AppointmentMail, SubscribedMail } from "../render/mailData.ts";
import { renderMail } from "../render/renderMail.ts";

/** For tests: the link in every example, shaped like a link from Authentication. */
export const exampleLink = "https://salvia.example/action?mode=signIn&oobCode=a_b-c'd&lang=es";

const security = {
  link: exampleLink,
  at: new Date("2026-11-21T09:30:00Z"),
  timezone: "Europe/Madrid",
};

const subscribed: SubscribedMail = {
  link: exampleLink,
  settingsLink: "https://salvia.example/sales/settings",
  subscription: { uid: "ines", setting: "newLeads" },
};

const appointment: AppointmentMail = {
  ...security,
  settingsLink: "https://salvia.example/account",
  subscription: { uid: "ines", setting: "appointments" },
  mode: "telemedicine",
};

const report = {
  month: "2026-10",
  monthBefore: "2026-09",
  created: 1_207,
  createdBefore: 986,
  converted: 41,
  convertedBefore: 53,
  open: 312,
  clients: 128,
};

/** For tests: one email of each kind. */
export const mailExamples = {
  verifyEmail: (language) =>
    renderMail("verifyEmail", language, { ...security, browser: "Chrome, Windows" }),
  resetPassword: (language) => renderMail("resetPassword", language, { link: exampleLink }),
  signUp: (language) => renderMail("signUp", language, { link: exampleLink }),
  alreadyMember: (language) =>
    renderMail("alreadyMember", language, {
      link: exampleLink,
      resetLink: "https://salvia.example/es/login?reset",
    }),
  invitation: (language) =>
    renderMail("invitation", language, {
      link: exampleLink,
      resetLink: "https://salvia.example/es/login?reset",
    }),
  memberInvitation: (language) =>
    renderMail("memberInvitation", language, {
      link: exampleLink,
      resetLink: "https://salvia.example/es/login?reset",
    }),
  policyCode: (language) =>
    renderMail("policyCode", language, { link: exampleLink, code: "204913" }),
  policyInUse: (language) =>
    renderMail("policyInUse", language, {
      link: exampleLink,
      resetLink: "https://salvia.example/es/login?reset",
    }),
  policyLinked: (language) => renderMail("policyLinked", language, { link: exampleLink }),
  passkeyAdded: (language) =>
    renderMail("passkeyAdded", language, { ...security, passkey: "آیفون مینا 👩🏽‍⚕️" }),
  passwordChanged: (language) =>
    renderMail("passwordChanged", language, {
      ...security,
      removed: { passkeys: 2, phoneEnding: "12", providers: ["google.com"] },
    }),
  accountTakenOver: (language) => renderMail("accountTakenOver", language, security),
  enquiryReceived: (language) =>
    renderMail("enquiryReceived", language, { link: exampleLink, reference: "K3XW-8TQM" }),
  newLead: (language) => renderMail("newLead", language, subscribed),
  leadHandedOver: (language) => renderMail("leadHandedOver", language, subscribed),
  newEnquiry: (language) => renderMail("newEnquiry", language, subscribed),
  leadDigest: (language) => renderMail("leadDigest", language, subscribed),
  conversion: (language) => renderMail("conversion", language, subscribed),
  mention: (language) => renderMail("mention", language, subscribed),
  noteReply: (language) => renderMail("noteReply", language, subscribed),
  leadsAssigned: (language) =>
    renderMail("leadsAssigned", language, { ...subscribed, count: 1_204 }),
  stepsDue: (language) =>
    renderMail("stepsDue", language, { ...subscribed, dueToday: 1_204, overdue: 3 }),
  monthlyReport: (language) => renderMail("monthlyReport", language, { ...subscribed, report }),
  appointmentRequested: (language) => renderMail("appointmentRequested", language, appointment),
  appointmentMoveRequested: (language) =>
    renderMail("appointmentMoveRequested", language, appointment),
  appointmentConfirmed: (language) => renderMail("appointmentConfirmed", language, appointment),
  appointmentMoved: (language) => renderMail("appointmentMoved", language, appointment),
  appointmentNotMoved: (language) => renderMail("appointmentNotMoved", language, appointment),
  appointmentCanceled: (language) => renderMail("appointmentCanceled", language, appointment),
  timeOffered: (language) => renderMail("timeOffered", language, appointment),
  appointmentReminder: (language) => renderMail("appointmentReminder", language, appointment),
  newMessage: (language) => renderMail("newMessage", language, subscribed),
  messagesUnread: (language) => renderMail("messagesUnread", language, subscribed),
  treatmentRequested: (language) => renderMail("treatmentRequested", language, subscribed),
  treatmentAnswered: (language) => renderMail("treatmentAnswered", language, subscribed),
} as const satisfies Record<string, (language: Language) => MailMessage>;

/** For tests: the kinds of email. */
export const templates = [
  "verifyEmail",
  "resetPassword",
  "signUp",
  "alreadyMember",
  "invitation",
  "memberInvitation",
  "policyCode",
  "policyInUse",
  "policyLinked",
  "passkeyAdded",
  "passwordChanged",
  "accountTakenOver",
  "enquiryReceived",
  "newLead",
  "leadHandedOver",
  "newEnquiry",
  "leadDigest",
  "conversion",
  "mention",
  "noteReply",
  "leadsAssigned",
  "stepsDue",
  "monthlyReport",
  "appointmentRequested",
  "appointmentMoveRequested",
  "appointmentConfirmed",
  "appointmentMoved",
  "appointmentNotMoved",
  "appointmentCanceled",
  "timeOffered",
  "appointmentReminder",
  "newMessage",
  "messagesUnread",
  "treatmentRequested",
  "treatmentAnswered",
] as const satisfies readonly (keyof typeof mailExamples)[];
