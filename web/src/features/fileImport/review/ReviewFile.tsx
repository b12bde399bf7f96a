import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { download } from "../../../lib/download.ts";
import { Button } from "../../../ui/Button.tsx";
import { Section } from "../../../ui/Section.tsx";
import { Announcement } from "../../../ui/status/Announcement.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { useFailureText } from "../../../ui/status/useFailureText.ts";
import type { FileImportWork } from "../run/useFileImport.ts";
import { countStates, rowStates, type FileRow, type RowState } from "../run/fileRows.ts";
import { ImportProgress } from "./ImportProgress.tsx";
import { RowsTable } from "./RowsTable.tsx";

type ReviewFileProps<Item, Problem, Outcome extends string> = {
  work: FileImportWork<Item, Problem, Outcome>;
  reader: { write: (heading: string, remarks: ReadonlyMap<number, string>) => Promise<string> };
  fileName: string;
  problemText: (problem: Problem) => string;
  /** Describes what happened to an item, or would happen. */
  outcomeText: (outcome: Outcome, item: Item, isDone: boolean) => string;
  texts: {
    lead: string;
    /** Read aloud when the rows are checked. */
    ready: string;
    importing: string;
    paused: (reason: string) => string;
    /** The button that imports the rows; null if there is nothing to import. */
    start: string | null;
    done: string;
    again: string;
    back?: string;
  };
  /** Whether the results no longer apply. */
  isUndone?: boolean;
  /** Notices about the file as a whole. */
  children?: ReactNode;
  /** An action after the import. */
  next?: ReactNode;
  /** Lets the user choose another file. */
  onAgain: () => void;
  /** Leads to the step before, if there is another one. */
  onBack?: () => void;
};

/** Shows what would happen to each row, imports the rows, and then shows what happened. */
export function ReviewFile<Item, Problem, Outcome extends string>({
  work,
  reader,
  fileName,
  problemText,
  outcomeText,
  texts,
  isUndone = false,
  children,
  next,
  onAgain,
  onBack = onAgain,
}: ReviewFileProps<Item, Problem, Outcome>) {
  const { t } = useTranslation("csvFile");
  const { rows, phase, progress, failure } = work;
  const [shown, setShown] = useState<RowState | null>(null);
  const failureText = useFailureText();
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the keyboard focus here, because the previous step is gone.
  useEffect(() => heading.current?.focus(), []);
  const counts = countStates(rows);
  const choices = [
    { state: null, label: t("states.all", { count: rows.length }), count: rows.length },
    ...rowStates.map((state) => {
      const count = counts[state];
      return { state, label: t(`states.${state}`, { count }), count };
    }),
  ];
  const isImporting = phase === "importing";
  const leave =
    phase === "done"
      ? { text: texts.again, onClick: onAgain }
      : { text: texts.back ?? texts.again, onClick: onBack };
  const isSettled = (phase === "ready" || phase === "done") && !isUndone;
  // Rows to import are not left out; rows that were to be imported but were not are.
  const leftOut = rows.filter(({ state }) => state !== (phase === "done" ? "done" : "ready"));
  const reason = failure === null ? "" : failureText(failure);

  function words(row: FileRow<Item, Problem, Outcome>): string {
    if (row.is === "twin") return t("row.twin", { row: row.of });
    if (row.is === "faulty") {
      const text = (problem: (typeof row.problems)[number]) =>
        problem === "tooManyCells" ? t("row.tooManyCells") : problemText(problem);
      return row.problems.map(text).join(" ");
    }
    if (row.outcome === null) return "";
    const notes = row.state === "skipped" ? [] : row.notes.map((note) => t(`row.${note}`));
    return [outcomeText(row.outcome, row.item, row.state === "done"), ...notes].join(" ");
  }

  async function saveRemarks() {
    const remarks = leftOut.map((row) => {
      const remark = row.state === "ready" ? t("remarks.notSent") : words(row);
      return [row.number, remark] as const;
    });
    const text = await reader.write(t("remarks.heading"), new Map(remarks));
    const name = t("remarks.file", { file: fileName.replace(/\.\w+$/, "") });
    download(new Blob([text], { type: "text/csv" }), `${name}.csv`);
  }

  return (
    <Section title={t("review.title")} headingRef={heading} lead={texts.lead}>
      <Announcement>{phase === "ready" ? texts.ready : ""}</Announcement>
      {failure === null ? null : (
        <Notice
          severity="error"
          action={
            <Button color="inherit" onClick={work.goOn}>
              {t("review.continue")}
            </Button>
          }
        >
          {isImporting ? texts.paused(reason) : t("review.unchecked", { reason })}
        </Notice>
      )}
      {phase === "checking" || isImporting ? (
        <ImportProgress
          label={isImporting ? texts.importing : t("review.checking")}
          {...progress}
        />
      ) : null}
      {phase === "done" && !isUndone ? <DoneNotice text={texts.done} left={counts.ready} /> : null}
      {children}
      {rows.length === 0 || isUndone ? null : (
        <>
          <RowStateTabs
            label={t("states.label")}
            choices={choices}
            shown={shown}
            onShow={setShown}
          />
          <RowsTable
            rows={shown === null ? rows : rows.filter(({ state }) => state === shown)}
            words={words}
          />
        </>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        {phase === "ready" && texts.start !== null ? (
          <Button variant="contained" onClick={work.start}>
            {texts.start}
          </Button>
        ) : null}
        {phase === "done" ? next : null}
        {isSettled && leftOut.length > 0 ? (
          <Button variant="outlined" onClick={() => void saveRemarks()}>
            {t("remarks.download", { count: leftOut.length })}
          </Button>
        ) : null}
        {isImporting ? (
          <Button onClick={work.stop}>{t("review.stop")}</Button>
        ) : (
          <Button onClick={leave.onClick}>{leave.text}</Button>
        )}
      </Box>
    </Section>
  );
}

/** A choice of rows; the state null stands for all of them. */
type RowStateChoice<State> = { state: State | null; label: string; count: number };

type RowStateTabsProps<State> = {
  label: string;
  choices: readonly RowStateChoice<State>[];
  shown: State | null;
  onShow: (state: State | null) => void;
};

/** The number of rows in each state; choosing a state filters the table. */
function RowStateTabs<State extends string>(props: RowStateTabsProps<State>) {
  const { label: group, choices, shown, onShow } = props;
  return (
    <Box
      component="fieldset"
      aria-label={group}
      sx={{ display: "flex", flexWrap: "wrap", gap: 1, border: 0, margin: 0, padding: 0 }}
    >
      {choices
        .filter(({ count, state }) => count > 0 || state === shown)
        .map(({ state, label }) => (
          <Chip
            key={state ?? "all"}
            label={label}
            aria-pressed={state === shown}
            color={state === shown ? "primary" : "default"}
            variant={state === shown ? "filled" : "outlined"}
            onClick={() => onShow(state)}
          />
        ))}
    </Box>
  );
}

/** Says what was imported, and how many rows were not because the user stopped it. */
function DoneNotice({ text, left }: { text: string; left: number }) {
  const { t } = useTranslation("csvFile");
  return left === 0 ? (
    <Notice severity="success">{text}</Notice>
  ) : (
    <Notice severity="info">{`${text} ${t("review.stopped", { count: left })}`}</Notice>
  );
}
