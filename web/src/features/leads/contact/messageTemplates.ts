import type { Lead } from "@salvia/domain/lead/lead";
import type { i18n } from "i18next";

import type { EmailText } from "./mailto.ts";

/** The messages that salespeople write again and again. */
export const messageTemplates = ["firstContact", "missedYou", "quoteSent", "documents"] as const;

export type MessageTemplate = (typeof messageTemplates)[number];

/** What every template says of a lead and its salesperson. */
export const messageFields = ["firstName", "plan", "name"] as const;

export type MessageField = (typeof messageFields)[number];

export type MessageValues = Record<MessageField, string>;

/** What is known for a message; "" for what is not. */
export function messageValues(texts: i18n, lead: Lead, name: string | null): MessageValues {
  return {
    firstName: lead.firstName.trim(),
    plan: lead.plan === "undecided" ? "" : texts.t(`leads:plan.${lead.plan}`),
    name: name?.trim() ?? "",
  };
}

/** The fields without a value. A message with one of them would have a hole. */
export function missingFields(values: MessageValues): MessageField[] {
  return messageFields.filter((field) => values[field].trim() === "");
}

/** A template with its values filled in. */
export function fillTemplate(
  texts: i18n,
  template: MessageTemplate,
  values: MessageValues,
): EmailText {
  return {
    subject: texts.t(`leadMessages:templates.${template}.subject`, values),
    body: texts.t(`leadMessages:templates.${template}.body`, values),
  };
}
