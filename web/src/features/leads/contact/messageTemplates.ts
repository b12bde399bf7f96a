import type { Lead } from "@salvia/domain/lead/lead";
import type { Language } from "@salvia/domain/shared/language";
import type { i18n } from "i18next";
import { useEffect, useState } from "react";

import { loadTranslator } from "../../../i18n/translator.ts";
import { loadUntilThere } from "../../../lib/loadUntilThere.ts";
import type { EmailText } from "./mailto.ts";

/** The messages that salespeople write again and again. */
export const messageTemplates = ["firstContact", "missedYou", "quoteSent", "documents"] as const;

export type MessageTemplate = (typeof messageTemplates)[number];

/** What every template says of a lead and its salesperson. */
export const messageFields = ["firstName", "plan", "name"] as const;

export type MessageField = (typeof messageFields)[number];

export type MessageValues = Record<MessageField, string>;

/** The texts in the language of a message, which may differ from the page's; null while they load. */
export function useMessageTexts(language: Language): i18n | null {
  const [loaded, setLoaded] = useState<{ language: Language; translator: i18n } | null>(null);
  useEffect(() => {
    let current = true;
    void loadUntilThere(() => loadTranslator(language, ["leadMessages", "leads"])).then(
      (texts) => current && setLoaded(texts),
    );
    return () => {
      current = false;
    };
  }, [language]);
  return loaded?.language === language ? loaded.translator : null;
}

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
