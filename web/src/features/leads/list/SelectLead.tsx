import Checkbox from "@mui/material/Checkbox";
import { useTranslation } from "react-i18next";

import { fullName } from "./LeadActions.tsx";
import { useLeadSelection, type SelectLeadProps } from "./leadSelection.ts";

/** Checkbox that selects a lead for assignment. */
export function SelectLead({ row, focusable }: SelectLeadProps) {
  const { t } = useTranslation("leads");
  const selection = useLeadSelection();
  const checked = selection.ids.has(row.id);
  return (
    <Checkbox
      size="small"
      checked={checked}
      disabled={selection.isFull && !checked}
      onChange={() => selection.toggle(row.id)}
      // On a card, the focus ring would touch the name.
      sx={{ marginLeft: -1.25, marginRight: { xs: 1, md: 0 } }}
      slotProps={{
        input: {
          tabIndex: focusable ? 0 : -1,
          "aria-label": t("row.selectNamed", { name: fullName(row) }),
        },
      }}
    />
  );
}
