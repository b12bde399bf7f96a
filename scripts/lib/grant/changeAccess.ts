import type { App } from "firebase-admin/app";

import {
  accessServices,
  applyAccessChange,
} from "../../../functions/src/accounts/access/applyAccessChange.ts";
import type { AccessOrder } from "../../../functions/src/accounts/access/beginAccessChange.ts";
import { Complaint } from "../report.ts";

/**
 * Changes an account's access, like the admin page.
 *
 * @param services replaces the project's services in tests
 * @returns whether anything changed
 * @throws Complaint if the change is not allowed
 */
export async function changeAccess(
  app: App,
  order: AccessOrder,
  services = accessServices(app),
): Promise<boolean> {
  const end = await applyAccessChange(services, order);
  if (end === "changed" || end === "unchanged") return end === "changed";
  throw new Complaint(complaints[end]);
}

const complaints = {
  unverified: "The address of this account is not verified, so it gets no role.",
  busy: "Another change of this account is under way. Give the command again in a minute.",
  "not-allowed": "Only administrators may do this.",
  "last-administrator":
    "This is the last administrator. Make another one first, or add --last-administrator.",
} as const;
