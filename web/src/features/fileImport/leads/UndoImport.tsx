import Box from "@mui/material/Box";
import type { UndoProgress } from "@salvia/domain/lead/leadImport";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/Button.tsx";
import { useFreshSignIn } from "../../../session/useFreshSignIn.ts";
import { ImportProgress } from "../review/ImportProgress.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";
import { useImportState } from "./ImportProvider.tsx";

type UndoImportProps = {
  importId: string;
  created: number;
  /** Progress of its undo; null if it was not started. */
  progress: UndoProgress | null;
  /** The button's name for assistive technology. */
  label: string;
};

/** Undoes an import after a confirmation, and shows the progress and the result. */
export function UndoImport({ importId, created, progress, label }: UndoImportProps) {
  const { t } = useTranslation(["leadImport", "errors"]);
  const { undo } = useImportState();
  const signIn = useFreshSignIn();
  const [asking, setAsking] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const runs = undo.running === importId;
  const ran = useRef(false);
  useEffect(() => {
    // The focused button is gone, so the focus moves to the area that shows the progress.
    if (runs !== ran.current && document.activeElement === document.body) area.current?.focus();
    ran.current = runs;
  }, [runs]);

  const failure = undo.failed?.importId === importId ? undo.failed.failure : null;
  const isBegun =
    progress !== null || (failure !== null && failure.code !== "recent-sign-in-required");
  const looked = progress === null ? 0 : progress.removed + progress.kept;
  return (
    <Box
      ref={area}
      tabIndex={-1}
      sx={{ display: "grid", gap: 1.5, "&:focus": { outline: "none" } }}
    >
      <MutationProblem mutation={{ failure, forget: undo.forget }} />
      <MutationProblem mutation={signIn} />
      {runs ? (
        <ImportProgress label={t("undo.busy")} done={looked} of={created} />
      ) : progress?.finished ? (
        <Notice severity="success">
          {[
            t("undo.removed", { count: progress.removed }),
            ...(progress.kept > 0 ? [t("undo.kept", { count: progress.kept })] : []),
          ].join(" ")}
        </Notice>
      ) : (
        <div>
          {isBegun ? (
            <Box sx={{ marginBottom: 1 }}>
              {progress === null
                ? t("undo.interrupted")
                : t("undo.paused", { count: progress.removed })}
            </Box>
          ) : null}
          <Button
            variant="outlined"
            color="error"
            aria-label={label}
            // Only one undo runs at a time, to limit the load on the server.
            aria-disabled={undo.running !== null}
            onClick={() => {
              if (undo.running !== null) return;
              const act = () => (isBegun ? void undo.start(importId) : setAsking(true));
              void signIn.before(act);
            }}
          >
            {t(isBegun ? "undo.continue" : "undo.action")}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title={t("undo.title")}
        body={t("undo.body", { count: created })}
        cancelLabel={t("undo.stay")}
        confirmLabel={t("undo.action")}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void undo.start(importId);
        }}
      />
    </Box>
  );
}
