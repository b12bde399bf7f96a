import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import { useFailureText } from "../../ui/useFailureText.ts";
import { CheckRow } from "./CheckRow.tsx";
import { checkConnection, type ConnectionVerdict } from "./connectionCheck.ts";
import { hasRelay, type IceServers } from "./useIceServers.ts";

/** Whether a call will find its way out of this network. */
export function ConnectionRow({ iceServers }: { iceServers: IceServers | null }) {
  const { t } = useTranslation("visits");
  const failureText = useFailureText();
  const verdict = useVerdict(iceServers);
  const name = t("check.connection");
  if (iceServers === null) {
    return <CheckRow name={name} state="unknown" text={t("connection.early")} />;
  }
  if (verdict === null) {
    return <CheckRow name={name} state="unknown" text={t("connection.checking")} />;
  }
  const { failure } = iceServers;
  if (failure !== null && verdict === "direct") {
    const text = t("connection.unasked", { reason: failureText(failure) });
    return <CheckRow name={name} state="bad" text={text} />;
  }
  const works = verdict === "relayed" || verdict === "direct";
  return <CheckRow name={name} state={works ? "good" : "bad"} text={t(`connection.${verdict}`)} />;
}

function useVerdict(iceServers: IceServers | null): ConnectionVerdict | null {
  const [verdict, setVerdict] = useState<ConnectionVerdict | null>(null);
  const servers = iceServers?.status === "ready" ? iceServers.servers : null;
  useEffect(() => {
    if (servers === null) return undefined;
    let current = true;
    async function check(given: IceServers["servers"]) {
      const found = await verdictOf(given);
      if (current) setVerdict(found);
    }
    void check(servers);
    return () => {
      current = false;
    };
  }, [servers]);
  return verdict;
}

async function verdictOf(servers: IceServers["servers"]): Promise<ConnectionVerdict> {
  try {
    const connection = new RTCPeerConnection({ iceServers: servers });
    return await checkConnection(connection, hasRelay(servers));
  } catch {
    // A browser without calls, or in which they are switched off.
    return "blocked";
  }
}
