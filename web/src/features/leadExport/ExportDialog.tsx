import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import type { ExportOrder } from "@salvia/domain/lead/leadExport";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { failureOf, type Failure } from "../../firebase/clientError.ts";
import { download } from "../../lib/download.ts";
import { listSeparator } from "../../lib/csv.ts";
import { useSession } from "../../session/useAuth.ts";
import { Notice } from "../../ui/status/Notice.tsx";
import { useFailureText } from "../../ui/status/useFailureText.ts";
import { collectLeads, type LeadPages, leadCells, leadHeadings } from "./leadRows.ts";

export type ExportDialogProps = {
  /** Describes the exported leads in the log. */
  filter: ExportOrder;
  /** Reads all leads from the server. */
  leads: () => LeadPages;
  onClose: () => void;
};

/**
 * Collects the leads and hands them over as a file after the server has logged the export; without
 * a log entry there is no file.
 */
export function ExportDialog({ filter, leads, onClose }: ExportDialogProps) {
  const { t } = useTranslation(["leadExport", "leads"]);
  const session = useSession();
  const titleId = useId();
  const [count, setCount] = useState(0);
  const [done, setDone] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const failureText = useFailureText();

  useEffect(() => {
    const { signal, abort } = abortable();
    async function run() {
      const collected = await collectLeads(
        leads(),
        {
          headings: leadHeadings(t),
          cells: (lead) => leadCells(lead, t),
          delimiter: listSeparator(navigator.language),
        },
        { signal, onProgress: setCount },
      );
      if (collected === null) return;
      await session.ask(leadEndpoints.recordExport, { filter });
      if (signal.aborted) return;
      const day = new Date().toISOString().slice(0, 10);
      download(collected.file, `${t("leadExport:file")}-${day}.csv`);
      setCount(collected.count);
      setDone(true);
    }
    run().catch((error: unknown) => {
      if (!signal.aborted) setFailure(failureOf(error));
    });
    return abort;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once per attempt
  }, [attempt]);

  const again = () => {
    setFailure(null);
    setCount(0);
    setAttempt(attempt + 1);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{t("leadExport:title")}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        {failure !== null ? (
          <Notice severity="error">
            {t("leadExport:failed", { reason: failureText(failure) })}
          </Notice>
        ) : done ? (
          <Notice severity="success">{t("leadExport:done", { count })}</Notice>
        ) : (
          <>
            <Typography sx={{ fontVariantNumeric: "tabular-nums" }}>
              {t("leadExport:collecting", { count })}
            </Typography>
            <LinearProgress
              aria-label={t("leadExport:title")}
              sx={{ height: 8, borderRadius: 4 }}
            />
          </>
        )}
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("leadExport:logged")}
        </Typography>
      </DialogContent>
      <DialogActions>
        {failure === null ? null : <Button onClick={again}>{t("leadExport:again")}</Button>}
        <Button onClick={onClose}>
          {t(done || failure !== null ? "leadExport:close" : "leadExport:cancel")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
