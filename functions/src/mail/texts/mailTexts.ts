import type { Language } from "@salvia/domain/shared/language";

import type { MailTemplate } from "../mailData.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { pt } from "./pt.ts";

/** The words of all mails, by language. Placeholders such as `{{brand}}` are filled by `renderMail`. */
export const mailTexts: Readonly<Record<Language, MailTexts>> = { en, es, pt, fr };

/** The words of one kind of mail; `body` and `notes` are paragraphs. */
type TemplateTexts = {
  subject: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  heading: string;
  body: readonly string[];
  button: string;
  /** Below the button. */
  notes: readonly string[];
};

export type MailTexts = {
  common: {
    greeting: string;
    /** Introduces the address behind the button. */
    address: string;
    never: string;
    contact: string;
    /** Why somebody gets a mail that they need. */
    reason: string;
    /** Why somebody gets a mail that they have asked for. */
    wanted: string;
  };
  /** Who asked for a mail, and when, with and without their browser. */
  asked: { plain: string; withBrowser: string };
  /** What a password reset has removed. `#` stands for a number, or for the last digits of one. */
  removed: {
    label: string;
    passkeys: { one: string; other: string };
    phone: string;
    again: string;
  };
  /** What the figures of a month are. */
  report: { created: string; converted: string };
  templates: Readonly<Record<MailTemplate, TemplateTexts>>;
};
