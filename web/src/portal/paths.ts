import { homePathOf, type Role } from "@salvia/domain/roles";

/** The pages of the portal that exist. Links are made from here, so that a moved page moves them all. */
export const paths = {
  sales: homePathOf("sales"),
  salesLeads: `${homePathOf("sales")}/leads`,
  salesReports: `${homePathOf("sales")}/reports`,
  salesSettings: `${homePathOf("sales")}/settings`,
} as const;

/** The pattern of all pages of an area. */
export function areaPattern(role: Role): string {
  return `${homePathOf(role)}/*`;
}

/** The pattern of a page, below its area's. */
export function pagePattern(role: Role, path: string): string {
  return path.slice(homePathOf(role).length + 1);
}
