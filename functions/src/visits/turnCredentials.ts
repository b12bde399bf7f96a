import { randomUUID } from "node:crypto";

import type { visitEndpoints } from "@salvia/domain/scheduling/visitEndpoints";
import { appointmentSchema } from "@salvia/domain/scheduling/appointment";
import { collections } from "@salvia/domain/shared/collections";
import { isVisit, isVisitOpen, visitClosesAt } from "@salvia/domain/scheduling/visit";
import { getFirestore } from "firebase-admin/firestore";

import { adminApp } from "../platform/adminApp.ts";
import type { SignedInHandler } from "../caller/signedInRoute.ts";
import { Refusal } from "../http/refusal.ts";
import { countRequest } from "../limits/countRequest.ts";
import { stored } from "../platform/stored.ts";
import { refuseIfOff } from "../switches/featureSwitches.ts";
import { iceServers } from "./iceServers.ts";

/**
 * Returns the servers that help the two participants of a visit connect. Refuses all other users,
 * and the participants while the visit is closed, with the same error, so that the answer does not
 * reveal whether an appointment exists.
 */
export const turnCredentials: SignedInHandler<typeof visitEndpoints.turnCredentials> = async (
  { appointmentId },
  call,
) => {
  const { uid } = call.person;
  await refuseIfOff("visits");
  if (call.person.role === "member") await refuseIfOff("memberArea");
  await countRequest("turnCredentials", call, uid);
  const document = getFirestore(adminApp).collection(collections.appointments).doc(appointmentId);
  const appointment = stored(appointmentSchema, await document.get());
  if (
    appointment === null ||
    ![appointment.clinicianId, appointment.patientId].includes(uid) ||
    !isVisit(appointment) ||
    !isVisitOpen(appointment, call.now)
  ) {
    throw new Refusal("not-allowed");
  }
  const until = visitClosesAt(appointment);
  return { output: { iceServers: iceServers(process.env, { user: randomUUID(), until }) } };
};
