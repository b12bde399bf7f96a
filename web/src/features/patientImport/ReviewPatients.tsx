import {
  isOtherHospital,
  type ImportedPatient,
  type PatientOutcome,
} from "@salvia/domain/member/patientImport";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";

import { countStates } from "../../ui/csvFile/fileRows.ts";
import { ReviewFile } from "../../ui/csvFile/ReviewFile.tsx";
import type { useFileImport } from "../../ui/csvFile/useFileImport.ts";
import { Notice } from "../../ui/status/Notice.tsx";
import { useFailureText } from "../../ui/status/useFailureText.ts";
import type { PatientProblem } from "./file/parsePatient.ts";
import { patientRowStates, stateOf, type PatientRow } from "./run/patientRows.ts";

type ReviewPatientsProps = {
  work: ReturnType<typeof useFileImport<ImportedPatient, PatientProblem, PatientOutcome>>;
  fileName: string;
  onAgain: () => void;
};

/** Shows what would happen to each row, imports the rows, and then shows what happened. */
export function ReviewPatients({ work, fileName, onAgain }: ReviewPatientsProps) {
  const { t } = useTranslation("patientAdmin", { keyPrefix: "import" });
  const { rows, phase, failure } = work;
  const failureText = useFailureText();
  const words = useRowText();
  const counts = countStates(rows, stateOf);
  const ready = counts.get("ready") ?? 0;
  const isForeign = phase === "ready" && isOtherHospital(rows.flatMap((row) => row.outcome ?? []));
  const states = [
    { state: null, label: t("states.all", { count: rows.length }), count: rows.length },
    ...patientRowStates.map((state) => {
      const count = counts.get(state) ?? 0;
      return { state, label: t(`states.${state}`, { count }), count };
    }),
  ];
  const isImporting = phase === "importing";
  const reason = failure === null ? "" : failureText(failure);
  return (
    <ReviewFile
      {...{ work, states, stateOf, words, onAgain }}
      faulty="faulty"
      skipped="unchanged"
      texts={{
        title: t("review.title"),
        lead: t("review.lead", { file: fileName }),
        ready: t("review.ready", { count: ready }),
        statesLabel: t("states.label"),
        progress: t(isImporting ? "progress.importing" : "progress.checking"),
        failed: t(isImporting ? "failed.importing" : "failed.checking", { reason }),
        goOn: t("review.continue"),
        start: ready === 0 || isForeign ? null : t("review.import", { count: ready }),
        again: t("review.again"),
      }}
    >
      {isForeign ? <Notice severity="error">{t("review.foreign")}</Notice> : null}
      {phase === "ready" && ready === 0 && !isForeign ? (
        <Notice severity="info">{t("review.nothing")}</Notice>
      ) : null}
      {phase === "done" ? (
        <Notice severity="success">{t("review.done", { count: counts.get("done") ?? 0 })}</Notice>
      ) : null}
    </ReviewFile>
  );
}

/** Returns a function that describes a row's outcome and reason in the user's language. */
function useRowText(): (row: PatientRow) => string {
  const { t } = useTranslation("patientAdmin", { keyPrefix: "import" });
  return useCallback(
    (row) => {
      if (row.is === "faulty") {
        return row.problems.map((problem) => t(`problems.${problem}`)).join(" ");
      }
      if (row.is === "twin") return t("row.twin", { row: row.of });
      if (row.outcome === null) return "";
      if (row.outcome === "added") return t(row.isDone ? "row.added" : "row.toAdd");
      if (row.outcome === "changed") return t(row.isDone ? "row.changed" : "row.toChange");
      return t(`row.${row.outcome}`);
    },
    [t],
  );
}
