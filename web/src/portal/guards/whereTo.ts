import type { Language } from "@salvia/domain/shared/language";
import { accountPath, loginPath } from "@salvia/domain/site/paths";
import { homePathOf, type Role } from "@salvia/domain/account/role";

/** Who may see a page: users with a role, or all who are signed in. */
export type Needed = Role | "any";

/**
 * Where somebody who is at a page of the portal belongs instead, or null if they belong there: nobody
 * to the login page, which brings them back; somebody with another role to their own area; somebody
 * who lacks the passkey that their role needs to their account, where they can add one.
 *
 * @param path the page they are at, with its query
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
