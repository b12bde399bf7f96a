import type { TurnCredentials } from "@salvia/domain/scheduling/visitEndpoints";
import { useEffect, useState } from "react";

import { failureOf, type Failure } from "../../firebase/clientError.ts";
import { useSession } from "../../session/useAuth.ts";
import { askIceServers } from "./visits.calls.ts";

/** The servers that help two browsers find a way to each other; none where they could not be had. */
export type IceServers = {
  status: "loading" | "ready";
  servers: TurnCredentials["iceServers"];
  failure: Failure | null;
};

/** @param open whether the visit's doors are: before, nobody is told of servers */
export function useIceServers(appointmentId: string, open: boolean): IceServers {
  const session = useSession();
  const [state, setState] = useState<IceServers>({ status: "loading", servers: [], failure: null });
  useEffect(() => {
    if (!open) return undefined;
    let current = true;
    async function ask() {
      const told = await askIceServers(session, appointmentId).then(
        (servers) => ({ servers, failure: null }),
        // Most networks let two browsers find each other without them.
        (error: unknown) => ({ servers: [], failure: failureOf(error) }),
      );
      if (current) setState({ status: "ready", ...told });
    }
    void ask();
    return () => {
      current = false;
    };
  }, [session, appointmentId, open]);
  return state;
}

/** Whether one of the servers passes on what finds no other way. */
export function hasRelay(servers: IceServers["servers"]): boolean {
  return servers.some(({ urls }) => urls.some((url) => /^turns?:/.test(url)));
}
