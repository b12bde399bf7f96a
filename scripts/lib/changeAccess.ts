import type { AccessChange } from "@salvia/domain/account";
import type { App } from "firebase-admin/app";
import type { UserRecord } from "firebase-admin/auth";

import { applyAccessChange } from "../../functions/src/accounts/applyAccessChange.ts";
import { Complaint } from "./report.ts";

/**
 * Changes what an account may do, as the administrators' page does.
 *
 * @param by who answers for it
 * @returns whether anything changed
 * @throws Complaint for a role on an address that is not verified
 */
export async function changeAccess(
  app: App,
  user: UserRecord,
  change: AccessChange,
  by: string,
): Promise<boolean> {
  const end = await applyAccessChange(app, user, change, by);
  if (end === "unverified") {
    throw new Complaint("The address of this account is not verified; nobody gets a role on it.");
  }
  return end === "changed";
}
