import * as z from "zod/mini";

/**
 * A username: 3 to 30 lower-case letters, digits, dots, dashes and underscores, beginning with a
 * letter. Without `@`, so that one field can take a username or an e-mail address.
 */
export const usernameSchema = z
  .string()
  .check(z.regex(/^[a-z](?:[a-z0-9]|[._-](?=[a-z0-9])){2,29}$/));

/** A username as it is stored, from how a person writes it. */
export function normalizeUsername(written: string): string {
  return written.trim().toLowerCase();
}
