import { patterns } from "@salvia/domain/shared/patterns";
import type { User } from "@salvia/domain/account/user";

/**
 * Where somebody's mails go; null where they have no address, as whoever signs in by telephone, or one
 * that is none, which must not stop all others' mails.
 */
export function mailAddressOf({ email }: Pick<User, "email">): string | null {
  return email !== null && patterns.email.test(email.toLowerCase()) ? email : null;
}
