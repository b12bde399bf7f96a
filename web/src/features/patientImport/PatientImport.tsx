import Box from "@mui/material/Box";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/useLanguage.ts";
import { useSession } from "../../session/useAuth.ts";
import { download } from "../../lib/download.ts";
import { Button } from "../../ui/Button.tsx";
import { ChooseFile } from "../../ui/csvFile/ChooseFile.tsx";
import { useFileImport } from "../../ui/csvFile/useFileImport.ts";
import { useReadFile } from "../../ui/csvFile/useReadFile.ts";
import { Notice } from "../../ui/status/Notice.tsx";
import { openPatientsReader } from "./file/openPatientsReader.ts";
import { patientColumns, type PatientColumn } from "./file/patientColumns.ts";
import { ReviewPatients } from "./ReviewPatients.tsx";
import { patientSender } from "./run/patientImport.calls.ts";

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
  const work = useFileImport(send);
  const { fileName, missing, read, forget } = useReadFile(openReader, work.check);
  const list = (columns: readonly PatientColumn[]) =>
    new Intl.ListFormat(language).format(columns.map((column) => t(`columns.${column}`)));

  if (fileName !== null) {
    return (
      <ReviewPatients
        work={work}
        fileName={fileName}
        onAgain={() => {
          work.forget();
          forget();
        }}
      />
    );
  }
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
  "email,first name,last name,birth date,sex,language,member number,phone,plan,plan start,plan end,family,clinicians",
  'ana@example.com,Ana,Silva,1984-02-29,female,pt,SV-2041-0001,+55 11 98765-4321,standard,2024-03-01,,Rui Silva 2015,"doctor@example.com, doctor2@example.com"',
  "",
].join("\r\n");
