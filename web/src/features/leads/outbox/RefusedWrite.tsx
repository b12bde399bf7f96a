import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { CopyButton } from "../../../ui/CopyButton.tsx";
import { useFailureText } from "../../../ui/status/useFailureText.ts";
import type { OutboxEntry } from "./leadOutbox.ts";
import { isPageWrite, type PageWrite } from "./leadWrite.ts";
import { useLeadEditor } from "../form/LeadEditorProvider.tsx";
import { useLeadOutbox } from "./LeadOutboxProvider.tsx";
import { useLeadPath } from "../LeadLink.tsx";
import { useWriteText } from "./describe.ts";
import { failureOf, type Failure } from "../../../firebase/clientError.ts";
import { readLeadOrNull } from "../data/readLeadOrNull.ts";

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
  return (
    <>
      {refusal === null ? null : (
        <Typography variant="body2">
          {refusal.kind === "failed" ? failureText(refusal.failure) : t(`reason.${refusal.kind}`)}
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
        {refusal === null || refusal.kind === "changed" ? null : (
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
        {"text" in write ? (
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

/** Why a write was refused after its page stopped waiting, as far as is known now. */
export type Refusal =
  /** Another user has changed the lead since, so this write can never succeed. */
  | { kind: "changed" }
  /** The lead can no longer be read because a colleague has it. */
  | { kind: "gone" }
  /** No known reason prevents the write now. */
  | { kind: "unexplained" }
  | { kind: "failed"; failure: Failure };

/**
 * Reads the lead from the server to explain a refusal. Never throws; an error becomes the reason.
 *
 * @param error null when only an earlier tab received the error
 */
async function refusalOf(write: PageWrite, error: unknown): Promise<Refusal> {
  if (error !== null) {
    const failure = failureOf(error);
    if (failure.code !== "not-allowed") return { kind: "failed", failure };
  }
  try {
    const now = await readLeadOrNull(write.leadId);
    if (now === null) return { kind: "gone" };
    return { kind: "base" in write && now.rev > write.base.rev ? "changed" : "unexplained" };
  } catch (unread) {
    return { kind: "failed", failure: failureOf(unread) };
  }
}
