import type { Language } from "@salvia/domain/shared/language";
import { accountPath, loginPath } from "@salvia/domain/site/paths";
import { homePathOf, type Role } from "@salvia/domain/account/role";

/** Who may see a page: users with a role, or all signed-in users. */
export type Needed = Role | "any";

/**
 * Where a user must be redirected, or null if they may stay: signed-out users to the login page,
 * which leads back; users with another role to their own area; users without a role, or without
 * the passkey their role requires, to their account.
 *
 * @param path the current page, with its query
 */
export function whereTo(
  user: { role: Role | null; lacksPasskey: boolean } | null,
  needed: Needed,
  language: Language,
  path: string,
): string | null {
  if (user === null) return `${loginPath(language)}?next=${encodeURIComponent(path)}`;
  if (needed === "any") return null;
  if (user.lacksPasskey) return accountPath;
  return user.role === needed ? null : homePathOf(user.role);
}
