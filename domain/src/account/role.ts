/** The values of the custom claim `role`. A signed-in visitor has no role. */
export const roles = ["sales", "medical", "member", "employer", "partner", "admin"] as const;

export type Role = (typeof roles)[number];

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}

/** Roles of people who work for the insurer. */
export const staffRoles = ["sales", "medical", "admin"] as const satisfies readonly Role[];

/**
 * The home of a role: the part of the portal it lands in, and the only one it may enter. Without a
 * role, it is the account page, which welcomes a new customer.
 */
export function homePathOf(role: Role | null): string {
  return role === null ? "/account" : `/${role}`;
}
