import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import { useFailureText } from "../../../ui/status/useFailureText.ts";
import { CheckRow } from "../media/CheckRow.tsx";
import { checkConnection, type ConnectionVerdict } from "./connectionCheck.ts";
import { hasRelay, type IceServers } from "./useIceServers.ts";

/** Shows whether this network allows a call to connect. */
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
    const text = t("connection.noServers", { reason: failureText(failure) });
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
    // The browser does not support calls, or they are disabled.
    return "blocked";
  }
}
