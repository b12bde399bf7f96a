import type { Role } from "@salvia/domain/account/role";
import { isStaffRole } from "@salvia/domain/account/staff";

import { requiresStaffPasskeys } from "../settings/staffPasskeys.ts";
import type { SignedInPerson } from "./verified.ts";

/** Whether somebody with a role must sign in with a passkey. */
export function needsPasskey(role: Role | null): boolean {
  return isStaffRole(role) && requiresStaffPasskeys();
}

/**
 * Whether a sign-in lacks the passkey that its role needs. A token from before the requirement does
 * not know of it.
 */
export function lacksPasskey({
  role,
  hasPasskey,
  passkeyRequired,
}: Pick<SignedInPerson, "role" | "hasPasskey" | "passkeyRequired">): boolean {
  return !hasPasskey && (passkeyRequired || needsPasskey(role));
}
