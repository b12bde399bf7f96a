import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { assignedLeadsMax } from "@salvia/domain/account/workEndpoints";
import { useTranslation } from "react-i18next";

import {
  LeadSelectionContext,
  SelectLeadContext,
  useNewSelection,
  type SelectLeadProps,
  type LeadSelection,
} from "../../features/leads/list/leadSelection.ts";
import { SelectLead } from "../../features/leads/list/SelectLead.tsx";
import { useSalespeople } from "../../features/staff/useSalespeople.ts";
import { AssignButton } from "../work/AssignButton.tsx";
import type { LeadsLayout } from "./sales/LayoutSwitch.tsx";
import { LeadsPage } from "./sales/LeadsPage.tsx";

/** All leads, those of one salesperson, or the pool; administrators assign them here. */
export function AllLeadsPage({ layout }: { layout: LeadsLayout }) {
  const selection = useNewSelection();
  return (
    <LeadSelectionContext value={selection}>
      <SelectLeadContext value={selectLead}>
        <LeadsPage
          layout={layout}
          views={["all", "pool"]}
          owners={useSalespeople()}
          below={<SelectionBar selection={selection} />}
        />
      </SelectLeadContext>
    </LeadSelectionContext>
  );
}

const selectLead = (props: SelectLeadProps) => <SelectLead {...props} />;

/** Shows the number of selected leads and their actions; visible once a lead is selected. */
function SelectionBar({ selection: { ids, isFull, clear } }: { selection: LeadSelection }) {
  const { t } = useTranslation("leads");
  const isSome = ids.size > 0;
  return (
    <Bar data-some={isSome}>
      <output>
        {isSome ? t("selection.count", { count: ids.size }) : null}{" "}
        {isFull ? t("selection.full", { count: assignedLeadsMax }) : null}
      </output>
      {isSome ? (
        <>
          <AssignButton leadIds={[...ids]} variant="contained" onAssigned={clear} />
          <Button onClick={clear}>{t("selection.clear")}</Button>
        </>
      ) : null}
    </Bar>
  );
}

const Bar = styled("div")(({ theme }) => ({
  "&[data-some=true]": {
    position: "sticky",
    bottom: 12,
    zIndex: 2,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: 12,
    padding: "10px 16px",
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.shadows[4],
  },
  "& output": { flexGrow: 1, fontWeight: 600 },
}));
