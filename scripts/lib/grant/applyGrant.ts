import { isOver } from "@salvia/domain/site/insurersDay";
import { brand } from "@salvia/domain/site/brand";
import type { App } from "firebase-admin/app";

import { accessServices } from "../../../functions/src/accounts/access/applyAccessChange.ts";
import type { AccessOrder } from "../../../functions/src/accounts/access/beginAccessChange.ts";
import { setEndDate } from "../../../functions/src/accounts/endDates/setEndDate.ts";
import { changeAccess } from "./changeAccess.ts";
import { deleteAccount } from "./deleteAccount.ts";
import type { GrantedChange } from "./grantWords.ts";
import { Complaint } from "../report.ts";

type Grant = Pick<AccessOrder, "uid" | "now"> & {
  by: Extract<AccessOrder["by"], { kind: "operator" }>;
  change: GrantedChange;
};

/**
 * Changes an account as `npm run grant` asks. Imported after `operatorApp`, which loads the insurer's
 * time zone.
 *
 * @returns the state of the account, to be said after its address
 */
export async function applyGrant(app: App, { change, ...order }: Grant): Promise<string> {
  if (change.kind === "delete") {
    await deleteAccount(app, order);
    return "is deleted.";
  }
  if (change.kind === "until") {
    const { endsOn } = change;
    if (endsOn !== null && isOver(endsOn, order.now)) {
      throw new Complaint(`${endsOn} is over. To end access now, use disable.`);
    }
    await setEndDate(accessServices(app), { ...order, endsOn });
    if (endsOn === null) return "has access without an end.";
    return `has access until ${endsOn} (${brand.timeZone}).`;
  }
  const changed = await changeAccess(app, { ...order, change });
  const state =
    change.kind === "role" ? `has the role ${change.role ?? "none"}` : `is ${change.kind}d`;
  return changed ? `${state}.` : `${state} already; nothing was changed.`;
}
