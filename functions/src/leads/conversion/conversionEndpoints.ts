import type { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";

import { accessServices } from "../../accounts/access/applyAccessChange.ts";
import { adminApp } from "../../platform/adminApp.ts";
import type { SignedInHandler } from "../../caller/signedInRoute.ts";
import { countRequest } from "../../limits/countRequest.ts";
import { isOff } from "../../switches/featureSwitches.ts";
import { runConversion } from "./runConversion.ts";
import { runConversionUndo } from "./runConversionUndo.ts";

/** Makes a lead of the caller's a client. */
export const convertLead: SignedInHandler<typeof leadEndpoints.convertLead> = async (
  order,
  call,
) => {
  const { uid } = call.person;
  await countRequest("leadConversion", call, uid);
  await countRequest("convertedLead", call, order.leadId);
  const services = { ...accessServices(adminApp), auth: getAuth(adminApp) };
  // The page does not ask for the member when enrollment is off; one that is still open might.
  const member = (await isOff("enrollment")) ? null : order.member;
  const by = { uid, now: call.now };
  const outcome = await runConversion(services, { ...order, member }, by);
  logger.info("lead converted", { uid, lead: order.leadId, member: outcome });
  return { output: { member: outcome } };
};

/** Makes a client of the caller's a lead again. */
export const undoConversion: SignedInHandler<typeof leadEndpoints.undoConversion> = async (
  { leadId },
  call,
) => {
  const { uid } = call.person;
  await countRequest("leadConversion", call, uid);
  const services = { auth: getAuth(adminApp), firestore: getFirestore(adminApp) };
  const blocker = await runConversionUndo(services, leadId, uid, call.now);
  logger.info("conversion undone", { uid, lead: leadId, blocker });
  return { output: { blocker } };
};
