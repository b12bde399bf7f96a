import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useAuth } from "../../session/useAuth.ts";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { draftCount } from "../../ui/drafts.ts";
import type { PendingChanges } from "./pendingChanges.ts";

/** A sign-out, and the dialog that asks for confirmation if it would lose data. */
export type Leaving = { leave: () => void; isLeaving: boolean; question: ReactNode };

/**
 * Signs out, after a confirmation if that would lose data.
 *
 * @param onStay called when the user declines
 */
export function useLeaving(unsent: PendingChanges, onStay: () => void = () => {}): Leaving {
  const { t } = useTranslation("portal");
  const { signOut } = useAuth();
  /** The number of changes a sign-out would lose, while its dialog is open; null otherwise. */
  const [asking, setAsking] = useState<number | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);

  function signOutNow() {
    setAsking(null);
    setIsLeaving(true);
    void signOut();
  }

  return {
    leave() {
      const lost = unsent.count + draftCount();
      if (lost > 0) setAsking(lost);
      else signOutNow();
    },
    isLeaving,
    question: (
      <ConfirmDialog
        open={asking !== null}
        title={t("leaving.title")}
        body={t("leaving.body", { count: asking ?? 0 })}
        cancelLabel={t("leaving.stay")}
        confirmLabel={t("leaving.leave")}
        onCancel={() => {
          setAsking(null);
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
