import type { accessEndpoints } from "@salvia/domain/account/accessEndpoints";
import { isOver } from "@salvia/domain/site/insurersDay";

import { adminApp } from "../../platform/adminApp.ts";
import type { SignedInHandler } from "../../caller/signedInRoute.ts";
import { Refusal } from "../../http/refusal.ts";
import { countRequest } from "../../limits/countRequest.ts";
import { accessServices } from "../access/applyAccessChange.ts";
import { shownAccounts } from "../access/shownAccounts.ts";
import { userOrNull } from "../../caller/userOrNull.ts";
import { setEndDate } from "./setEndDate.ts";

/**
 * Changes another account's end date. A day in the past is refused: to end access now, an
 * administrator disables the account.
 */
export const changeEndDate: SignedInHandler<typeof accessEndpoints.changeEndDate> = async (
  { uid, endsOn },
  call,
) => {
  const by = call.person.uid;
  await countRequest("accessChange", call, by);
  if (uid === by) throw new Refusal("own-account");
  if (endsOn !== null && isOver(endsOn, call.now)) throw new Refusal("bad-request");
  const user = await userOrNull(uid);
  if (user === null) throw new Refusal("not-found");
  const order = { uid, endsOn, by: { kind: "administrator", uid: by }, now: call.now } as const;
  const end = await setEndDate(accessServices(adminApp), order);
  if (end === "not-allowed") throw new Refusal(end);
  const [account] = await shownAccounts([user], call.now);
  if (account === undefined) throw new Refusal("not-found");
  return { output: { account } };
};
