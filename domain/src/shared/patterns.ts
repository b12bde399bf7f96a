/**
 * The stored forms of text, as regular expressions that JavaScript (with the `u` flag) and RE2, the
 * engine of the security rules, read alike: no look-around, no `\s` or `\w`, bounds written out.
 * `rulesPattern` gives the rules' spelling, and a test holds firestore.rules to it.
 */

// Controls and line separators would break lists and exports; bidirectional overrides and isolates
// (Unicode TR9) would let a stored name display as another one; what is invisible would let two
// names that look alike differ.
const unseenElsewhere = String.raw`\x7f-\x9f\u{200b}\u{2028}-\u{202e}\u{2060}-\u{206f}\u{feff}`;

const unseen = String.raw`\x00-\x1f` + unseenElsewhere;
const unseenInText = String.raw`\x00-\x08\x0b-\x1f` + unseenElsewhere;

// The same, and blanks of all kinds, and the joiners and marks that mean something only between
// letters: a name shows something where it begins and ends.
const unseenAtEnds = String.raw`\x00-\x20\x7f-\u{a0}\u{1680}\u{2000}-\u{200f}\u{2028}-\u{202f}\u{205f}-\u{206f}\u{3000}\u{feff}`;

/** One line of text without a blank at either end, of 1 to `max` code points, or without bound. */
function line(max: number | null): string {
  const inner = max === null ? "*" : `{0,${max - 2}}`;
  return `[^${unseenAtEnds}](?:[^${unseen}]${inner}[^${unseenAtEnds}])?`;
}

/** The longest first or last name, in code points. */
export const nameMaxLength = 80;

const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";

// No capital, blank or sign of ASCII either: a database's path could not name such a key.
const searchKey = String.raw`[^\x00-\x2f\x3a-\x60\x7b-\u{a0}\u{1680}\u{2000}-\u{200f}\u{2028}-\u{202f}\u{205f}-\u{206f}\u{3000}\u{feff}]{1,20}`;

export const patterns = {
  /** A first or last name. */
  name: pattern(line(nameMaxLength)),
  /** A name shown to others. */
  displayName: pattern(line(120)),
  /**
   * The sentence a person consented to, without its bound, `wordingMaxLength`: a pattern that
   * counts that far costs each decision of the rules more than all others together.
   */
  wording: pattern(line(null)),
  /** Text of several lines, without its bound, as above. */
  text: pattern(`[^${unseenAtEnds}](?:[^${unseenInText}]*[^${unseenAtEnds}])?`),
  /** A lower-case e-mail address: RFC 5321's dot-string and host name, ASCII. */
  email: pattern(
    String.raw`[a-z0-9!#$%&'*+/=?^_{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_{|}~-]+)*@${label}(?:\.${label})+`,
  ),
  /**
   * The keys of what a lead is found by, with a blank between two: small letters and digits, and what
   * other scripts have, 20 at the most in one.
   */
  search: pattern(`(?:${searchKey}(?: ${searchKey})*)?`),
  /** A telephone number in E.164. */
  phone: pattern(String.raw`\+[1-9][0-9]{6,14}`),
  /** A country in ISO 3166-1 alpha-2. */
  country: pattern("[A-Z]{2}"),
  /** An identity document's number, upper case, without separators. */
  documentNumber: pattern("[A-Z0-9]{4,20}"),
  /**
   * The id of a document that a client made, or of an account. The server's own ids have a colon
   * where a client could otherwise take them first.
   */
  id: pattern("[A-Za-z0-9_-]{1,128}"),
  /** A day of the calendar that there is, such as 2028-02-29. */
  day: pattern(
    "(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)",
  ),
  /** An IANA time zone, by shape. */
  timezone: pattern("[A-Za-z0-9_+-]{1,32}(?:/[A-Za-z0-9_+-]{1,32}){0,2}"),
} as const;

/** The longest e-mail address that can be delivered to (RFC 5321, 4.5.3.1.3, less the brackets). */
export const emailMaxLength = 254;

/** The longest sentence a person consents to, in UTF-16 code units. */
export const wordingMaxLength = 500;

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
