import { adminPaths, salesPaths } from "@salvia/domain/site/paths";
import { homePathOf, roles, type Role } from "@salvia/domain/account/role";
import { matchPath } from "react-router";

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

/** Whether a page shows leads: that of an area that has them, or the account page with its bell. */
export function mayShowLeads(pathname: string): boolean {
  const area = roles.find((role) => matchPath(areaPattern(role), pathname) !== null);
  return area === undefined || area in areaPaths;
}
