import { visitEndpoints, type TurnCredentials } from "@salvia/domain/scheduling/visitEndpoints";

import type { Session } from "../../session/session.ts";

/** Servers that help the two of a visit find a way to each other. May throw what `failureOf` translates. */
export async function askIceServers(
  session: Pick<Session, "ask">,
  appointmentId: string,
): Promise<TurnCredentials["iceServers"]> {
  return (await session.ask(visitEndpoints.turnCredentials, { appointmentId })).iceServers;
}
