import UploadIcon from "@mui/icons-material/UploadFileOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState, type DragEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { clientFailureOf, type Failure } from "../../../firebase/clientError.ts";
import { csvLimits } from "../file/csvLimits.ts";
import type { FileProblem } from "../file/parseTable.ts";
import { Section } from "../../../ui/Section.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { useFailureText } from "../../../ui/status/useFailureText.ts";
import { visuallyHidden } from "../../../ui/visuallyHidden.ts";
import { Spinner } from "../../../ui/status/Spinner.tsx";

/** Why a file was not accepted: a fault of the file, or of the page that reads it. */
export type NotRead = { problem: FileProblem } | { failure: Failure };

type ChooseFileProps = {
  /** Reads a file; null if it was accepted. */
  read: (file: File) => Promise<NotRead | null>;
  /** A remark about the file's contents, below the field. */
  children?: ReactNode;
};

/** Why reading failed: the worker could not load, or the file was moved or is unreadable. */
function notRead(error: unknown): NotRead {
  const failure = clientFailureOf(error);
  return failure === null ? { problem: { code: "unreadable" } } : { failure };
}

/** Accepts a chosen or dropped file, and explains why a file cannot be accepted. */
export function ChooseFile({ read, children }: ChooseFileProps) {
  const { t } = useTranslation("csvFile");
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const [why, setWhy] = useState<NotRead | null>(null);
  const failureText = useFailureText();

  async function take(file: File | undefined) {
    if (file === undefined || busy) return;
    setWhy(null);
    // Checked before any of the file is read.
    if (file.size > csvLimits.fileBytes) return setWhy({ problem: { code: "tooLarge" } });
    setBusy(true);
    setWhy(await read(file).catch(notRead));
    setBusy(false);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  }

  return (
    <Section title={t("file.title")} lead={t("file.lead")}>
      <Box
        component="label"
        onDragOver={(event: DragEvent) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          position: "relative",
          display: "grid",
          justifyItems: "center",
          textAlign: "center",
          gap: 0.5,
          padding: { xs: 3, sm: 6 },
          border: "2px dashed",
          borderColor: over ? "primary.main" : "outline",
          borderRadius: "12px",
          cursor: "pointer",
          backgroundColor: over ? "action.hover" : "transparent",
          "&:hover": { backgroundColor: "action.hover" },
          "&:focus-within": {
            outline: "2px solid",
            outlineColor: "primary.main",
            outlineOffset: 2,
          },
        }}
      >
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          style={visuallyHidden}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // Lets the user choose the same file again after correcting it.
            target.value = "";
          }}
        />
        {busy ? <Spinner size={32} /> : <UploadIcon color="primary" fontSize="large" />}
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {busy ? t("file.reading") : t("file.choose")}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: "text.secondary" }}>
          {t("file.drop")}
        </Typography>
      </Box>
      {children}
      {why !== null && "problem" in why ? (
        <Notice severity="error">
          {t(`fileProblems.${why.problem.code}`, {
            number: "number" in why.problem ? why.problem.number : 0,
            limit: csvLimits.rows,
            columns: csvLimits.columns,
          })}
        </Notice>
      ) : null}
      {why !== null && "failure" in why ? (
        <Notice severity="error">{failureText(why.failure)}</Notice>
      ) : null}
    </Section>
  );
}
