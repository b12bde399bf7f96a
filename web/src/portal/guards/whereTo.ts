import type { Language } from "@salvia/domain/languages";
import { loginPath } from "@salvia/domain/paths";
import { homePathOf, type Role } from "@salvia/domain/roles";

/** Who may see a page: users with a role, or all who are signed in. */
export type Needed = Role | "any";

/**
 * Where somebody who is at a page of the portal belongs instead, or null if they belong there: nobody
 * to the login page, which brings them back; somebody with another role to their own area.
 *
 * @param path the page they are at, with its query
 */
export function whereTo(
  user: { role: Role | null } | null,
  needed: Needed,
  language: Language,
  path: string,
): string | null {
  if (user === null) return `${loginPath(language)}?next=${encodeURIComponent(path)}`;
  return needed === "any" || user.role === needed ? null : homePathOf(user.role);
}
