import { randomUUID } from "node:crypto";

import type { visitEndpoints } from "@salvia/domain/scheduling/visitEndpoints";
import { staffSchema } from "@salvia/domain/account/staff";
import { collections } from "@salvia/domain/shared/collections";
import { visitSchema } from "@salvia/domain/scheduling/visit";
import { guestSchema, isVisitGoingOn } from "@salvia/domain/scheduling/visitGuest";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../../platform/adminApp.ts";
import { bearerToken } from "../../caller/signedInRoute.ts";
import { verifiedGuest } from "../../caller/verified.ts";
import type { Handler } from "../../http/route.ts";
import { Refusal } from "../../http/refusal.ts";
import { countRequest } from "../../limits/countRequest.ts";
import { stored } from "../../platform/stored.ts";
import { refuseIfOff } from "../../switches/featureSwitches.ts";
import { iceServers } from "../iceServers.ts";
import { guestDocument, visitDocument } from "./guestDocuments.ts";

/**
 * Returns the servers that help an admitted guest connect, and whom they meet. Refuses all others
 * with the same error.
 */
export const guestConnection: Handler<typeof visitEndpoints.guestConnection> = async (
  _input,
  call,
) => {
  const { uid, visitId } = await verifiedGuest(bearerToken(call.header("authorization")));
  call.identify?.(uid);
  await refuseIfOff("visits");
  await countRequest("guestConnection", call, uid);
  const [visit, guest] = await Promise.all([
    visitDocument(visitId).get(),
    guestDocument(visitId).get(),
  ]).then(([one, other]) => [stored(visitSchema, one), stored(guestSchema, other)] as const);
  if (
    visit === null ||
    guest === null ||
    guest.uid !== uid ||
    guest.state !== "admitted" ||
    !isVisitGoingOn(visit, call.now)
  ) {
    throw new Refusal("not-allowed");
  }
  const staff = getFirestore(adminApp).collection(collections.staff).doc(visit.clinicianId);
  const clinician = stored(staffSchema, await staff.get());
  return {
    output: {
      iceServers: iceServers(process.env, { user: randomUUID(), until: visit.expireAt }),
      clinicianName: clinician?.name ?? "",
    },
  };
};
