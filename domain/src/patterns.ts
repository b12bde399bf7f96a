/**
 * The stored forms of text, as regular expressions that JavaScript (with the `u` flag) and RE2, the
 * engine of the security rules, read alike: no look-around, no `\s` or `\w`, bounds written out.
 * `rulesPattern` gives the rules' spelling, and a test holds firestore.rules to it.
 */

// Control characters would break lists and exports; bidirectional overrides and isolates
// (Unicode TR9) would let a stored name display as another one.
const unseen = String.raw`\x00-\x1f\x7f-\x9f\u{202a}-\u{202e}\u{2066}-\u{2069}`;

/** One line of text without a blank at either end, of 1 to `max` code points. */
function line(max: number): string {
  return `[^ ${unseen}](?:[^${unseen}]{0,${max - 2}}[^ ${unseen}])?`;
}

/** The longest first or last name, in code points. */
export const nameMaxLength = 80;

const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";

export const patterns = {
  /** A first or last name. */
  name: pattern(line(nameMaxLength)),
  /** A name shown to others. */
  displayName: pattern(line(120)),
  /** The sentence a person consented to. */
  wording: pattern(line(500)),
  /** A lower-case e-mail address: RFC 5321's dot-string and host name, ASCII. */
  email: pattern(
    String.raw`[a-z0-9!#$%&'*+/=?^_{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_{|}~-]+)*@${label}(?:\.${label})+`,
  ),
  /** A telephone number in E.164. */
  phone: pattern(String.raw`\+[1-9][0-9]{6,14}`),
  /** A country in ISO 3166-1 alpha-2. */
  country: pattern("[A-Z]{2}"),
  /** An identity document's number, upper case, without separators. */
  documentNumber: pattern("[A-Z0-9]{4,20}"),
  /** An IANA time zone, by shape. */
  timezone: pattern("[A-Za-z0-9_+-]{1,32}(?:/[A-Za-z0-9_+-]{1,32}){0,2}"),
} as const;

/** The longest e-mail address that can be delivered to (RFC 5321, 4.5.3.1.3, less the brackets). */
export const emailMaxLength = 254;

/** A pattern as it is written between quotes in firestore.rules. */
export function rulesPattern(expression: RegExp): string {
  return expression.source
    .replaceAll(String.raw`\/`, "/")
    .replaceAll(String.raw`\u{`, String.raw`\x{`)
    .replaceAll("\\", "\\\\")
    .replaceAll("'", "\\'");
}

function pattern(source: string): RegExp {
  return new RegExp(`^${source}$`, "u");
}
