import { hasRemoved, type RemovedWays } from "@salvia/domain/account/account";
import { mailTexts } from "@salvia/domain/locales/mailTexts";
import type { Language } from "@salvia/domain/shared/language";

import { fill } from "./fill.ts";
import type { MailData, MailTemplate } from "./mailData.ts";

/** Paragraphs, with placeholders, that depend on the email's data. */
export function extraParagraphs(data: MailData[MailTemplate], language: Language): string[] {
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
