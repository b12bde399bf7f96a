import Box from "@mui/material/Box";
import { useEffect, useRef, useState, type ReactNode } from "react";

import { Button } from "../Button.tsx";
import { Section } from "../Section.tsx";
import { Announcement } from "../status/Announcement.tsx";
import { Notice } from "../status/Notice.tsx";
import type { Failure } from "../status/useFailureText.ts";
import { ImportProgress } from "./ImportProgress.tsx";
import { RowStateTabs } from "./RowStateTabs.tsx";
import { RowsTable } from "./RowsTable.tsx";

type ReviewFileProps<Row extends { number: number; name: string; contact: string }, State> = {
  work: {
    rows: readonly Row[];
    phase: "checking" | "ready" | "importing" | "done";
    progress: { done: number; of: number };
    failure: Failure | null;
    start: () => void;
    goOn: () => void;
  };
  /** The states of rows in the order of the tabs; the state null stands for all rows. */
  states: readonly { state: State | null; label: string; count: number }[];
  stateOf: (row: Row) => State;
  /** Rows in these states stand out. */
  faulty: State;
  skipped: State;
  /** Describes the outcome of a row and its reason. */
  words: (row: Row) => string;
  texts: {
    title: string;
    lead: string;
    /** Read aloud when the rows are checked. */
    ready: string;
    statesLabel: string;
    progress: string;
    failed: string;
    goOn: string;
    /** The button that imports the rows; null if there is nothing to import. */
    start: string | null;
    again: string;
  };
  /** Notices about the file as a whole. */
  children?: ReactNode;
  /** Lets the user choose another file. */
  onAgain: () => void;
};

/** Shows what would happen to each row, imports the rows, and then shows what happened. */
export function ReviewFile<
  Row extends { number: number; name: string; contact: string },
  State extends string,
>(props: ReviewFileProps<Row, State>) {
  const { work, states, stateOf, faulty, skipped, words, texts, children, onAgain } = props;
  const { rows, phase, progress, failure, start, goOn } = work;
  const [shown, setShown] = useState<State | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the keyboard focus here, because the file field is gone.
  useEffect(() => heading.current?.focus(), []);

  return (
    <Section title={texts.title} headingRef={heading} lead={texts.lead}>
      <Announcement>{phase === "ready" ? texts.ready : ""}</Announcement>
      {failure === null ? null : (
        <Notice
          severity="error"
          action={
            <Button color="inherit" onClick={goOn}>
              {texts.goOn}
            </Button>
          }
        >
          {texts.failed}
        </Notice>
      )}
      {phase === "checking" || phase === "importing" ? (
        <ImportProgress label={texts.progress} {...progress} />
      ) : null}
      {children}
      {rows.length === 0 ? null : (
        <>
          <RowStateTabs
            label={texts.statesLabel}
            choices={states}
            shown={shown}
            onShow={setShown}
          />
          <RowsTable
            rows={shown === null ? rows : rows.filter((row) => stateOf(row) === shown)}
            stateOf={(row) => {
              const state = stateOf(row);
              return state === faulty ? "faulty" : state === skipped ? "skipped" : null;
            }}
            words={words}
          />
        </>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        {phase === "ready" && texts.start !== null ? (
          <Button variant="contained" onClick={start}>
            {texts.start}
          </Button>
        ) : null}
        {phase === "importing" && failure === null ? null : (
          <Button onClick={onAgain}>{texts.again}</Button>
        )}
      </Box>
    </Section>
  );
}
