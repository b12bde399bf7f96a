import { homePathOf, type Role } from "@salvia/domain/roles";

/** The pattern of all pages of an area. */
export function areaPattern(role: Role): string {
  return `${homePathOf(role)}/*`;
}

/** The pattern of a page, below its area's. */
export function pagePattern(role: Role, path: string): string {
  return path.slice(homePathOf(role).length + 1);
}
