import Button from "@mui/material/Button";
import { assignedLeadsMax } from "@salvia/domain/account/workEndpoints";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import {
  createLeadSelection,
  useSelectionState,
  type LeadSelection,
} from "../../features/leads/list/leadSelection.ts";
import { SelectionFrame } from "../../features/leads/list/SelectionFrame.ts";
import { useSalespeople } from "../../features/staff/useSalespeople.ts";
import { AssignButton } from "../work/AssignButton.tsx";
import type { LeadsLayout } from "./sales/LayoutSwitch.tsx";
import { LeadsPage } from "./sales/LeadsPage.tsx";

const views = ["all", "pool"] as const;

/** All leads, those of one salesperson, or the pool; administrators assign them here. */
export function AllLeadsPage({ layout }: { layout: LeadsLayout }) {
  const [selection] = useState(() => createLeadSelection(assignedLeadsMax));
  return (
    <LeadsPage
      layout={layout}
      views={views}
      owners={useSalespeople()}
      bulk={{ selection, views, renderBar: () => <SelectionBar selection={selection} /> }}
    />
  );
}

/** Shows the number of selected leads and their actions; visible once a lead is selected. */
function SelectionBar({ selection }: { selection: LeadSelection }) {
  const { t } = useTranslation("leads");
  const { selected } = useSelectionState(selection);
  const isSome = selected.size > 0;
  const isFull = selected.size >= selection.max;
  const clear = () => selection.clear();
  return (
    <SelectionFrame as="div" data-some={isSome}>
      <output>
        {isSome ? t("selection.count", { count: selected.size }) : null}{" "}
        {isFull ? t("selection.full", { count: assignedLeadsMax }) : null}
      </output>
      {isSome ? (
        <>
          <AssignButton leadIds={[...selected.keys()]} variant="contained" onAssigned={clear} />
          <Button onClick={clear}>{t("selection.clear")}</Button>
        </>
      ) : null}
    </SelectionFrame>
  );
}
