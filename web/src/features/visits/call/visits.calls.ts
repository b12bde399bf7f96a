import { visitEndpoints, type TurnCredentials } from "@salvia/domain/scheduling/visitEndpoints";

import type { Session } from "../../../session/session.ts";

/** Requests the ICE servers for a visit. Throws an error that `failureOf` can translate. */
export async function fetchIceServers(
  session: Pick<Session, "ask">,
  appointmentId: string,
): Promise<TurnCredentials["iceServers"]> {
  return (await session.ask(visitEndpoints.turnCredentials, { appointmentId })).iceServers;
}
