import { useTranslation } from "react-i18next";

import { cacheKeeper } from "../../firebase/cacheChoice.ts";
import { Notice } from "../../ui/status/Notice.tsx";
import { useLasting } from "../../ui/time/useLasting.ts";
import { useOnline } from "../../ui/useOnline.ts";
import { useLeadOutbox } from "./writes/LeadOutboxProvider.tsx";

/**
 * Shows that the connection is lost, what that means, and how many changes wait to be sent.
 *
 * @param fresh whether the server has confirmed what the page shows
 */
export function ConnectionNotice({ fresh }: { fresh: boolean }) {
  const { t } = useTranslation(["leads", "outbox"]);
  const { own, others } = useLeadOutbox().state;
  // Refused writes already have an answer. Writes of other tabs count, though some may be refused.
  const waiting = own.filter(({ status }) => status !== "refused").length;
  const unsent = waiting + others.length;
  const online = useOnline();
  const slow = useLasting(!fresh || waiting > 0, lastingMs);
  if (online && !slow) return null;
  return (
    <Notice severity="warning">
      {[
        cacheKeeper() === null
          ? t(online ? "connection.slow" : "connection.offline")
          : t(online ? "outbox:connection.slow" : "outbox:connection.offline"),
        ...(unsent > 0 ? [t("connection.unsent", { count: unsent })] : []),
      ].join(" ")}
    </Notice>
  );
}

const lastingMs = 3_000;
