import type { Language } from "@salvia/domain/shared/language";

import type { MailTemplate } from "../render/mailData.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { pt } from "./pt.ts";

/** The texts of all emails, by language. `renderMail` fills placeholders such as `{{brand}}`. */
export const mailTexts: Readonly<Record<Language, MailTexts>> = { en, es, pt, fr };

/** The texts of one kind of email; `body` and `notes` are paragraphs. */
type TemplateTexts = {
  subject: string;
  /** Shown next to the subject in an inbox. */
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
    /** Introduces the URL that the button opens. */
    address: string;
    never: string;
    contact: string;
    /** Explains why a required email was sent. */
    reason: string;
    /** Explains why a subscribed email was sent. */
    wanted: string;
  };
  /** When an email was requested, with and without the browser. */
  asked: { plain: string; withBrowser: string };
  /**
   * The methods that a password reset has removed. `#` is replaced by a number, or by the last
   * digits of one.
   */
  removed: {
    label: string;
    passkeys: { one: string; other: string };
    phone: string;
    again: string;
  };
  /** The labels of a month's figures. */
  report: { created: string; converted: string };
  templates: Readonly<Record<MailTemplate, TemplateTexts>>;
};
