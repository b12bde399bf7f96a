import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";

import type { LeadActionsProps } from "./LeadActions.tsx";
import { LeadCards } from "./LeadCards.tsx";
import type { LeadRow } from "./leadRow.ts";
import { LeadTable } from "./LeadTable.tsx";
import type { LeadMark } from "./useLeadNews.ts";

export type LeadRowsProps = Pick<LeadActionsProps, "view" | "onEdit" | "onClaim"> & {
  rows: readonly LeadRow[];
  /** What the list holds, for those who do not see it. */
  caption: string;
  marks: ReadonlyMap<string, LeadMark>;
  /** Ids of the leads that are being claimed. */
  claiming: ReadonlySet<string>;
};

/** Leads in the shape that fits the screen. */
export function LeadRows(props: LeadRowsProps) {
  return useFitsTable() ? <LeadTable {...props} /> : <LeadCards {...props} />;
}

/** Whether there is room for a table. */
export function useFitsTable(): boolean {
  return useMediaQuery(useTheme().breakpoints.up("md"), { noSsr: true });
}
