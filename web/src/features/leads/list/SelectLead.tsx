import Checkbox from "@mui/material/Checkbox";
import { useTranslation } from "react-i18next";

import { fullName, type LeadRow } from "../paging/leadRow.ts";
import { useIsSelected, useSelectionState, type LeadSelection } from "./leadSelection.ts";

type SelectLeadProps = {
  selection: LeadSelection;
  row: LeadRow;
  /** Whether Tab reaches it: only in one row of a list. */
  focusable: boolean;
};

/** Checkbox that selects a lead; with Shift, all leads from the one selected before. */
export function SelectLead({ selection, row, focusable }: SelectLeadProps) {
  const { t } = useTranslation("leads");
  const checked = useIsSelected(row.id) ?? false;
  return (
    <Checkbox
      size="small"
      checked={checked}
      onChange={({ nativeEvent }) => {
        if ("shiftKey" in nativeEvent && nativeEvent.shiftKey === true) selection.extendTo(row);
        else selection.toggle(row);
      }}
      slotProps={{
        input: {
          tabIndex: focusable ? 0 : -1,
          "aria-label": t("row.selectNamed", { name: fullName(row) }),
        },
      }}
    />
  );
}

/** Checkbox in the table's header that selects all loaded leads, or none. */
export function SelectListedLeads({ selection }: { selection: LeadSelection }) {
  const { t } = useTranslation("leads");
  const { selected, listed } = useSelectionState(selection);
  const count = listed.filter(({ id }) => selected.has(id)).length;
  const isAll = count > 0 && count === listed.length;
  return (
    <Checkbox
      size="small"
      checked={isAll}
      indeterminate={count > 0 && !isAll}
      onChange={() => (isAll ? selection.clear() : selection.selectAll())}
      slotProps={{ input: { "aria-label": t("selection.listed") } }}
    />
  );
}
