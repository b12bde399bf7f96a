import { isRole, type Role } from "@salvia/domain/account/role";
import type { UserRecord } from "firebase-admin/auth";

/** The account's current role, which an older token may not have yet. */
export function roleOf({ customClaims }: Pick<UserRecord, "customClaims">): Role | null {
  const role: unknown = customClaims?.["role"];
  return isRole(role) ? role : null;
}
