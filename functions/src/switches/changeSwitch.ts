import { featuresOff, type switchEndpoints } from "@salvia/domain/configuration/switches";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { adminApp } from "../platform/adminApp.ts";
import type { SignedInHandler } from "../caller/signedInRoute.ts";
import { Refusal } from "../http/refusal.ts";
import { countRequest } from "../limits/countRequest.ts";
import { builtOff } from "../settings/builtOff.ts";
import { requiresStaffPasskeys } from "../settings/staffPasskeys.ts";
import { forgetSwitches } from "./featureSwitches.ts";
import { storeSwitch } from "./storeSwitches.ts";

/**
 * Turns a feature off or on for everyone. Refuses with not-allowed to turn off passkeys while staff
 * must use them, because no one could sign in to turn them on again.
 */
export const changeSwitch: SignedInHandler<typeof switchEndpoints.changeSwitch> = async (
  { feature, off },
  call,
) => {
  const by = call.person.uid;
  await countRequest("switchChange", call, by);
  if (off && feature === "passkeys" && requiresStaffPasskeys()) throw new Refusal("not-allowed");
  const order = { feature, off, by, at: call.now };
  const after = await storeSwitch(getFirestore(adminApp), order);
  forgetSwitches();
  logger.info("switch changed", { by, feature, off });
  return { output: { off: featuresOff(builtOff(), after.off, after.builtOff) } };
};
