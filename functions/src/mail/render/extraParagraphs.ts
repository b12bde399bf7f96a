import { hasRemoved, type RemovedWays } from "@salvia/domain/account/account";
import type { Language } from "@salvia/domain/shared/language";

import type { MailData, MailTemplate } from "./mailData.ts";
import { mailTexts } from "../texts/mailTexts.ts";

/** Paragraphs, with placeholders, that depend on the email's data. */
export function extraParagraphs(data: MailData[MailTemplate], language: Language): string[] {
  const { asked, removed } = mailTexts[language];
  if ("browser" in data) return [data.browser === null ? asked.plain : asked.withBrowser];
  if (!("removed" in data) || data.removed === null || !hasRemoved(data.removed)) return [];
  return [`${removed.label} ${removedList(data.removed, language)}. ${removed.again}`];
}

/** The removed sign-in methods, such as `2 passkeys, phone ending in 12, Google`. */
function removedList(
  { passkeys, phoneEnding, providers }: RemovedWays,
  language: Language,
): string {
  const { removed } = mailTexts[language];
  const plural = new Intl.PluralRules(language).select(passkeys) === "one" ? "one" : "other";
  return [
    ...(passkeys > 0 ? [removed.passkeys[plural].replace("#", String(passkeys))] : []),
    ...(phoneEnding === null ? [] : [removed.phone.replace("#", phoneEnding)]),
    ...providers.map((id) => (id === "google.com" ? "Google" : id)),
  ].join(", ");
}
