import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { ImportProgress } from "../../ui/csvFile/ImportProgress.tsx";
import { RowStateTabs } from "../../ui/csvFile/RowStateTabs.tsx";
import { RowsTable } from "../../ui/csvFile/RowsTable.tsx";
import { Section } from "../../ui/Section.tsx";
import { Announcement } from "../../ui/status/Announcement.tsx";
import { Notice } from "../../ui/status/Notice.tsx";
import { useFailureText } from "../../ui/status/useFailureText.ts";
import {
  countStates,
  patientRowStates,
  stateOf,
  type PatientRow,
  type PatientRowState,
} from "./run/patientRows.ts";
import type { usePatientImport } from "./run/usePatientImport.ts";

type ReviewPatientsProps = {
  work: ReturnType<typeof usePatientImport>;
  fileName: string;
  onAgain: () => void;
};

/** Shows what would happen to each row, imports the rows, and then shows what happened. */
export function ReviewPatients({ work, fileName, onAgain }: ReviewPatientsProps) {
  const { t } = useTranslation("patientAdmin", { keyPrefix: "import" });
  const { rows, phase, progress, failure, start, goOn } = work;
  const [shown, setShown] = useState<PatientRowState | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const failureText = useFailureText();
  const words = useRowText();
  const counts = countStates(rows);
  const choices = [
    { state: null, label: t("states.all", { count: rows.length }), count: rows.length },
    ...patientRowStates.map((state) => ({
      state,
      label: t(`states.${state}`, { count: counts[state] }),
      count: counts[state],
    })),
  ];
  const isRunning = phase === "checking" || phase === "importing";
  // Moves the keyboard focus here, because the file field is gone.
  useEffect(() => heading.current?.focus(), []);

  return (
    <Section
      title={t("review.title")}
      headingRef={heading}
      lead={t("review.lead", { file: fileName })}
    >
      <Announcement>
        {phase === "ready" ? t("review.ready", { count: counts.ready }) : ""}
      </Announcement>
      {failure === null ? null : (
        <Notice
          severity="error"
          action={
            <Button color="inherit" onClick={goOn}>
              {t("review.continue")}
            </Button>
          }
        >
          {t(phase === "importing" ? "failed.importing" : "failed.checking", {
            reason: failureText(failure),
          })}
        </Notice>
      )}
      {isRunning ? (
        <ImportProgress
          label={t(phase === "importing" ? "progress.importing" : "progress.checking")}
          {...progress}
        />
      ) : null}
      {phase === "foreign" ? <Notice severity="error">{t("review.foreign")}</Notice> : null}
      {phase === "ready" && counts.ready === 0 ? (
        <Notice severity="info">{t("review.nothing")}</Notice>
      ) : null}
      {phase === "done" ? (
        <Notice severity="success">{t("review.done", { count: counts.done })}</Notice>
      ) : null}
      {rows.length === 0 ? null : (
        <>
          <RowStateTabs
            label={t("states.label")}
            choices={choices}
            shown={shown}
            onShow={setShown}
          />
          <RowsTable
            rows={shown === null ? rows : rows.filter((row) => stateOf(row) === shown)}
            stateOf={tableState}
            words={words}
          />
        </>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        {phase === "ready" && counts.ready > 0 ? (
          <Button variant="contained" onClick={start}>
            {t("review.import", { count: counts.ready })}
          </Button>
        ) : null}
        {phase === "importing" && failure === null ? null : (
          <Button onClick={onAgain}>{t("review.again")}</Button>
        )}
      </Box>
    </Section>
  );
}

function tableState(row: PatientRow) {
  const state = stateOf(row);
  if (state === "faulty") return "faulty";
  return state === "unchanged" ? "skipped" : null;
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
