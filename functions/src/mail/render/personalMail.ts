import { mailTexts } from "@salvia/domain/locales/mailTexts";
import type { MailMessage } from "@salvia/domain/mail/mail";
import { escapeHtml } from "@salvia/domain/shared/escapeHtml";
import type { Language } from "@salvia/domain/shared/language";
import { brand } from "@salvia/domain/site/brand";

import { fill, oneLine, type Values } from "./format.ts";
import { mailFrame, mailParagraph, showHtml } from "./mailHtml.ts";
import { showText } from "./renderMail.ts";

/** Renders what a person has written, with a footer that says who that is and where a reply goes. */
export function personalMail(
  written: { subject: string; text: string; name: string },
  language: Language,
): MailMessage {
  const { contact, personal } = mailTexts[language].common;
  const subject = oneLine(written.subject, 200);
  const values: Values = {
    name: { kind: "foreign", text: oneLine(written.name, 80) },
    legalName: { kind: "own", text: brand.legalName },
    phone: { kind: "own", text: brand.phone.display, href: brand.phone.href },
    email: { kind: "own", text: brand.email, href: `mailto:${brand.email}` },
  };
  const paragraphs = written.text.split(/\n{2,}/).map((each) => {
    return mailParagraph(escapeHtml(each).replaceAll("\n", "<br>"));
  });
  const html = mailFrame(
    { language, subject },
    {
      preview: escapeHtml(oneLine(written.text, 120)),
      card: paragraphs.join("\n"),
      footer: [personal, contact].map((each) => fill(each, values, showHtml, escapeHtml)),
    },
  );
  const footer = [personal, contact].map((each) => fill(each, values, showText));
  return { subject, html, text: `${written.text}\n\n${["-- ", ...footer].join("\n")}\n` };
}
