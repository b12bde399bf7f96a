import type { LeadFilter } from "@salvia/domain/lead/leadFilter";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useFreshSignIn } from "../../../session/useFreshSignIn.ts";
import { Button } from "../../../ui/Button.tsx";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";
import type { LeadRow } from "../paging/leadRow.ts";
import { useSelectionState, type LeadSelection } from "../list/leadSelection.ts";
import { BulkErase } from "./BulkErase.tsx";
import { SelectionBar } from "./SelectionBar.tsx";
import { useBulkJob } from "./useBulkJob.ts";

/** What a dialog needs that asks who gets the leads. */
export type AssignQuestion = {
  count: number;
  /** @param to null for the pool */
  onChoose: (to: string | null) => void;
  onClose: () => void;
};

type AssignBarProps = {
  selection: LeadSelection;
  filter: LeadFilter;
  renderQuestion: (question: AssignQuestion) => ReactNode;
  /** Renders the button that exports the selected leads. */
  renderExport: (rows: readonly LeadRow[]) => ReactNode;
};

/** What administrators do with all selected leads of any owner. */
export function AssignBar({ selection, filter, renderQuestion, renderExport }: AssignBarProps) {
  const { t } = useTranslation(["leads", "leadBulk"]);
  const [asked, setAsked] = useState<"assign" | "erase" | null>(null);
  const signIn = useFreshSignIn();
  const jobs = useBulkJob();
  const rows = [...useSelectionState(selection).selected.values()];
  return (
    <>
      <SelectionBar {...{ selection, filter, jobs }}>
        <Button
          size="small"
          variant="contained"
          aria-haspopup="dialog"
          onClick={() => setAsked("assign")}
        >
          {t("selection.assign")}
        </Button>
        {renderExport(rows)}
        <Button
          size="small"
          color="error"
          aria-haspopup="dialog"
          onClick={() => void signIn.before(() => setAsked("erase"))}
        >
          {t("leadBulk:ask.erase")}
        </Button>
        <MutationProblem mutation={signIn} />
      </SelectionBar>
      {asked === "assign"
        ? renderQuestion({
            count: rows.length,
            onChoose: (to) => {
              setAsked(null);
              jobs.start("assign", { kind: "assign", to }, rows);
            },
            onClose: () => setAsked(null),
          })
        : null}
      {asked === "erase" ? (
        <BulkErase
          count={rows.length}
          onErase={() => {
            setAsked(null);
            jobs.start("erase", { kind: "erase" }, rows);
          }}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}
