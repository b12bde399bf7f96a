import { hasRemoved, type RemovedWays } from "@salvia/domain/account/account";
import { mailTexts, type MailTexts } from "@salvia/domain/locales/mailTexts";
import type { MailMessage } from "@salvia/domain/mail/mail";
import type { Language } from "@salvia/domain/shared/language";
import { monthName } from "@salvia/domain/shared/monthName";
import { brand } from "@salvia/domain/site/brand";

import { fill, mailLink, moment, oneLine, type Values, type Value } from "./format.ts";
import type { MailData, MailParts, MailTable, MailTemplate, MonthReport } from "./mailData.ts";
import { mailHtml } from "./mailHtml.ts";

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
    footer: [
      common.contact,
      common.never,
      "settingsLink" in data ? common.subscribed : common.reason,
    ],
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
    ...("code" in data && { code: { kind: "own", text: data.code } }),
    ...("reference" in data && { reference: { kind: "own", text: data.reference } }),
    ...("passkey" in data && { passkey: { kind: "foreign", text: oneLine(data.passkey, 80) } }),
    ...("report" in data && reportValues(data.report, language)),
    ...("overdue" in data && {
      dueToday: { kind: "own", text: data.dueToday.toLocaleString(language) },
      overdue: { kind: "own", text: data.overdue.toLocaleString(language) },
    }),
    ...("count" in data && { count: { kind: "own", text: data.count.toLocaleString(language) } }),
    ...("browser" in data && { browser: { kind: "own", text: data.browser ?? "" } }),
    ...("mode" in data && {
      mode: { kind: "own", text: mailTexts[language].appointment[data.mode] },
    }),
    ...("at" in data && {
      at: {
        kind: "own",
        // People plan an appointment by its weekday.
        text: moment(data.at, data.timezone, language, "mode" in data ? "full" : "long"),
      },
    }),
  };
}

function linkValue(href: string) {
  return { kind: "own", text: href, href } as const;
}

/** Paragraphs, with placeholders, that depend on the email's data. */
function extraParagraphs(data: MailData[MailTemplate], language: Language): string[] {
  const { requested, removed } = mailTexts[language];
  if ("browser" in data) return [data.browser === null ? requested.plain : requested.withBrowser];
  if (!("removed" in data) || data.removed === null || !hasRemoved(data.removed)) return [];
  return [`${removed.label} ${removedList(data.removed, language)}. ${removed.again}`];
}

/** The removed sign-in methods, such as `2 passkeys, phone ending in 12, Google`. */
function removedList(
  { passkeys, phoneEnding, providers }: RemovedWays,
  language: Language,
): string {
  const { removed } = mailTexts[language];
  const isOne = new Intl.PluralRules(language).select(passkeys) === "one";
  const counted = isOne ? removed.passkeys_one : removed.passkeys_other;
  return [
    ...(passkeys > 0 ? [fill(counted, { count: { kind: "own", text: String(passkeys) } })] : []),
    ...(phoneEnding === null
      ? []
      : [fill(removed.phone, { digits: { kind: "own", text: phoneEnding } })]),
    ...providers.map((id) => (id === "google.com" ? "Google" : id)),
  ].join(", ");
}

function reportTable(
  report: MonthReport,
  texts: MailTexts["report"],
  language: Language,
): MailTable {
  const count = (value: number) => value.toLocaleString(language);
  return {
    columns: [report.month, report.monthBefore].map((month) => monthName(month, language, "long")),
    rows: [
      [texts.created, count(report.created), count(report.createdBefore)],
      [texts.converted, count(report.converted), count(report.convertedBefore)],
    ],
  };
}

function reportValues({ month, open, clients }: MonthReport, language: Language): Values {
  return {
    month: { kind: "own", text: monthName(month, language, "long") },
    open: { kind: "own", text: open.toLocaleString(language) },
    clients: { kind: "own", text: clients.toLocaleString(language) },
  };
}

/** The plain text of an email. The link has its own line, so that every mail client can open it. */
function mailText(parts: MailParts): string {
  const text = (paragraph: string) => fill(paragraph, parts.values, showText);
  const paragraphs = [
    parts.heading,
    parts.greeting,
    ...parts.body.map(text),
    ...(parts.table === null ? [] : [linesOf(parts.table)]),
    `${parts.button}\n${parts.link}`,
    ...parts.notes.map(text),
    // The signature separator of RFC 3676; mail clients set off or fold what follows.
    ["-- ", ...parts.footer.map(text)].join("\n"),
  ];
  return `${paragraphs.join("\n\n")}\n`;
}

/** One line per row, with a label for every figure, because plain text has no column heads. */
function linesOf({ columns, rows }: MailTable): string {
  return rows
    .map(([name, ...figures]) => {
      const each = figures.map((figure, index) => `${figure} (${columns[index] ?? ""})`);
      return `${name}: ${each.join(", ")}`;
    })
    .join("\n");
}

/** First strong isolate and its end: text typed by a user cannot change the direction around it. */
export function showText(value: Value): string {
  return value.kind === "foreign" ? `\u2068${value.text}\u2069` : value.text;
}
