import { useContext, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { UNSAFE_NavigationContext, type Navigator } from "react-router";

import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { useNavigationBlocker, useUnloadWarning } from "../../../ui/useNavigationBlocker.ts";

/**
 * Asks before another page of the portal replaces the one with the call, which would end it. Links,
 * searches and shortcuts all push an entry to the router's history, so this is where they are held.
 */
export function LeaveQuestion({ other }: { other: string }) {
  const { t } = useTranslation("visits");
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const [isLeaving, setLeaving] = useState(false);
  const [held, setHeld] = useState<{ go: () => void } | null>(null);
  useUnloadWarning(!isLeaving);
  useNavigationBlocker(!isLeaving, () => setHeld({ go: () => history.back() }));
  useEffect(
    () => (isLeaving ? undefined : holdPushes(navigator, (go) => setHeld({ go }))),
    [navigator, isLeaving],
  );
  return (
    <ConfirmDialog
      open={held !== null}
      title={t("room.awayTitle")}
      body={t("room.awayBody", { name: other })}
      cancelLabel={t("room.awayStay")}
      confirmLabel={t("room.away")}
      onCancel={() => setHeld(null)}
      onConfirm={() => {
        // Before the page changes, nothing may hold it any more.
        flushSync(() => setLeaving(true));
        held?.go();
      }}
    />
  );
}

/** Hands each new entry of the router's history to `hold`, until the returned function is called. */
function holdPushes(router: Navigator, hold: (go: () => void) => void): () => void {
  const push = router.push.bind(router);
  router.push = (...target) => hold(() => push(...target));
  return () => {
    router.push = push;
  };
}
