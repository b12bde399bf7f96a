import { adminPaths, salesPaths } from "@salvia/domain/site/paths";
import { homePathOf, roles, type Role } from "@salvia/domain/account/role";
import { matchPath } from "react-router";

import { leadNamespaces } from "../i18n/portalNamespaces.ts";
import type { TextNamespace } from "../i18n/texts.ts";

/** The pattern of all pages of an area. */
export function areaPattern(role: Role): string {
  return `${homePathOf(role)}/*`;
}

/** The pattern of a page, relative to its area. */
export function pagePattern(role: Role, path: string): string {
  return path.slice(homePathOf(role).length + 1);
}

/** The pattern of the lead page, relative to its area. */
export function leadPattern(area: keyof typeof areaPaths): string {
  return pagePattern(area, `${areaPaths[area].leads}/:id`);
}

/** The pattern of the page with a lead's quote, relative to its area. */
export function quotePattern(area: keyof typeof areaPaths): string {
  return `${leadPattern(area)}/quote`;
}

/** The paths of the areas that have leads. */
export const areaPaths = { sales: salesPaths, admin: adminPaths } as const;

/**
 * The texts to load with those of every page: of leads in an area that has them, and on the account
 * page for its bell; and those of a member's or clinician's area, which waits for them.
 */
export function textsAhead(pathname: string): readonly TextNamespace[] {
  const area = roles.find((role) => matchPath(areaPattern(role), pathname) !== null);
  if (area === undefined || area in areaPaths) return leadNamespaces;
  if (area !== "member" && area !== "medical") return [];
  return pathname === homePathOf(area) ? [area, "appointments"] : [area];
}
