import UploadIcon from "@mui/icons-material/UploadFileOutlined";
import Box from "@mui/material/Box";
import CircularProgress from "@mui/material/CircularProgress";
import Typography from "@mui/material/Typography";
import { leadImportLimits } from "@salvia/domain/lead/leadImport";
import { useState, type DragEvent } from "react";
import { useTranslation } from "react-i18next";

import { ClientFailure, failureOf, type Failure } from "../../../firebase/clientError.ts";
import { Notice } from "../../../ui/status/Notice.tsx";
import { Section } from "../../../ui/Section.tsx";
import { useFailureText } from "../../../ui/status/useFailureText.ts";
import { visuallyHidden } from "../../../ui/visuallyHidden.ts";
import type { ReadFile } from "./csvWork.ts";
import type { CsvReader } from "./openCsvReader.ts";
import type { FileProblem } from "./parseTable.ts";

type ChooseFileProps = {
  reader: CsvReader;
  onFile: (file: ReadFile, name: string) => void;
};

/** Accepts a chosen or dropped file, and explains why a file cannot be accepted. */
export function ChooseFile({ reader, onFile }: ChooseFileProps) {
  const { t } = useTranslation("leadImport");
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const failureText = useFailureText();

  async function take(file: File | undefined) {
    if (file === undefined || busy) return;
    setProblem(null);
    setFailure(null);
    // Checked before any of the file is read.
    if (file.size > leadImportLimits.fileBytes) return setProblem({ code: "tooLarge" });
    setBusy(true);
    try {
      const read = await reader.read(file);
      if ("problem" in read) setProblem(read.problem);
      else return onFile(read.file, file.name);
    } catch (error) {
      // Either the worker could not load, or the file was moved or is unreadable.
      if (error instanceof ClientFailure) setFailure(failureOf(error));
      else setProblem({ code: "unreadable" });
    } finally {
      setBusy(false);
    }
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
        {busy ? (
          <CircularProgress size={32} aria-hidden />
        ) : (
          <UploadIcon color="primary" fontSize="large" />
        )}
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {busy ? t("file.reading") : t("file.choose")}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: "text.secondary" }}>
          {t("file.drop")}
        </Typography>
      </Box>
      {problem === null ? null : (
        <Notice severity="error">
          {t(`fileProblems.${problem.code}`, {
            number: "number" in problem ? problem.number : 0,
            limit: leadImportLimits.rows,
            columns: leadImportLimits.columns,
          })}
        </Notice>
      )}
      {failure === null ? null : <Notice severity="error">{failureText(failure)}</Notice>}
    </Section>
  );
}
