import { visitEndpoints } from "@salvia/domain/scheduling/visitEndpoints";
import type { OutputOf } from "@salvia/domain/shared/endpoint";
import { useEffect, useState } from "react";

import { failureOf, type Failure } from "../../../firebase/clientError.ts";
import { useSession } from "../../../session/useAuth.ts";
import type { Session } from "../../../session/session.ts";

/** STUN and TURN servers for a call; empty if they could not be loaded. */
export type IceServers = {
  status: "loading" | "ready";
  servers: OutputOf<typeof visitEndpoints.turnCredentials>["iceServers"];
  failure: Failure | null;
};

/** @param open whether the waiting room is open; the servers are requested only then */
export function useIceServers(appointmentId: string, open: boolean): IceServers {
  const session = useSession();
  const [state, setState] = useState<IceServers>({ status: "loading", servers: [], failure: null });
  useEffect(() => {
    if (!open) return undefined;
    let current = true;
    async function load() {
      const result = await fetchIceServers(session, appointmentId).then(
        (servers) => ({ servers, failure: null }),
        // Continue without servers: most networks allow a direct connection.
        (error: unknown) => ({ servers: [], failure: failureOf(error) }),
      );
      if (current) setState({ status: "ready", ...result });
    }
    void load();
    return () => {
      current = false;
    };
  }, [session, appointmentId, open]);
  return state;
}

export function hasRelay(servers: IceServers["servers"]): boolean {
  return servers.some(({ urls }) => urls.some((url) => /^turns?:/.test(url)));
}

/** Requests the ICE servers for a visit. Throws an error that `failureOf` can translate. */
async function fetchIceServers(
  session: Pick<Session, "ask">,
  appointmentId: string,
): Promise<IceServers["servers"]> {
  return (await session.ask(visitEndpoints.turnCredentials, { appointmentId })).iceServers;
}
