import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { Button } from "../../../ui/Button.tsx";
import { CopyButton } from "../../../ui/CopyButton.tsx";
import { useFailureText } from "../../../ui/status/useFailureText.ts";
import type { OutboxEntry } from "../writes/leadOutbox.ts";
import { isPageWrite } from "../writes/leadWrite.ts";
import { useLeadEditor } from "../form/LeadEditorProvider.tsx";
import { useLeadOutbox } from "../writes/LeadOutboxProvider.tsx";
import { useLeadPath } from "../LeadLink.tsx";
import { useWriteText } from "../writes/describe.ts";
import { isTooLate, refusalOf, type Refusal } from "../writes/refusal.data.ts";

type RefusedWriteProps = {
  entry: OutboxEntry;
  onDiscard: (id: string) => void;
  /** Called when the user leaves the list for another view. */
  onLeave: () => void;
};

/** Shows why a write was refused and which actions are possible now. */
export function RefusedWrite({ entry, onDiscard, onLeave }: RefusedWriteProps) {
  const { t } = useTranslation("outbox");
  const { retry } = useLeadOutbox();
  const { fixRefused } = useLeadEditor();
  const path = useLeadPath();
  const failureText = useFailureText();
  const refusal = useRefusal(entry);
  const { write } = entry;
  const what = useWriteText()(write);
  const isLate = refusal?.kind === "unexplained" && isPageWrite(write) && isTooLate(write);
  return (
    <>
      {refusal === null ? null : (
        <Typography variant="body2">
          {refusal.kind === "failed"
            ? failureText(refusal.failure)
            : t(`reason.${isLate ? "late" : refusal.kind}`)}
        </Typography>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, marginTop: 0.5 }}>
        {isPageWrite(write) ? null : (
          <Button
            size="small"
            variant="outlined"
            aria-label={t("fixNamed", { what })}
            onClick={() => {
              onLeave();
              fixRefused(entry);
            }}
          >
            {t("fix")}
          </Button>
        )}
        {refusal === null || refusal.kind === "changed" || isLate ? null : (
          <Button
            size="small"
            variant="outlined"
            aria-label={t("retryNamed", { what })}
            onClick={() => void retry(entry.id)}
          >
            {t("retry")}
          </Button>
        )}
        {refusal === null || refusal.kind === "gone" ? null : (
          <Button
            size="small"
            variant={refusal.kind === "changed" ? "outlined" : "text"}
            component={Link}
            to={path(write.leadId)}
            aria-label={t("openNamed", { what })}
            onClick={onLeave}
          >
            {t("open")}
          </Button>
        )}
        <Button
          size="small"
          color="error"
          aria-label={t("discardNamed", { what })}
          onClick={() => onDiscard(entry.id)}
        >
          {t("discard")}
        </Button>
        {"text" in write && write.text !== undefined ? (
          <CopyButton
            text={write.text}
            label={t("copyNamed", { what })}
            copied={t("copied")}
            failed={t("notCopied")}
          />
        ) : null}
      </Box>
    </>
  );
}

/**
 * The reason a page write was refused; null until it is known, and for writes that are fixed in the
 * form.
 */
function useRefusal({ write, error }: OutboxEntry): Refusal | null {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => {
    let current = true;
    if (isPageWrite(write)) {
      void refusalOf(write, error).then((found) => current && setRefusal(found));
    }
    return () => {
      current = false;
    };
  }, [write, error]);
  return refusal;
}
