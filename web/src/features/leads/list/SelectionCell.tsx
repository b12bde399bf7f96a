import { styled } from "@mui/material/styles";
import { Suspense, use } from "react";

import { later } from "../../../ui/later.ts";
import type { LeadRow } from "../paging/leadRow.ts";
import { LeadSelectionContext } from "./leadSelection.ts";

/**
 * The place of a lead's checkbox; nothing where leads cannot be selected. The checkbox's script
 * loads after the list.
 */
export function SelectionCell({ row, focusable }: { row: LeadRow; focusable: boolean }) {
  const selection = use(LeadSelectionContext);
  return selection === null ? null : (
    <Place data-select>
      <Suspense fallback={null}>
        <SelectLead {...{ selection, row, focusable }} />
      </Suspense>
    </Place>
  );
}

/** The place of the checkbox for all loaded leads. */
export function SelectionHead() {
  const selection = use(LeadSelectionContext);
  return selection === null ? null : (
    <Place data-select>
      <Suspense fallback={null}>
        <SelectListedLeads selection={selection} />
      </Suspense>
    </Place>
  );
}

const Place = styled("span")({ display: "inline-block", width: 38, height: 38 });

const SelectLead = later(async () => (await import("./SelectLead.tsx")).SelectLead);

const SelectListedLeads = later(async () => (await import("./SelectLead.tsx")).SelectListedLeads);
