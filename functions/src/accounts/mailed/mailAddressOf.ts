import { patterns } from "@salvia/domain/shared/patterns";
import type { User } from "@salvia/domain/account/user";

/**
 * The address for a user's emails; null if it is missing, as after a sign-in by phone, or
 * malformed. One malformed address must not stop the emails to all other users.
 */
export function mailAddressOf({ email }: Pick<User, "email">): string | null {
  return email !== null && patterns.email.test(email.toLowerCase()) ? email : null;
}
