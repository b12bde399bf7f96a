import * as z from "zod/mini";

/**
 * A username: 3 to 30 lowercase letters, digits, dots, dashes and underscores, starting with a
 * letter. It cannot contain `@`, so one field can take either a username or an email address.
 */
export const usernameSchema = z
  .string()
  .check(z.regex(/^[a-z](?:[a-z0-9]|[._-](?=[a-z0-9])){2,29}$/));

/** Normalizes a typed username to its stored form. */
export function normalizeUsername(written: string): string {
  return written.trim().toLowerCase();
}
