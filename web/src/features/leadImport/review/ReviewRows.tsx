import Box from "@mui/material/Box";
import { salesPaths } from "@salvia/domain/site/paths";
import { useState, useCallback } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { leadProblems } from "@salvia/domain/lead/leadForm";

import { download } from "../../../lib/download.ts";
import { Button } from "../../../ui/Button.tsx";
import { ImportProgress } from "../../../ui/csvFile/ImportProgress.tsx";
import { RowStateTabs } from "../../../ui/csvFile/RowStateTabs.tsx";
import { RowsTable } from "../../../ui/csvFile/RowsTable.tsx";
import { Announcement } from "../../../ui/status/Announcement.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { Section } from "../../../ui/Section.tsx";
import { useFailureText } from "../../../ui/status/useFailureText.ts";
import { countStates, stateOf, type RowState, rowStates, type ImportRow } from "./importRows.ts";
import type { CsvReader } from "../file/openCsvReader.ts";
import { UndoImport } from "../run/UndoImport.tsx";
import type { useImport } from "../run/useImport.ts";
import { useImportState } from "../run/ImportProvider.tsx";
import type { RowProblem } from "../columns/parseRow.ts";

type ReviewRowsProps = {
  reader: CsvReader;
  work: ReturnType<typeof useImport>;
  fileName: string;
  onBack: () => void;
  onAgain: () => void;
};

/** Shows the planned outcome of each row, imports the rows, and then shows the result of each. */
export function ReviewRows({ reader, work, fileName, onBack, onAgain }: ReviewRowsProps) {
  const { t } = useTranslation("leadImport");
  const { rows, phase, importId, progress, failure, send, goOn, stop } = work;
  const { undo } = useImportState();
  const [shown, setShown] = useState<RowState | null>(null);
  const words = useRowText();
  const failureText = useFailureText();
  const counts = countStates(rows);
  const choices = [
    { state: null, label: t("states.all", { count: rows.length }), count: rows.length },
    ...rowStates.map((state) => ({
      state,
      label: t(`states.${state}`, { count: counts[state] }),
      count: counts[state],
    })),
  ];
  // Rows to import are not left out; rows that were planned but not imported are.
  const stays = phase === "done" ? "created" : "new";
  const leftOut = rows.filter((row) => stateOf(row) !== stays);
  // The results no longer apply once the import is undone.
  const begun = importId === null ? undefined : undo.results.get(importId);
  const settled = phase === "ready" || (phase === "done" && begun === undefined);

  async function saveRemarks() {
    const remarks = leftOut.map((row) => [row.number, remark(row)] as const);
    const text = await reader.write(t("remarks.heading"), new Map(remarks));
    const name = t("remarks.file", { file: fileName.replace(/\.\w+$/, "") });
    download(new Blob([text], { type: "text/csv" }), `${name}.csv`);
  }
  const remark = (row: (typeof rows)[number]) =>
    stateOf(row) === "new" ? t("remarks.notSent") : words(row);

  return (
    <Section title={t("review.title")} lead={t("review.lead", { file: fileName })}>
      <Announcement>
        {phase === "ready" ? t("review.ready", { count: counts.new }) : ""}
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
          {t(`failed.${phase === "importing" ? "importing" : "checking"}`, {
            reason: failureText(failure),
          })}
        </Notice>
      )}
      {settled || phase === "done" ? null : (
        <ImportProgress
          label={t(`progress.${phase === "importing" ? "importing" : "checking"}`)}
          {...progress}
        />
      )}
      {phase === "done" && settled ? (
        <Notice severity={counts.new > 0 ? "info" : "success"}>
          {[
            t("review.done", { count: counts.created }),
            ...(counts.new > 0 ? [t("review.stopped", { count: counts.new })] : []),
          ].join(" ")}
        </Notice>
      ) : null}
      {phase === "done" && importId !== null && counts.created > 0 ? (
        <UndoImport
          importId={importId}
          created={counts.created}
          progress={begun ?? null}
          label={t("undo.action")}
        />
      ) : null}
      {rows.length === 0 || begun !== undefined ? null : (
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
        {phase === "ready" && counts.new > 0 ? (
          <Button variant="contained" onClick={() => void send()}>
            {t("review.import", { count: counts.new })}
          </Button>
        ) : null}
        {phase === "done" ? (
          <Button variant="contained" component={Link} to={salesPaths.leads}>
            {t("review.toLeads")}
          </Button>
        ) : null}
        {settled && leftOut.length > 0 ? (
          <Button variant="outlined" onClick={() => void saveRemarks()}>
            {t("remarks.download", { count: leftOut.length })}
          </Button>
        ) : null}
        {phase === "importing" ? <Button onClick={stop}>{t("review.cancel")}</Button> : null}
        {phase === "done" ? (
          <Button onClick={onAgain}>{t("review.again")}</Button>
        ) : phase === "importing" ? null : (
          <Button onClick={onBack}>{t("review.back")}</Button>
        )}
      </Box>
    </Section>
  );
}

function tableState(row: ImportRow) {
  const state = stateOf(row);
  return state === "faulty" || state === "skipped" ? state : null;
}

/** Returns a function that describes a row's outcome and reason in the user's language. */
function useRowText(): (row: ImportRow) => string {
  const { t } = useTranslation(["leadImport", "leads"]);
  const problemText = useCallback(
    (problem: RowProblem) => {
      const known = leadProblems.find((each) => each === problem);
      if (known !== undefined) return t(`leads:problems.${known}`);
      const own = ownProblems.find((each) => each === problem);
      return own === undefined ? "" : t(`problems.${own}`);
    },
    [t],
  );
  return useCallback(
    (row) => {
      if (row.is === "faulty") return row.problems.map(problemText).join(" ");
      if (row.is === "twin") return t("row.twin", { row: row.of });
      return t(`row.${row.outcome ?? "new"}`);
    },
    [t, problemText],
  );
}

const ownProblems = [
  "planUnknown",
  "sourceUnknown",
  "documentTypeUnknown",
  "documentCountryUnknown",
  "tooManyCells",
] as const satisfies readonly RowProblem[];
