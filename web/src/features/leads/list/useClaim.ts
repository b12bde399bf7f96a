import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";

import { failureOf } from "../../../firebase/clientError.ts";
import { useFailureText } from "../../../ui/status/useFailureText.ts";
import { fullName, type LeadRow } from "../paging/leadRow.ts";
import { useOpenLead } from "../LeadLink.tsx";
import { claimLead } from "../data/leadWrites.data.ts";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";

type Claims = {
  claiming: ReadonlySet<string>;
  /** Ids of the leads claimed here, including pending claims. */
  claimed: ReadonlySet<string>;
  claim: (row: LeadRow) => void;
};

/** Lets a salesperson claim leads from the pool, and shows the result in a toast. */
export function useClaim(uid: string): Claims {
  const { t } = useTranslation("leads");
  const failureText = useFailureText();
  const showToast = useToast();
  const openLead = useOpenLead();
  const [claiming, setClaiming] = useState<ReadonlySet<string>>(new Set());
  const [claimed] = useState(() => new Set<string>());

  const attempt = useCallback(
    async (row: LeadRow) => {
      if (!navigator.onLine) return showToast("warning", t("toast.claimOffline"));
      setClaiming((ids) => new Set([...ids, row.id]));
      claimed.add(row.id);
      try {
        await claimLead(row.id, uid);
        showToast("success", t("toast.claimed", { name: fullName(row) }), {
          label: t("toast.openClaimed"),
          onPress: () => openLead(row),
        });
      } catch (error) {
        claimed.delete(row.id);
        const failure = failureOf(error);
        if (failure.code === "offline") showToast("warning", t("toast.claimOffline"));
        else if (takenBySomeone.has(failure.code)) showToast("warning", t("toast.claimTooLate"));
        else showToast("error", t("toast.claimFailed", { reason: failureText(failure) }));
      } finally {
        setClaiming((ids) => new Set([...ids].filter((id) => id !== row.id)));
      }
    },
    [claimed, failureText, openLead, t, showToast, uid],
  );
  const claim = useCallback((row: LeadRow) => void attempt(row), [attempt]);
  return useMemo(() => ({ claiming, claimed, claim }), [claiming, claimed, claim]);
}

/**
 * Errors when a colleague was faster. The rules also deny a claim for other reasons, and let no one
 * read whose lead it is.
 */
const takenBySomeone: ReadonlySet<string> = new Set([
  "not-allowed",
  "not-found",
  "changed-meanwhile",
]);
