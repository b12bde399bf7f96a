import { styled } from "@mui/material/styles";
import type { LeadFilter } from "@salvia/domain/lead/leadFilter";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../ui/Button.tsx";
import { belowToasts } from "../../../ui/dialogs/belowToasts.ts";
import { useSelectionState, type LeadSelection } from "../list/leadSelection.ts";
import { SelectionFrame } from "../list/SelectionFrame.ts";
import { BulkJobProgress } from "./BulkJobProgress.tsx";
import { SelectMatching } from "./SelectMatching.tsx";
import type { BulkJobs } from "./useBulkJob.ts";

type SelectionBarProps = {
  selection: LeadSelection;
  filter: LeadFilter;
  jobs: BulkJobs;
  /** The actions on the selected leads. */
  children: ReactNode;
};

/** The number of selected leads, what can be done with them, and the job that does it. */
export function SelectionBar({ selection, filter, jobs, children }: SelectionBarProps) {
  const { t } = useTranslation(["leadBulk", "leads"]);
  const { selected, listed } = useSelectionState(selection);
  const shown = new Set(listed.map(({ id }) => id));
  const hidden = [...selected.keys()].filter((id) => !shown.has(id)).length;
  const isSome = selected.size > 0;
  return (
    <Bar ref={belowToasts} data-some={isSome || jobs.job !== null} aria-label={t("label")}>
      <output>
        {[
          isSome ? t("leads:selection.count", { count: selected.size }) : "",
          hidden > 0 ? t("hidden", { count: hidden }) : "",
          selected.size >= selection.max ? t("full", { count: selection.max }) : "",
        ].join(" ")}
      </output>
      {isSome ? (
        <>
          {children}
          <Button size="small" onClick={() => selection.clear()}>
            {t("leads:selection.clear")}
          </Button>
          <SelectMatching selection={selection} filter={filter} />
          <small>{t("keys")}</small>
        </>
      ) : null}
      <BulkJobProgress jobs={jobs} onDone={(ids) => selection.clear(ids)} />
    </Bar>
  );
}

const Bar = styled(SelectionFrame)(({ theme }) => ({
  "& small": { flexBasis: "100%", color: theme.vars.palette.text.secondary },
  // Without a keyboard, the hint is of no use.
  "@media (pointer: coarse), (max-width: 900px)": { "& small": { display: "none" } },
}));
