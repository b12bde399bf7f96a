import { patientEndpoints } from "@salvia/domain/member/patientEndpoints";
import {
  isOtherHospital,
  patientImportLimits,
  type ImportedPatient,
  type PatientOutcome,
} from "@salvia/domain/member/patientImport";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/useLanguage.ts";
import type { Session } from "../../../session/session.ts";
import { useSession } from "../../../session/useAuth.ts";
import { Notice } from "../../../ui/status/Notice.tsx";
import { openFileReader } from "../file/openFileReader.ts";
import { FileImport } from "../review/FileImport.tsx";
import { ReviewFile } from "../review/ReviewFile.tsx";
import { countStates } from "../run/fileRows.ts";
import type { FileSender } from "../run/useFileImport.ts";
import type { PatientProblem } from "./parsePatient.ts";
import { patientColumns, patientHeadings, type PatientColumn } from "./patientColumns.ts";
// oxlint-disable-next-line import/default -- Vite resolves it to the script's URL
import workerScript from "./patientsWorker.ts?worker&url";

type PatientImportProps = { openReader?: typeof openReader };

/** Imports members and who treats them from a file. */
export function PatientImport({ openReader: open = openReader }: PatientImportProps) {
  const { t } = useTranslation("patientAdmin", { keyPrefix: "import" });
  const { language } = useLanguage();
  const session = useSession();
  const sender = useMemo(() => patientSender(session), [session]);
  const list = (columns: readonly (typeof patientColumns)[number][]) =>
    new Intl.ListFormat(language).format(columns.map((column) => t(`columns.${column}`)));
  const all = list(patientColumns);
  return (
    <FileImport
      openReader={open}
      today={() => new Date().toISOString().slice(0, 10)}
      sender={sender}
      headings={patientHeadings}
      required={patientColumns}
      columnsText={(missing) =>
        missing.length === 0
          ? t("columnsNeeded", { columns: all })
          : t("columnsMissing", { columns: list(missing), all })
      }
      template={template}
    >
      {({ work, fileName, ...review }) => {
        const { rows, phase } = work;
        const { ready, done } = countStates(rows);
        const isForeign =
          phase === "ready" && isOtherHospital(rows.flatMap(({ outcome }) => outcome ?? []));
        return (
          <ReviewFile
            {...{ work, fileName, ...review }}
            problemText={(problem: PatientProblem) => t(`problems.${problem}`)}
            outcomeText={(outcome, _patient, isDone) =>
              outcome === "added"
                ? t(isDone ? "row.added" : "row.toAdd")
                : outcome === "changed"
                  ? t(isDone ? "row.changed" : "row.toChange")
                  : t(`row.${outcome}`)
            }
            texts={{
              lead: t("review.lead", { file: fileName }),
              ready: t("review.ready", { count: ready }),
              importing: t("importing"),
              paused: (reason) => t("paused", { reason }),
              start: ready === 0 || isForeign ? null : t("review.import", { count: ready }),
              done: t("review.done", { count: done }),
              again: t("review.again"),
            }}
          >
            {isForeign ? (
              <Notice severity="error">{t("review.foreign")}</Notice>
            ) : phase === "ready" && ready === 0 ? (
              <Notice severity="info">{t("review.nothing")}</Notice>
            ) : null}
          </ReviewFile>
        );
      }}
    </FileImport>
  );
}

function openReader() {
  return openFileReader<PatientColumn, string, ImportedPatient, PatientProblem>(
    "patient-import",
    workerScript,
  );
}

function patientSender(session: Pick<Session, "ask">): FileSender<ImportedPatient, PatientOutcome> {
  const ask =
    (dryRun: boolean): FileSender<ImportedPatient, PatientOutcome>["send"] =>
    async (patients, { importId }) => {
      const input = { importId, dryRun, patients: [...patients] };
      return (await session.ask(patientEndpoints.importPatients, input)).outcomes;
    };
  const { patientsPerRequest } = patientImportLimits;
  return {
    check: ask(true),
    send: ask(false),
    size: { checked: patientsPerRequest, sent: patientsPerRequest },
    states: {
      added: "ready",
      changed: "ready",
      unchanged: "skipped",
      twin: "faulty",
      clinicianUnknown: "faulty",
      addressUnverified: "faulty",
      otherRole: "faulty",
      accountDisabled: "faulty",
      memberNumberTaken: "faulty",
      accountBusy: "faulty",
    },
  };
}

const template = {
  name: "patients.csv",
  lines: [
    "email,first name,last name,birth date,sex,language,member number,phone,plan,plan start,plan end,family,clinicians",
    'ana@example.com,Ana,Silva,1984-02-29,female,pt,SV-2041-0001,+55 11 98765-4321,standard,2024-03-01,,Rui Silva 2015,"doctor@example.com, doctor2@example.com"',
  ],
};
