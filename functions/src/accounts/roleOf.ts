import { isRole, type Role } from "@salvia/domain/account/role";
import type { UserRecord } from "firebase-admin/auth";

/** The role an account has now, which the token of an open tab may not know yet. */
export function roleOf({ customClaims }: Pick<UserRecord, "customClaims">): Role | null {
  const role: unknown = customClaims?.["role"];
  return isRole(role) ? role : null;
}
