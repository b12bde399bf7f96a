import type { Role } from "@salvia/domain/account/role";
import { isStaffRole } from "@salvia/domain/account/staff";

import { requiresStaffPasskeys } from "../settings/staffPasskeys.ts";
import type { SignedInPerson } from "./verified.ts";

/** Whether users with this role must sign in with a passkey. */
export function needsPasskey(role: Role | null): boolean {
  return isStaffRole(role) && requiresStaffPasskeys();
}

/**
 * Whether a sign-in lacks the passkey that its role requires. Checks the current setting, because
 * an older token may not carry the claim.
 */
export function lacksPasskey({
  role,
  hasPasskey,
  passkeyRequired,
}: Pick<SignedInPerson, "role" | "hasPasskey" | "passkeyRequired">): boolean {
  return !hasPasskey && (passkeyRequired || needsPasskey(role));
}
