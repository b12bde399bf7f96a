import {
  LeadSelectionContext,
  SelectLeadContext,
  useNewSelection,
  type SelectLeadProps,
} from "../../features/leads/list/leadSelection.ts";
import { SelectLead } from "../../features/leads/list/SelectLead.tsx";
import { SelectionBar } from "../work/SelectionBar.tsx";
import { useSalespeople } from "../../features/staff/useSalespeople.ts";
import { LeadsPage } from "./sales/LeadsPage.tsx";

/** All leads, those of one salesperson, or the pool; administrators assign them here. */
export function AllLeadsPage() {
  const selection = useNewSelection();
  return (
    <LeadSelectionContext value={selection}>
      <SelectLeadContext value={selectLead}>
        <LeadsPage
          views={["all", "pool"]}
          owners={useSalespeople()}
          below={<SelectionBar selection={selection} />}
        />
      </SelectLeadContext>
    </LeadSelectionContext>
  );
}

const selectLead = (props: SelectLeadProps) => <SelectLead {...props} />;
