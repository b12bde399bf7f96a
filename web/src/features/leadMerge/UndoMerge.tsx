import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../firebase/useMutation.ts";
import { useSession } from "../../session/useAuth.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { Notice } from "../../ui/status/Notice.tsx";
import { useFailureText } from "../../ui/status/useFailureText.ts";
import { undoMerge } from "./leadMerge.calls.ts";

type UndoMergeProps = { mergeId: string; onUndone: (text: string) => void };

/** Undoes a merge, as long as no user has edited the lead since. */
export function UndoMerge({ mergeId, onUndone }: UndoMergeProps) {
  const { t } = useTranslation(["leadMerge", "errors"]);
  const session = useSession();
  const failureText = useFailureText();
  const { busy, failure, run } = useMutation();

  async function undo() {
    if (await run(() => undoMerge(session, mergeId))) onUndone(t("undo.done"));
  }

  const isTooLate = failure?.code === "changed-meanwhile" || failure?.code === "not-found";
  return (
    <Box sx={{ display: "grid", gap: 1, justifyItems: "start", marginTop: 1 }}>
      {failure === null ? null : (
        <Notice severity="error">{isTooLate ? t("undo.tooLate") : failureText(failure)}</Notice>
      )}
      <BusyButton
        size="small"
        variant="outlined"
        busy={busy}
        busyLabel={t("undo.busy")}
        onClick={() => void undo()}
      >
        {t("undo.action")}
      </BusyButton>
    </Box>
  );
}
