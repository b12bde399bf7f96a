/**
 * Whether a text is a username: 3 to 30 lowercase letters, digits, dots, dashes and underscores, starting with a
 * letter. It cannot contain `@`, so one field can take either a username or an email address.
 */
export function isUsername(text: string): boolean {
  return /^[a-z](?:[a-z0-9]|[._-](?=[a-z0-9])){2,29}$/.test(text);
}

/** Normalizes a typed username to its stored form. */
export function normalizeUsername(written: string): string {
  return written.trim().toLowerCase();
}
