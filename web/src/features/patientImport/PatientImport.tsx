import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";

import { ClientFailure, failureOf } from "../../firebase/clientError.ts";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { keepAwake } from "../../lib/awake.ts";
import { useSession } from "../../session/useAuth.ts";
import { download } from "../../lib/download.ts";
import { ChooseFile, type NotRead } from "../../ui/csvFile/ChooseFile.tsx";
import { Notice } from "../../ui/status/Notice.tsx";
import { useUnloadWarning } from "../../ui/useNavigationBlocker.ts";
import { openPatientsReader } from "./file/openPatientsReader.ts";
import { patientColumns, type PatientColumn } from "./file/patientColumns.ts";
import { ReviewPatients } from "./ReviewPatients.tsx";
import { patientSender } from "./run/patientImport.calls.ts";
import { usePatientImport } from "./run/usePatientImport.ts";

type PatientImportProps = { openReader?: typeof openPatientsReader };

/**
 * Imports members and who treats them from a file: reads the file, shows what would happen to each
 * row, and imports the rows.
 */
export function PatientImport({ openReader = openPatientsReader }: PatientImportProps) {
  const { t } = useTranslation("patientAdmin", { keyPrefix: "import" });
  const { language } = useLanguage();
  const session = useSession();
  const send = useMemo(() => patientSender(session), [session]);
  const [reader] = useState(openReader);
  useEffect(() => reader.close, [reader]);
  const work = usePatientImport(send);
  const [fileName, setFileName] = useState<string | null>(null);
  const [missing, setMissing] = useState<readonly PatientColumn[]>([]);
  const importing = work.phase === "importing";
  useUnloadWarning(importing);
  // A lock would interrupt the import. The idle time starts over when the import ends.
  useEffect(() => (importing ? keepAwake() : undefined), [importing]);

  async function read(file: File): Promise<NotRead | null> {
    setMissing([]);
    try {
      const answer = await reader.read(file, new Date().toISOString().slice(0, 10));
      if ("problem" in answer) return answer;
      if ("missing" in answer) {
        setMissing(answer.missing);
        return null;
      }
      setFileName(file.name);
      work.check(answer.rows);
      return null;
    } catch (error) {
      // Either the worker could not load, or the file was moved or is unreadable.
      if (error instanceof ClientFailure) return { failure: failureOf(error) };
      return { problem: { code: "unreadable" } };
    }
  }

  if (fileName !== null) {
    return (
      <ReviewPatients
        work={work}
        fileName={fileName}
        onAgain={() => {
          work.forget();
          setFileName(null);
        }}
      />
    );
  }
  const list = (columns: readonly PatientColumn[]) =>
    new Intl.ListFormat(language).format(columns.map((column) => t(`columns.${column}`)));
  return (
    <ChooseFile read={read}>
      {missing.length === 0 ? (
        <Notice severity="info">{t("columnsNeeded", { columns: list(patientColumns) })}</Notice>
      ) : (
        <Notice severity="error">
          {t("columnsMissing", { columns: list(missing), all: list(patientColumns) })}
        </Notice>
      )}
      <Box>
        <Button
          onClick={() => download(new Blob([template], { type: "text/csv" }), "patients.csv")}
        >
          {t("template")}
        </Button>
      </Box>
    </ChooseFile>
  );
}

/** A file with the headings and one row, in the spelling that needs no explanation. */
const template = [
  "email,first name,last name,birth date,sex,language,clinicians",
  'ana@example.com,Ana,Silva,1984-02-29,female,pt,"doctor@example.com, doctor2@example.com"',
  "",
].join("\r\n");
