import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import { download } from "../../lib/download.ts";
import { Button } from "../Button.tsx";
import { TitledDialog } from "../dialogs/TitledDialog.tsx";
import { Notice } from "../status/Notice.tsx";

type ExportFileDialogProps = {
  title: string;
  /** The file's name, without the day. */
  fileName: string;
  /** Says how many rows have been collected so far. */
  collectingText: (count: number) => string;
  /** Says how many rows are in the file. */
  doneText: (count: number) => string;
  /** What users should know about the file. */
  note: string;
  /** Makes the file; null if aborted. */
  collect: (run: ExportRun) => Promise<CollectedFile | null>;
  /** Says why collecting failed. */
  reasonOf: (error: unknown) => string;
  onClose: () => void;
};

export type ExportRun = {
  signal: AbortSignal;
  /** Called with the number of rows so far. */
  onProgress: (count: number) => void;
};

/** A file with its number of rows, or the reason why there is none. */
export type CollectedFile = { file: Blob; count: number } | { refused: string };

type Stage =
  | { name: "collecting"; count: number }
  | { name: "done"; count: number }
  | { name: "failed"; reason: string; again: boolean };

/** Collects rows into a CSV file and hands it over. Closing the dialog stops it. */
export function ExportFileDialog(props: ExportFileDialogProps) {
  const { title, fileName, collectingText, doneText, note, collect, reasonOf, onClose } = props;
  const { t } = useTranslation("csvFile");
  const [stage, setStage] = useState<Stage>({ name: "collecting", count: 0 });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const onProgress = (count: number) => setStage({ name: "collecting", count });
    async function run() {
      // StrictMode ends the first run at once; it must not reach the server.
      await Promise.resolve();
      if (signal.aborted) return;
      const collected = await collect({ signal, onProgress });
      if (collected === null || signal.aborted) return;
      if ("refused" in collected) {
        setStage({ name: "failed", reason: collected.refused, again: false });
        return;
      }
      const day = new Date().toISOString().slice(0, 10);
      download(collected.file, `${fileName}-${day}.csv`);
      setStage({ name: "done", count: collected.count });
    }
    run().catch((error: unknown) => {
      if (signal.aborted) return;
      setStage({ name: "failed", reason: reasonOf(error), again: true });
    });
    return () => controller.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once per attempt
  }, [attempt]);

  const retry = () => {
    setStage({ name: "collecting", count: 0 });
    setAttempt(attempt + 1);
  };
  return (
    <TitledDialog
      title={title}
      onClose={onClose}
      actions={
        <>
          {stage.name === "failed" && stage.again ? (
            <Button onClick={retry}>{t("export.again")}</Button>
          ) : null}
          <Button onClick={onClose}>
            {t(stage.name === "collecting" ? "export.cancel" : "export.close")}
          </Button>
        </>
      }
    >
      {stage.name === "failed" ? (
        <Notice severity="error">{t("export.failed", { reason: stage.reason })}</Notice>
      ) : stage.name === "done" ? (
        <Notice severity="success">{doneText(stage.count)}</Notice>
      ) : (
        <>
          <Typography sx={{ fontVariantNumeric: "tabular-nums" }}>
            {collectingText(stage.count)}
          </Typography>
          <LinearProgress aria-label={title} sx={{ height: 8, borderRadius: 4 }} />
        </>
      )}
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {note}
      </Typography>
    </TitledDialog>
  );
}
