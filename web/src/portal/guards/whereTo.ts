import type { Language } from "@salvia/domain/languages";
import { loginPath } from "@salvia/domain/paths";
import { homePathOf, type Role } from "@salvia/domain/roles";

/**
 * Where somebody who is at a role's pages belongs instead, or null if they belong there: nobody to
 * the login page, which brings them back; somebody with another role to their own area.
 *
 * @param path the page they are at, with its query
 */
export function whereTo(
  user: { role: Role | null } | null,
  needed: Role,
  language: Language,
  path: string,
): string | null {
  if (user === null) return `${loginPath(language)}?next=${encodeURIComponent(path)}`;
  return user.role === needed ? null : homePathOf(user.role);
}
