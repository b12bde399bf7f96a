import type { Language } from "../shared/language.ts";
import en from "./en/mail.json" with { type: "json" };
import es from "./es/mail.json" with { type: "json" };
import fr from "./fr/mail.json" with { type: "json" };
import pt from "./pt/mail.json" with { type: "json" };

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

/** The texts of all emails in one language, with placeholders such as `{{brand}}`. */
export type MailTexts = Readonly<
  Omit<typeof en, "templates"> & { templates: Record<keyof typeof en.templates, TemplateTexts> }
>;

export const mailTexts: Readonly<Record<Language, MailTexts>> = { en, es, pt, fr };
