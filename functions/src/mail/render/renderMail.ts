import { brand } from "@salvia/domain/site/brand";
import type { Language } from "@salvia/domain/shared/language";
import { mailTexts } from "@salvia/domain/locales/mailTexts";
import type { MailMessage } from "@salvia/domain/mail/mail";

import { extraParagraphs } from "./extraParagraphs.ts";
import { fill, type Values } from "./fill.ts";
import type { MailData, MailTemplate } from "./mailData.ts";
import { mailHtml } from "./mailHtml.ts";
import { mailLink } from "./mailLink.ts";
import { mailText } from "./mailText.ts";
import { moment } from "./moment.ts";
import { oneLine } from "./oneLine.ts";
import { reportTable, reportValues, type MailTable } from "./report.ts";

/** The parts from which the HTML and the plain text of an email are made. */
export type MailParts = {
  language: Language;
  /** Without placeholders. */
  subject: string;
  preview: string;
  heading: string;
  greeting: string;
  /** With placeholders, which HTML and plain text fill differently. */
  body: readonly string[];
  /** Shown below the body. */
  table: MailTable | null;
  notes: readonly string[];
  footer: readonly string[];
  button: string;
  address: string;
  link: string;
  values: Values;
};

/**
 * Renders the subject and both bodies of an email.
 *
 * @throws TypeError if a link is not a valid web address
 */
export function renderMail<Template extends MailTemplate>(
  template: Template,
  language: Language,
  data: MailData[Template],
): MailMessage {
  const { common, report, templates } = mailTexts[language];
  const texts = templates[template];
  const values = valuesOf(data, language);
  const parts: MailParts = {
    language,
    subject: oneLine(fill(texts.subject, values), 200),
    preview: fill(texts.preview, values),
    heading: fill(texts.heading, values),
    greeting: common.greeting,
    body: [...texts.body, ...extraParagraphs(data, language)],
    table: "report" in data ? reportTable(data.report, report, language) : null,
    notes: texts.notes,
    footer: [common.contact, common.never, "settingsLink" in data ? common.wanted : common.reason],
    button: texts.button,
    address: common.address,
    link: mailLink(data.link),
    values,
  };
  return { subject: parts.subject, html: mailHtml(parts), text: mailText(parts) };
}

function valuesOf(data: MailData[MailTemplate], language: Language): Values {
  return {
    brand: { kind: "own", text: brand.name },
    legalName: { kind: "own", text: brand.legalName },
    phone: { kind: "own", text: brand.phone.display, href: brand.phone.href },
    email: { kind: "own", text: brand.email, href: `mailto:${brand.email}` },
    ...("resetLink" in data && { resetLink: linkValue(mailLink(data.resetLink)) }),
    ...("settingsLink" in data && { settingsLink: linkValue(mailLink(data.settingsLink)) }),
    ...("passkey" in data && { passkey: { kind: "foreign", text: oneLine(data.passkey, 80) } }),
    ...("report" in data && reportValues(data.report, language)),
    ...("browser" in data && { browser: { kind: "own", text: data.browser ?? "" } }),
    ...("at" in data && { at: { kind: "own", text: moment(data.at, data.timezone, language) } }),
  };
}

function linkValue(href: string) {
  return { kind: "own", text: href, href } as const;
}
