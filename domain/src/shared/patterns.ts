/**
 * The stored forms of text, as regular expressions that mean the same in JavaScript (with the `u`
 * flag) and in RE2, the engine of the security rules: no look-around, no `\s` or `\w`, explicit
 * bounds. `rulesPattern` returns the rules' spelling; a test compares it with firestore.rules.
 */

// Control characters and line separators would break lists and exports; bidirectional overrides and
// isolates (Unicode TR9) could make a stored name display as another one; invisible characters
// would allow different names that look alike.
const unseenElsewhere = String.raw`\x7f-\x9f\u{200b}\u{2028}-\u{202e}\u{2060}-\u{206f}\u{feff}`;

const unseen = String.raw`\x00-\x1f` + unseenElsewhere;
const unseenInText = String.raw`\x00-\x08\x0b-\x1f` + unseenElsewhere;

// The same plus all blanks, and joiners and marks that only have meaning between letters: a name
// must start and end with a visible character.
const unseenAtEnds = String.raw`\x00-\x20\x7f-\u{a0}\u{1680}\u{2000}-\u{200f}\u{2028}-\u{202f}\u{205f}-\u{206f}\u{3000}\u{feff}`;

/**
 * One line of text of 1 to `max` code points, or of any length if null, without leading or trailing
 * blanks.
 */
function line(max: number | null): string {
  const inner = max === null ? "*" : `{0,${max - 2}}`;
  return `[^${unseenAtEnds}](?:[^${unseen}]${inner}[^${unseenAtEnds}])?`;
}

/** The maximum length of a first or last name, in code points. */
export const nameMaxLength = 80;

const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";

// Also excludes ASCII capitals, blanks and signs: a Firestore field path could not contain them.
const searchKey = String.raw`[^\x00-\x2f\x3a-\x60\x7b-\u{a0}\u{1680}\u{2000}-\u{200f}\u{2028}-\u{202f}\u{205f}-\u{206f}\u{3000}\u{feff}]{1,20}`;

export const patterns = {
  /** A first or last name. */
  name: pattern(line(nameMaxLength)),
  /** A name that other users see. */
  displayName: pattern(line(120)),
  /**
   * The wording of a consent. Its length is limited by `wordingMaxLength` instead: a pattern that
   * counts that far costs more per decision of the rules than all others together.
   */
  wording: pattern(line(null)),
  /** Text of several lines, with its length limited elsewhere for the same reason. */
  text: pattern(`[^${unseenAtEnds}](?:[^${unseenInText}]*[^${unseenAtEnds}])?`),
  /** A lowercase email address: dot-string and host name of RFC 5321, ASCII. */
  email: pattern(
    String.raw`[a-z0-9!#$%&'*+/=?^_{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_{|}~-]+)*@${label}(?:\.${label})+`,
  ),
  /**
   * A lead's search keys, separated by blanks: lowercase letters and digits of any script, at most
   * 20 per key.
   */
  search: pattern(`(?:${searchKey}(?: ${searchKey})*)?`),
  /** A phone number in E.164. */
  phone: pattern(String.raw`\+[1-9][0-9]{6,14}`),
  /** A country in ISO 3166-1 alpha-2. */
  country: pattern("[A-Z]{2}"),
  /** The number of an identity document: uppercase, without separators. */
  documentNumber: pattern("[A-Z0-9]{4,20}"),
  /**
   * The id of an account or of a document created by a client. The server's own ids contain a colon
   * where a client could otherwise create them first.
   */
  id: pattern("[A-Za-z0-9_-]{1,128}"),
  /** The id of an activity of a lead, also of the server's, with its length limited elsewhere. */
  activityId: pattern("[A-Za-z0-9_:-]+"),
  /** A valid calendar day, such as 2028-02-29. */
  day: pattern(
    "(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)",
  ),
  /**
   * The query of a list's URL, whose values are ids and words of the product, with its length
   * limited elsewhere.
   */
  listQuery: pattern("[A-Za-z0-9_=&-]+"),
  /** A year or a month, such as 2019 or 2019-03. */
  onset: pattern("(?:19|20)[0-9]{2}(?:-(?:0[1-9]|1[0-2]))?"),
  /** Which prices and benefits a quote was made with. */
  offersVersion: pattern("[0-9a-f]{8}"),
  /** The uid of a visit's guest. Firebase and our own accounts never begin like this. */
  guestUid: pattern("guest_[A-Za-z0-9_-]+"),
  /** An IANA time zone; checks the shape only. */
  timezone: pattern("[A-Za-z0-9_+-]{1,32}(?:/[A-Za-z0-9_+-]{1,32}){0,2}"),
} as const;

/**
 * The maximum length of a deliverable email address (RFC 5321, 4.5.3.1.3, without the brackets).
 */
export const emailMaxLength = 254;

/** The maximum length of a consent's wording, in UTF-16 code units. */
export const wordingMaxLength = 500;

/** A pattern as written between quotes in firestore.rules. */
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
