import type { Role } from "@salvia/domain/account/role";
import { isStaffRole } from "@salvia/domain/account/staff";

import { requiresStaffPasskeys } from "../../settings/staffPasskeys.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The custom claims of an account with a role. The security rules deny all data to a token with
 * `passkeyRequired` unless it comes from a sign-in with a passkey.
 *
 * @param before the account's current claims; those that do not come from a role are kept
 */
export function claimsOf(
  role: Role | null,
  before: Readonly<Record<string, unknown>> | undefined,
  env: Environment = process.env,
): Record<string, unknown> {
  const { role: _role, passkeyRequired: _required, ...others } = before ?? {};
  const needsPasskey = isStaffRole(role) && requiresStaffPasskeys(env);
  return {
    ...others,
    ...(role !== null && { role }),
    ...(needsPasskey && { passkeyRequired: true }),
  };
}
