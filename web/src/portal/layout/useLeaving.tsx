import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useAuth } from "../../session/useAuth.ts";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { draftCount } from "../../ui/drafts.ts";
import { useCalls } from "../call/calls.ts";
import type { PendingChanges } from "./pendingChanges.ts";

/** A sign-out, and the dialog that asks for confirmation if it would lose data or end a call. */
export type Leaving = { leave: () => void; isLeaving: boolean; question: ReactNode };

/**
 * Signs out, after a confirmation if that would lose data or end a call.
 *
 * @param onStay called when the user declines
 */
export function useLeaving(unsent: PendingChanges, onStay: () => void = () => {}): Leaving {
  const { t } = useTranslation("portal");
  const { signOut } = useAuth();
  const { ongoing } = useCalls();
  const [isAsking, setAsking] = useState(false);
  /** The number of changes a sign-out would lose. */
  const [lost, setLost] = useState(0);
  const [isLeaving, setIsLeaving] = useState(false);

  function signOutNow() {
    setAsking(false);
    setIsLeaving(true);
    void signOut();
  }

  const losesData = lost > 0;
  return {
    leave() {
      const count = unsent.count + draftCount();
      setLost(count);
      if (count > 0 || ongoing !== null) setAsking(true);
      else signOutNow();
    },
    isLeaving,
    question: (
      <ConfirmDialog
        open={isAsking}
        title={t(losesData ? "leaving.title" : "leaving.callTitle")}
        body={[
          ...(ongoing === null ? [] : [t("leaving.call", { name: ongoing.patientName })]),
          ...(losesData ? [t("leaving.body", { count: lost })] : []),
        ].join(" ")}
        cancelLabel={t("leaving.stay")}
        confirmLabel={t(losesData ? "leaving.leave" : "account.signOut")}
        onCancel={() => {
          setAsking(false);
          onStay();
        }}
        onConfirm={() => {
          unsent.giveUp();
          signOutNow();
        }}
      />
    ),
  };
}
