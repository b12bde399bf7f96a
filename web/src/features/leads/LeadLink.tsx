import MuiLink from "@mui/material/Link";
import { Link } from "react-router";

import { fullName } from "./list/LeadActions.tsx";
import type { LeadRow } from "./data/leadRow.ts";
import { fromList } from "./page/openedFromList.ts";
import { useLeadPath } from "./useOpenLead.ts";

type LeadLinkProps = {
  row: LeadRow;
  /** Whether Tab reaches it; false inside a row that is a tab stop itself. */
  focusable: boolean;
};

/** A lead's name as a link to its page. */
export function LeadLink({ row, focusable }: LeadLinkProps) {
  const path = useLeadPath();
  return (
    <MuiLink
      component={Link}
      to={path(row.id)}
      state={fromList}
      color="inherit"
      underline="hover"
      tabIndex={focusable ? 0 : -1}
    >
      {fullName(row)}
    </MuiLink>
  );
}
