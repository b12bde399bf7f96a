import type { Lead } from "@salvia/domain/lead/lead";
import { fillPlaceholders, placeholdersIn } from "@salvia/domain/mail/leadMail";
import type { i18n } from "i18next";

/** The messages that salespeople write again and again. */
export const messageTemplates = ["firstContact", "missedYou", "quoteSent", "documents"] as const;

/** A salesperson's own message; its name is the subject. */
export type OwnMessage = { id: string; name: string; text: string };

/** What every template of the product says of a lead and its salesperson. */
export const messageFields = ["firstName", "plan", "name"] as const;

/** What is written to a lead. */
export type MessageText = { subject: string; body: string };

type MessageField = (typeof messageFields)[number];

export type MessageValues = Readonly<Record<MessageField, string> & Record<string, string>>;

/** What is known for a message; "" for what is not. */
export function messageValues(texts: i18n, lead: Lead, name: string | null): MessageValues {
  return {
    firstName: lead.firstName.trim(),
    plan: lead.plan === "undecided" ? "" : texts.t(`leads:plan.${lead.plan}`),
    name: name?.trim() ?? "",
  };
}

/** The template with an id, in the language of `texts`; the first one if there is no such template. */
export function messageTemplate(texts: i18n, id: string, own: readonly OwnMessage[]) {
  const ownOne = own.find((each) => each.id === id);
  const template = messageTemplates.find((each) => each === id) ?? messageTemplates[0];
  return {
    /** What its text needs. Own templates may have any placeholder. */
    fields: ownOne ? placeholdersIn(ownOne.name + ownOne.text) : messageFields,
    textWith: (values: MessageValues): MessageText => {
      if (ownOne) {
        const subject = fillPlaceholders(ownOne.name, values);
        return { subject, body: fillPlaceholders(ownOne.text, values) };
      }
      const { firstName, plan, name } = values;
      const known = { firstName, plan, name };
      return {
        subject: texts.t(`leadMessages:templates.${template}.subject`, known),
        body: texts.t(`leadMessages:templates.${template}.body`, known),
      };
    },
  };
}

/** The fields without a value. A message with one of them would have a hole. */
export function missingFields(fields: readonly string[], values: MessageValues): string[] {
  return fields.filter((field) => (values[field] ?? "").trim() === "");
}
