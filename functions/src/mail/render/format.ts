import type { Language } from "@salvia/domain/shared/language";

import { knownTimeZone } from "@salvia/domain/shared/timeZone";

/**
 * The value of a placeholder. Foreign text was typed by a user: it may be right-to-left and must
 * not change the direction of the text around it.
 */
export type Value =
  | { kind: "own"; text: string; href?: string }
  | { kind: "foreign"; text: string };

export type Values = Readonly<Record<string, Value>>;

/**
 * Fills the placeholders of a text, such as `{{brand}}`.
 *
 * @param show renders a value; inserts its text unchanged by default
 * @param own renders the text around the values
 * @throws Error for a placeholder without a value
 */
export function fill(
  text: string,
  values: Values,
  show: (value: Value) => string = (value) => value.text,
  own: (part: string) => string = (part) => part,
): string {
  return text
    .split(/(\{\{\w+\}\})/)
    .map((part) => {
      const name = /^\{\{(\w+)\}\}$/.exec(part)?.[1];
      if (name === undefined) return own(part);
      const value = values[name];
      if (value === undefined) throw new Error(`No value for ${part}`);
      return show(value);
    })
    .join("");
}

/**
 * Validates a link for an email and returns it as an ASCII URL: HTTPS, or a page on this machine
 * for emails from the emulators.
 *
 * @throws TypeError for any other link; the error omits the link, because links contain secrets
 */
export function mailLink(link: string): string {
  const url = URL.canParse(link) ? new URL(link) : null;
  const local = url?.protocol === "http:" && url.hostname === "localhost";
  if (url === null || !(url.protocol === "https:" || local) || url.username || url.password) {
    throw new TypeError("Invalid link.");
  }
  return url.href;
}

/**
 * A moment in the reader's language and time zone, with the zone as pages name it: "(GMT-3)".
 *
 * @param dateStyle with the weekday if it is "full"; within a sentence, it reads badly in Portuguese
 */
export function moment(
  at: Date,
  timezone: string,
  language: Language,
  dateStyle: "full" | "long",
): string {
  const timeZone = knownTimeZone(timezone);
  const format = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...style, timeZone });
  const parts = format({ timeZoneName: "shortOffset" }).formatToParts(at);
  const zone = parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  return `${format({ dateStyle, timeStyle: "short" }).format(at)} (${zone})`;
}

/**
 * Makes untrusted text safe for one line of limited length: without line breaks, which would start
 * another header in an email, and without invisible or direction-changing characters.
 *
 * @param max in code points
 */
export function oneLine(text: string, max: number): string {
  const clean = text.normalize("NFC").replace(unseen, " ").replace(/\s+/gu, " ").trim();
  const points = Array.from(clean);
  return points.length > max
    ? `${points
        .slice(0, max - 1)
        .join("")
        .trim()}…`
    : clean;
}

// Control characters, line and paragraph separators, bidirectional overrides and isolates (Unicode
// TR9), and invisible characters. Joiners stay, because names in Persian and emoji need them.
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
