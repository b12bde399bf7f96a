import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import { conversionUndoableMs, type UndoBlocker } from "@salvia/domain/lead/conversion";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../../firebase/useMutation.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { dateText } from "../../../lib/time/dateText.ts";
import { dayIn } from "../../../lib/time/plainDay.ts";
import { useSession } from "../../../session/useAuth.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { useNow } from "../../../ui/time/useNow.ts";
import { useTimeZone } from "../../../ui/time/useTimeZone.ts";
import type { LeadRow } from "../paging/leadRow.ts";

/**
 * Offers the owner of a client to undo the conversion for 30 days. The server knows what the client
 * has done since, and says why it can't be undone.
 */
export function UndoConversion({ row: { id, lead } }: { row: LeadRow }) {
  const { t } = useTranslation("conversion");
  const { language } = useLanguage();
  const zone = useTimeZone();
  const session = useSession();
  const showToast = useToast();
  const mutation = useMutation();
  const now = useNow();
  const [asking, setAsking] = useState(false);
  const [blocker, setBlocker] = useState<UndoBlocker | null>(null);
  if (lead.enrolledAt === null) return null;
  const until = new Date(lead.enrolledAt.getTime() + conversionUndoableMs);
  if (now >= until) return null;

  async function undo() {
    setAsking(false);
    setBlocker(null);
    await mutation.run(async () => {
      const answer = await session.ask(leadEndpoints.undoConversion, { leadId: id });
      if (answer.blocker === null) showToast("success", t("undo.done"));
      setBlocker(answer.blocker);
    });
  }

  if (blocker !== null) return <Notice severity="warning">{t(`undo.blocked.${blocker}`)}</Notice>;
  if (mutation.failure?.code === "not-found") {
    return <Notice severity="warning">{t("undo.unknown")}</Notice>;
  }
  return (
    <>
      <Notice
        severity="info"
        action={
          <Button
            color="inherit"
            size="small"
            disabled={mutation.busy}
            onClick={() => setAsking(true)}
          >
            {t("undo.action")}
          </Button>
        }
      >
        {t("undo.until", { day: dateText(dayIn(until, zone), language) })}
      </Notice>
      <MutationProblem mutation={mutation} />
      <ConfirmDialog
        open={asking}
        title={t("undo.title")}
        body={t("undo.body")}
        cancelLabel={t("cancel")}
        confirmLabel={t("undo.action")}
        onCancel={() => setAsking(false)}
        onConfirm={() => void undo()}
      />
    </>
  );
}
